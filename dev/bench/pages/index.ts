/** The benchmark `pages`: every page in Lighthouse, compared with the same page without scripts. */
import type { Hosts } from '../hosts';
import { progress } from '../progress';
import { median } from '../statistics';
import {
  type Category,
  categories,
  type Kind,
  kinds,
  lighthouse,
  type Metric,
  metrics,
  type Run,
  valuesOf,
} from './lighthouse';

/** The figures of one page. Scores, metrics and bytes are medians of all runs. */
export interface PageFigures {
  path: string;
  scores: Record<Category, number>;
  /** The page's metrics in ms; `cls` has no unit. */
  metrics: Record<Metric, number>;
  /** The same metrics of the page without scripts. */
  baseline: Record<Metric, number>;
  /** Transferred bytes. */
  bytes: Record<Kind, number>;
  /** LCP of the page divided by LCP of the baseline. */
  ratio: number;
  /** Audits that cost points in at least one run, with the number of runs. */
  costs: Record<string, number>;
  /** LCP of every run in ms, page and baseline, to judge the noise. */
  spread: { page: number[]; baseline: number[] };
}

/** Every built page, or those in PAGES, such as `PAGES=/,/gallery`. */
function chosen(built: readonly string[], named = process.env.PAGES?.split(',')): readonly string[] {
  return named ? built.filter(path => named.includes(path)) : built;
}

/** Measures each page right before or after its baseline, so that a slow phase of the machine affects both. */
export async function measurePages(hosts: Hosts, runs: number): Promise<PageFigures[]> {
  const found = new Map(chosen(hosts.paths).map(path => [path, { page: [] as Run[], baseline: [] as Run[] }]));
  for (let round = 1; round <= runs; round++) {
    for (const [path, { page, baseline }] of found) {
      progress(`Lighthouse, round ${round} of ${runs}: ${path}`);
      const measurements = [
        async () => page.push(await lighthouse(hosts.page + path, categories)),
        async () => baseline.push(await lighthouse(hosts.baseline + path, ['performance'])),
      ];
      for (const measure of round % 2 === 0 ? measurements.reverse() : measurements) await measure();
    }
  }
  progress('');
  return [...found].map(([path, { page, baseline }]) => figuresOf(path, page, baseline));
}

function figuresOf(path: string, page: readonly Run[], baseline: readonly Run[]): PageFigures {
  const metricNames = Object.keys(metrics) as Metric[];
  const metricsOf = (runs: readonly Run[]) => valuesOf(metricNames, name => median(runs.map(run => run.metrics[name])));
  const [own, under] = [metricsOf(page), metricsOf(baseline)];
  const costs: Record<string, number> = {};
  for (const cost of page.flatMap(run => run.costs)) {
    const audit = cost.replace(/ \(0?\.?\d*\)/, '');
    costs[audit] = (costs[audit] ?? 0) + 1;
  }
  return {
    path,
    scores: valuesOf(categories, name => median(page.map(run => run.scores[name] ?? Number.NaN))),
    metrics: own,
    baseline: under,
    bytes: valuesOf(kinds, kind => median(page.map(run => run.bytes[kind]))),
    ratio: own.lcp / under.lcp,
    costs,
    spread: { page: page.map(run => run.metrics.lcp), baseline: baseline.map(run => run.metrics.lcp) },
  };
}
