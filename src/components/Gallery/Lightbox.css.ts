import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { aside, iconButton, motion, radius, space, type } from '../../theme/scale';

const appear = keyframes({ from: { opacity: 0 } });

const upright = 'screen and (width < 40em) and (min-aspect-ratio: 9/22) and (max-aspect-ratio: 3/5)';
/** A phone in portrait, tall enough for large text and buttons below a full-width picture. */
export const tall = `${upright} and (min-height: 46em) and (max-aspect-ratio: 21/40)`;

/** A window so small in both directions that the caption fits only beside the picture, and the arrows only over it. */
export const small = 'screen and (max-width: 34.99em) and (max-height: 22em)';
/** The width of that caption. */
const captionWidth = 'clamp(10.25rem, 40vw, 15rem)';

export const lightbox = style({
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: `max(${space[1]}, env(safe-area-inset-top)) ${aside('0px')} max(${space[1]}, env(safe-area-inset-bottom))`,
  border: 0,
  overflow: 'hidden',
  // A photo that is dragged down reveals the page. Drags do not scroll the page, not even on iOS.
  background: 'none',
  overscrollBehavior: 'contain',
  touchAction: 'none',
  color: palette.cream,
  '::backdrop': { background: 'none' },
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', rowGap: space[1] } },
  '@media': {
    // Leaves no space between bar, picture and caption.
    [upright]: {
      selectors: { '&[open]': { gridTemplateRows: 'auto minmax(0, calc(125vw + 8px)) minmax(min-content, 1fr)' } },
    },
    [media.moving]: { animation: `${appear} ${motion.slow}` },
    [small]: {
      selectors: {
        '&[open]': { gridTemplateRows: 'auto minmax(0, 1fr)', gridTemplateColumns: `minmax(0, 1fr) ${captionWidth}` },
      },
    },
    [media.sideways]: {
      selectors: {
        '&[open]': { gridTemplateRows: 'auto minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' },
      },
    },
    // The picture is as tall as the window and has an arrow on each side. Picture and caption are centered together.
    [media.roomy]: {
      paddingBlock: 0,
      selectors: {
        '&[open]': {
          gridTemplateRows: 'auto minmax(0, 1fr) auto minmax(0, 1.25fr)',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, calc(80dvh + 12rem)) 22rem 6rem minmax(0, 1fr)',
          rowGap: space[3],
        },
      },
    },
  },
});
/** Gives the scrollbar's gutter the color of the lightbox. */
globalStyle(`html:has(${lightbox})`, { background: palette.aubergineNight });
globalStyle(`${lightbox} :focus-visible`, { outlineColor: color.bandAccent, outlineOffset: '2px' });
const filling = { position: 'absolute', inset: 0 } as const;
export const whole = style(filling);
export const ground = style({ ...filling, background: palette.aubergineNight });
const sides = 'clamp(0.5rem, 2vw, 2rem)';
export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `clamp(0.25rem, 10vw - 1.5rem, ${space[1]})`,
  paddingInline: sides,
  '@media': {
    [media.tablet]: { gap: space[2] },
    [small]: { gridColumn: '1 / -1' },
    [media.sideways]: { gridColumn: 2, gap: space[1] },
    [media.roomy]: {
      gridColumn: 3,
      gap: space[1],
      padding: `${space[3]} 0 0`,
      marginInlineStart: `calc(-1 * ${space[1]})`,
    },
  },
});
export const stage = style({
  position: 'relative',
  minHeight: 0,
  // A zoomed picture is clipped, so that it never covers text or buttons.
  overflow: 'clip',
  touchAction: 'none',
  '@media': {
    [media.sideways]: { gridColumn: 1, gridRow: '1 / span 2', marginInlineStart: space[1] },
    // The space keeps a zoomed picture away from the text beside it.
    [media.roomy]: { gridArea: '1 / 2 / -1 / 3', marginInline: space[3] },
  },
});
/**
 * The shown photo fills the stage (the area for the photo). The next photo is outside the window at its end side, and
 * the previous photo at its start side.
 */
