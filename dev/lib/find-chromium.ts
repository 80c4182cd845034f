/** Finds a Chromium for the tests, or installs one. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

/**
 * Path of a Chromium: the one in CHROME_PATH, an installed one, Playwright's, or a newly installed one. The headless shell comes
 * first, because it opens a page in a third of the time; a browser with a window is `headed`.
 */
export async function ensureChromium(headed = false): Promise<string> {
  const find = () =>
    [...(headed ? [] : [...onPath('chromium-headless-shell'), ...playwrightsShell()]), ...onPath(...NAMES)]
      .concat(chromium.executablePath())
      .find(path => runs(path));
  const present = process.env.CHROME_PATH || find();
  if (present) return present;
  const isRoot = process.getuid?.() === 0;
  const command = 'npx playwright-core install chromium';
  console.log(`No Chromium found. Installing one with ${isRoot ? `apt-get, or else with ${command}` : command} …`);
  // Debian's packages bring the libraries that a browser needs. Other systems may lack the first one.
  const packages = isRoot ? ['chromium-headless-shell', 'chromium'].slice(headed ? 1 : 0) : [];
  for (const name of packages)
    if (!find()) await shell(`apt-get update && apt-get install --yes --no-install-recommends ${name}`);
  if (!find()) await shell(command);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one (Debian: sudo apt-get install chromium), or name its path: CHROME_PATH=/path/to/chrome npm test',
  );
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

/** Runs a command with its output on the terminal. A package that asks a question would wait for an answer forever. */
async function shell(command: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await once(spawn(command, { shell: true, stdio: 'inherit', timeout: 5 * 60_000, env }), 'close');
}
