import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { fonts } from '../../theme/fonts.css';
import { media } from '../../theme/media';
import { columnGap, space, type } from '../../theme/scale';
import { entry, hairline } from '../../ui/Disclosure/Disclosure.css';

export const columns = style({
  display: 'grid',
  gap: space[3],
  counterReset: 'step',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap } },
});
/** A step with a large number, which is beside the text on a phone and above the text otherwise. */
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'baseline',
  fontSize: '1.125rem',
  lineHeight: 1.55,
  '::before': {
    content: 'counter(step)',
    fontFamily: fonts.display,
    fontSize: '3.5rem',
    lineHeight: 1,
    fontWeight: 560,
    color: color.link,
    fontVariantNumeric: 'lining-nums',
  },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space[2],
      paddingBlockStart: space[3],
      borderBlockStart: `1px solid ${color.ring}`,
    },
  },
});
/** Two columns where there is room. An opened language moves only the languages below it, not the other column. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBlockStart: space[6],
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap, marginBlockStart: space[10] },
  },
});
/** Draws a line at the end of each column. */
globalStyle(`${list} > ${entry}:last-child`, { borderBlockEnd: `1px solid ${hairline}` });
globalStyle(`${list} > ${entry}:nth-last-child(2)`, {
  '@media': { [media.tablet]: { borderBlockEnd: `1px solid ${hairline}` } },
});
export const unchecked = style([type.small, { color: color.danger, fontWeight: 600 }]);
export const words = style({ display: 'grid', gap: space[1] });
export const title = style([type.subheading]);
export const steps = style({ display: 'grid', gap: space[1], paddingInlineStart: '1.375rem', textWrap: 'balance' });
