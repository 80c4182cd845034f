/**
 * `npm test` checks types, lint and import boundaries, and tests every behavior once. `npm run test:full` adds every
 * width, theme and failure case, and more random walks from a new seed, which it prints; `SEED=<number>` repeats them.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSite } from './build-site';
import { ensureChromium, ensureHeadlessShell } from './find-chromium';
import { keepMetrics } from './metrics';

const full = process.argv.includes('--full');

/** Runs a command and prints its output when it ends. */
async function check(name: string, ...[command, ...args]: [string, ...string[]]): Promise<boolean> {
  const child = spawn(command, args, { env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));
  const passed = await new Promise<boolean>(resolve => {
    child.once('error', error => {
      output += error;
      resolve(false);
    });
    child.once('close', code => resolve(code === 0));
  });
  console.log(`\n— ${name}: ${passed ? 'passed' : 'failed'}\n${output.trim()}`);
  return passed;
}

async function build(): Promise<boolean> {
  try {
    await buildSite('mailbox');
    console.log('\n— Build: passed');
    return true;
  } catch (error) {
    console.error('\n— Build: failed\n', error);
    return false;
  }
}

const started = performance.now();
const shell = full ? ensureChromium() : ensureHeadlessShell();
const chromium = ensureChromium();
const checks = await Promise.all([
  build(),
  check('Types', 'npx', 'tsc', '--noEmit'),
  check('Types of the machines, without a DOM', 'npx', 'tsc', '--noEmit', '-p', 'machines'),
  check('Lint, format and import boundaries', 'npx', 'biome', 'ci', '.'),
  check('Unused files, exports and dependencies', 'npx', 'knip'),
]);
if (checks.includes(false)) process.exit(1);

const report = 'reports/tests.json';
const seed = process.env.SEED ?? String(randomInt(2 ** 31));
if (full) console.log(`\nSeed of the random tests: ${seed} (SEED=${seed} npm run test:full repeats them)`);
const vitest = spawn('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROME_PATH: chromium,
    HEADLESS_SHELL_PATH: shell,
    SITE_BUILT: '1',
    ...(full && { TEST_EXTENT: 'full', SEED: seed, WALKS: '200' }),
  },
});
vitest.once('close', code => {
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  const figure = `${passed} passed, ${failed} failed`;
  keepMetrics('tests', [
    { what: full ? 'Tests of the full run' : 'Tests', goal: 'none fails', figure, met: code === 0 },
  ]);
  console.log(
    `\n${full ? 'npm run test:full' : 'npm test'} took ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  process.exit(code ?? 1);
});
