import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import {
  column,
  columnGap,
  covering,
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

/** No room for a braid with years in the page's margin: the years run down beside it. */
const beside = 'screen and (width < 75em)';

/** A tablet, but not a phone in landscape. */
const tablet = `${media.between} and (min-height: 30.01em)`;

/** The figure's height by the window, for the pictures' `sizes`, too: the first that fits decides. */
export const heights = [
  [media.sideways, 'max(14rem, 100svh - 5.5rem)'],
  [media.desktop, 'clamp(32rem, min(100svh - 5rem, 60vw), 68rem)'],
  // Makes the figure's arch as wide as its column.
  [media.tablet, '70.9vw - 2.03rem'],
  // Leaves room for the title and a button in a phone's first view.
  ['all', 'max(12rem, min(100vw, 100svh - 19rem))'],
] as const;
/** The figure's height. The arch and the sun behind the figure scale with this height, as in the illustration. */
const tall = createVar();
const part = (share: number) => `calc(${tall} * ${share})`;
/** The braid's measures are for wide windows; in others, it is about half as wide, and in the gutter. */
const unit = createVar();
const rem = (count: number) => `calc(${unit} * ${count})`;
/** The distance of the braid from the window's right edge. */
const aside = `clamp(0.25rem, (100% - ${measure}) / 2 + ${gutter} - 4.75rem, 2.5rem)`;
/** The distance of the figure from the window's right edge: the cuff of its last strand is above the braid. */
const overBraid = `calc(${aside} + ${rem(2)} - ${part(0.03)})`;
export const ground = style({
  position: 'relative',
  // The figure's hair falls over the next section.
  zIndex: 1,
  overflowX: 'clip',
  paddingInline: `max(${gutter}, (100% - ${measure}) / 2 + ${gutter}) ${overBraid}`,
  '@media': { [media.phone]: { paddingInlineEnd: gutter } },
});
/**
 * The figure, a cut-out picture, beside the text, where it touches the section's lower edge; on a phone in portrait, above the
 * text.
 */
export const hero = style({
  // Room for the ends of the figure's hair, above the title.
  ...column(part(0.16)),
  paddingBlockStart: space[1],
  isolation: 'isolate',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlockStart: 'clamp(2rem, 5vw, 4rem)' },
    // The first column is as wide as the title's longest line; the figure's arch takes the rest.
    [tablet]: { gridTemplateColumns: '39.5vw auto', columnGap: space[3] },
    [media.desktop]: { columnGap: space[4], paddingBlockStart: space[1] },
    [media.low]: { paddingBlockStart: space[2] },
    [media.sideways]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[4] },
  },
});
export const words = style({
  ...column(space[2]),
  justifyItems: 'start',
  alignSelf: 'center',
  paddingBlockEnd: space[5],
  '@media': {
    [media.tablet]: { gridArea: '1 / 1', paddingBlockEnd: space[4] },
    [media.desktop]: { gap: space[3] },
    [media.sideways]: { gridArea: '1 / 1', gap: space[1], paddingBlockEnd: space[3] },
  },
});
export const eyebrow = style([
  type.label,
  // On a tablet it has two lines, in the fallback font, too.
  { color: color.link, textWrap: 'balance', '@media': { [tablet]: { maxWidth: '20em' } } },
]);
export const title = style({
  ...type.hero,
  maxWidth: '8.3em',
  '@media': {
    // Two lines.
    [media.phone]: { order: -1, fontSize: 'min(2.5rem, 10vw)', marginBlockEnd: 0 },
    [tablet]: { fontSize: 'clamp(2.5rem, 6.7vw, 4rem)', lineHeight: 1.02 },
    // Three lines, also on a large screen.
    [media.desktop]: { maxWidth: '6.3em' },
    [media.low]: { fontSize: '2rem' },
  },
});
export const lead = style({
  ...type.lead,
  color: color.textMuted,
  maxWidth: '30em',
  textWrap: 'balance',
  '@media': {
    [media.narrow]: { fontSize: '1.0625rem' },
    [media.wide]: { fontSize: '1.375rem' },
    [media.low]: { fontSize: '1rem', lineHeight: 1.45 },
  },
});
/** On a phone, title and buttons are in the first view, before the rest of the text. */
export const actions = style({
  ...wrapping(space[1]),
  width: '100%',
  '@media': {
    [media.phone]: { order: -1, columnGap: space[2], justifyContent: 'center', marginBlockEnd: space[1] },
    [media.tablet]: { gap: space[2], marginBlockStart: space[1] },
  },
});
/** On a phone, the second button is only its words, beside the first. */
globalStyle(`${actions} > :first-child`, { '@media': { [media.phone]: { paddingInline: space[1] } } });
globalStyle(`${actions} > :last-child`, {
  '@media': { [media.phone]: { flexGrow: 0, paddingInline: 0, border: 0, textDecoration: 'underline' } },
});
/** No room for two claims side by side. */
const oneColumn = `${tablet}, ${media.tiny}`;
/** The salon's claims in the display font, separated by a thin line. */
export const claims = style({
  ...type.subheading,
  display: 'grid',
  justifySelf: 'stretch',
  // The first column is at least as wide as its text in our font, so nothing moves when the font loads.
  gridTemplateColumns: 'minmax(min(8.85em, 60%), max-content) minmax(0, auto)',
  rowGap: space.half,
  '@media': {
    [media.phone]: { fontSize: '1.0625rem' },
    [oneColumn]: { gridTemplateColumns: 'auto' },
    [media.desktop]: { marginBlockStart: space[1] },
    [media.sideways]: { display: 'none' },
  },
});
export const claim = style({
  color: color.heading,
  selectors: {
    '& + &': {
      marginInlineStart: '1.25rem',
      paddingInlineStart: '1.25rem',
      borderInlineStart: `1px solid ${color.ring}`,
    },
  },
  '@media': { [oneColumn]: { selectors: { '& + &': { margin: 0, padding: 0, border: 0 } } } },
});

