import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { motion, radius, space, target } from '../../theme/scale';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minHeight: '3rem',
  minWidth: target,
  paddingBlock: '0.625rem',
  paddingInline: space[3],
  borderRadius: radius.pill,
  border: '1.5px solid transparent',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}, transform ${motion.quick}`,
  selectors: { '&:active': { transform: 'translateY(1px)' }, '&:disabled': { cursor: 'progress', opacity: 0.75 } },
  '@media': { [media.print]: { display: 'none' } },
});

export const tones = styleVariants({
  primary: [
    base,
    {
      background: color.action,
      color: color.onAction,
      '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.actionHover } } } },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: color.heading,
      borderColor: color.lineStrong,
      '@media': {
        [media.hover]: {
          selectors: { '&:hover': { background: `color-mix(in srgb, ${color.ring} 16%, transparent)` } },
        },
      },
    },
  ],
  /** For the lightbox's dark background, which is the same in both themes. */
  gold: [
    base,
    {
      background: palette.ochre,
      color: palette.aubergineNight,
      '@media': { [media.hover]: { selectors: { '&:hover': { background: palette.peach } } } },
    },
  ],
  onBanner: [
    base,
    {
      background: color.onBanner,
      color: color.banner,
      '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
      selectors: { '&:focus-visible': { outlineColor: color.onBanner } },
    },
  ],
});

/** `full` takes the whole width; `fullOnPhone` grows to fill its row, in windows narrower than a desktop. */
export const widths = styleVariants({
  full: { width: '100%' },
  fullOnPhone: { '@media': { [media.narrow]: { flex: '1 1 auto' } } },
});
