import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { column, columnGap, gutter, pictureFrame, radius, ring, space, type, wrapping } from '../../theme/scale';

/** A phone in portrait, or any other narrow window. */
const upright = `${media.phone} and (min-height: 30.01em), screen and (max-width: 34.99em)`;
const between = `${media.tablet} and (max-width: 59.99em)`;
/** A tablet, but not a phone in landscape. */
const tablet = `${between} and (min-height: 30.01em)`;

/** The columns of sections on a tablet. */
const halves = 'repeat(2, minmax(0, 1fr))';

/**
 * The text beside the figure, a cut-out picture that touches the section's lower edge. On a phone in portrait, the
 * figure is between title and buttons.
 */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[3],
  overflowX: 'clip',
  isolation: 'isolate',
  '@media': {
    [upright]: { marginInline: `calc(-1 * ${gutter})`, paddingInline: gutter, paddingBlockStart: '2.25rem' },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space[4],
      paddingBlockStart: 'clamp(2rem, 5vw, 4rem)',
    },
    // The first column is as wide as the title's longest line; the figure's arch takes the rest.
    [tablet]: { gridTemplateColumns: '39.5vw auto', gap: space[3] },
    [media.desktop]: { gap: space[8], paddingBlockStart: space[3] },
    [media.low]: { paddingBlockStart: space[2] },
    [media.sideways]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[4] },
  },
});
export const words = style({
  ...column(space[3]),
  justifyItems: 'start',
  alignSelf: 'center',
  '@media': {
    [upright]: {
      display: 'contents',
      // The line on which the figure stands, as wide as the window.
      '::after': {
        content: '',
        gridArea: '3 / 1',
        alignSelf: 'end',
        marginInline: `calc(-1 * ${gutter})`,
        borderBlockEnd: `1px solid ${color.ring}`,
      },
    },
    [media.tablet]: { paddingBlockEnd: space[3] },
    [tablet]: { gap: space[2], paddingBlockEnd: space[4] },
    [media.sideways]: { gap: space[1], paddingBlockEnd: space[3] },
  },
});
export const eyebrow = style([
  type.label,
  {
    color: color.link,
    textWrap: 'balance',
    '@media': { [upright]: { gridArea: '1 / 1' } },
  },
]);
export const title = style([
  type.hero,
  {
    maxWidth: '13ch',
    '@media': {
      [upright]: { gridArea: '2 / 1', marginBlock: `0.75rem ${space[2]}` },
      [tablet]: { fontSize: 'clamp(2.5rem, 6.7vw, 4rem)', lineHeight: 1.02 },
      // Three lines, also on a large screen.
      [media.desktop]: { maxWidth: '6.1em' },
      [media.low]: { fontSize: '2rem' },
    },
  },
]);
export const lead = style([
  type.lead,
  {
    color: color.textMuted,
    maxWidth: '46ch',
    textWrap: 'balance',
    '@media': {
      [upright]: { gridArea: '5 / 1', fontSize: '1.0625rem', textWrap: 'pretty' },
      [tablet]: { fontSize: '1.0625rem' },
      [media.wide]: { fontSize: '1.375rem' },
      [media.low]: { fontSize: '1rem', lineHeight: 1.45 },
    },
  },
]);
export const actions = style({
  ...wrapping(space[2]),
  width: '100%',
  marginBlockStart: space[1],
  '@media': { [upright]: { gridArea: '4 / 1', gap: space[1], paddingBlock: space[3], marginBlockStart: 0 } },
});
/** The salon's claims in the display font, separated by a thin line. */
export const claims = style([
  type.subheading,
  {
    display: 'grid',
    // The first column is at least as wide as its text in our font, so nothing moves when the font loads.
    gridTemplateColumns: 'minmax(8.85em, max-content) minmax(0, auto)',
    rowGap: space.half,
    marginBlockStart: space[2],
    '@media': {
      [upright]: { gridArea: '6 / 1', marginBlock: `${space[3]} ${space[6]}` },
      [media.phone]: { fontSize: '1.0625rem' },
      [tablet]: { gridTemplateColumns: 'auto' },
      [media.sideways]: { display: 'none' },
    },
  },
]);
export const claim = style({
  color: color.heading,
  selectors: {
    '& + &': {
      marginInlineStart: '1.25rem',
      paddingInlineStart: '1.25rem',
      borderInlineStart: `1px solid ${color.ring}`,
    },
  },
  '@media': {
    [tablet]: { selectors: { '& + &': { margin: 0, padding: 0, border: 0 } } },
  },
});

/** The figure's height. The arch and the sun behind the figure scale with this height, as in the illustration. */
const tall = createVar();
const part = (share: number) => `calc(${tall} * ${share})`;
const rise = keyframes({ from: { transform: 'translateY(55%)' } });