const rise = keyframes({ from: { transform: 'translateY(55%)' } });

export const stage = style({
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'end',
  width: part(0.74),
  height: tall,
  '@media': {
    // The arch is as wide as the window.
    [media.phone]: { justifySelf: 'stretch', width: 'auto', marginInline: `calc(-1 * ${gutter})` },
    [media.sideways]: { justifySelf: 'end', width: part(0.74), marginInline: 0, gridArea: '1 / 2' },
    [media.tablet]: { gridArea: '1 / 2' },
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
    insetInlineEnd: part(0.08),
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
  '@media': {
    [media.phone]: {
      // The figure stands on a line, not on the page.
      borderBlockEnd: `1px solid ${color.ring}`,
      '::before': { width: part(0.66), insetInlineEnd: `calc(50% - ${part(0.33)})` },
    },
    [media.sideways]: { '::before': { width: part(0.545), insetInlineEnd: part(0.08) } },
    [media.moving]: { '::before': { animation: `${rise} 1400ms cubic-bezier(.2,.7,.2,1)` } },
  },
});
/** The figure overlaps the arch and is taller than it. */
export const figure = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: part(0.0082),
  height: tall,
  width: part(0.5758),
  maxWidth: 'none',
});
/** A picture without transparency is clipped to the shape of the arch. */
export const framed = style({ ...covering, borderRadius: radius.arch });
/** The ends begin 16 px of the drawing's 1600 above the section's edge, so that no line shows. */
export const ends = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: part(-0.0434),
  width: part(0.8255),
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '1600 / 480',
  marginBlockStart: part(-0.00826),
  pointerEvents: 'none',
  '@media': { [media.margin]: { aspectRatio: '1600 / 922' }, [media.print]: { display: 'none' } },
});

