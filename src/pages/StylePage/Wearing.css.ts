import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { column, columnGap, radius, space, tappable, type } from '../../theme/scale';
import { fold as row } from '../../ui/Disclosure/Disclosure.css';

/** On a phone, the facts are beside the price, and the note is below both. */
export const glance = style({
  display: 'grid',
  gap: space[1],
  '@media': { [media.phone]: { display: 'contents' } },
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });
export const figure = style({ fontWeight: 600, color: color.heading, fontVariantNumeric: 'lining-nums' });
export const note = style([type.small, { color: color.textMuted, textWrap: 'balance' }]);
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
  },
});
export const card = style({
  ...column(space[2]),
  alignContent: 'start',
  padding: 'clamp(0.5rem, 3vw, 1.75rem) clamp(1.25rem, 3vw, 1.75rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
});
const whole = style({ gridColumn: '1 / -1' });
export const names = style([type.small, whole, { maxWidth: '44em' }]);
export const related = style([whole, column(space[2])]);
/** Related styles, each with its picture and with how it differs. */
export const relatives = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.phone]: type.small,
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', columnGap },
  },
});
export const relative = style({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 25%) minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'min(5rem, 20%) minmax(0, 1fr)' } },
  gap: space[2],
  alignItems: 'center',
  position: 'relative',
});
export const frame = style({
  border: `1px solid ${color.ring}`,
  borderBlockEnd: 0,
  borderRadius: radius.arch,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
});
globalStyle(`${frame} img`, { width: '100%', height: '100%' });
export const link = style([
  type.subheading,
  {
    ...tappable,
    // The target reaches into the text below, which adds no space.
    marginBlock: `calc(-1 * ${space[1]})`,
    color: color.heading,
    // Extends the link over the picture.
    '::after': { content: '', position: 'absolute', inset: 0 },
  },
]);
export const price = style({ fontWeight: 600, color: color.link });
export const heading = style([type.subheading]);
export const fold = style([row, { color: color.link }]);
export const steps = style({ display: 'grid', gap: space[2], paddingInlineStart: '1.375rem' });
globalStyle(`${steps} li::marker`, { color: color.link, fontWeight: 600 });
export const why = style({ color: color.textMuted });
