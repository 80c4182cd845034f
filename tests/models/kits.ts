/** Every machine's kit, found by its file name, with this site's content. */

import { galleryPhotographs } from '../../src/content/gallery-photographs';
import { hairstyles } from '../../src/content/hairstyles';
import { lineKinds } from '../../src/content/request-lines';
import { salon } from '../../src/content/salon';
import { testimonials } from '../../src/content/testimonials';
import type { AnyKit, KitModule, SiteContent } from './kit';

const content: SiteContent = {
  photos: galleryPhotographs,
  hairstyles,
  testimonials: testimonials.map(({ text }) => text),
  hours: salon.hours,
  email: salon.email,
  lineKinds,
};

export const kitOfModule = ({ default: kit }: KitModule): AnyKit => (typeof kit === 'function' ? kit(content) : kit);

export const kits: readonly AnyKit[] = Object.values(
  import.meta.glob<KitModule>(['../../machines/*/*.kit.ts', '!../../machines/*/*.*.kit.ts'], { eager: true }),
).map(kitOfModule);
