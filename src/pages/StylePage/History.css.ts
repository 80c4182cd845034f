/** Keep these rules few, because every page loads them; a drawing's own styles are attributes. */
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { media } from '../../theme/media';
import { radius, space, target, type } from '../../theme/scale';
import { sign } from '../../ui/Disclosure/Disclosure.css';

/** On a desktop, the heading is beside its section, and sticky. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[8] } },
});
globalStyle(`${section} > *`, { '@media': { [media.desktop]: { gridColumn: 2 } } });
globalStyle(`${section} > p`, { maxWidth: '44rem' });
globalStyle(`${section} > h2`, {
  '@media': {
    [media.desktop]: { gridArea: '1 / 1 / 3', alignSelf: 'start', position: 'sticky', insetBlockStart: '7rem' },
  },
});

/** Dates, figures and names. */
const display = style([type.subheading, { color: color.heading }]);

/** The error message below the buttons. */
export const failure = style({ order: 1, flexBasis: '100%', color: color.danger });
export const more = style({});
/** Printing opens every disclosure. */
globalStyle(`${more}::details-content`, { '@media': { [media.print]: { contentVisibility: 'visible' } } });
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
/** A heading that is also a disclosure's summary. */
export const sources = style({ all: 'unset' });
export const passages = style({ display: 'grid', gap: space[2], maxWidth: '44rem', paddingBlockEnd: space[1] });
export const citation = style({
  // Enlarges the target without changing the line height.
  padding: '0.75em 0.35em',
  fontSize: '0.6875em',
  fontWeight: 600,
  lineHeight: 0,
  verticalAlign: 'super',
  textDecoration: 'none',
});

export const pictures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  textAlign: 'center',
  lineHeight: 1.35,
  '@media': { [media.phone]: { gap: space[1] } },
});
export const note = style([
  type.small,
  { display: 'block', lineHeight: 1.4, color: color.textMuted, textAlign: 'center', textWrap: 'balance' },
]);
export const caption = style([note, { marginBlockStart: '0.75rem' }]);
/** Dark for one's own hair, copper for added hair. */
export const hair = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[1] });
globalStyle(`${hair} > svg:nth-of-type(2)`, { marginInlineStart: space[2] });
/** Reserves the space of a drawing until it has loaded. */
export const frame = style({ position: 'relative', marginBlockEnd: space[1] });
export const overlay = style({ position: 'absolute', inset: 0, width: '100%', borderRadius: radius.card });
export const photograph = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectPosition: '50% 18%',
  borderRadius: radius.card,
});

const draw = keyframes({ from: { clipPath: 'inset(0 0 100%)' } });
export const timeline = style({ position: 'relative', paddingBlock: `${space[3]} 4.5rem` });
/** What each bead means. */
export const key = style([type.small, { display: 'flex', flexWrap: 'wrap', gap: `${space.half} ${space[3]}` }]);
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
    [media.tablet]: { insetInlineStart: '10.5rem' },
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
/** A repeating tile above an end piece, by the number of strands. */
export const braid = styleVariants({
  2: [anyBraid, { '::before': { background: "url('./twist-tile.svg') 0 0 / 100%" } }],
  3: [anyBraid, { '::before': { background: "url('./braid-tile.svg') 0 0 / 100%" } }],
});
export const dates = style({ position: 'relative', display: 'grid', gap: space[3] });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  columnGap: space[2],
  breakInside: 'avoid',
  textWrap: 'balance',
  '@media': { [media.tablet]: { gridTemplateColumns: '9.5rem 2.75rem 1fr' } },
});
globalStyle(`${entry} p`, { textWrap: 'inherit' });
export const bead = style({
  gridRow: '1 / 3',
  marginInline: 'auto',
  '@media': { [media.tablet]: { gridArea: '1 / 2' } },
});
export const date = style([display, { '@media': { [media.tablet]: { gridArea: '1 / 1', textAlign: 'end' } } }]);
export const hint = style([type.label, { display: 'block', fontFamily: fonts.text, color: color.link }]);

/** Drawn over the map. */
export const front = style({ position: 'relative' });
/** In units of the map, which is 480 wide; larger on a phone, so that the text is equally legible. */
export const name = style([display, { fontSize: 21, '@media': { [media.tablet]: { fontSize: 15 } } }]);
export const place = style({ fontSize: 17, '@media': { [media.tablet]: { fontSize: 11.5 } } });

export const hours = style({
  display: 'grid',
  gridTemplateColumns: '30% minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.card,
  background: color.groundSoft,
  '@media': { [media.tablet]: { gridTemplateColumns: '18% 1fr 18% 1fr' } },
});
export const number = style([display, { display: 'block' }]);
