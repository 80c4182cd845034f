/** Keep these rules few, because every page loads them. Styles of a drawing are attributes in its SVG. */
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { media } from '../../theme/media';
import { column, gutter, measure, radius, space, spacing, tappable, type, wrapping } from '../../theme/scale';
import { grow } from '../../ui/Braid/Braid.css';

export const part = style(column(spacing.normal));
/** The text has about 65 characters a line. Its figure and sources are beside it; a wide figure is above the text. */
const anySection = style({
  ...column(space[3]),
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[8] },
    [media.margin]: { gridTemplateColumns: 'minmax(0, 38rem) minmax(0, 1fr)' },
  },
});
const areas = (gridTemplateAreas: string, more = {}) => ({
  '@media': { [media.desktop]: { gridTemplateAreas, ...more } },
});
export const section = styleVariants({
  plain: [anySection, areas('"head figure" "text figure" "text side"', { gridTemplateRows: 'auto auto 1fr' })],
  wide: [anySection, areas('"head head" "figure figure" "text side"', { rowGap: space[4] })],
  bare: [anySection, areas('"head head" "text side"')],
});
const placed = (gridArea: string) => ({ '@media': { [media.desktop]: { gridArea } } });
/** Every heading has one line. */
export const head = style([placed('head'), { '@media': { [media.wide]: { fontSize: '3.5rem' } } }]);
export const opening = style([
  { ...column(space[2]), alignContent: 'start' },
  placed('figure'),
  { selectors: { '&:empty': { display: 'none' } } },
]);
export const text = style([
  { ...column(space[2]), alignContent: 'start', maxWidth: '38rem', fontSize: '1.125rem' },
  placed('text'),
  { '@media': { [media.desktop]: { fontSize: '1.1875rem', lineHeight: 1.62 } } },
]);
/** Heading and text beside the timeline. */
export const words = style({ '@media': { [media.desktop]: { gridArea: '1 / 1 / -1' } } });
globalStyle(`${words} > h2`, { marginBlockEnd: space[3] });
/** A text beside a taller figure stays in the window, beside the timeline with its heading. */
globalStyle(`${section.plain} > :is(${text}, ${words})`, {
  '@media': { [media.tall]: { alignSelf: 'start', position: 'sticky', insetBlockStart: '6.5rem' } },
});
/** The article's first letter is three lines tall. */
globalStyle(`${part}:first-child ${text} > p:first-child::first-letter`, {
  initialLetter: '3',
  fontFamily: fonts.display,
  color: color.link,
  marginInlineEnd: '0.16em',
});
export const side = style([{ ...column(space[3]), alignContent: 'start' }, placed('side')]);
/** On a tablet, everything except three pictures side by side is as wide as the text. */
globalStyle(`${section.plain} > *, ${side}`, { '@media': { [media.between]: { maxWidth: '38rem' } } });
/** A sentence of another section's text, repeated in large type. */
export const pull = style([
  type.panel,
  { color: color.link, textWrap: 'balance', '@media': { [media.print]: { display: 'none' } } },
]);
export const notes = style([
  type.small,
  {
    ...column(space[1]),
    alignContent: 'start',
    paddingInlineStart: '1.75rem',
    borderBlockStart: `1px solid ${color.line}`,
    paddingBlockStart: space[2],
    color: color.textMuted,
  },
]);
/** Prints the addresses of the sources. */
globalStyle(`${notes} a[href^="http"]::after`, {
  '@media': { [media.print]: { content: "' (' attr(href) ')'", overflowWrap: 'anywhere' } },
});

/** The font of dates, numbers and names. */
const display = style([type.subheading, { color: color.heading }]);

/** The error message, on a line of its own below the buttons. */
export const failure = style({ order: 1, flexBasis: '100%', color: color.onBand });
/** A link whose target is larger than its sign, without changing the line height or the space between words. */
const tiny = style({
  position: 'relative',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: '-0.75em -0.4em' },
});
export const citation = style([
  tiny,
  {
    paddingInlineStart: '0.12em',
    fontSize: '0.6875em',
    lineHeight: 0,
    verticalAlign: 'super',
  },
]);
/** A link from a source back to the text. */
export const back = style([tiny, { marginInlineStart: space[1], '@media': { [media.print]: { display: 'none' } } }]);

export const pictures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: `0 ${space[2]}`,
  textAlign: 'center',
  lineHeight: 1.35,
  '@media': { [media.phone]: { gap: `0 ${space[1]}`, fontSize: '0.9375rem' } },
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
export const caption = style([note, { marginBlockStart: space[2] }]);
/** Reserves the space of a drawing or picture until it has loaded. */
export const frame = style({ position: 'relative', marginBlockEnd: space[1] });
/** A single picture is not much taller than the text beside it. */
globalStyle(`${pictures} > :only-child svg`, { maxHeight: '26rem' });
export const overlay = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });
/** A picture across the page. */
export const photograph = style({ width: '100%', height: 'min(97svh, 44vw + 14rem)', objectPosition: '50% 20%' });