/** The mask and the picture of the end, where the braid has grown to its box's end or, beyond that, into the next section. */
const grownTo = (beyond: string) =>
  keyframes({
    to: {
      maskSize: `${rem(20)} calc(100% + ${beyond} + ${rem(0.75)}), ${rem(3)} ${rem(4.5)}`,
      maskPosition: `100% ${rem(-4.5)}, 100% calc(100% + ${beyond})`,
      backgroundPosition: `100% calc(100% + ${beyond}), 0 0, 0 0`,
    },
  });
const continued = [grownTo(rem(6.5)), rem(6.5)] as const;
const ended = [grownTo('0px'), '0px'] as const;
/** The end of a braid: a cuff and loose hair. */
const tail = "url('../../ui/Braid/braid-tail.svg')";
/**
 * A braid that grows with the scroll: its end is always at the same height of the window. `grown` has grown already.
 * Browsers without such timelines show all.
 */
const growing = (where: string, grown: number, [animation, beyond]: typeof continued | typeof ended) => ({
  [where]: {
    backgroundPosition: `100% ${rem(grown - 5.25)}, 0 0, 0 0`,
    mask: `linear-gradient(#000 0 0) 100% ${rem(-4.5)} / ${rem(20)} ${rem(grown)} no-repeat no-clip, ${tail} 100% ${rem(grown - 5.25)} / ${rem(3)} ${rem(4.5)} no-repeat no-clip`,
    animation: `${animation} linear both`,
    animationTimeline: 'view(block auto 25%)',
    animationRange: `entry-crossing ${rem(grown - 0.75)} entry-crossing calc(100% + ${beyond})`,
  },
});
const end = (place: string) => `${tail} 100% ${place} / ${rem(3)} ${rem(4.5)} no-repeat`;
const plait = "url('../../ui/Braid/spine.svg') 0 0 / 100% content-box";
const braid = style({
  position: 'absolute',
  // In front of the row of cards, which scrolls.
  zIndex: 1,
  pointerEvents: 'none',
  insetBlock: 0,
  insetInlineEnd: aside,
  width: rem(3),
  '@media': { [media.print]: { display: 'none' } },
});
const movingOnPhone = `${media.phone} and ${media.moving}`;
/** Thin where it leaves the hair, and long enough from the start that its end is not in front of the hair. */
export const start = style([
  braid,
  {
    paddingBlockStart: rem(26.5),
    background: `${end(rem(-5.25))}, url('./spine-start.svg') 0 0 / 100% no-repeat, ${plait}`,
    '@media': {
      // Begins at a cuff on the section's edge, and passes behind the cards.
      [media.phone]: { paddingBlockStart: 0, zIndex: 0, background: `${end(rem(-5.25))}, ${plait}` },
      ...growing(media.moving, 31.75, continued),
      ...growing(movingOnPhone, 0, continued),
    },
  },
]);
/** Continues the last strand of the figure's hair, from its cuff. */
export const continuing = style([
  start,
  { insetBlockStart: part(0.13), '@media': { [media.phone]: { insetBlockStart: 0 } } },
]);
globalStyle(`${ground}, ${start}`, {
  '@media': Object.fromEntries(
    [...heights].reverse().map(([window, height]) => [window, { vars: { [tall]: `calc(${height})` } }]),
  ),
});
/** Goes on beside the story; on a phone, only beside its picture. It ends there, or in wide windows at the hands. */
export const spine = style([
  braid,
  {
    background: `${end(rem(-5.25))}, ${plait}`,
    '@media': {
      [beside]: { paddingBlockEnd: rem(4), background: `${end('100%')}, ${plait}` },
      [media.phone]: {
        position: 'relative',
        gridArea: '1 / 2 / 3 / 3',
        insetInline: '0.875rem auto',
        marginBlockStart: `calc(-1 * ${spacing.normal})`,
      },
      ...growing(media.moving, 0, continued),
      ...growing(`${beside} and ${media.moving}`, 0, ended),
    },
  },
]);
const appear = keyframes({ from: { transform: 'scale(0)' } });
/** Grows once the braid's loose end is below it. */
const appearing = {
  [media.moving]: {
    animation: `${appear} linear both`,
    animationTimeline: 'view(block auto 25%)',
    animationRange: `entry calc(100% + ${rem(4.25)}) entry calc(100% + ${rem(6.25)})`,
  },
};
/** The years beside the braid, each with a bead; on a phone, on a line of their own. */
export const years = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: aside,
  '@media': {
    [media.phone]: {
      position: 'relative',
      inset: 'auto',
      zIndex: 'auto',
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-evenly',
      paddingBlockEnd: rem(3.5),
      // The braid lies on its side, from beyond the window's edge.
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInlineStart: `calc(-1 * ${gutter})`,
        width: rem(3),
        height: `calc(100vw - ${gutter})`,
        paddingBlockEnd: rem(4),
        background: `${end('100%')}, ${plait}`,
        transform: 'rotate(-90deg)',
        transformOrigin: '0 0',
      },
    },
    [media.print]: { display: 'none' },
  },
});
export const year = style({
  ...type.subheading,
  position: 'absolute',
  right: `calc(${rem(3)} + 0.25rem)`,
  top: '36%',
  color: color.heading,
  selectors: { '& + &': { top: '66%' } },
  '::after': {
    content: '',
    position: 'absolute',
    left: 'calc(100% + 0.25rem)',
    top: `calc(50% - ${rem(1.5)})`,
    width: rem(3),
    height: rem(3),
    background: "url('../../ui/Braid/bead-documented.svg') 0 0 / 100%",
  },
  transformOrigin: `calc(100% + 0.25rem + ${rem(1.5)})`,
  '@media': {
    [beside]: { writingMode: 'vertical-rl', fontSize: '0.875rem' },
    [media.phone]: {
      position: 'relative',
      inset: 'auto',
      writingMode: 'horizontal-tb',
      fontSize: '1.5rem',
      selectors: { '& + &': { top: 'auto' } },
      '::after': {
        left: `calc(50% - ${rem(2)})`,
        top: `calc(100% + ${rem(0.75)})`,
        width: rem(4),
        height: rem(2),
        transform: 'rotate(90deg)',
        background: "url('../../ui/Braid/cuff.svg') center / contain no-repeat",
      },
    },
    [`${media.tablet} and ${media.moving}`]: appearing[media.moving],
  },
});

