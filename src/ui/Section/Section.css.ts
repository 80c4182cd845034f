import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { columnGap, gutter, measure, space, spacing, type } from '../../theme/scale';

/** The same maximum width on every page: the whole width of a phone, three quarters of a large screen. */
export const container = style({ width: '100%', maxWidth: measure, marginInline: 'auto', paddingInline: gutter });
/** Content below a page's head that is not in a section. */
export const below = style([container, { paddingBlockEnd: spacing.normal }]);
/** On a desktop, the heading is beside its content, which has two thirds of the width. */
export const split = style([
  container,
  {
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap,
        alignItems: 'start',
      },
    },
  },
]);
globalStyle(`${split} > header`, { '@media': { [media.desktop]: { marginBlockEnd: 0 } } });
globalStyle(`${split} > :not(header)`, { '@media': { [media.desktop]: { gridColumn: 'span 2' } } });
const section = style({
  position: 'relative',
  overflowX: 'clip',
  paddingBlock: spacing.normal,
  '@media': { [media.print]: { paddingBlock: space[2] } },
});
export const ground = styleVariants({
  plain: [section],
  soft: [section, { background: color.groundSoft }],
  band: [section, { background: color.band, color: color.onBand, paddingBlock: spacing.change }],
});
globalStyle(`${ground.band} h2`, { color: 'inherit' });
globalStyle(`${ground.band} :focus-visible`, { outlineColor: color.bandAccent });
/** Sections on the same ground continue each other. */
globalStyle(`${ground.plain} + ${ground.plain}, ${ground.soft} + ${ground.soft}`, { paddingBlockStart: 0 });
export const heading = style([type.heading, { maxWidth: '14em', textWrap: 'balance' }]);
export const intro = style([
  type.lead,
  { color: color.textMuted, maxWidth: '39em', marginBlockStart: space[2], textWrap: 'balance' },
]);
export const head = style({
  breakAfter: 'avoid',
  breakInside: 'avoid',
  marginBlockEnd: space[3],
  '@media': { [media.tablet]: { marginBlockEnd: space[5] }, [media.desktop]: { marginBlockEnd: space[6] } },
});
