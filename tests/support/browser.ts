/** One Chromium for each worker process, shared by its test files and relaunched if it crashes. */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../dev/lib/find-chromium';

const running = new Map<boolean, Promise<Browser>>();

/** `headed`: in a window that a person can watch. */
export function sharedBrowser(headed = false): Promise<Browser> {
  const present = running.get(headed);
  if (present) return present;
  const launched = ensureChromium(headed).then(executablePath =>
    chromium.launch({ headless: !headed, executablePath, args: CHROMIUM_ARGS, timeout: 20_000 }),
  );
  running.set(headed, launched);
  const forget = () => running.delete(headed);
  launched.then(browser => browser.on('disconnected', forget), forget);
  return launched;
}
