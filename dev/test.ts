/**
 * `npm test` builds the site beside the checks of types and lint, then runs what needs no browser, then the tests of the built
 * site. `npm run test:full` adds the tests whose files are named `.full`, unused code, and the packages' own tests.
 */
import { spawnSync } from 'node:child_process';
import { runBuild } from './lib/build-site';
import { ensureChromium } from './lib/find-chromium';
import { type Ended, run } from './lib/run';

const full = process.argv.includes('--full');
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1_000);

/** Prints the output of a command when it ends, and returns whether the command succeeded. */
async function passes(name: string, command: Promise<Ended>): Promise<boolean> {
  const { code, output } = await command.catch(error => ({ code: 1, output: String(error) }));
  console.log(`\n— ${name}: ${code === 0 ? 'passed' : 'failed'} after ${seconds()} s\n${output.trim()}`);
  return code === 0;
}

// One thread each is enough beside a build, and takes half of the processor's time.
const types = (...project: string[]) => tool('tsc', '--noEmit', '--singleThreaded', ...project);
/** Runs a command of the project's packages, which npm has put on the path. */
const tool = (command: string, ...args: string[]) =>
  run(command, args, { env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } });

/** Runs a command with its output on the terminal, and returns whether it succeeded. */
const shows = (command: string) =>
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, SITE_BUILT: '1' } }).status === 0;

const [isBuilt, hasBrowser, ...checks] = await Promise.all([
  passes('Build', runBuild('mailbox')),
  passes(
    'Chromium',
    ensureChromium().then(path => {
      process.env.CHROME_PATH = path;
      return { code: 0, output: path };
    }),
  ),
  passes('Types', types()),
  passes('Types of the machines, without a DOM', types('-p', 'machines')),
  passes('Types of the site, with the methods of the browsers it supports', types('-p', 'src')),
  passes('Lint, format and import boundaries', tool('biome', 'ci', '.')),
  ...(full ? [passes('Unused files, exports and dependencies', tool('knip'))] : []),
]);
const tests = [
  'vitest run --project machine --project view --project paths',
  ...(hasBrowser ? ['vitest run --project browser'] : []),
  // Together: while one worker spends minutes on a file in jsdom, the other runs the tests in the browser.
  ...(full ? [`vitest run --project ${hasBrowser ? "'full-*'" : 'full-node --project full-paths'}`] : []),
  ...(full && hasBrowser ? ['npm test --workspaces --if-present'] : []),
];
// A failure of one part says little about the next, unless nothing could be built.
const results = isBuilt ? tests.map(shows) : [];
const isGreen = [isBuilt, hasBrowser, ...checks, ...results].every(Boolean);
console.log(`\n${full ? 'npm run test:full' : 'npm test'} ${isGreen ? 'passed' : 'failed'} in ${seconds()} s`);
process.exit(isGreen ? 0 : 1);
