import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { pictureFrame, radius, space, type } from '../../theme/scale';

/** An arch below a heading that is beside its content. */
export const beside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      ...pictureFrame(radius.arch),
      display: 'block',
      width: '15rem',
      marginBlockStart: space[4],
      selectors: { '&&': { gridArea: '2 / 1' } },
    },
  },
});
globalStyle(`${beside} + *`, { '@media': { [media.desktop]: { gridRow: '1 / 3' } } });
export const book = style({ marginBlockStart: space[5], '@media': { [media.phone]: { display: 'grid' } } });
/** The prices by size and length, below the comparison. On paper, each style's own page has them. */
export const prices = style({ marginBlockStart: space[4], '@media': { [media.print]: { display: 'none' } } });
export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: `${space[3]} ${space[4]}`,
});
export const priced = style({ ...type.label, color: color.link });
