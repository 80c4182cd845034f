/**
 * `npm test` checks types, lint and import boundaries, and tests every behavior once. `npm run test:full` adds every
 * width, theme and failure case, and more random walks from a new seed, which it prints; `SEED=<number>` repeats them.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { hold } from '../site-build/hold';
import { runBuild } from './lib/build-site';
import { ensureChromium, ensureHeadlessShell } from './lib/find-chromium';
import { type Ended, run } from './lib/run';

try {
  hold(join(import.meta.dirname, '..'), 'running the tests');
} catch (error) {
  console.error(error);
  process.exit(1);
}
const full = process.argv.includes('--full');

/** Prints the output of a command when it ends, and returns whether the command succeeded. */
async function passes(name: string, command: Promise<Ended>): Promise<boolean> {
  const { code, output } = await command.catch(error => ({ code: 1, output: String(error) }));
  console.log(`\n— ${name}: ${code === 0 ? 'passed' : 'failed'}\n${output.trim()}`);
  return code === 0;
}

const npx = (...args: string[]) =>
  run('npx', args, { env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } });

const started = performance.now();
const shell = full ? ensureChromium() : ensureHeadlessShell();
const chromium = ensureChromium();
const checks = await Promise.all([
  passes('Build', runBuild('mailbox')),
  passes('Types', npx('tsc', '--noEmit')),
  passes('Types of the machines, without a DOM', npx('tsc', '--noEmit', '-p', 'machines')),
  passes('Types of the site, with the methods of the browsers it supports', npx('tsc', '--noEmit', '-p', 'src')),
  passes('Lint, format and import boundaries', npx('biome', 'ci', '.')),
  passes('Unused files, exports and dependencies', npx('knip')),
]);
if (checks.includes(false)) process.exit(1);

const seed = process.env.SEED ?? String(randomInt(2 ** 31));
if (full) console.log(`\nSeed of the random tests: ${seed} (SEED=${seed} npm run test:full repeats them)`);
// A full run takes more than an hour, so the reason of a failure is printed at once, not only at the end.
const vitest = spawn('npx', ['vitest', 'run', ...(full ? ['--reporter=verbose'] : [])], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROME_PATH: chromium,
    HEADLESS_SHELL_PATH: shell,
    SITE_BUILT: '1',
    ...(full && { TEST_EXTENT: 'full', SEED: seed, WALKS: '100' }),
  },
});
vitest.once('close', code => {
  console.log(
    `\n${full ? 'npm run test:full' : 'npm test'} took ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  process.exit(code ?? 1);
});
