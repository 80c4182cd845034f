/** Runs Lighthouse in a new process and browser each time, so that no run benefits from another's caches. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launch } from 'chrome-launcher';
import { CHROMIUM_ARGS, ensureChromium } from '../../lib/find-chromium';

const CLI = join(import.meta.dirname, '../../../node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
export const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
export type Metric = keyof typeof metrics;
export const kinds = ['Document', 'Script', 'Stylesheet', 'Image', 'Font'] as const;
export type Kind = (typeof kinds)[number];

export interface Run {
  /** Scores from 0 to 100, only for the requested categories. */
  scores: Partial<Record<Category, number>>;
  /** The metrics in ms; `cls` has no unit. */
  metrics: Record<Metric, number>;
  /** Transferred bytes from the page's own origin, including headers. */
  bytes: Record<Kind, number>;
  /** Number of pictures requested from the page's own origin. */
  pictures: number;
  /** Audits that cost points: `category: audit (score)` and their first items. */
  costs: string[];
}

/** The fields of Lighthouse's report that this file reads. */
interface Report {
  runtimeError?: { message: string };
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: Item[] } }>;
}
interface Item {
  url?: string;
  resourceType?: string;
  transferSize?: number;
  description?: string;
  node?: { snippet?: string };
}

export async function lighthouse(url: string, only: readonly Category[]): Promise<Run> {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [...CHROMIUM_ARGS, '--headless=new'],
    logLevel: 'silent',
  });
  try {
    const { stdout } = await run(
      process.execPath,
      [
        CLI,
        url,
        `--port=${chrome.port}`,
        // Blocks other hosts. Lighthouse does not count requests that it blocks itself as errors.
        '--blocked-url-patterns=https://*',
        `--only-categories=${only.join(',')}`,
        ...['--output=json', '--quiet', '--ignore-status-code', '--no-enable-error-reporting'],
      ],
      { maxBuffer: 256 * 1024 * 1024, timeout: 180_000 },
    );
    return runOf(JSON.parse(stdout) as Report, new URL(url).origin, only);
  } finally {
    chrome.kill();
  }
}

function runOf(report: Report, origin: string, only: readonly Category[]): Run {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const ofKind = (kind: Kind) =>
    requests.filter(({ url, resourceType }) => url?.startsWith(origin) && resourceType === kind);
  const bytesOf = (kind: Kind) => ofKind(kind).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: valuesOf(only, name => Math.round((report.categories[name]?.score ?? 0) * 100)),
    metrics: valuesOf(
      Object.keys(metrics) as Metric[],
      name => report.audits[metrics[name]]?.numericValue ?? Number.NaN,
    ),
    bytes: valuesOf(kinds, bytesOf),
    pictures: ofKind('Image').length,
    costs: only.flatMap(name => costsOf(report, name)),
  };
}

function costsOf({ categories, audits }: Report, name: Category): string[] {
  return (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, details } = audits[id] ?? {};
    if (weight === 0 || score === null || score >= 1) return [];
    const where = (details?.items ?? [])
      .map(({ node, url, description }) => node?.snippet ?? description ?? url)
      .filter(Boolean);
    return [`${name}: ${id} (${score}) ${where.slice(0, 3).join(' · ')}`.trim()];
  });
}

/** One value for each of these keys. */
export function valuesOf<Key extends string>(keys: readonly Key[], read: (key: Key) => number): Record<Key, number> {
  return Object.fromEntries(keys.map(key => [key, read(key)])) as Record<Key, number>;
}
