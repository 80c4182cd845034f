/** Finds a Chromium for the tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a machine without a display or a GPU. With them, Chromium can reach only this machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-proxy-server',
];

const find = () => [...onPath(...NAMES), chromium.executablePath()].find(path => runs(path));

/** Path of a Chromium: the one in CHROME_PATH, an installed one, Playwright's, or a newly installed one. */
export function ensureChromium(): string {
  const present = process.env.CHROME_PATH || find();
  if (present) return present;
  console.log('No Chromium found: trying to install one …');
  if (process.getuid?.() === 0) {
    // Debian's packages bring the libraries that a browser needs. Other systems may lack the second one.
    run('apt-get update && apt-get install --yes --no-install-recommends chromium');
    run('apt-get install --yes --no-install-recommends chromium-headless-shell');
  }
  if (!find()) run('npx playwright-core install chromium');
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one (Debian: sudo apt-get install chromium), or name its path: CHROME_PATH=/path/to/chrome npm test',
  );
}

/**
 * Path of Chromium's headless shell, which opens a page in a third of the time: the one in HEADLESS_SHELL_PATH, an installed
 * one, or Playwright's. Without any, or if CHROME_PATH is set, returns Chromium itself.
 */
export function ensureHeadlessShell(): string {
  const { HEADLESS_SHELL_PATH, CHROME_PATH } = process.env;
  if (HEADLESS_SHELL_PATH) return HEADLESS_SHELL_PATH;
  const whole = ensureChromium();
  const shells = CHROME_PATH ? [] : [...onPath('chromium-headless-shell'), ...playwrightsShell()];
  return shells.find(path => runs(path)) ?? whole;
}

/** Playwright installs the headless shell beside its Chromium. */
function playwrightsShell(): string[] {
  const browsers = join(chromium.executablePath(), '../../..');
  if (!existsSync(browsers)) return [];
  return readdirSync(browsers, { recursive: true, encoding: 'utf8' })
    .filter(file => /^chromium_headless_shell-.*[/\\](chrome-)?headless[-_]shell(\.exe)?$/.test(file))
    .map(file => join(browsers, file));
}

/** Whether the browser starts: a download may lack libraries, and a package may only point to another package. */
function runs(path: string): boolean {
  // On Windows, `--version` would open a window.
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

/** The paths of those of these programs that are installed. */
function onPath(...names: string[]): string[] {
  return (spawnSync('which', names, { encoding: 'utf8' }).stdout ?? '').split('\n').filter(Boolean);
}

function run(command: string): void {
  // A package that asks a question would wait for an answer forever.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: 5 * 60_000, env });
}