/** Room for the braid and the years. */
const besideBraid = `max(0px, ${rem(3)} + 1.5rem - ${gutter})`;

/** A story beside an arched picture; on a phone, below it. */
export const law = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    // The second column is the braid's.
    [media.phone]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(3)}`, columnGap: 0 },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', columnGap },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 25rem) minmax(0, 42rem)',
      gridTemplateRows: '1fr auto auto 1fr',
      gap: '0 clamp(4rem, 7vw, 8rem)',
    },
    // Room for the years on the braid.
    'screen and (min-width: 40em) and (width < 75em)': { paddingInlineEnd: besideBraid },
    [media.margin]: { paddingInlineEnd: space[6] },
  },
});
export const lawHead = style({ gridArea: '1 / 1 / 2 / -1', '@media': { [media.desktop]: { gridArea: '2 / 2' } } });
globalStyle(`${lawHead} h2`, { '@media': { [media.desktop]: { maxWidth: 'none' } } });
globalStyle(`${lawHead} > header`, { marginBlockEnd: 0, '@media': { [media.desktop]: { marginBlockEnd: space[3] } } });
export const lawText = style({
  '@media': { [media.phone]: { gridColumn: '1 / -1' }, [media.desktop]: { gridArea: '3 / 2' } },
});
export const emblem = style({
  ...pictureFrame(radius.arch),
  width: '100%',
  alignSelf: 'center',
  '::after': ring,
  '@media': {
    [media.phone]: { gridArea: '2 / 1' },
    [media.desktop]: { gridArea: '1 / 1 / -1 / 2' },
  },
});
export const story = style({
  ...type.lead,
  maxWidth: '39em',
  marginBlockEnd: space[3],
  textWrap: 'pretty',
  '@media': { [media.desktop]: { fontSize: '1.25rem', lineHeight: 1.6 } },
});
export const linkRow = style({ position: 'relative', marginBlockStart: space[5] });
globalStyle(`${law} ${linkRow}`, { '@media': { [media.phone]: { display: 'grid' } } });
/** The testimonials, then two hands in an arch, which hold the end of the braid; in wide windows, beside each other. */
export const voices = style({ '@media': { [media.margin]: { minHeight: rem(34), paddingInlineEnd: rem(25) } } });
export const voicesHeading = style({ ...type.heading, marginBlockEnd: 'clamp(1rem, 3vw, 2.5rem)' });
/** On a phone, as wide as the window. */
export const hands = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[8],
  '@media': {
    [beside]: { marginBlockEnd: `calc(${space[4]} - ${spacing.change})` },
    [media.tablet]: { width: 'min(100%, 30rem)', marginInline: 'auto' },
    [media.margin]: {
      position: 'absolute',
      inset: `0 ${aside} ${space[4]} auto`,
      width: rem(24),
      gridTemplateRows: '1fr auto',
      margin: 0,
      paddingInlineEnd: rem(4),
      paddingBlockStart: rem(9.5),
    },
  },
});
/** The braid's last turn, from the margin to the hands. */
export const turn = style({
  display: 'none',
  '@media': {
    [media.margin]: {
      display: 'block',
      position: 'absolute',
      zIndex: 1,
      insetInlineEnd: 0,
      insetBlockStart: 0,
      width: rem(15.75),
      height: rem(17.25),
    },
  },
});
export const niche = style({
  position: 'relative',
  aspectRatio: '5 / 6',
  borderRadius: radius.arch,
  borderBlockEnd: `1px solid ${color.ring}`,
  background: `linear-gradient(${color.arch}, ${color.archLow})`,
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${gutter})` }, [media.margin]: { aspectRatio: 'auto' } },
});
globalStyle(`${ground}, ${start}, ${spine}, ${years}, ${linkRow}, ${law}, ${voices}`, {
  vars: { [unit]: '0.53rem' },
  '@media': { [media.margin]: { vars: { [unit]: '1rem' } } },
});
/** Cuffs, where braids begin and where they meet. */
globalStyle(`${start}::before, ${start} ~ ${linkRow}::before, ${spine}::before, ${turn}::before, ${niche}::before`, {
  content: '',
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 0,
  insetBlockStart: rem(-0.75),
  width: rem(3),
  height: rem(1.5),
  background: "url('../../ui/Braid/cuff.svg') 0 0 / 100%",
});
globalStyle(`${start}::before, ${start} ~ ${linkRow}::before`, { '@media': { [media.tablet]: { display: 'none' } } });
globalStyle(`${spine}::before, ${start} ~ ${linkRow}::before`, { '@media': appearing });
/** Where the braid comes from behind the cards. */
globalStyle(`${start} ~ ${linkRow}::before`, {
  insetInlineEnd: `calc(${aside} - ${gutter})`,
  insetBlockStart: `calc(-1 * ${space[5]} - ${rem(1.5)})`,
});
globalStyle(`${start} + header`, { '@media': { [media.phone]: { paddingInlineEnd: space[6] } } });
globalStyle(`${niche}::before`, {
  insetInline: '41% 42%',
  width: '17%',
  height: 'auto',
  aspectRatio: '2',
  insetBlockStart: '-3%',
  '@media': { [media.margin]: { display: 'none' } },
});
globalStyle(`${niche} img`, {
  position: 'absolute',
  insetBlockEnd: 0,
  width: '100%',
  height: '100%',
  objectPosition: 'bottom',
  // The turn covers the picture's own braid above the cuff.
  '@media': { [media.margin]: { height: `calc(100% - ${rem(6.5)})` } },
});
