/** One Chromium for each worker process, shared by its test files and relaunched if it crashes. */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium, ensureHeadlessShell } from '../../dev/lib/find-chromium';

export interface BrowserOptions {
  /**
   * Uses Chromium with its back-forward cache, which the headless shell lacks.
   */
  wholeBrowser?: boolean;
  /** Uses Chromium in a window that a person can watch. */
  headed?: boolean;
}

const running = new Map<string, Promise<Browser>>();

export function sharedBrowser({ wholeBrowser = false, headed = false }: BrowserOptions = {}): Promise<Browser> {
  const kind = headed ? 'in a window' : wholeBrowser ? 'whole' : 'shell';
  const present = running.get(kind);
  if (present) return present;
  const launched = chromium.launch({
    headless: !headed,
    executablePath: wholeBrowser || headed ? ensureChromium() : ensureHeadlessShell(),
    args: CHROMIUM_ARGS,
    timeout: 20_000,
    ...(wholeBrowser && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
  running.set(kind, launched);
  const forget = () => running.delete(kind);
  launched.then(browser => browser.on('disconnected', forget), forget);
  return launched;
}
