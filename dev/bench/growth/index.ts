/** Part three: the cost of a gallery of 10, 100 and 1,000 pictures, in a temporary copy of the project. */
import { join } from 'node:path';
import { serve } from '../../serve';
import { measureInteractions } from '../interactions';
import { openLightbox } from '../interactions/scenes';
import { lighthouse } from '../pages/lighthouse';
import { progress } from '../progress';
import { median } from '../statistics';
import { measureEncoding } from './encoding';
import { type FirstView, firstView } from './first-view';
import { growGallery } from './more-pictures';
import { measurePlanning } from './planning';
import { copyProject } from './project-copy';

const GALLERY = '/gallery';

interface SizeFigures extends FirstView {
  photos: number;
  /** In seconds, with every picture already encoded. */
  build: number;
  /** In ms, median. */
  lcp: number;
  /** From tap to open lightbox in ms at 4x CPU slowdown, median. */
  lightbox: number;
  planning: { ms: number; paths: number };
}

export interface GrowthFigures {
  sizes: SizeFigures[];
  /** Seconds of encoding per picture in a first build. */
  encoding: number;
}

/** Gallery sizes; others can be set in PICTURES, such as `PICTURES=10,50`. */
const sizes = (process.env.PICTURES ?? '10,100,1000').split(',').map(Number);

export async function measureGrowth(runs: number, samples: number): Promise<GrowthFigures> {
  const copy = await copyProject();
  try {
    progress('Building the copy as it is');
    await copy.build();
    const figures: SizeFigures[] = [];
    for (const photos of sizes) {
      progress(`A gallery of ${photos}`);
      await growGallery(copy.root, photos);
      const { dist, seconds } = await copy.build();
      figures.push({
        photos,
        build: seconds,
        ...(await measureGallery(dist, runs, samples)),
        planning: measurePlanning(photos),
      });
    }
    progress('');
    return { sizes: figures, encoding: await measureEncoding(join(copy.root, 'src/content/photographs')) };
  } finally {
    await copy.remove();
  }
}

async function measureGallery(dist: string, runs: number, samples: number) {
  const site = await serve({ directory: dist });
  try {
    const view = await firstView(site.url, GALLERY, dist);
    const lcps: number[] = [];
    while (lcps.length < runs) lcps.push((await lighthouse(site.url + GALLERY, ['performance'])).metrics.lcp);
    const [opening] = await measureInteractions(site.url, samples, [openLightbox]);
    return { ...view, lcp: median(lcps), lightbox: opening?.shown.median ?? Number.NaN };
  } finally {
    await site.close();
  }
}
