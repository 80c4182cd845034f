import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { columnGap, space, tappable, target, type, wrapping } from '../../theme/scale';

export const footer = style({
  // The footer is dark in both themes.
  vars: { [color.success]: palette.mint },
  background: color.footer,
  color: color.onBand,
  borderBlockStart: `1px solid ${color.bandAccent}`,
  paddingBlock: `${space[4]} ${space[3]}`,
  '@media': {
    [media.tablet]: { paddingBlock: `${space[8]} ${space[4]}` },
    [media.print]: { breakBefore: 'avoid', breakInside: 'avoid', paddingBlock: space[2] },
  },
});
globalStyle(`${footer} :focus-visible`, { outlineColor: color.bandAccent });
globalStyle(`${footer} a`, { '@media': { [media.print]: { minHeight: 0 } } });
/** Columns on a phone. The second is wider, to fit the email address. */
const columns = 'minmax(0, 5fr) minmax(0, 6fr)';
export const grid = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: `${space[3]} ${space[2]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap, rowGap: space[5] },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
/** A part of the footer that takes the full width on a phone and a third of it on a desktop; other parts take less. */
export const wide = style({
  '@media': { [media.phone]: { gridColumn: '1 / -1', ...type.small }, [media.desktop]: { gridColumn: 'span 2' } },
});
/** On a phone, hours are beside their days. */
globalStyle(`${wide} dl > div`, {
  '@media': { [media.phone]: { display: 'flex', justifyContent: 'space-between', columnGap: space[1] } },
});
globalStyle(`${wide} dd`, { whiteSpace: 'nowrap' });
export const brand = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  alignContent: 'start',
  color: color.onBand,
});
export const heading = style({ ...type.label, color: color.bandAccent, marginBlockEnd: space[1] });
/** The first link's target reaches up to the heading, so that the texts of all columns start at the same height. */
export const list = style({ display: 'grid', justifyItems: 'start', marginBlockStart: `calc(-1 * ${space[1]})` });
export const link = style({
  ...tappable,
  minWidth: target,
  color: color.onBand,
  textDecorationColor: color.bandAccent,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.bandAccent, textDecorationColor: 'currentColor' } } },
  },
});
export const address = style({
  fontStyle: 'normal',
  display: 'grid',
  justifyItems: 'start',
  width: '100%',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridTemplateColumns: columns, columnGap: space[2], alignItems: 'start' } },
});
/** The address starts level with the phone number, which is centered in a target of 44 px. */
globalStyle(`${address} > span`, {
  '@media': { [media.phone]: { gridRow: 'span 2', paddingBlockStart: '0.6875rem' } },
});
export const legal = style({
  ...type.small,
  ...wrapping(`0 ${space[3]}`),
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.onBandMuted,
  marginBlockStart: space[3],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.bandLine}`,
});
