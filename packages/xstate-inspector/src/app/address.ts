import type { Watched } from '../watch/watched';

export const readAddress = (): { app?: string; actor?: string } =>
  Object.fromEntries(new URLSearchParams(location.search));

export function writeAddress({ path, ref }: Watched): void {
  const frame = ref && document.querySelector('iframe')?.contentWindow;
  const app = frame ? pathIn(frame) : undefined;
  history.replaceState(null, '', `?${new URLSearchParams({ ...(app && { app }), actor: path })}`);
}

/** The path of the application's page; undefined if a link has led to another origin. */
export function pathIn({ location }: Window): string | undefined {
  try {
    return location.origin === 'null' ? undefined : location.pathname + location.search + location.hash;
  } catch {
    return undefined;
  }
}
