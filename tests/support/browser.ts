/** One Chromium for each worker process, shared by all its test files and launched again if it has died. */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium, ensureHeadlessShell } from '../../dev/find-chromium';

export interface BrowserOptions {
  /**
   * Chromium as visitors have it, with its back-forward cache, in place of the light headless shell: for what the shell
   * lacks. In the full run the shell is a whole Chromium, too, without that cache.
   */
  wholeBrowser?: boolean;
}

const running = new Map<boolean, Promise<Browser>>();

/** Ends a browser that does not answer; the next test gets another. */
export function discard(browser: Browser): void {
  running.clear();
  browser.close().catch(() => {});
}

export function sharedBrowser({ wholeBrowser = false }: BrowserOptions = {}): Promise<Browser> {
  const present = running.get(wholeBrowser);
  if (present) return present;
  const launched = chromium.launch({
    executablePath: wholeBrowser ? ensureChromium() : ensureHeadlessShell(),
    args: CHROMIUM_ARGS,
    timeout: 20_000,
    ...(wholeBrowser && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
  running.set(wholeBrowser, launched);
  const forget = () => running.delete(wholeBrowser);
  launched.then(browser => browser.on('disconnected', forget), forget);
  return launched;
}
