/**
 * `npm run bench [-- pages|interactions|growth|request …]`: benchmarks of the built site. Prints tables, and writes
 * reports/bench.json.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { join } from 'node:path';
import { measureGrowth } from './growth';
import { openHosts } from './hosts';
import { measureInteractions } from './interactions';
import { KB } from './limits';
import { measurePages } from './pages';
import { measureRequest } from './request';

const folder = join(import.meta.dirname, '../../reports');
const file = join(folder, 'bench.json');
const runs = Number(process.env.RUNS || 5);
const samples = Number(process.env.SAMPLES || 30);

interface Measured {
  figures: unknown;
  /** The rows to print. */
  table: Record<string, string | number>[];
}

const rounded = (value: number) => Number(value.toFixed(2));
const allRounded = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]: [string, number]) => [name, rounded(value)]));

const parts: Record<string, () => Promise<Measured>> = {
  pages: () =>
    withHosts(async hosts => {
      const figures = await measurePages(hosts, runs);
      const table = figures.map(({ path, scores, metrics, ratio, bytes }) => ({
        path,
        scores: Object.values(scores).join('/'),
        KB: rounded(Object.values(bytes).reduce((sum, kind) => sum + kind, 0) / KB),
        ...allRounded(metrics),
        'LCP / baseline': rounded(ratio),
      }));
      return { figures, table };
    }),
  interactions: () =>
    withHosts(async hosts => {
      const figures = await measureInteractions(hosts.page, samples);
      const table = figures.map(({ name, paint, shown }) => ({
        interaction: name,
        'next paint, median': rounded(paint.median),
        '95th percentile': rounded(paint.p95),
        'outcome shown, median': rounded(shown.median),
        '95th percentile of that': rounded(shown.p95),
      }));
      return { figures, table };
    }),
  growth: async () => {
    const figures = await measureGrowth(runs, samples);
    return { figures, table: figures.map(allRounded) };
  },
  request: async () => {
    const figures = await measureRequest(join(folder, 'request'));
    const table = figures.map(({ site, walk, taps, seconds, errors }) => ({
      site,
      walk,
      taps,
      seconds: rounded(seconds),
      'console errors': errors.length,
    }));
    return { figures, table };
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part '${unknown.join(', ')}'. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const measured = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
for (const [name, measure] of measured) {
  const { figures, table } = await measure();
  keep(name, figures);
  console.log(`\n${name}, in ms if not said otherwise; all results are in ${file}`);
  console.table(table);
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
