/**
 * `npm run bench [-- pages|interactions|growth|soak|inputs|inspector …]`: benchmarks of the built site. Writes
 * reports/bench.json.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { join } from 'node:path';
import { type Figure, keepMetrics } from '../metrics';
import { growthGoals, interactionGoals, pageGoals } from './goals';
import { measureGrowth } from './growth';
import { openHosts } from './hosts';
import { measureInteractions } from './interactions';
import { measurePages } from './pages';

const folder = join(import.meta.dirname, '../../reports');
const file = join(folder, 'bench.json');
const runs = Number(process.env.RUNS || 5);
const samples = Number(process.env.SAMPLES || 30);

interface Measured {
  figures: unknown;
  goals: Figure[];
}

const parts: Record<string, () => Promise<Measured>> = {
  pages: () =>
    withHosts(async hosts => {
      const figures = await measurePages(hosts, runs);
      return { figures, goals: pageGoals(figures) };
    }),
  interactions: () =>
    withHosts(async hosts => {
      const figures = await measureInteractions(hosts.page, samples);
      return { figures, goals: interactionGoals(figures) };
    }),
  growth: async () => {
    const figures = await measureGrowth(runs, samples);
    return { figures, goals: growthGoals(figures) };
  },
};

/** Separate commands, run only on request. */
const others: Record<string, () => unknown> = {
  soak: () => vitest({ SOAK: '1' }, ['tests/soak', '-t', 'does not grow']),
  inputs: () => vitest({ INPUTS: '10000', BROWSER_INPUTS: '200' }, ['--project', 'machine', 'tests/inputs']),
  inspector: () => vitest({ TIMED: '1' }, ['tests/inspector-cost', '-t', 'is measured']),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !(name in parts || name in others));
if (unknown.length > 0) {
  console.error(`Unknown part '${unknown.join(', ')}'. Parts: ${Object.keys({ ...parts, ...others }).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(others)) if (wanted.includes(name)) await run();
const measured = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
for (const [name, measure] of measured) {
  const { figures, goals } = await measure();
  keep(name, figures);
  keepMetrics(`bench-${name}`, goals);
  console.log(`\n${name}: all results are in ${file}`);
  for (const { what, goal, figure, met } of goals)
    console.log(`\n${met ? 'met' : 'NOT MET'}: ${what}\n  ${figure}\n  goal: ${goal}`);
}

function vitest(env: NodeJS.ProcessEnv, args: readonly string[]): void {
  const run = spawnSync('npx', ['vitest', 'run', '--project', 'browser', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (run.status !== 0) process.exitCode = 1;
}

async function withHosts<Result>(measure: (hosts: Awaited<ReturnType<typeof openHosts>>) => Promise<Result>) {
  const hosts = await openHosts();
  try {
    return await measure(hosts);
  } finally {
    await hosts.close();
  }
}

/** Running one part keeps the other parts' figures. */
function keep(part: string, figures: unknown): void {
  const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const machine = { processors: cpus().length, model: cpus()[0]?.model, system: release(), node: process.version };
  mkdirSync(folder, { recursive: true });
  const all = { ...(before as object), [part]: { at: new Date().toISOString(), runs, samples, machine, figures } };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
