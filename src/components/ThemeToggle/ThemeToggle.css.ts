import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { iconButton, motion } from '../../theme/scale';

export const toggle = style({
  ...iconButton(),
  color: color.heading,
  transition: `background-color ${motion.quick}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.groundSoft } } },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`html[data-script="failed"] ${toggle}`, { display: 'none' });
/** The page contains both icons, and shows only the icon of the theme that is not active. */
export const toDark = style({
  gridArea: '1 / 1',
  '@media': { '(prefers-color-scheme: dark)': { visibility: 'hidden' } },
  selectors: {
    ':root[data-theme="light"] &': { visibility: 'visible' },
    ':root[data-theme="dark"] &': { visibility: 'hidden' },
  },
});
export const toLight = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  '@media': { '(prefers-color-scheme: dark)': { visibility: 'visible' } },
  selectors: {
    ':root[data-theme="light"] &': { visibility: 'hidden' },
    ':root[data-theme="dark"] &': { visibility: 'visible' },
  },
});
