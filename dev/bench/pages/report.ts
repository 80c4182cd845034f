import { kilobytes, table, whole } from '../table';
import type { PageFigures } from './index';
import { categories, kinds } from './lighthouse';

const heads = [
  ...['Page', 'Perf', 'A11y', 'Best', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
  ...['HTML KB', 'JS KB', 'CSS KB', 'Pictures KB', 'Fonts KB', 'Baseline FCP', 'Baseline LCP', 'LCP / baseline'],
];

/** A table with one line per page; below it, the audits that keep a category under 100. */
export function pagesReport(figures: readonly PageFigures[]): string {
  const rows = figures.map(({ path, scores, metrics, bytes, baseline, ratio }) => [
    path,
    ...categories.map(name => whole(scores[name])),
    ...[whole(metrics.fcp), whole(metrics.lcp), whole(metrics.tbt), metrics.cls.toFixed(3)],
    ...kinds.map(kind => kilobytes(bytes[kind])),
    ...[whole(baseline.fcp), whole(baseline.lcp), ratio.toFixed(2)],
  ]);
  const costs = figures.flatMap(({ path, scores, costs }) =>
    Object.entries(costs)
      .filter(([audit]) => categories.some(name => scores[name] < 100 && audit.startsWith(`${name}:`)))
      .map(([audit, runs]) => `- ${path}: ${audit}, in ${runs} of the runs`),
  );
  return [table([heads, ...rows]), '', ...(costs.length > 0 ? ['What costs points:', ...costs] : [])].join('\n');
}
