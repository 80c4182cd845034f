/** Keep these rules few, because every page loads them. Styles of a drawing are attributes in its SVG. */
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { contentWidth, media } from '../../theme/media';
import { column, covering, gutter, iconButton, radius, space, type, wrapping } from '../../theme/scale';

/** As wide as the window. */
const fullBleed = { width: 'auto', marginInline: `calc(-1 * ${gutter})` } as const;
/** The text has about 65 characters a line. Its figure or the quote is beside it; otherwise, its heading. */
const anySection = style({ ...column(space[3]), '@media': { [media.phone]: { gap: '0.75rem' } } });
const areas = (left: string, right: string, gridTemplateAreas: string, more = {}) =>
  style([
    anySection,
    {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: `minmax(0, ${left}) minmax(0, ${right})`,
          columnGap: space[8],
          gridTemplateAreas,
          ...more,
        },
      },
    },
  ]);
const wide = '38rem';
/** The width beside the text, for the `sizes` of pictures. */
export const besideText = `${contentWidth} - ${wide} - ${space[8]}`;
export const section = {
  plain: areas(wide, '1fr', '"words figure"', { alignItems: 'start' }),
  quoted: areas(wide, '1fr', '". quote" "head quote" "text quote" ". quote"', {
    gridTemplateRows: '1fr auto auto 1fr',
  }),
  wide: areas('1fr', wide, '"head text" "figure figure"', { rowGap: space[4] }),
  bare: areas('1fr', wide, '"head text"'),
};
const placed = (gridArea: string) => ({ '@media': { [media.desktop]: { gridArea } } });
export const head = style([placed('head'), { '@media': { [media.wide]: { fontSize: '3.5rem' } } }]);
export const opening = style([
  { ...column(space[2]), alignContent: 'start' },
  placed('figure'),
  { selectors: { '&:empty': { display: 'none' } } },
]);
export const text = style([
  { ...column(space[2]), alignContent: 'start', maxWidth: wide, lineHeight: 1.5 },
  placed('text'),
  {
    '@media': {
      [media.phone]: { fontSize: '1rem', lineHeight: 1.45 },
      [media.tablet]: { fontSize: '1.1875rem', lineHeight: 1.62 },
    },
  },
]);
/** Heading and text beside a figure. */
export const words = style([column(space[2]), placed('words')]);
/** The article's first letter is three lines tall. */
globalStyle(`section:first-child ${text} > p:first-child::first-letter`, {
  initialLetter: '3',
  fontFamily: fonts.display,
  color: color.link,
  marginInlineEnd: '0.16em',
});
export const notes = style({
  ...type.small,
  ...column(space[1]),
  paddingInlineStart: '1.75rem',
  color: color.textMuted,
});
/** Prints the addresses of the sources. */
globalStyle(`${notes} a[href^="http"]::after`, {
  '@media': { [media.print]: { content: "' (' attr(href) ')'", overflowWrap: 'anywhere' } },
});

const display = style([type.subheading, { color: color.heading }]);

/** The error message, below the control. */
export const failure = style([type.small, { order: 1, flexBasis: '100%' }]);
/** A link whose target is larger than its sign, without changing the line height or the space between words. */
const tiny = style({
  position: 'relative',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: '-0.75em -0.4em' },
});
export const citation = style([
  tiny,
  { paddingInlineStart: '0.12em', fontSize: '0.6875em', lineHeight: 0, verticalAlign: 'super' },
]);
/** A link from a source back to the text. */
export const back = style([tiny, { marginInlineStart: space[1], '@media': { [media.print]: { display: 'none' } } }]);

