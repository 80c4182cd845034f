/** Finds a Chromium for the tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

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

/** The path in an environment variable, if it is set. */
function chosen(variable: string): string | undefined {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} points to ${path}, which doesn’t exist.`);
  return path || undefined;
}

/** Path of a working Chromium: the one in CHROME_PATH, an installed one, or Playwright's. */
const presentChromium = () =>
  chosen('CHROME_PATH') ?? [...onPath(...NAMES), chromium.executablePath()].find(path => runs(path));

/**
 * Like `presentChromium`, but installs Chromium if there is none: with the system's package manager, which also installs
 * the libraries that a browser needs; if that fails, from Playwright.
 */
export function ensureChromium(): string {
  const present = presentChromium();
  if (present) return present;
  console.log('No Chromium found: trying to install one …');
  if (canInstall()) install('chromium');
  const packaged = presentChromium();
  if (packaged) return packaged;
  run('npx', 'playwright-core', 'install', 'chromium');
  const downloaded = presentChromium();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one (Debian: sudo apt-get install chromium), or name its path: CHROME_PATH=/path/to/chrome npm test',
  );
}

/**
 * Path of Chromium's headless shell, which opens a page in a third of the time: the one in HEADLESS_SHELL_PATH, an
 * installed one, Playwright's, or a newly installed one. Without any, or if CHROME_PATH is set, returns Chromium itself.
 */
export function ensureHeadlessShell(): string {
  const shell = chosen('HEADLESS_SHELL_PATH');
  if (shell) return shell;
  if (process.env.CHROME_PATH) return ensureChromium();
  const present = () => [...onPath(...SHELL_NAMES), ...playwrightsShell()].find(path => runs(path));
  // Installs no shell if Chromium did not come from apt: there may be no package, and every run would try again.
  if (!present() && canInstall() && (!presentChromium() || isDebians('chromium'))) {
    console.log('No headless shell of Chromium found: trying to install one …');
    install('chromium-headless-shell');
  }
  return present() ?? ensureChromium();
}

const canInstall = () => onPath('apt-get').length > 0 && process.getuid?.() === 0;

const isDebians = (name: string) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

function install(name: string): void {
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', name);
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

/** Playwright installs the headless shell beside its Chromium. */
function playwrightsShell(): string[] {
  const browsers = join(chromium.executablePath(), '../../..');
  if (!existsSync(browsers)) return [];
  return readdirSync(browsers, { recursive: true, encoding: 'utf8' })
    .filter(file => /^chromium_headless_shell-.*[/\\](chrome-)?headless[-_]shell(\.exe)?$/.test(file))
    .map(file => join(browsers, file));
}

function run(command: string, ...args: string[]): void {
  // A package that asks a question would wait for an answer forever.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', timeout: 5 * 60_000, env });
}
