/** The benchmarks' rows in the table of `npm run quality`: each measured value beside its goal. */
import type { Figure } from '../metrics';
import type { SizeFigures } from './growth';
import { UNKNOWN } from './hosts';
import type { InteractionFigures } from './interactions';
import { KB, limits } from './limits';
import type { PageFigures } from './pages';

const HOME = '/';
const most = { ratio: 1.05, homeLcp: 1_100, fcp: 850, tbt: 50 };
/**
 * Limits for the 95th percentile, in ms: from input to next paint, lower for a picture that is already decoded, and to
 * the visible result of what visitors wait for.
 */
const slowest = (name: string) => (name === 'Next picture' ? 64 : 100);
const slowestResult: Record<string, number> = { 'Open lightbox': 150, 'Open sheet': 150, Navigate: 150 };
const growth = { bytes: 250, lightbox: 1.5 };

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);
const whole = (value: number) => Math.round(value).toString();

/** One row per page, and one for the weight of the home page. */
export function pageGoals(pages: readonly PageFigures[]): Figure[] {
  const rows = pages.map((page): Figure => {
    const { path, scores, metrics, ratio } = page;
    // Lighthouse deducts points for the 404 status, which this page must have.
    const judged = path === UNKNOWN ? [scores.performance, scores.accessibility] : Object.values(scores);
    const lcp = path === HOME ? `, LCP at most ${seconds(most.homeLcp)} s` : '';
    return {
      what: `Lighthouse, \`${path}\``,
      goal: `${judged.map(() => 100).join('/')}, LCP at most ${most.ratio} of the baseline’s${lcp}, FCP ${seconds(most.fcp)} s, TBT ${most.tbt} ms, CLS 0`,
      figure: `${judged.join('/')}, LCP ${seconds(metrics.lcp)} s = ${ratio.toFixed(2)}, FCP ${seconds(metrics.fcp)} s, TBT ${whole(metrics.tbt)} ms, CLS ${metrics.cls.toFixed(3)}`,
      met:
        judged.every(score => score === 100) &&
        ratio <= most.ratio &&
        (path !== HOME || metrics.lcp <= most.homeLcp) &&
        metrics.fcp <= most.fcp &&
        metrics.tbt <= most.tbt &&
        metrics.cls === 0,
    };
  });
  const home = pages.find(({ path }) => path === HOME);
  if (!home) return rows;
  const all = Object.values(home.bytes).reduce((sum, bytes) => sum + bytes, 0);
  const weight: Figure = {
    what: 'The whole home page on a phone before scrolling',
    goal: `at most ${kilobytes(limits.home)} KB`,
    figure: `${kilobytes(all)} KB`,
    met: all <= limits.home,
  };
  return [...rows, weight];
}

/** One row per interaction, and another for its result if visitors wait for it. */
export function interactionGoals(interactions: readonly InteractionFigures[]): Figure[] {
  return interactions.flatMap(({ name, paint, shown, samples }) => {
    const row = (what: string, { p95, median }: InteractionFigures['paint'], limit: number): Figure => ({
      what: `${what}, 4x CPU slowdown: ${name}`,
      goal: `95th percentile at most ${limit} ms`,
      figure: `${whole(p95)} ms, median ${whole(median)} ms, ${samples.length} samples`,
      met: p95 <= limit,
    });
    const limit = slowestResult[name];
    return [
      row('Input to next paint', paint, slowest(name)),
      ...(limit ? [row('Input to visible result', shown, limit)] : []),
    ];
  });
}

/** Compares the largest measured gallery with the smallest. */
export function growthGoals(sizes: readonly SizeFigures[]): Figure[] {
  const [few, many] = [sizes[0], sizes.at(-1)];
  if (!few || !many || few === many) return [];
  const bytes = (many.html + many.scripts - few.html - few.scripts) / (many.photos - few.photos);
  const times = many.lightbox / few.lightbox;
  const gallery = `A gallery of ${many.photos} pictures, compared with ${few.photos}`;
  return [
    {
      what: `${gallery}: HTML and script for each added picture`,
      goal: `at most ${growth.bytes} bytes`,
      figure: `${whole(bytes)} bytes`,
      met: bytes <= growth.bytes,
    },
    {
      what: `${gallery}: pictures on first view`,
      goal: 'no more than with few',
      figure: `${many.pictures} and ${few.pictures}`,
      met: many.pictures <= few.pictures,
    },
    {
      what: `${gallery}: time until the lightbox is open`,
      goal: `at most ${growth.lightbox} times`,
      figure: `${times.toFixed(2)} times (${whole(many.lightbox)} and ${whole(few.lightbox)} ms)`,
      met: times <= growth.lightbox,
    },
  ];
}
