/** `npm run bench [-- pages|interactions|growth …]`: how quick the built site is. Writes reports/bench.json. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { join } from 'node:path';
import { type Figure, keepFigures } from '../quality/figures';
import { growthGoals, interactionGoals, pageGoals } from './goals';
import { measureGrowth } from './growth';
import { growthReport } from './growth/report';
import { openHosts } from './hosts';
import { measureInteractions } from './interactions';
import { interactionsReport } from './interactions/report';
import { measurePages } from './pages';
import { pagesReport } from './pages/report';
import { type StandIn, standIn } from './stand-in';

const folder = join(import.meta.dirname, '../../reports');
const file = join(folder, 'bench.json');
const runs = Number(process.env.RUNS || 5);
const samples = Number(process.env.SAMPLES || 30);

interface Measured {
  figures: unknown;
  /** As a table for a terminal. */
  report: string;
  goals: Figure[];
}

const parts: Record<string, (other: StandIn) => Promise<Measured>> = {
  pages: other =>
    withHosts(async hosts => {
      const figures = await measurePages(hosts, other.chromiumArgs, runs);
      return { figures, report: pagesReport(figures), goals: pageGoals(figures) };
    }),
  interactions: other =>
    withHosts(async hosts => {
      const figures = await measureInteractions(hosts.page, other.chromiumArgs, samples);
      return { figures, report: interactionsReport(figures), goals: interactionGoals(figures) };
    }),
  growth: async other => {
    const figures = await measureGrowth(other.chromiumArgs, runs, samples);
    return { figures, report: growthReport(figures), goals: growthGoals(figures) };
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part '${unknown.join(', ')}'. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const other = await standIn();
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { figures, report, goals } = await measure(other);
    keep(name, figures);
    keepFigures(`bench-${name}`, goals);
    console.log(`\n## ${name}\n\n${report}`);
  }
  console.log(`\nAll figures are in ${file}`);
} finally {
  other.close();
}

async function withHosts<Result>(measure: (hosts: Awaited<ReturnType<typeof openHosts>>) => Promise<Result>) {
  const hosts = await openHosts();
  try {
    return await measure(hosts);
  } finally {
    await hosts.close();
  }
}

/** A part that is run alone leaves the other parts' figures standing. */
function keep(part: string, figures: unknown): void {
  const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const machine = { processors: cpus().length, model: cpus()[0]?.model, system: release(), node: process.version };
  mkdirSync(folder, { recursive: true });
  const all = { ...(before as object), [part]: { at: new Date().toISOString(), runs, samples, machine, figures } };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
