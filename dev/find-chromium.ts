/** Finds a Chromium for the tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a machine without a display, a GPU or a way out to the internet. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium that is here: the one that was named, an installed one, or Playwright's own. */
function presentChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, but there is no such file.`);
    return named;
  }
  return NAMES.map(onPath).find(Boolean) ?? playwrightsOwn();
}

/** Like `presentChromium`, but gets one where none is here: Playwright's download first, then the system's packages. */
export function ensureChromium(): string {
  const present = presentChromium();
  if (present) return present;
  console.log('No Chromium found: trying to get one …');
  run('npx', ['playwright-core', 'install', 'chromium-headless-shell']);
  run('npx', ['playwright-core', 'install', 'chromium']);
  const downloaded = presentChromium();
  if (downloaded) return downloaded;
  if (onPath('apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  const installed = presentChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one (Debian: sudo apt-get install chromium), or say where it is: CHROME_PATH=/path/to/chrome npm test',
  );
}

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: 5 * 60_000 });
}
