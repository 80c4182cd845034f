/** `npm test`: types, lint, walls and all three test projects once, and then it exits. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSite } from './build-site';
import { ensureChromium } from './find-chromium';

function step(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
}

const chromium = ensureChromium();
step('Types', 'npx', ['tsc', '--noEmit']);
step('Types of the machines, without a DOM', 'npx', ['tsc', '--noEmit', '-p', 'machines']);
step('Lint, format and walls', 'npx', ['biome', 'ci', '.']);
step('Files, exports and dependencies that nothing uses', 'npx', ['knip']);
step('Known weaknesses of what visitors get', 'npm', ['run', '--silent', 'audit']);
console.log('\n— Build');
await buildSite('mailbox');
const reporters = ['default', join(import.meta.dirname, 'quality/reporter.ts')].map(name => `--reporter=${name}`);
step('Tests', 'npx', ['vitest', 'run', ...reporters], { CHROME_PATH: chromium, SITE_BUILT: '1' });
