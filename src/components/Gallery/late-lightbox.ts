import { lateCode } from '../../loader/late-code';

/** The code that draws the lightbox, loaded on demand. */
export const lightbox = lateCode(() => import('./Lightbox'));
