import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { media, withoutScripts } from '../../theme/media';
import { iconButton, motion, radius, space, type, wrapping } from '../../theme/scale';

export const rotator = style({ display: 'grid', gap: space[4] });
/** All slides share one grid cell, so nothing moves when they change. */
export const slides = style({ display: 'grid', selectors: { [`${withoutScripts} &`]: { gap: space[6] } } });
export const slide = style({
  gridArea: '1 / 1',
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  '@media': {
    // The space that a short testimonial leaves is above it, not between it and the buttons.
    [media.phone]: { alignContent: 'end' },
    // A text takes the place of the text before it at once, and rises a little: there is always one, and never two.
    [media.moving]: { transition: `opacity ${motion.slow}, translate ${motion.slow}` },
  },
  selectors: {
    '&[data-state="hidden"]': {
      opacity: 0.4,
      translate: '0 0.5rem',
      visibility: 'hidden',
      '@media': { [media.moving]: { transition: 'none' } },
    },
    [`${withoutScripts} &`]: { gridArea: 'auto', opacity: 1, translate: 'none', visibility: 'visible' },
  },
});
export const quote = style({
  fontFamily: fonts.display,
  fontWeight: 560,
  fontSize: 'clamp(1.25rem, 0.75rem + 2vw, 2.5rem)',
  lineHeight: 1.35,
  maxWidth: '24.3em',
});
globalStyle(`${quote} > p`, { '@media': { [media.desktop]: { textWrap: 'balance' } } });
export const stars = style({ display: 'inline-flex', gap: '0.2rem', color: color.bandAccent });
export const byline = style({
  ...wrapping(`${space.half} ${space[1]}`),
  alignItems: 'center',
  color: color.onBandMuted,
});
export const client = style({ fontWeight: 600, color: color.onBand });
export const sample = style({
  ...type.small,
  border: `1px solid ${color.onBandMuted}`,
  borderRadius: radius.pill,
  paddingInline: '0.75rem',
  color: color.onBandMuted,
});
/** The first icon and, in a second row, the first dot are near the edge of the text above. */
export const controls = style({
  ...wrapping('0'),
  marginInlineStart: '-0.75rem',
  selectors: { [`${withoutScripts} &`]: { display: 'none' } },
});
export const control = style({
  ...iconButton(),
  color: color.onBandMuted,
  transition: `color ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.bandAccent } } } },
});
export const dots = style({ display: 'flex', flexWrap: 'wrap', flexBasis: '100%' });
/** A target of 44 px around a visible dot of 8 px. */
export const dot = style([
  control,
  {
    '::after': {
      content: '',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: radius.pill,
      border: '1.5px solid currentColor',
      transition: `background-color ${motion.quick}`,
    },
    selectors: {
      '&[aria-current="true"]::after': {
        background: color.bandAccent,
        borderColor: color.bandAccent,
        '@media': { '(forced-colors: active)': { background: 'HighlightText' } },
      },
    },
  },
]);
/** Draws the outline inside the target, which may reach the window's edge. */
globalStyle(`${controls} :focus-visible`, { outlineColor: color.bandAccent, outlineOffset: '-0.5rem' });
