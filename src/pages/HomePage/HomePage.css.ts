import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import {
  column,
  columnGap,
  gutter,
  measure,
  pictureFrame,
  radius,
  ring,
  space,
  spacing,
  type,
  wrapping,
} from '../../theme/scale';

/** A tablet, but not a phone in landscape. */
const tablet = `${media.between} and (min-height: 30.01em)`;

/** The columns of sections on a tablet. */
const halves = 'repeat(2, minmax(0, 1fr))';

/** The figure's height. The arch and the sun behind the figure scale with this height, as in the illustration. */
const tall = createVar();
const part = (share: number) => `calc(${tall} * ${share})`;
/** The distance of the braid from the window's right edge. */
const aside = `clamp(0px, (100% - ${measure}) / 2 + ${gutter} - 4.75rem, 2.5rem)`;
/** The cuff of the figure's last strand is above the braid in the margin. */
export const ground = style({
  position: 'relative',
  // The figure's hair falls over the next section.
  zIndex: 1,
  overflowX: 'clip',
  paddingInline: `max(${gutter}, (100% - ${measure}) / 2 + ${gutter}) 1.25rem`,
  '@media': { [media.margin]: { paddingInlineEnd: `calc(${aside} + 2rem - ${part(0.03)})` } },
});
/** The text beside the figure, a cut-out picture that touches the section's lower edge; on a phone in portrait, above it. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[3],
  isolation: 'isolate',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlockStart: 'clamp(2rem, 5vw, 4rem)',
    },
    // The first column is as wide as the title's longest line; the figure's arch takes the rest.
    [tablet]: { gridTemplateColumns: '39.5vw auto', gap: space[3] },
    [media.desktop]: { gap: space[4], paddingBlockStart: space[1] },
    [media.low]: { paddingBlockStart: space[2] },
    [media.sideways]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const words = style({
  ...column(space[2]),
  justifyItems: 'start',
  alignSelf: 'center',
  '@media': {
    [media.tablet]: { paddingBlockEnd: space[4] },
    [media.desktop]: { gap: space[3] },
    [media.sideways]: { gap: space[1], paddingBlockEnd: space[3] },
  },
});
export const eyebrow = style([
  type.label,
  // On a tablet it has two lines, in the fallback font, too.
  { color: color.link, textWrap: 'balance', '@media': { [tablet]: { maxWidth: '20em' } } },
]);
export const title = style([
  type.hero,
  {
    maxWidth: '8.3em',
    '@media': {
      [tablet]: { fontSize: 'clamp(2.5rem, 6.7vw, 4rem)', lineHeight: 1.02 },
      // Three lines, also on a large screen.
      [media.desktop]: { maxWidth: '6.3em' },
      [media.low]: { fontSize: '2rem' },
    },
  },
]);
export const lead = style([
  type.lead,
  {
    color: color.textMuted,
    maxWidth: '30em',
    textWrap: 'balance',
    '@media': {
      [media.narrow]: { fontSize: '1.0625rem' },
      [media.wide]: { fontSize: '1.375rem' },
      [media.low]: { fontSize: '1rem', lineHeight: 1.45 },
    },
  },
]);
export const actions = style({
  ...wrapping(space[1]),
  width: '100%',
  '@media': { [media.tablet]: { gap: space[2], marginBlockStart: space[1] } },
});
/** The salon's claims in the display font, separated by a thin line. */
export const claims = style([
  type.subheading,
  {
    display: 'grid',
    justifySelf: 'stretch',
    // The first column is at least as wide as its text in our font, so nothing moves when the font loads.
    gridTemplateColumns: 'minmax(min(8.85em, 60%), max-content) minmax(0, auto)',
    rowGap: space.half,
    '@media': {
      [media.phone]: { fontSize: '1.0625rem' },
      [tablet]: { gridTemplateColumns: 'auto' },
      [media.desktop]: { marginBlockStart: space[1] },
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

const rise = keyframes({ from: { transform: 'translateY(55%)' } });

export const stage = style({
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'center',
  width: part(0.74),
  height: tall,
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
/** The ends begin 16 px of the drawing's 1600 above the section's edge, so that no line shows. */
export const ends = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: part(-0.0421),
  width: part(0.8255),
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '1600 / 480',
  marginBlockStart: part(-0.00826),
  pointerEvents: 'none',
  '@media': { [media.margin]: { aspectRatio: '1600 / 922' }, [media.print]: { display: 'none' } },
});

/** The width of a growing braid's end. */
const endWidth = createVar();
/** What has grown: a mask's part for the braid, its part for the end, and the picture of the end, which move together. */
const grow = keyframes({
  to: {
    maskSize: `20rem calc(100% + 7.25rem), ${endWidth} 4.5rem`,
    maskPosition: '100% -4.5rem, 100% calc(100% + 6.5rem)',
    backgroundPosition: '100% calc(100% + 6.5rem), 0 0, 0 0',
  },
});
/**
 * One of the strands goes on as a braid in the page's right margin, and ends between the hands. It grows with the scroll:
 * its end is always at the same height of the window. Browsers without such timelines show it grown, after no time.
 */
const growing = (end: string, width: string, where: string = media.moving) => ({
  '@media': {
    [where]: {
      vars: { [endWidth]: width },
      mask: `linear-gradient(#000 0 0) 100% -4.5rem / 20rem 0 no-repeat no-clip, ${end} 100% -5.25rem / ${endWidth} 4.5rem no-repeat no-clip`,
      animation: `${grow} linear both`,
      animationTimeline: 'view(block auto 25%)',
      animationRange: 'entry-crossing -0.75rem entry-crossing calc(100% + 6.5rem)',
    },
  },
});
/** The end of a braid that is still growing: a cuff and loose hair. */
const tail = "url('../../ui/Braid/braid-tail.svg')";
const braid = style([
  {
    display: 'none',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: aside,
    width: '3rem',
    background: `${tail} 100% -5.25rem / 3rem 4.5rem no-repeat, url('../../ui/Braid/spine.svg') 0 0 / 100% content-box`,
    '@media': { [media.margin]: { display: 'block' } },
  },
  growing(tail, '3rem'),
]);
/** Thin where it leaves the hair. On a phone, room for the ends of the hair above the heading. */
export const start = style([
  braid,
  {
    '@media': {
      [media.margin]: {
        paddingBlockStart: '26.5rem',
        background: `${tail} 100% -5.25rem / 3rem 4.5rem no-repeat, url('./spine-start.svg') 0 0 / 100% no-repeat, url('../../ui/Braid/spine.svg') 0 0 / 100% content-box`,
      },
      [media.phone]: { display: 'block', position: 'static', height: '2.75rem', background: 'none' },
    },
  },
]);
/** Continues the last strand of the figure's hair, from its cuff. */
export const continuing = style([start, { '@media': { [media.margin]: { insetBlockStart: part(0.13) } } }]);
globalStyle(`${ground}, ${start}`, {
  vars: { [tall]: 'min(92vw, 27rem, 75svh)' },
  '@media': {
    // Makes the figure's arch as wide as its column.
    [media.tablet]: { vars: { [tall]: 'calc(70.9vw - 2.03rem)' } },
    [media.desktop]: { vars: { [tall]: 'clamp(32rem, min(100svh - 5rem, 60vw), 68rem)' } },
    [media.sideways]: { vars: { [tall]: 'max(14rem, 100svh - 5.5rem)' } },
  },
});
/** A cuff hides where the sections meet; each year has a bead. */
export const spine = style([
  braid,
  {
    // Room for the years, which grow with the braid.
    width: '7rem',
    paddingInlineStart: '4rem',
  },
]);
export const year = style([
  type.subheading,
  {
    position: 'absolute',
    insetInlineEnd: '3.25rem',
    insetBlockStart: '36%',
    color: color.heading,
    selectors: { '& + &': { insetBlockStart: '66%' } },
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(100% + .25rem)',
      insetBlockStart: '-0.625rem',
      width: '3rem',
      height: '3rem',
      background: "url('../../ui/Braid/bead-documented.svg')",
    },
  },
]);

/** A story beside an arched picture; on a phone, below it. */
export const law = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: halves, alignItems: 'start', columnGap },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 25rem) minmax(0, 42rem)',
      gridTemplateRows: '1fr auto auto 1fr',
      gap: '0 clamp(4rem, 7vw, 8rem)',
    },
    // Room for the years on the braid.
    [media.margin]: { paddingInlineEnd: space[6] },
  },
});
export const lawHead = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridArea: '2 / 2' } },
});
globalStyle(`${lawHead} h2`, { '@media': { [media.desktop]: { maxWidth: 'none' } } });
globalStyle(`${lawHead} > header`, { marginBlockEnd: 0, '@media': { [media.desktop]: { marginBlockEnd: space[3] } } });
export const lawText = style({
  '@media': { [media.desktop]: { gridArea: '3 / 2' } },
});
export const emblem = style({
  ...pictureFrame(radius.arch),
  width: '100%',
  '::after': ring,
  '@media': {
    [media.phone]: { aspectRatio: '1' },
    // The frame is about as tall as the text beside it. The picture is a third wider than the frame, which clips both
    // sides.
    [media.between]: { aspectRatio: '3 / 5' },
    [media.desktop]: { gridArea: '1 / 1 / -1 / 2', alignSelf: 'center' },
  },
});
globalStyle(`${emblem} img`, {
  '@media': { [media.between]: { width: 'auto', maxWidth: 'none', height: '100%', marginInlineStart: '-16.7%' } },
});
export const story = style([
  type.lead,
  {
    maxWidth: '39em',
    marginBlockEnd: space[3],
    textWrap: 'pretty',
    '@media': { [media.desktop]: { fontSize: '1.25rem', lineHeight: 1.6 } },
  },
]);
export const linkRow = style({
  marginBlockStart: space[5],
  '@media': { [media.phone]: { display: 'grid' } },
});
/** The testimonials. The picture is above them on a phone, and otherwise beside them. */
export const voices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[3]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: halves, gridTemplateRows: 'auto 1fr', columnGap },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[8] },
    [media.margin]: { display: 'block', minHeight: '28rem', paddingInlineEnd: '24rem' },
  },
});
export const voicesHeading = style([type.heading, { '@media': { [media.margin]: { marginBlockEnd: space[5] } } }]);
/**
 * Two hands in an arch, which hold the end of a braid: of the one in the margin, or, where the page has no room for it,
 * of one that comes from the section's edge.
 */
