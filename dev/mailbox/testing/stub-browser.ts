/** Stubs of the browser APIs that the EmailJS client uses, and the `Origin` header that a browser adds. */
import { vi } from 'vitest';
import { ORIGIN } from './served-mailbox';

/** Installs the stubs and returns a list that records fetched addresses. Undo with `vi.unstubAllGlobals()`. */
export function stubBrowser(): string[] {
  const { fetch: plainFetch } = globalThis;
  const addresses: string[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    addresses.push(address);
    return plainFetch(address, { ...init, headers: { ...init.headers, Origin: ORIGIN } });
  });
  return addresses;
}
