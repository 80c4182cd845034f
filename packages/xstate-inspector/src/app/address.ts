/** Reads and writes actor, state and row in the inspector's address, so that a developer can share a link. */
import type { LogEntry } from '../watch/log';
import { stateText } from '../watch/log';
import type { Watched } from '../watch/watched';

export function readAddress(): { site: string | undefined; actor: string | undefined; step: number | undefined } {
  const address = new URLSearchParams(location.search);
  return {
    site: address.get('site') ?? undefined,
    actor: address.get('actor') ?? undefined,
    step: Number(address.get('step')) || undefined,
  };
}

export function writeAddress({ path, ref }: Watched, entry: LogEntry | undefined, step: number | undefined): void {
  const address = new URL(location.href);
  const frame = ref && document.querySelector('iframe')?.contentWindow;
  const site = frame ? pathIn(frame) : undefined;
  for (const [name, value] of Object.entries({ site, actor: path, state: entry && stateText(entry.to), step })) {
    if (value) address.searchParams.set(name, String(value));
    else address.searchParams.delete(name);
  }
  history.replaceState(null, '', address);
}

/** The path of the application's page; undefined if a link has led to another origin. */
export function pathIn({ location }: Window): string | undefined {
  try {
    return location.origin === 'null' ? undefined : location.pathname + location.search + location.hash;
  } catch {
    return undefined;
  }
}
