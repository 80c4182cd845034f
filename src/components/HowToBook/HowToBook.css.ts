import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { media } from '../../theme/media';
import { column, columnGap, space, type } from '../../theme/scale';
import { entry, hairline } from '../../ui/Disclosure/Disclosure.css';

/** Room for the strands above the steps, and on a phone for the end of the braid below them. */
export const drawn = style({
  position: 'relative',
  paddingBlock: '5rem 3rem',
  '@media': { [media.tablet]: { paddingBlock: '3rem 0' }, [media.print]: { paddingBlock: 0 } },
});
const hair = style({ position: 'absolute', '@media': { [media.print]: { display: 'none' } } });
export const down = style([hair, { '@media': { [media.tablet]: { display: 'none' } } }]);
export const across = style([hair, { display: 'none', '@media': { [media.tablet]: { display: 'block' } } }]);
export const columns = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  breakInside: 'avoid',
  counterReset: 'step',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap } },
});
/** A bead on the braid, a number and a step. The number is beside the text on a phone, and above the text otherwise. */
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  fontSize: '1.125rem',
  lineHeight: 1.55,
  '::before': {
    content: 'counter(step)',
    paddingInlineStart: '3.5rem',
    background: "url('../../ui/Braid/bead-documented.svg') 0 0 / 2.75rem no-repeat",
    fontFamily: fonts.display,
    fontSize: '2rem',
    lineHeight: '2.75rem',
    fontWeight: 560,
    color: color.link,
    fontVariantNumeric: 'lining-nums',
  },
  '@media': {
    [media.tablet]: {
      display: 'block',
      '::before': { display: 'block', padding: '5.5rem 0 1rem', fontSize: '3.5rem', lineHeight: 1 },
    },
  },
});
/** Two columns where there is room. An opened language moves only the languages below it, not the other column. */
export const list = style({
  ...column('0'),
  alignItems: 'start',
  marginBlockStart: space[4],
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap, marginBlockStart: space[10] },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap, marginBlockStart: space[2] },
  },
});
/** Draws a line at the end of each column. */
globalStyle(`${list} > ${entry}:last-child`, { borderBlockEnd: `1px solid ${hairline}` });
globalStyle(`${list} > ${entry}:nth-last-child(2)`, {
  '@media': { [media.tablet]: { borderBlockEnd: `1px solid ${hairline}` } },
});
export const unchecked = style({ ...type.small, color: color.danger, fontWeight: 600 });
export const words = style({ display: 'grid', gap: space[1] });
export const title = style(type.subheading);
export const steps = style({ display: 'grid', gap: space[1], paddingInlineStart: '1.375rem', textWrap: 'balance' });
