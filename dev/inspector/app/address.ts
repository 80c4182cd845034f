/** Reads and writes actor, state and row in the inspector's address, so that a developer can share a link. */
import type { LogEntry } from '../watch/log';
import { stateText } from '../watch/log';
import type { Watched } from '../watch/watched';

export function readAddress(): { site: string; actor: string | undefined; step: number | undefined } {
  const address = new URLSearchParams(location.search);
  return {
    site: address.get('site') ?? '/',
    actor: address.get('actor') ?? undefined,
    step: Number(address.get('step')) || undefined,
  };
}

export function writeAddress({ path }: Watched, entry: LogEntry | undefined, step: number | undefined): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries({ actor: path, state: entry && stateText(entry.to), step })) {
    if (value) address.searchParams.set(name, String(value));
    else address.searchParams.delete(name);
  }
  history.replaceState(null, '', address);
}
