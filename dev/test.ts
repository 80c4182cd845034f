/**
 * `npm test` builds the site and tests it, beside the checks of types and lint and the tests in Node and jsdom. `npm run
 * test:full` also finds unused code, then runs the tests whose files are named `.full` and those of the packages.
 */
import { spawnSync } from 'node:child_process';
import { runBuild } from './lib/build-site';
import { ensureChromium } from './lib/find-chromium';
import { type Ended, run } from './lib/run';

const full = process.argv.includes('--full');
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1_000);

const failed: string[] = [];

/** Prints the output of a command when it ends, and returns whether the command succeeded. */
async function passes(name: string, command: Promise<Ended>): Promise<boolean> {
  const { code, output } = await command.catch(error => ({ code: 1, output: String(error) }));
  console.log(`\n— ${name}: ${code === 0 ? 'passed' : 'failed'} after ${seconds()} s\n${output.trim()}`);
  if (code !== 0) failed.push(name);
  return code === 0;
}

// So that `tests/support/built-site.setup.ts` does not build the site again.
process.env.SITE_BUILT = '1';

/** Runs a command from `node_modules/.bin`, which npm has put on the path. */
const tool = (command: string, ...args: string[]) =>
  run(command, args, { env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) } });
// One thread each is enough beside a build, and takes half of the processor's time.
const types = (...project: string[]) => tool('tsc', '--noEmit', '--singleThreaded', ...project);
const tests = (...projects: string[]) => tool('vitest', 'run', ...projects.flatMap(name => ['--project', name]));

/** Runs a command with its output on the terminal. */
function show(name: string, command: string): void {
  if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0) failed.push(name);
}

const build = passes('Build', runBuild('mailbox'));
const chromium = passes(
  'Chromium',
  ensureChromium().then(path => {
    process.env.CHROME_PATH = path;
    return { code: 0, output: path };
  }),
);
// Both kinds of tests at once: those in the browser often wait, and the last file in jsdom uses one processor.
await Promise.all([
  build,
  chromium,
  passes('Types', types()),
  passes('Types of the machines, without a DOM', types('-p', 'machines')),
  passes('Types of the site, with the methods of the browsers it supports', types('-p', 'src')),
  passes('Lint, format and import boundaries', tool('biome', 'ci', '.')),
  ...(full ? [passes('Unused files, exports and dependencies', tool('knip'))] : []),
  // After the build, for which the longer tests wait.
  passes(
    'Tests in Node and jsdom',
    build.then(() => tests('machine', 'view', 'paths')),
  ),
  passes(
    'Tests of the built site',
    Promise.all([build, chromium]).then(ready =>
      ready.includes(false) ? { code: 1, output: 'Not run: no build, or no Chromium' } : tests('browser'),
    ),
  ),
]);
if (full && (await build)) {
  const hasBrowser = await chromium;
  show('Full tests', `vitest run --project ${hasBrowser ? "'full-*'" : 'full-node --project full-paths'}`);
  if (hasBrowser) show('Tests of the packages', 'npm test --workspaces --if-present');
}
const ending = failed.length === 0 ? `passed in ${seconds()} s` : `failed in ${seconds()} s: ${failed.join(', ')}`;
console.log(`\n${full ? 'npm run test:full' : 'npm test'} ${ending}`);
process.exit(failed.length === 0 ? 0 : 1);
