import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { column, hairline, iconButton, pictureFrame, radius, space, target, type } from '../../theme/scale';

export const about = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[1],
  padding: `${space[1]} ${space[1]} 0`,
  border: `1px solid ${hairline}`,
  borderRadius: radius.card,
  // Rounds the picture's lower corner, too.
  overflow: 'clip',
  background: color.ground,
});
/** Puts the picture on the card's lower edge, as in the illustrations. */
export const arch = style({ ...pictureFrame(radius.arch), alignSelf: 'end' });
/** The text has the width below the Remove button, too. */
export const words = style({ gridArea: '1 / 2 / 2 / -1', display: 'grid', paddingBlockEnd: space[1] });
export const title = style({ ...type.subheading, paddingInlineEnd: target, color: color.heading });
export const price = style({ fontWeight: 600, color: color.link, fontVariantNumeric: 'lining-nums' });
export const like = style({ ...type.small, fontWeight: 400, color: color.textMuted });
export const remove = style({ ...iconButton(), gridArea: '1 / 3', alignSelf: 'start', color: color.heading });
export const help = style({ display: 'grid', gap: space[2], paddingBlockStart: space[1] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
/** Two buttons in a row if they fit, each at least as wide as its words. */
export const way = style({ flex: '1 1 max(9rem, calc(50% - 1rem))', minWidth: 'fit-content', paddingInline: space[1] });
/** A paper slip with a rising sun at the top and a perforated lower edge. */
export const receipt = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.ring}`,
  borderBlockEnd: `3px dotted ${color.ring}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.ground,
  marginBlockEnd: space[3],
});
/** At the end of the booking sheet, there is as much room below *Write another message* as below Send Message. */
globalStyle(`${receipt} + button`, { marginBlockEnd: 'max(0.75rem, env(safe-area-inset-bottom))' });
/** If there is a receipt, nothing else is printed: not the button below it, the page around it, or the rest of the booking sheet. */
globalStyle(`body:has(${receipt}) :not(:has(${receipt}), ${receipt}, ${receipt} *)`, {
  '@media': { [media.print]: { display: 'none !important' } },
});
globalStyle(`:has(${receipt})`, {
  '@media': {
    [media.print]: {
      display: 'block !important',
      position: 'static',
      width: 'auto !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      background: 'none !important',
      overflow: 'visible !important',
    },
  },
});
globalStyle(`dialog:has(${receipt})::backdrop`, { '@media': { [media.print]: { display: 'none' } } });
export const sun = style({
  width: '6rem',
  height: '2rem',
  justifySelf: 'center',
  borderBlockEnd: `1px solid ${color.ring}`,
  background: `radial-gradient(circle at bottom, ${color.sun} 1.9rem, transparent 1.95rem)`,
});
export const heading = style({ ...type.subheading, textAlign: 'center' });
export const rows = style({ display: 'grid', gap: space[1] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 2fr)',
  gap: space[2],
  paddingBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const term = style({ color: color.textMuted });
export const value = style({ color: color.heading, fontWeight: 600, overflowWrap: 'anywhere' });
/** A sentence about the chosen day, between two folds. */
export const note = style({ ...type.small, paddingBlockEnd: space[2] });
/** Takes no room while it is empty. */
export const lost = style({
  ...column('0'),
  justifyItems: 'start',
  selectors: { '&:not(:has(p))': { marginBlockStart: `calc(-1 * ${space[3]})` } },
});
/** Text on one line, if the line has room for it. */
export const unbroken = style({ display: 'inline-block' });
/** Each paragraph has the direction of its own language. */
export const own = style([value, { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' }]);
export const more = style({
  minHeight: target,
  paddingBlock: space[1],
  color: color.link,
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
});
export const next = style({ margin: 0, fontSize: 'inherit', color: color.heading });
export const steps = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: '1.375rem' });
/** Makes the link's target 44 px high without increasing the line height of the text around it. */
export const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  marginBlock: `-${space[1]}`,
  minHeight: target,
});