export const stage = style({
  vars: { [tall]: 'min(92vw, 27rem, 75svh)' },
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'center',
  width: part(0.74),
  height: tall,
  '@media': {
    [upright]: { gridArea: '3 / 1' },
    // Makes the figure's arch as wide as its column.
    [media.tablet]: { vars: { [tall]: 'calc(70.9vw - 2.03rem)' } },
    [media.desktop]: { vars: { [tall]: 'clamp(32rem, min(100svh - 7.5rem, 58vw), 58rem)' } },
    [media.sideways]: { vars: { [tall]: 'max(14rem, 100svh - 5.5rem)' } },
  },
});
/** The arch with a sun and a thin line. Its lower end is cut off by the next section. */
export const arch = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: part(0.92),
  borderRadius: radius.arch,
  overflow: 'hidden',
  background: `linear-gradient(${color.arch}, ${color.archLow})`,
  '::before': {
    content: '',
    position: 'absolute',
    width: part(0.545),
    aspectRatio: '1',
    insetInlineStart: part(0.115),
    insetBlockStart: part(0.075),
    borderRadius: radius.pill,
    background: `linear-gradient(${color.sun}, ${color.sunLow})`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: `${part(0.03)} ${part(0.03)} 0`,
    border: `1.5px solid ${color.sunLow}`,
    borderBlockEnd: 0,
    borderRadius: radius.arch,
    opacity: 0.55,
  },
  '@media': { [media.moving]: { '::before': { animation: `${rise} 1400ms cubic-bezier(.2,.7,.2,1)` } } },
});
/** The figure overlaps the arch and is taller than it. */
export const figure = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: part(0.156),
  height: tall,
  width: part(0.5758),
  maxWidth: 'none',
});
/** A picture without transparency is clipped to the shape of the arch. */
export const framed = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: radius.arch,
});
/** A story beside an arched picture; on a phone, only the story's heading is beside it. */
export const law = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min(12.5rem, 36%)',
  gap: `${space[3]} ${space[2]}`,
  alignItems: 'end',
  '@media': {
    [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: halves, alignItems: 'start', columnGap },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 25rem) minmax(0, 42rem)',
      gridTemplateRows: '1fr auto auto 1fr',
      gap: '0 clamp(4rem, 7vw, 8rem)',
    },
  },
});
export const lawHead = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridArea: '2 / 2' } },
});
globalStyle(`${lawHead} h2`, { '@media': { [media.desktop]: { maxWidth: 'none' } } });
globalStyle(`${lawHead} > header`, { marginBlockEnd: 0, '@media': { [media.desktop]: { marginBlockEnd: space[3] } } });
export const lawText = style({
  '@media': { [media.phone]: { gridColumn: '1 / -1' }, [media.desktop]: { gridArea: '3 / 2' } },
});
export const emblem = style({
  ...pictureFrame(radius.arch),
  width: '100%',
  '::after': ring,
  '@media': {
    [media.tiny]: { width: 'min(12.5rem, 100%)' },
    // The frame is about as tall as the text beside it. The picture is a third wider than the frame, which clips both
    // sides.
    [between]: { aspectRatio: '3 / 5' },
    [media.desktop]: { gridArea: '1 / 1 / -1 / 2', alignSelf: 'center' },
  },
});
globalStyle(`${emblem} img`, {
  '@media': { [between]: { width: 'auto', maxWidth: 'none', height: '100%', marginInlineStart: '-16.7%' } },
});
export const story = style([
  type.lead,
  {
    maxWidth: '60ch',
    marginBlockEnd: space[3],
    textWrap: 'pretty',
    '@media': { [media.desktop]: { fontSize: '1.25rem', lineHeight: 1.6 } },
  },
]);
export const linkRow = style({
  marginBlockStart: space[5],
  '@media': { [media.phone]: { display: 'grid' } },
});
/** The testimonials. The picture is beside the heading on a phone, beside the testimonials on a tablet, and otherwise beside both. */
export const voices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[3]}`,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: halves, columnGap },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[8],
    },
  },
});
export const voicesHeading = style([
  type.heading,
  { color: color.onBand, '@media': { [between]: { gridColumn: '1 / -1' } } },
]);
export const voicesText = style({ minWidth: 0, '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } } });
/** Width of the rings around the round picture; the rings look as in the illustrations. */
const circle = createVar();
export const sun = style({
  vars: { [circle]: '7px' },
  width: 'min(8.5rem, 34vw)',
  borderRadius: radius.pill,
  overflow: 'hidden',
  aspectRatio: '1',
  margin: `calc(${circle} * 2)`,
  boxShadow: `0 0 0 ${circle} ${color.band}, 0 0 0 calc(${circle} + 1px) ${color.bandAccent}, 0 0 0 calc(2 * ${circle}) ${color.band}, 0 0 0 calc(2 * ${circle} + 1px) ${color.bandLine}`,
  '@media': {
    [media.tiny]: { display: 'none' },
    [media.tablet]: { gridArea: '2 / 2', justifySelf: 'center', width: 'min(100% - 2rem, 19rem)' },
    [media.desktop]: { vars: { [circle]: '12px' }, gridArea: '1 / 2 / 3 / 3', width: '21rem' },
  },
});
export const sunPicture = style({ width: '100%', height: '100%' });
