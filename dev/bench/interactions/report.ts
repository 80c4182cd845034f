import { table, whole } from '../table';
import type { InteractionFigures } from './index';

export function interactionsReport(figures: readonly InteractionFigures[]): string {
  const heads = ['Interaction', 'Next paint, median ms', '95th', 'Outcome shown, median ms', '95th', 'Samples'];
  const rows = figures.map(({ name, paint, shown, samples }) => [
    name,
    ...[paint.median, paint.p95, shown.median, shown.p95].map(whole),
    samples.length,
  ]);
  return table([heads, ...rows]);
}
