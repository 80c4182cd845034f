import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { columnGap, space, type } from '../../theme/scale';

/** The drawing of a braid is below the text on a phone, otherwise beside it, and touches the next section. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: 'clamp(2.5rem, 4vw, 4rem)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: columnGap } },
});
export const drawing = style({
  width: 'min(28rem, 100%)',
  height: 'auto',
  alignSelf: 'end',
  '@media': {
    [media.phone]: { order: 1, justifySelf: 'center', width: 'min(17rem, 70vw)' },
    // Aligns the drawing's gold line with the pictures below.
    [media.tablet]: { marginInlineStart: '-0.45rem' },
    [media.low]: { width: '11rem' },
  },
});
export const words = style({
  display: 'grid',
  gap: space[2],
  alignSelf: 'center',
  justifyItems: 'start',
  '@media': { [media.tablet]: { paddingBlockEnd: space[6] } },
});
export const number = style([type.label, { color: color.link }]);
export const title = style([type.title]);
export const text = style([type.lead, { color: color.textMuted, maxWidth: '40ch', textWrap: 'balance' }]);
export const actions = style({ marginBlockStart: space[1] });