/** Between pictures, and beside the first ones on a phone: for their `sizes`, too. */
export const gaps = { wide: space[2], phone: space[1], edge: space.half };
export const pictures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: `0 ${gaps.wide}`,
  textAlign: 'center',
  lineHeight: 1.35,
  '@media': { [media.phone]: { gap: `0 ${gaps.phone}`, fontSize: '0.9375rem' } },
});
/** On a phone, the first explanation is as wide as the window. */
globalStyle(`section:first-of-type ${pictures}`, {
  '@media': { [media.phone]: { ...fullBleed, paddingInline: gaps.edge } },
});
/** Pictures, labels and notes are each in one row, even if one label has two lines. */
globalStyle(`${pictures} > li`, {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  overflowWrap: 'anywhere',
});
export const note = style([
  type.small,
  { display: 'block', lineHeight: 1.4, color: color.textMuted, textAlign: 'center', textWrap: 'balance' },
]);
/** Reserves the space of a drawing or picture until it has loaded. */
export const frame = style({ position: 'relative', marginBlockEnd: space[1] });
export const overlay = style({ ...covering, objectFit: 'contain' });
/** A single picture is not much taller than the text beside or above it. */
globalStyle(`${pictures} > :only-child svg`, { maxHeight: 'min(26rem, 66vw)' });
/** Also for the `sizes` of its picture. */
export const quoteWidth = '30rem';
export const quote = style([
  {
    ...column(space[1]),
    alignSelf: 'start',
    position: 'relative',
    width: `min(100%, ${quoteWidth})`,
    background: color.groundSoft,
    textAlign: 'center',
    '@media': { [media.phone]: fullBleed, [media.print]: { display: 'none' } },
  },
  placed('quote'),
]);
globalStyle(`${words} > *`, placed('auto'));
/** A head from above the hair to the neck: with the quote, and of the next style, in an arch. */
export const poster = style({ width: 'min(100%, 40rem)', aspectRatio: '4 / 3' });
globalStyle(`${poster} img`, { width: '100%', height: '100%', objectPosition: '50% 15%' });
export const sentence = style([
  type.panel,
  { padding: `0 ${space[3]} ${space[3]}`, color: color.heading, textWrap: 'balance' },
]);
/** In the corner of the picture; an error message is below it. */
export const sharing = style({
  ...wrapping(`0 ${space[1]}`),
  justifyContent: 'end',
  marginBlockStart: '-3.75rem',
  paddingInline: space[2],
});
export const share = style({
  ...iconButton(),
  marginBlockEnd: space[2],
  border: `1px solid ${color.ring}`,
  background: color.surface,
  color: color.heading,
});

