import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { radius, space, type } from '../../theme/scale';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const whole = style({ position: 'absolute', inset: 0 });
/** The neighbours stand beside the stage, beyond the window's edge, in the direction of reading. */
export const slide = styleVariants({
  shown: [whole],
  next: [whole, { insetInlineStart: 'calc(100% + 2rem)', insetInlineEnd: 'calc(-100% - 2rem)' }],
  previous: [whole, { insetInlineStart: 'calc(-100% - 2rem)', insetInlineEnd: 'calc(100% + 2rem)' }],
});
export const frame = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
});
/** As large as the stage allows in both directions, whatever its proportions. */
const image = style({
  width: 'auto',
  height: 'auto',
  maxWidth: '100cqw',
  maxHeight: '100cqh',
  borderRadius: radius.small,
  userSelect: 'none',
  WebkitUserDrag: 'none',
  WebkitTouchCallout: 'none',
} as Parameters<typeof style>[0]);
export const picture = styleVariants({
  shown: [image, { viewTransitionName: 'travelling-picture' }],
  waiting: [image],
});
export const note = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  textAlign: 'center',
});
export const late = style([
  type.small,
  {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInline: 0,
    display: 'grid',
    justifyItems: 'center',
    gap: space[1],
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
    textShadow: `0 0 0.5rem ${palette.aubergineNight}, 0 0 0.5rem ${palette.aubergineNight}`,
    '::before': {
      content: '',
      width: '2.5rem',
      height: '2.5rem',
      borderRadius: radius.pill,
      border: `3px solid ${palette.ochre}`,
      borderBlockStartColor: 'transparent',
    },
    '@media': { [media.moving]: { '::before': { animation: `${turn} 900ms linear infinite` } } },
  },
]);
