/** Stubs of the browser APIs that the EmailJS client uses, and the `Origin` header that a browser adds. */
import { vi } from 'vitest';
import { ORIGIN } from './served-mailbox';

/** Installs the stubs and returns a list that records requests. Undo with `vi.unstubAllGlobals()`. */
export function stubBrowser(): object[] {
  const { fetch: plainFetch } = globalThis;
  const requests: object[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  const fetch = (address: string, init: RequestInit = {}) => {
    requests.push({ address, ...init });
    return plainFetch(address, { ...init, headers: { ...init.headers, Origin: ORIGIN } });
  };
  vi.stubGlobal('fetch', undefined);
  // As where a console for debugging, or a browser inside another app, has locked it.
  Object.defineProperty(globalThis, 'fetch', { get: () => fetch });
  return requests;
}
