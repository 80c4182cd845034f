import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { media } from '../../theme/media';
import { radius, space, wrapping } from '../../theme/scale';

/** The number above the words; on a desktop, beside them. */
export const page = style({
  display: 'grid',
  gap: `${space[4]} ${space[8]}`,
  alignItems: 'center',
  paddingBlock: `${space[5]} ${space[6]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', paddingBlock: `${space[8]}` } },
});
/** A number as wide as a phone's page, and more than half as wide as a larger one. Its zero is as high as its other digits. */
export const digits = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.06em',
  color: color.heading,
  fontFamily: fonts.display,
  fontSize: 'min(44.5vw, 60svh)',
  fontWeight: 560,
  lineHeight: 0.8,
  '@media': { [media.desktop]: { fontSize: 'min(22vw, 24rem)' } },
});
export const zero = style({
  display: 'grid',
  placeItems: 'center',
  width: '.72em',
  // A number would get the unit `px`.
  aspectRatio: '1',
  padding: '.03em',
  borderRadius: radius.pill,
  background: `linear-gradient(${color.sun}, ${color.sunLow})`,
});
export const words = style({ display: 'grid', gap: space[2] });
export const actions = style(wrapping(space[1]));
