import { style } from '@vanilla-extract/css';

/** Heard, not seen. */
export const hiddenVisually = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