export const slides = {
  shown: whole,
  next: style({ ...filling, insetInlineStart: 'calc(100% + 2rem)', insetInlineEnd: 'calc(-100% - 2rem)' }),
  previous: style({ ...filling, insetInlineStart: 'calc(-100% - 2rem)', insetInlineEnd: 'calc(100% + 2rem)' }),
};
/** `placeContent`, because the `source` beside the photo has a row of the grid, too. */
export const frame = style({
  ...filling,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  containerType: 'size',
});
/** The photo, as large as fits into the stage, even before its file has loaded. Its width depends on its format. */
export const image = style({ height: 'auto', minHeight: 0, background: 'none', userSelect: 'none' });
/** The text shown while a photo loads or after it failed. */
export const note = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.small,
  background: palette.aubergineNight,
  textAlign: 'center',
});
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const late = style([
  note,
  {
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
/** The caption between the two arrows, with the links below it; all on one line where there is room. */
export const foot = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[1]}`,
  alignContent: 'start',
  maxHeight: '45dvh',
  overflowY: 'auto',
  touchAction: 'pan-y',
  paddingBlock: '4px',
  paddingInline: sides,
  '@media': {
    [tall]: { alignContent: 'space-evenly', rowGap: 0, paddingInline: space[3] },
    [media.tablet]: { rowGap: space[2], paddingBlock: `${space[1]} ${space[2]}` },
    // The row is as wide as the picture above it, which has the format 4:5 and fills the height between bar and
    // caption.
    [media.desktop]: {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: space[4],
      justifySelf: 'center',
      width: 'clamp(34rem, (100dvh - 10.5rem) * .8, 100vw - 10rem)',
      minHeight: '5.5rem',
      padding: '4px 0',
    },
    [small]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.half,
      alignContent: 'safe center',
      maxHeight: 'none',
      padding: `0 ${space[1]} 0 0`,
    },
    [media.sideways]: {
      display: 'grid',
      gridColumn: 2,
      alignContent: 'end',
      maxHeight: 'none',
      width: 'auto',
      padding: `4px ${sides}`,
    },
    // The arrows and the caption become items of the same grid as the picture.
    [media.roomy]: { display: 'contents' },
  },
});
/** The visitor has enlarged the whole page, and must be able to move it and make it smaller; see src/effects/gestures.ts. */
globalStyle(`html[data-page-pinched] :is(${lightbox}, ${stage}, ${foot})`, { touchAction: 'auto' });
globalStyle(`${foot} > button:last-child`, { '@media': { [tall]: { gridColumn: 3 } } });
const round = {
  ...iconButton('3rem'),
  flex: 'none',
  color: palette.cream,
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
} as const;
export const control = style({
  ...round,
  border: `1.5px solid ${palette.mauveLine}`,
  background: palette.aubergine,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: palette.ochre, color: palette.ochre } } } },
});
export const zoom = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  borderRadius: radius.pill,
  border: `1.5px solid ${palette.mauveLine}`,
  background: palette.aubergine,
});
export const inPill = style({
  ...round,
  width: '2.8125rem',
  height: '2.8125rem',
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: palette.ochre } } } },
  selectors: { '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' } },
});
export const counter = style({
  ...type.small,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: space[1],
  marginInlineEnd: 'auto',
  whiteSpace: 'nowrap',
});
export const category = style({ ...type.label, color: palette.ochre });
export const percent = style({
  ...type.small,
  minWidth: '3.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { width: 0, height: 0, minWidth: 0, overflow: 'hidden' } },
});
/** The arrows are below the picture on a phone, within reach of the thumb, and otherwise at the picture's sides. */
const side = style([
  control,
  {
    '@media': {
      [tall]: { gridRow: 2 },
      [media.desktop]: { position: 'fixed', insetBlockStart: 'calc(50% - 1.5rem)' },
      [small]: { position: 'fixed', insetBlockEnd: space[1] },
      [media.sideways]: { position: 'static' },
      [media.roomy]: {
        position: 'relative',
        insetBlockStart: 0,
        gridRow: '1 / -1',
        gridColumn: 2,
        alignSelf: 'center',
      },
    },
  },
]);
/** At the start side of the window or of the picture's column, and at its end side. */
export const previous = style([side, { justifySelf: 'start', insetInlineStart: aside(space[3]) }]);
export const next = style([side, { justifySelf: 'end', insetInlineEnd: aside(space[3]) }]);
globalStyle(`${foot} > button:first-child`, { '@media': { [small]: { insetInlineStart: aside(space[1]) } } });
globalStyle(`${foot} > button:last-child`, {
  '@media': { [small]: { insetInlineEnd: `calc(${captionWidth} + ${aside(space[1])})` } },
});
