import { kilobytes, table, whole } from '../table';
import type { GrowthFigures } from './index';

const heads = [
  ...['Pictures', 'HTML KB', 'JS KB', 'Bytes per added picture', 'Pictures on first view', 'LCP ms'],
  ...['Open lightbox ms', 'times the first', 'Build s'],
];

export function growthReport({ sizes, encoding }: GrowthFigures): string {
  const [first] = sizes;
  const rows = sizes.map(one => {
    const added = first ? one.photos - first.photos : 0;
    const grown = first ? one.html + one.scripts - first.html - first.scripts : 0;
    return [
      one.photos,
      ...[kilobytes(one.html), kilobytes(one.scripts), added > 0 ? whole(grown / added) : '', one.pictures],
      ...[whole(one.lcp), whole(one.lightbox), (one.lightbox / (first?.lightbox ?? Number.NaN)).toFixed(2)],
      one.build.toFixed(1),
    ];
  });
  const note = `Build: with every picture encoded before; encoding adds ${encoding.toFixed(1)} s per picture to the first build.`;
  return `${table([heads, ...rows])}\n\n${note}`;
}
