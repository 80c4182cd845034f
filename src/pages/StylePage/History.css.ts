/** Keep these rules few, because every page loads them. Styles of a drawing are attributes in its SVG. */
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { media } from '../../theme/media';
import { column, radius, sectionSpace, space, tappable, target, type, wrapping } from '../../theme/scale';
import { sign } from '../../ui/Disclosure/Disclosure.css';

const anySection = style({
  ...column(space[2]),
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[4],
      // The width of the timeline's dates, with which its text starts at the second column.
      vars: { '--dates': 'calc(50% - 3.75rem)' },
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space[8],
      vars: { '--dates': 'calc((100% - 4rem) * 5 / 12 - .75rem)' },
    },
  },
});
const [beside, below] = [
  {
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"head figure" "lead figure" "more figure"',
    vars: { '--above': '0px' },
  },
  { gridTemplateAreas: '"head head" "lead lead" "more more" "figure figure"', vars: { '--above': space[3] } },
];
/**
 * The text is under its heading with the figure at one side or below both. On a desktop, the text above a figure of the
 * full width is beside its heading.
 */
export const section = styleVariants({
  plain: [anySection, { '@media': { [media.tablet]: beside } }],
  wide: [anySection, { '@media': { [media.tablet]: below, [media.desktop]: beside } }],
  turned: [
    anySection,
    {
      '@media': {
        [media.tablet]: { ...beside, gridTemplateAreas: '"figure head" "figure lead" "figure more"' },
        [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      },
    },
  ],
  full: [
    anySection,
    {
      '@media': {
        [media.tablet]: below,
        [media.desktop]: { gridTemplateAreas: '"head lead" "head more" "figure figure"' },
      },
    },
  ],
});
const placed = (gridArea: string) => ({ '@media': { [media.tablet]: { gridArea } } });
export const head = style(placed('head'));
export const opening = style([
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[2] },
  { '@media': { [media.tablet]: { gridArea: 'figure', marginBlockStart: 'var(--above)' } } },
]);
export const lead = style([
  { fontSize: '1.125rem', maxWidth: '60ch' },
  placed('lead'),
  { '@media': { [media.desktop]: { fontSize: '1.1875rem', lineHeight: 1.58 } } },
]);

/** The font of dates, numbers and names. */
const display = style([type.subheading, { color: color.heading }]);

/** The error message, on a line of its own below the buttons. */
export const failure = style({ order: 1, flexBasis: '100%', color: color.onBand });
/** The disclosure with all paragraphs of a section except the first. */
export const rest = style([{ marginBlockStart: '-0.5rem' }, placed('more')]);
globalStyle(`${rest} > summary`, { '@media': { [media.print]: { display: 'none' } } });
export const summary = style([
  sign,
  {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    alignItems: 'center',
    columnGap: space[1],
    minHeight: target,
    color: color.link,
    fontWeight: 600,
  },
]);
/** The words of a summary: `toOpen` while the disclosure is closed, `toClose` while it is open. */
export const toOpen = style({ selectors: { '[open] > summary &': { display: 'none' } } });
export const toClose = style({ selectors: { ':not([open]) > summary &': { display: 'none' } } });
/** The sources, closer to the text above than other sections. */
export const end = style({ '@media': { [media.desktop]: { marginBlockStart: '-3rem' } } });
export const rule = style({ borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space[1] });
/** A heading inside a disclosure's summary, without a heading's styles. */
export const sources = style({ all: 'unset' });
export const passages = style({ display: 'grid', gap: space[2], maxWidth: '44rem', paddingBlockEnd: space[1] });
/** Puts the numbers of the list inside the text column. */
export const numbered = style([passages, { paddingInlineStart: '1.75rem' }]);
/** Prints the addresses of the sources. */
globalStyle(`${numbered} > li > a::after`, {
  '@media': { [media.print]: { content: "' (' attr(href) ')'", overflowWrap: 'anywhere' } },
});
/** Links from a source back to the text. */
export const returns = style([type.small, { '@media': { [media.print]: { display: 'none' } } }]);
globalStyle(`${returns} > a`, { display: 'inline-block', paddingBlock: '0.6em', marginInlineEnd: space[3] });
export const citation = style({
  position: 'relative',
  paddingInlineStart: '0.12em',
  fontSize: '0.6875em',
  fontWeight: 600,
  lineHeight: 0,
  verticalAlign: 'super',
  textDecoration: 'none',
  // Makes the target larger than the number without changing the line height or the space between words.
  '::after': { content: '', position: 'absolute', inset: '-0.75em -0.4em' },
});

export const pictures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  textAlign: 'center',
  lineHeight: 1.35,
  '@media': { [media.phone]: { gap: space[1], fontSize: '0.9375rem' } },
});
export const note = style([
  type.small,
  { display: 'block', lineHeight: 1.4, color: color.textMuted, textAlign: 'center', textWrap: 'balance' },
]);
export const caption = style([note, { marginBlockStart: '0.75rem' }]);
/** The key to the drawings' colors: dark for the client's own hair, copper for added hair. */
export const hair = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[1] });
globalStyle(`${hair} > svg:nth-of-type(2)`, { marginInlineStart: space[2] });
/** Reserves the space of a drawing until it has loaded. */
export const frame = style({ position: 'relative', marginBlockEnd: space[1] });
/** Rounds the corners of a rectangular drawing; arches and discs have none. */
export const rounded = style({ borderRadius: radius.picture, overflow: 'hidden' });
export const overlay = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const anyPhotograph = style({
  width: '100%',
  aspectRatio: '1',
  objectPosition: '50% 70%',
  borderRadius: radius.picture,
});
const beside43 = [
  anyPhotograph,
  { '@media': { [media.desktop]: { aspectRatio: '4 / 3', objectPosition: '50% 35%' } } },
];
export const photograph = styleVariants({
  plain: beside43,
  wide: beside43,
  turned: [anyPhotograph],
  full: [anyPhotograph, { '@media': { [media.tablet]: { aspectRatio: '8 / 5', objectPosition: '50% 46%' } } }],
});

