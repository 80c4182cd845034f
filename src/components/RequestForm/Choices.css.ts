import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space, target, type } from '../../theme/scale';

export const group = style({ minWidth: 0, border: 0, margin: 0, padding: 0 });
/** Floats, so that it is laid out like any block, also below the line of a group of fields. */
export const legend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  marginBlockEnd: space[1],
  fontWeight: 600,
  color: color.heading,
});
/** Chips wrap like words, and `balance` evens out the rows, so that no chip is alone on the last row. */
export const chips = style({ textWrap: 'balance', margin: `0 -${space[1]} -${space[1]} 0` });
globalStyle(`${legend} + *`, { clear: 'both' });
export const drawn = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, 1fr))',
  gap: space[1],
});
/** Choices have a tint and a gold outline, so that they look different from text fields. */
const pressable = style({
  minHeight: target,
  border: `1px solid ${color.ring}`,
  background: `color-mix(in srgb, ${color.ring} 12%, ${color.surface})`,
  color: color.text,
  selectors: {
    '&:hover:enabled': { borderColor: color.action },
    '&[aria-pressed="true"]': {
      borderColor: color.action,
      background: color.action,
      color: color.onAction,
      // No bold `fontWeight` for a pressed chip: it would make the chip wider and shift its neighbors.
    },
    '&:disabled': { cursor: 'progress', opacity: 0.75 },
  },
});
export const chip = style([
  pressable,
  {
    margin: `0 ${space[1]} ${space[1]} 0`,
    paddingInline: '0.875rem',
    borderRadius: radius.pill,
    '@media': { [media.desktop]: { paddingInline: '0.8125rem' } },
  },
]);
export const card = style([
  pressable,
  type.small,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'end',
    gap: space.half,
    overflow: 'hidden',
    padding: `0 0 ${space[1]}`,
    '@media': { [media.phone]: { fontSize: '0.84375rem' } },
    borderRadius: radius.small,
  },
]);
/** Keeps a drawing's space until it is there. */
export const frame = styleVariants({
  square: { width: '100%', aspectRatio: '1' },
  tall: { width: '100%', aspectRatio: '3 / 4' },
});
export const drawing = style({ width: '100%' });