/** The quote beside the picture, across the page; on a phone, below the picture. */
export const quote = style({
  display: 'grid',
  background: color.band,
  color: color.onBand,
  marginBlockEnd: `calc(-1 * ${spacing.normal})`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      minHeight: 'min(84svh, 46rem)',
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)' },
  },
});
/** A picture's `source` would be an empty row of these grids. */
globalStyle(`:is(${part}, ${quote}) source`, { display: 'none' });
/** Shows the hair at more than its size in the page's first picture. */
export const close = style({
  width: '100%',
  // As tall as the quote, but not the cause of its height.
  height: 0,
  minHeight: '100%',
  objectPosition: '50% 20%',
  '@media': {
    [media.phone]: { minHeight: '92vw' },
    [media.tablet]: { gridArea: '1 / 2' },
    [media.print]: { display: 'none' },
  },
});
export const saying = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  padding: `${space[6]} ${gutter}`,
  '@media': {
    [media.tablet]: { gridArea: '1 / 1', paddingInlineStart: `calc(max(0px, (100vw - ${measure}) / 2) + ${gutter})` },
  },
});
export const sentence = style([
  type.heading,
  { fontSize: 'clamp(2rem, 1.1rem + 2.9vw, 4rem)', lineHeight: 1.08, textWrap: 'balance' },
]);
export const sharing = style({
  ...wrapping(`${space[1]} ${space[3]}`),
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});
export const download = style({
  ...tappable,
  fontWeight: 600,
  color: color.bandAccent,
});

/** Three quarters down the window is a line that the braid, its beads and its gaps reach together as the page scrolls. */
const LINE = 'auto 25%';
const lengthen = keyframes({ from: { height: 0 } });
/** Browsers without scroll timelines ignore the timeline, and show the end of the animation at once. */
const scrolled = (animationName: string, animationTimeline: string, animationRange: string) => ({
  animation: `${animationName} linear both`,
  animationTimeline,
  animationRange,
});
const uncovered = (range: string) => scrolled(grow, `view(${LINE})`, range);
export const timeline = style({
  position: 'relative',
  paddingBlock: `${space[1]} 4.5rem`,
  viewTimeline: '--braid',
  viewTimelineInset: LINE,
});
/** The key to the beads. */
export const key = style([
  type.small,
  {
    ...wrapping(`${space.half} ${space[2]}`),
    '@media': {
      [media.phone]: { columnGap: '0.625rem', fontSize: '0.8125rem' },
    },
  },
]);
export const meaning = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
/** A braid with its cuff and its loose end, which is at the end of what has grown. */
const anyBraid = style({
  position: 'absolute',
  inset: 0,
  width: '2.75rem',
  '::before': {
    content: '',
    display: 'block',
    height: 'calc(100% - 4rem)',
    borderRadius: '1.25rem 1.25rem 0 0',
  },
  '::after': {
    content: '',
    display: 'block',
    height: '4.5rem',
    marginBlockStart: '-0.5rem',
    background: "url('../../ui/Braid/braid-tail.svg')",
  },
  '@media': {
    [media.moving]: { '::before': scrolled(lengthen, '--braid', 'entry-crossing 0% entry-crossing 100%') },
  },
});
/** The drawn braid or twist, by the number of strands: a repeated tile above an end piece. */
export const braid = styleVariants({
  2: [anyBraid, { '::before': { background: "url('./twist-tile.svg') 0 0 / 100%" } }],
  3: [anyBraid, { '::before': { background: "url('../../ui/Braid/braid-tile.svg') 0 0 / 100%" } }],
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  columnGap: space[2],
  breakInside: 'avoid',
  paddingBlockEnd: '0.75rem',
});
/** The space above a date, by the time since the previous date; a gap of centuries also breaks the drawn braid. */
export const since = styleVariants({
  unknown: { marginBlockStart: space[3] },
  years: { marginBlockStart: '0.75rem' },
  decades: { marginBlockStart: space[5] },
  centuries: {
    position: 'relative',
    marginBlockStart: space[12],
    '::before': {
      content: '',
      position: 'absolute',
      gridColumn: '1',
      insetBlockEnd: `calc(100% + ${space[2]})`,
      width: '2.75rem',
      height: '3.75rem',
      background: "url('./braid-break.svg')",
    },
    '@media': { [media.moving]: { '::before': uncovered('entry') } },
  },
});
globalStyle(`${entry} p, ${notes} p`, { textWrap: 'balance' });
/** The bead is in the first column, although it comes after its date in the HTML. It appears on the braid below it. */
export const bead = style({
  gridArea: '1 / 1 / 3',
  margin: '-0.25rem auto 0',
  '@media': { [media.moving]: uncovered('entry 100% cover 10%') },
});
export const date = display;
export const hint = style([type.label, { display: 'block', color: color.link }]);

export const map = style({ border: `1.5px solid ${color.ring}` });
/** Names that belong to a language, not to a place, and so have no dot on the map; or what the colors of hair mean. */
export const legend = style({
  ...wrapping(`0 ${space[3]}`),
  justifyContent: 'center',
  color: color.text,
});
/** The dates, in front of the braid, or the routes, in front of the map. */
export const front = style({ position: 'relative' });
export const name = style([display, { fontSize: '0.9375rem' }]);
export const place = style({ fontSize: '0.8125rem' });

export const hours = style({
  display: 'grid',
  gap: `${space[1]} ${space[3]}`,
  padding: 'clamp(1.25rem, 4vw, 2.5rem)',
  borderRadius: radius.card,
  background: color.groundSoft,
});
globalStyle(`${hours} > svg + p`, { marginBlockStart: space[2] });
export const number = style([
  display,
  { fontSize: '1.75rem', marginInlineEnd: space[1], '@media': { [media.phone]: { display: 'block' } } },
]);
