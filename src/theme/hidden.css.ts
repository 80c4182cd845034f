import { style } from '@vanilla-extract/css';

/** Visually hidden, but read by screen readers. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hiddenVisually = style(hidden);
