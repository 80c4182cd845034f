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

/** Path of a working Chromium: the one in CHROME_PATH, an installed one, or Playwright's. */
function presentChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH points to ${named}, which doesn’t exist.`);
    return named;
  }
  return [...NAMES.map(onPath), playwrightsOwn()].find(path => path !== undefined && runs(path));
}

/**
 * Like `presentChromium`, but installs Chromium if there is none: with the system's package manager, which also installs
 * the libraries that a browser needs; if that fails, from Playwright.
 */
export function ensureChromium(): string {
  const present = presentChromium();
  if (present) return present;
  console.log('No Chromium found: trying to install one …');
  for (const attempt of [fromPackages, fromPlaywright]) {
    attempt();
    const brought = presentChromium();
    if (brought) return brought;
  }
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
  const { HEADLESS_SHELL_PATH, CHROME_PATH } = process.env;
  if (HEADLESS_SHELL_PATH) {
    if (!existsSync(HEADLESS_SHELL_PATH))
      throw new Error(`HEADLESS_SHELL_PATH points to ${HEADLESS_SHELL_PATH}, which doesn’t exist.`);
    return HEADLESS_SHELL_PATH;
  }
  if (CHROME_PATH) return ensureChromium();
  const present = () => [...SHELL_NAMES.map(onPath), playwrightsShell()].find(path => path !== undefined && runs(path));
  const shell = present();
  if (shell) return shell;
  // Installs no shell if Chromium did not come from apt: there may be no package, and every run would try again.
  if (canInstall() && (!presentChromium() || isDebians('chromium'))) {
    console.log('No headless shell of Chromium found: trying to install one …');
    install('chromium-headless-shell');
  }
  return present() ?? ensureChromium();
}

const canInstall = () => onPath('apt-get') !== undefined && process.getuid?.() === 0;

const isDebians = (name: string) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

function install(name: string): void {
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', name]);
}

function fromPackages(): void {
  if (canInstall()) install('chromium');
}

function fromPlaywright(): void {
  run('npx', ['playwright-core', 'install', 'chromium']);
}

/** Whether the browser starts: a download may lack libraries, and a package may only point to another package. */
function runs(path: string): boolean {
  // On Windows, `--version` would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Playwright installs the headless shell beside its Chromium. */
function playwrightsShell(): string | undefined {
  const browsers = join(chromium.executablePath(), '../../..');
  if (!existsSync(browsers)) return undefined;
  const folders = readdirSync(browsers).filter(name => name.startsWith('chromium_headless_shell-'));
  return folders
    .flatMap(folder =>
      readdirSync(join(browsers, folder), { recursive: true, encoding: 'utf8' }).map(file =>
        join(browsers, folder, file),
      ),
    )
    .find(file => /[/\\](chrome-)?headless[-_]shell(\.exe)?$/.test(file));
}

function run(command: string, args: string[]): void {
  // A package that asks a question would wait for an answer forever.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', timeout: 5 * 60_000, env });
}
