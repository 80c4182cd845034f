/** The benchmark `growth`: the cost of a gallery of 10, 100 and 1,000 pictures, in a temporary copy of the project. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type * as BuildSite from '../../lib/build-site';
import { copyProject } from '../../lib/project-copy';
import { serve } from '../../lib/serve';
import { TEST_IDS } from '../hosts';
import { measureInteractions } from '../interactions';
import { openLightbox } from '../interactions/scenes';
import { lighthouse, type Run } from '../pages/lighthouse';
import { progress } from '../progress';
import { median } from '../statistics';
import { growGallery } from './more-pictures';

const GALLERY = '/gallery';

export interface SizeFigures {
  photos: number;
  /** Transferred bytes of the HTML. */
  html: number;
  /** Transferred bytes of all scripts. */
  scripts: number;
  /** Number of pictures requested on first view. */
  pictures: number;
  /** Median LCP in ms. */
  lcp: number;
  /** Median time from the tap to the open lightbox in ms, at 4x CPU slowdown. */
  lightbox: number;
}

/** Gallery sizes; others can be set in PICTURES, such as `PICTURES=10,50`. */
const sizes = (process.env.PICTURES ?? '10,100,1000').split(',').map(Number);

export async function measureGrowth(runs: number, samples: number): Promise<SizeFigures[]> {
  const copy = await copyProject();
  try {
    // The link to the project's encoded pictures is replaced with a copy of them, because the benchmark adds pictures.
    const pictures = join(copy.root, '.cache/pictures');
    await rm(pictures);
    await cp(join(import.meta.dirname, '../../../.cache/pictures'), pictures, { recursive: true });
    progress('Building the copy as it is');
    await build(copy.root);
    const figures: SizeFigures[] = [];
    for (const photos of sizes) {
      progress(`A gallery of ${photos}`);
      await growGallery(copy.root, photos);
      figures.push({ photos, ...(await measureGallery(await build(copy.root), runs, samples)) });
    }
    progress('');
    return figures;
  } finally {
    await copy.remove();
  }
}

/** Builds the copy at `root`, and returns its output folder. */
async function build(root: string): Promise<string> {
  const { DIST, runBuild } = (await import(join(root, 'dev/lib/build-site.ts'))) as typeof BuildSite;
  const { code, output } = await runBuild('production', { ...TEST_IDS, SITE_URL: 'http://localhost' });
  if (code !== 0) throw new Error(`The grown site could not be built:\n${output}`);
  return DIST;
}

async function measureGallery(dist: string, runs: number, samples: number) {
  const site = await serve({ directory: dist });
  try {
    const views: Run[] = [];
    while (views.length < runs) views.push(await lighthouse(site.url + GALLERY, ['performance']));
    const over = (read: (view: Run) => number) => median(views.map(read));
    const [opening] = await measureInteractions(site.url, samples, [openLightbox]);
    return {
      html: over(({ bytes }) => bytes.Document),
      scripts: over(({ bytes }) => bytes.Script),
      pictures: over(view => view.pictures),
      lcp: over(({ metrics }) => metrics.lcp),
      lightbox: opening?.shown.median ?? Number.NaN,
    };
  } finally {
    await site.close();
  }
}
