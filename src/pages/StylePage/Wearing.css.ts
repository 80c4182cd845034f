import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { column, columnGap, gutter, radius, space, spacing, tappable, type } from '../../theme/scale';
import { hairline, fold as row } from '../../ui/Disclosure/Disclosure.css';

/** On a phone, the facts are beside the price, and the note is below both. */
export const glance = style({ display: 'grid', gap: space[1], '@media': { [media.phone]: { display: 'contents' } } });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });
export const figure = style({ fontWeight: 600, color: color.heading, fontVariantNumeric: 'lining-nums' });
export const note = style({ ...type.small, color: color.textMuted, textWrap: 'balance' });
globalStyle(`${glance} > ${note}`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1', marginBlockStart: `calc(-1 * ${space[1]})` } },
});
/** On a phone, the table takes the whole width below price and facts. */
export const prices = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const columns = style({
  ...column(space[2]),
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap, rowGap: space[4] },
    // A sheet can end between the rows of a block, not of a grid.
    [media.print]: { display: 'block' },
  },
});
globalStyle(`${columns} > *`, { '@media': { [media.print]: { marginBlockEnd: space[2] } } });
export const card = style({
  ...column(space[2]),
  alignContent: 'start',
  breakInside: 'avoid',
  borderBlockStart: `1px solid ${hairline}`,
});
const whole = style({ gridColumn: '1 / -1' });
export const names = style([type.small, whole, { maxWidth: '44em' }]);
export const related = style([whole, column(space.half)]);
/** Related styles, each with how it differs. */
export const relatives = style({
  display: 'grid',
  gap: space[1],
  '@media': {
    [media.phone]: type.small,
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', columnGap },
  },
});
export const link = style({
  ...type.subheading,
  ...tappable,
  color: color.heading,
  '@media': { [media.phone]: { fontSize: '1.1875rem', marginBlockEnd: '-0.625rem' } },
});
/** The page ends with the next style: its name above its picture, which stands on the footer. */
export const next = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  marginBlock: `${space[8]} calc(-1 * ${spacing.normal})`,
  textAlign: 'center',
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${gutter})`,
      marginBlock: `${space[3]} -${space[3]}`,
      outlineOffset: '-3px',
    },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${next} span img`, { borderRadius: radius.arch, objectPosition: 'top' });
export const nextTitle = style({ ...type.heading, color: color.heading });
export const heading = style(type.subheading);
export const fold = style([row, { color: color.link }]);
export const steps = style({ display: 'grid', gap: space[2], paddingInlineStart: '1.375rem' });
globalStyle(`${steps} li::marker`, { color: color.link, fontWeight: 600 });
export const why = style({ color: color.textMuted });