export const hands = style({
  gridRow: 1,
  display: 'grid',
  alignContent: 'end',
  justifySelf: 'center',
  width: 'min(19rem, 80vw)',
  aspectRatio: '5 / 7',
  marginBlockStart: `calc(-1 * ${spacing.change})`,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: {
      gridArea: '1 / 2 / 3 / 3',
      justifySelf: 'end',
      width: 'min(20rem, 46vw - 3rem)',
      aspectRatio: '10 / 17',
    },
    [media.margin]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: aside,
      width: '24rem',
      aspectRatio: 'auto',
      margin: 0,
      overflow: 'visible',
    },
  },
});
/** The braid's last turn, from the margin to the hands. */
export const turn = style({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 0,
  insetBlockStart: 0,
  width: '15.75rem',
  height: '17.25rem',
  background: "none, url('./spine-turn.svg')",
  '@media': { [media.margin]: { display: 'block' } },
});
export const niche = style({
  position: 'relative',
  aspectRatio: '6 / 7',
  borderRadius: radius.arch,
  background: `linear-gradient(${color.arch}, ${color.archLow})`,
  '@media': {
    [media.margin]: {
      position: 'absolute',
      insetBlock: '9.5rem 0',
      width: '20rem',
      aspectRatio: 'auto',
    },
  },
});
/** Cuffs, where braids meet. */
globalStyle(`${spine}::before, ${turn}::before`, {
  '@media': {
    [media.margin]: {
      content: '',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: '-0.75rem',
      width: '3rem',
      height: '1.5rem',
      background: "url('./cuff.svg')",
    },
  },
});
globalStyle(`${niche} img`, {
  position: 'absolute',
  insetBlockEnd: 0,
  width: '100%',
  // The turn covers the picture's own braid above the cuff.
  '@media': {
    [media.margin]: { height: 'calc(100% - 6.5rem)', objectPosition: 'bottom' },
  },
});
/** The turn and the picture grow as well, but only in a window in which the page's end can be scrolled so far. */
const scrollable = `${media.margin} and ${media.moving} and (max-height: 94em)`;
globalStyle(`${turn}, ${niche} img`, growing('linear-gradient(#000 75%, #0000)', '100%', scrollable));
/** The hands appear before the braid has reached them. */
globalStyle(`${turn} + ${niche} img`, { '@media': { [scrollable]: { animationRangeEnd: 'entry-crossing 60%' } } });
