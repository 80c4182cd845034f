/** Every machine's kit, found by its file name, with this site's content. */

import type { Viewport } from 'xstate-paths';
import { everyPage, pageAtRest, type SiteContent, type SiteKit, type SiteKitModule } from '../../machines/kit';
import { hairstyles } from '../../src/content/hairstyles';
import { salon } from '../../src/content/salon';
import { testimonials } from '../../src/content/testimonials';
import { galleryPhotographs } from '../../src/derived/gallery-photographs';
import { lineKinds } from '../../src/words/request';
import { options } from './options';

const content: SiteContent = {
  name: salon.name,
  photos: galleryPhotographs,
  hairstyles,
  testimonials,
  hours: salon.hours,
  email: salon.email,
  phone: salon.phone,
  lineKinds,
};

/** The links and fields that a page with these aspects must have. */
export const linksOf = everyPage(content);
/** What every page has at these widths before anything is done. */
export const atRest = (...widths: Viewport[]) => pageAtRest(content, widths);

/** The kit of a file, named after its folder. */
const kitOfModule = (file: string, { default: kit }: SiteKitModule): SiteKit => ({
  ...(typeof kit === 'function' ? kit(content) : kit),
  name: file.split('/').at(-2) ?? '',
});

export const kits: readonly SiteKit[] = Object.entries(
  import.meta.glob<SiteKitModule>('../../machines/*/*.kit.ts', { eager: true }),
)
  .map(([file, module]) => kitOfModule(file, module))
  .filter(({ name }) => options.machines?.includes(name) ?? true);
