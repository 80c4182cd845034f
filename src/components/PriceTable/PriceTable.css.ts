import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { hairline, space, type } from '../../theme/scale';

export const table = style([
  type.small,
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums tabular-nums' },
]);
export const caption = style({
  captionSide: 'bottom',
  paddingBlockStart: space[1],
  textAlign: 'start',
  color: color.textMuted,
});
const cell = style({
  padding: `${space[1]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '& + &': { paddingInlineStart: space[1] } },
});
export const head = style([cell, { fontWeight: 600, color: color.textMuted, whiteSpace: 'nowrap' }]);
export const size = style([cell, { fontWeight: 600, color: color.heading, borderBlockStart: `1px solid ${hairline}` }]);
export const cost = style([cell, { borderBlockStart: `1px solid ${hairline}` }]);
export const price = style({ display: 'block', fontWeight: 600, color: color.link });
export const time = style({ display: 'block', color: color.textMuted });
