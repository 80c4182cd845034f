import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { media } from '../../theme/media';

export const wordmark = style({ display: 'inline-flex', alignItems: 'center', gap: '0.625rem' });
export const name = style({
  fontFamily: fonts.display,
  fontSize: '1.4375rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [media.tiny]: { fontSize: '1.125rem' } },
});
/** A long name takes two lines where the bar is narrow, so that the menu fits beside it. */
export const longName = style([
  name,
  {
    '@media': {
      [media.narrow]: { fontSize: '1.125rem', whiteSpace: 'normal', maxWidth: '7.5rem', textWrap: 'balance' },
      [media.tiny]: { fontSize: '1rem', maxWidth: '6rem' },
    },
  },
]);
export const arch = style({ stroke: color.ring });
export const sun = style({ fill: color.sun });
export const braid = style({ stroke: 'currentColor' });
