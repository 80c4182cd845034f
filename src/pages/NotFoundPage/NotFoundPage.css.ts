import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { sectionSpace, space, type } from '../../theme/scale';

/**
 * The drawing of a braid is above the text on a phone; otherwise the drawing is beside the text and extends to the next
 * section.
 */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: `${space[6]} ${sectionSpace}`,
  textAlign: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: space[5],
      alignItems: 'center',
      paddingBlockEnd: 0,
      justifyItems: 'start',
      textAlign: 'start',
    },
    [media.desktop]: { gap: space[10] },
  },
});
export const drawing = style({
  width: 'min(17rem, 70vw)',
  height: 'auto',
  '@media': {
    [media.tablet]: { alignSelf: 'end' },
    [media.desktop]: { width: '25rem' },
    [media.low]: { width: '11rem' },
  },
});
export const words = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'inherit',
  '@media': { [media.tablet]: { paddingBlockEnd: space[6] } },
});
export const number = style([type.label, { color: color.link }]);
export const title = style([type.title]);
export const text = style([type.lead, { color: color.textMuted, maxWidth: '40ch', textWrap: 'balance' }]);
export const actions = style({ marginBlockStart: space[1] });
