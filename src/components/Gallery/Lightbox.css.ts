import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { motion, radius, space, type } from '../../theme/scale';

const appear = keyframes({ from: { opacity: 0 } });

export const lightbox = style({
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: `max(${space[1]}, env(safe-area-inset-top)) clamp(0.5rem, 2vw, 2rem) max(${space[2]}, env(safe-area-inset-bottom))`,
  border: 0,
  overflow: 'hidden',
  background: palette.aubergineNight,
  color: palette.cream,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', gap: space[1] } },
  '@media': { [media.moving]: { animation: `${appear} ${motion.slow}` } },
});
/** What a scrollbar leaves free beside the lightbox has its colour. */
globalStyle(`html:has(${lightbox})`, { background: palette.aubergineNight });
globalStyle(`${lightbox} :focus-visible`, { outlineColor: color.bandAccent });
export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });
export const counter = style([type.small, { fontVariantNumeric: 'tabular-nums', paddingInlineStart: space[1] }]);
export const stage = style({ display: 'grid', placeItems: 'center', minHeight: 0, containerType: 'size' });
/** As large as the stage allows in both directions, whatever its proportions. */
export const picture = style({
  width: 'auto',
  height: 'auto',
  maxWidth: '100cqw',
  maxHeight: '100cqh',
  borderRadius: radius.small,
  viewTransitionName: 'travelling-picture',
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  paddingBlockStart: space[1],
});
export const caption = style({
  display: 'grid',
  textAlign: 'center',
  flex: '0 1 24rem',
  minWidth: 0,
  '@media': { [media.low]: { display: 'none' } },
});
export const category = style([type.label, { color: palette.ochre }]);
export const control = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  padding: 0,
  borderRadius: radius.pill,
  border: `1.5px solid ${palette.mauveLine}`,
  background: palette.aubergine,
  color: palette.cream,
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
  selectors: { '&:hover': { borderColor: palette.ochre, color: palette.ochre } },
});
/** Under the picture on a phone, where the thumb is; at the sides where there is room or little height. */
const side = style([
  control,
  {
    '@media': {
      [media.desktop]: { position: 'fixed', insetBlockStart: 'calc(50% - 1.5rem)' },
      [media.low]: { position: 'fixed', insetBlockStart: 'calc(50% - 1.5rem)' },
    },
  },
]);
export const previous = style([side, { insetInlineStart: space[3] }]);
export const next = style([side, { insetInlineEnd: space[3] }]);
