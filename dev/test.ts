/**
 * `npm test` builds the site and tests it, beside the checks of types and lint and the tests in Node and jsdom. `npm run
 * test:full` adds unused code, and then the tests whose files are named `.full` and those of the packages.
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

// The tests of the built site begin after the build.
process.env.SITE_BUILT = '1';

/** Runs a command of the project's packages, which npm has put on the path. */
const tool = (command: string, ...args: string[]) =>
  run(command, args, { env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } });
// One thread each is enough beside a build, and takes half of the processor's time.
const types = (...project: string[]) => tool('tsc', '--noEmit', '--singleThreaded', ...project);
const tests = (...projects: string[]) => tool('vitest', 'run', ...projects.flatMap(name => ['--project', name]));

/** Runs a command with its output on the terminal, and returns whether it succeeded. */
const shows = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

const build = passes('Build', runBuild('mailbox'));
const chromium = passes(
  'Chromium',
  ensureChromium().then(path => {
    process.env.CHROME_PATH = path;
    return { code: 0, output: path };
  }),
);
// Together, because a test often waits for its page, and the last file of one kind keeps only one processor busy.
const results = await Promise.all([
  build,
  chromium,
  passes('Types', types()),
  passes('Types of the machines, without a DOM', types('-p', 'machines')),
  passes('Types of the site, with the methods of the browsers it supports', types('-p', 'src')),
  passes('Lint, format and import boundaries', tool('biome', 'ci', '.')),
  ...(full ? [passes('Unused files, exports and dependencies', tool('knip'))] : []),
  passes('Tests in Node and jsdom', tests('machine', 'view', 'paths')),
  Promise.all([build, chromium]).then(
    ready => !ready.includes(false) && passes('Tests of the built site', tests('browser')),
  ),
]);
if (full && (await build)) {
  const hasBrowser = await chromium;
  results.push(shows(`vitest run --project ${hasBrowser ? "'full-*'" : 'full-node --project full-paths'}`));
  if (hasBrowser) results.push(shows('npm test --workspaces --if-present'));
}
const isGreen = results.every(Boolean);
console.log(`\n${full ? 'npm run test:full' : 'npm test'} ${isGreen ? 'passed' : 'failed'} in ${seconds()} s`);
process.exit(isGreen ? 0 : 1);