/** The quote, in a band across the page. */
export const quote = style({
  background: color.band,
  color: color.onBand,
  marginBlockEnd: `calc(-1 * ${sectionSpace})`,
  overflow: 'hidden',
});
/** The quote's text, beside a sun that rises in an arch. */
export const saying = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  paddingBlock: 'clamp(4rem, 9vw, 8rem)',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 'clamp(1.125rem, 4vw, 3rem)',
    fontSize: '1rem',
    width: '20em',
    aspectRatio: '4 / 5',
    maxHeight: '80%',
    border: `1.5px solid ${color.bandAccent}`,
    borderBlockEnd: 0,
    borderRadius: radius.arch,
    // A sun with two rings, and short rays above them.
    background: `url('./rising-sun.svg') bottom / 100% no-repeat`,
  },
  '@media': {
    [media.narrow]: { '::after': { fontSize: '0.7rem' } },
    [media.phone]: { '::after': { display: 'none' } },
    [media.print]: { '::after': { display: 'none' } },
  },
});
export const words = style([
  type.heading,
  {
    position: 'relative',
    zIndex: 1,
    fontSize: 'clamp(2rem, 1.25rem + 3vw, 3.5rem)',
    maxWidth: '17ch',
    textWrap: 'balance',
  },
]);
export const sharing = style({
  ...wrapping(`${space[1]} ${space[3]}`),
  position: 'relative',
  zIndex: 1,
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});
export const download = style({
  ...tappable,
  fontWeight: 600,
  color: color.bandAccent,
});

const draw = keyframes({ from: { clipPath: 'inset(0 0 100%)' } });
export const timeline = style({ position: 'relative', paddingBlock: `${space[1]} 4.5rem` });
/** The key to the beads. */
export const key = style([
  type.small,
  {
    ...wrapping(`${space.half} ${space[2]}`),
    '@media': {
      [media.tablet]: { marginBlockEnd: space[2] },
      [media.desktop]: { paddingInlineStart: 'calc(var(--dates) + 4.75rem)' },
      [media.phone]: { columnGap: '0.625rem', fontSize: '0.8125rem' },
    },
  },
]);
export const meaning = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
const anyBraid = style({
  position: 'absolute',
  inset: 0,
  width: '2.75rem',
  background: "url('./braid-tail.svg') bottom / 100% 4.5rem no-repeat",
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 4rem',
    borderRadius: '1.25rem 1.25rem 0 0',
  },
  '@media': {
    [media.tablet]: { insetInlineStart: `calc(var(--dates) + ${space[2]})` },
    [media.moving]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${draw} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 25% cover 62%',
        },
      },
    },
  },
});
/** The drawn braid or twist, by the number of strands: a repeated tile above an end piece. */
export const braid = styleVariants({
  2: [anyBraid, { '::before': { background: "url('./twist-tile.svg') 0 0 / 100%" } }],
  3: [anyBraid, { '::before': { background: "url('./braid-tile.svg') 0 0 / 100%" } }],
});
export const dates = style({ position: 'relative' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  columnGap: space[2],
  breakInside: 'avoid',
  paddingBlockEnd: '0.75rem',
  textWrap: 'balance',
  '@media': { [media.tablet]: { gridTemplateColumns: 'var(--dates) 2.75rem minmax(0, 1fr)' } },
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
    '@media': { [media.tablet]: { '::before': { gridColumn: '2' } } },
  },
});
globalStyle(`${entry} p`, { textWrap: 'inherit' });
/** The bead is in the first column, although it comes after its date in the HTML. */
export const bead = style({
  gridArea: '1 / 1 / 3',
  margin: '-0.25rem auto 0',
  '@media': { [media.tablet]: { gridArea: '1 / 2' } },
});
export const date = style([display, { '@media': { [media.tablet]: { gridArea: '1 / 1', textAlign: 'end' } } }]);
export const hint = style([type.label, { display: 'block', fontFamily: fonts.text, color: color.link }]);

export const map = style({ border: `1.5px solid ${color.ring}` });
/** Names that belong to a language, not to a place, and so have no dot on the map. */
export const legend = style({
  ...wrapping(`0 ${space[3]}`),
  justifyContent: 'center',
  color: color.text,
});
/** The names and routes, in front of the map. */
export const front = style({ position: 'relative' });
/** Font sizes of `name` and `place` in map units: the map is 480 units wide. A narrow window has smaller units. */
export const name = style([display, { fontSize: 22, '@media': { [media.desktop]: { fontSize: 15 } } }]);
export const place = style({ fontSize: 20, '@media': { [media.desktop]: { fontSize: 11.5 } } });

export const hours = style({
  display: 'grid',
  gap: `${space[1]} ${space[3]}`,
  padding: 'clamp(1.25rem, 4vw, 2.5rem)',
  borderRadius: radius.card,
  background: color.groundSoft,
});
/** A bar in which each part is an hour or a week. */
export const bar = style({
  width: '100%',
  height: '1.5rem',
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.ring} 38%, ${color.groundSoft})`,
  marginBlockEnd: space[2],
  selectors: { '&:last-child': { marginBlockEnd: 0 } },
});
export const number = style([
  display,
  { fontSize: '1.75rem', marginInlineEnd: space[1], '@media': { [media.phone]: { display: 'block' } } },
]);
