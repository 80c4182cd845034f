import { lateCode } from '../../effects/late-code';

/** The code that draws the lightbox, loaded on demand. */
export const lightbox = lateCode(() => import('./Lightbox'));
