import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { hairline, iconButton, space, type } from '../../theme/scale';

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: `0 calc(-1 * var(--form-edge)) ${space[2]}`,
  padding: `0.75rem var(--form-edge)`,
  borderBlockEnd: `1px solid ${hairline}`,
  background: color.surface,
});
export const title = style({ ...type.subheading, flex: 1 });
export const close = style({
  ...iconButton('3rem'),
  background: `color-mix(in srgb, ${color.ring} 16%, transparent)`,
  color: color.heading,
});