/** The ground of a timeline. */
const dated = `color-mix(in srgb, ${color.sun} 20%, ${color.groundSoft})`;
/** The tip of the braid's loose end is at this line of the window as the page scrolls, above the bar of a phone. */
const LINE = 'auto 12%';
/** The height of the loose end with its cuff, above which beads and gaps appear. */
const END = '4.25rem';
/** On paper, nothing scrolls: all is there. */
const moving = `screen and ${media.moving}`;
const lengthen = keyframes({ from: { height: 0 } });
/** Both keyframes need a value: `none` is not animated. */
const grow = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });
const appear = keyframes({ from: { transform: 'scale(0)' } });
/** Browsers without scroll timelines ignore the timeline, and show the end of the animation at once. */
const scrolled = (animationName: string, animationTimeline: string, animationRange: string) => ({
  animation: `${animationName} linear both`,
  animationTimeline,
  animationRange,
});
export const timeline = style({
  position: 'relative',
  paddingBlock: `${space[2]} 4.5rem`,
  viewTimeline: '--braid',
  viewTimelineInset: LINE,
  // The cuff from which the braid hangs.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '-0.625rem',
    insetInlineStart: '-0.125rem',
    width: '3rem',
    height: '1.5rem',
    background: "url('../../ui/Braid/cuff.svg')",
  },
});
/** The key and the timeline have a ground of their own; on a phone, as wide as the window. */
export const dates = style({
  ...column(space[2]),
  padding: space[3],
  borderRadius: radius.card,
  background: dated,
  breakInside: 'avoid',
  '@media': { [media.phone]: { ...fullBleed, padding: `${space[3]} ${gutter} ${space[2]}`, borderRadius: 0 } },
});
globalStyle(`${dates} :focus-visible`, { outlineColor: color.text });
export const key = style({
  ...type.small,
  ...wrapping(`0.5rem ${space[2]}`),
  marginBlockEnd: '0.5rem',
  // The first icon is above the braid's middle.
  paddingInlineStart: '0.6875rem',
  '@media': { [media.phone]: { marginBlockEnd: 0, columnGap: '0.625rem', fontSize: '0.8125rem' } },
});
export const meaning = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
/** A braid with its cuff and its loose end, which is at the end of what has grown. */
const anyBraid = style({
  position: 'absolute',
  inset: 0,
  width: '2.75rem',
  // The page must not scroll with the end that grows.
  overflowAnchor: 'none',
  '::before': { content: '', display: 'block', height: 'calc(100% - 4rem)' },
  '::after': {
    content: '',
    display: 'block',
    height: '4.5rem',
    marginBlockStart: '-0.5rem',
    background: "url('../../ui/Braid/braid-tail.svg')",
  },
  '@media': {
    [moving]: { '::before': scrolled(lengthen, '--braid', 'entry-crossing 4rem entry-crossing 100%') },
  },
});
/** The drawn braid or twist, by the number of strands: a repeated tile above an end piece. */
export const braid = styleVariants({
  even: [anyBraid, { '::before': { background: "url('../../ui/Braid/braid-tile.svg') 0 0 / 100%" } }],
  twist: [anyBraid, { '::before': { background: "url('./twist-tile.svg') 0 0 / 100%" } }],
  growing: [anyBraid, { '::before': { background: "url('./braid-growing.svg') 0 0 / 100%" } }],
  swelling: [anyBraid, { '::before': { background: "url('./braid-swelling.svg') 0 0 / 100%" } }],
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  columnGap: space[2],
  breakInside: 'avoid',
  paddingBlockEnd: '0.75rem',
  '@media': { [media.phone]: type.small },
});
/** The space above a date, by the time since the previous date; a gap of centuries also breaks the drawn braid. */
export const since = styleVariants({
  unknown: { marginBlockStart: space[2] },
  years: { marginBlockStart: '0.5rem' },
  decades: { marginBlockStart: space[3] },
  centuries: {
    position: 'relative',
    marginBlockStart: space[6],
    '::before': {
      content: '',
      position: 'absolute',
      gridColumn: '1',
      insetBlockEnd: 'calc(100% + 0.25rem)',
      width: '2.75rem',
      height: '3.25rem',
      background: `url('./braid-break.svg') 0 0 / 100% 100%, ${dated}`,
    },
    '@media': {
      [moving]: { '::before': scrolled(grow, `view(${LINE})`, `entry ${END} entry calc(100% + ${END})`) },
    },
  },
});
globalStyle(`${entry} p, ${notes} p`, { textWrap: 'balance' });
/** The bead is in the first column, although it comes after its date in the HTML. It appears on the braid below it. */
export const bead = style({
  gridArea: '1 / 1 / 3',
  margin: '-0.25rem auto 0',
  '@media': {
    [moving]: scrolled(appear, `view(${LINE})`, `entry calc(100% + ${END}) entry calc(100% + ${END} + 1rem)`),
  },
});
export const date = style([display, { '@media': { [media.phone]: { fontSize: '1.1875rem' } } }]);
export const hint = style([type.label, { display: 'block', color: color.link }]);

export const map = style({ border: `1.5px solid ${color.ring}` });
export const legend = style([
  type.small,
  { ...wrapping(`0 ${space[3]}`), justifyContent: 'center', marginBlockStart: space[1] },
]);
/** The dates, in front of the braid, or the routes, in front of the map. */
export const front = style({ position: 'relative' });
export const name = style([display, { fontSize: '0.9375rem', fill: color.heading }]);
export const place = style({ fontSize: '0.8125rem', fill: color.text });
