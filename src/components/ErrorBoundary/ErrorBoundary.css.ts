import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { radius, sectionSpace, space, type } from '../../theme/scale';

export const apology = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  maxWidth: '40rem',
  marginInline: 'auto',
  marginBlock: space[3],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
});
export const loadError = style({ display: 'grid', gap: space[3], maxWidth: '40rem', paddingBlock: sectionSpace });
export const loadErrorTitle = style([type.title]);
/** Below the bar, which sticks to the top, too. */
export const notice = style({ position: 'sticky', insetBlockStart: '4.75rem', zIndex: 5, marginInline: space[2] });
