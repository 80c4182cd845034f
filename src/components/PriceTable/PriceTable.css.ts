import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { hairline, space } from '../../theme/scale';

export const table = style({
  width: '100%',
  fontSize: '1rem',
  lineHeight: 1.5,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({
  captionSide: 'bottom',
  paddingBlockStart: space[1],
  textAlign: 'start',
  color: color.textMuted,
});
export const head = style({
  padding: `${space[1]} ${space[1]} ${space[1]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 600,
  '@media': { [media.print]: { paddingBlock: space.half } },
});
export const cell = style([head, { borderBlockStart: `1px solid ${hairline}` }]);
export const detail = style({ display: 'block', fontWeight: 400, color: color.textMuted });
