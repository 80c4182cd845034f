/** Every machine's kit, found by its file name, with this site's content. */

import type { SiteContent, SiteKit, SiteKitModule } from '../../machines/kit';
import { galleryPhotographs } from '../../src/content/gallery-photographs';
import { hairstyles } from '../../src/content/hairstyles';
import { lineKinds } from '../../src/content/request-lines';
import { salon } from '../../src/content/salon';
import { testimonials } from '../../src/content/testimonials';

const content: SiteContent = {
  photos: galleryPhotographs,
  hairstyles,
  testimonials: testimonials.map(({ text }) => text),
  hours: salon.hours,
  email: salon.email,
  lineKinds,
};

/** The kit of a file, named after its folder. */
export const kitOfModule = (file: string, { default: kit }: SiteKitModule): SiteKit => ({
  ...(typeof kit === 'function' ? kit(content) : kit),
  name: file.split('/').at(-2) ?? '',
});

export const kits: readonly SiteKit[] = Object.entries(
  import.meta.glob<SiteKitModule>(['../../machines/*/*.kit.ts', '!../../machines/*/*.*.kit.ts'], { eager: true }),
).map(([file, module]) => kitOfModule(file, module));
