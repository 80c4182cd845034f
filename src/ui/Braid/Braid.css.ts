import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

/** Both keyframes need a value: `none` is not animated. What the braid comes from may be beyond its box. */
export const grow = keyframes({
  from: { clipPath: 'inset(-50rem -50rem 100%)' },
  to: { clipPath: 'inset(-50rem -50rem 0)' },
});
/** A braid that grows downward as the page scrolls. Browsers without such timelines show it grown, after no time. */
export const growing = style({
  position: 'absolute',
  '@media': {
    [media.moving]: {
      animation: `${grow} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 25% cover 62%',
    },
  },
});
