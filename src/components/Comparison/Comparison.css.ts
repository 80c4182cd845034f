import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space, target, type } from '../../theme/scale';

const betweenPhoneAndDesktop = `${media.tablet} and (max-width: 59.99em)`;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.narrow]: { display: 'block' } },
});
export const caption = style([
  type.small,
  {
    captionSide: 'bottom',
    textAlign: 'start',
    color: color.textMuted,
    paddingBlockStart: space[3],
    '@media': { [media.narrow]: { display: 'block', paddingBlock: `0 ${space[3]}` } },
  },
]);
/** Each line of a card names itself where there are no columns to stand under. */
export const head = style({
  '@media': {
    [media.narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
globalStyle(`${head} th`, {
  ...type.label,
  textAlign: 'start',
  color: color.link,
  padding: `0 ${space[2]} ${space[2]} 0`,
  verticalAlign: 'bottom',
});
globalStyle(`${table} tbody`, {
  '@media': {
    [media.narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
    [betweenPhoneAndDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const row = style({
  '@media': {
    [media.desktop]: { borderBlockStart: `1px solid ${color.lineStrong}` },
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[1],
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      background: color.ground,
    },
  },
});
export const name = style([
  type.subheading,
  {
    textAlign: 'start',
    fontWeight: 560,
    verticalAlign: 'baseline',
    '@media': { [media.desktop]: { padding: `${space[1]} ${space[3]} ${space[1]} 0`, whiteSpace: 'nowrap' } },
  },
]);
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: target, color: color.heading });
const anyCell = style({
  verticalAlign: 'baseline',
  '@media': {
    [media.desktop]: { padding: `${space[2]} ${space[3]} ${space[2]} 0` },
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      gap: space[2],
    },
  },
});
export const cell = styleVariants({
  plain: [anyCell],
  price: [anyCell, { fontWeight: 600, color: color.link, '@media': { [media.desktop]: { whiteSpace: 'nowrap' } } }],
});
export const label = style([
  type.small,
  { color: color.textMuted, fontWeight: 400, '@media': { [media.desktop]: { display: 'none' } } },
]);
