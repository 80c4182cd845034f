import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { column, columnGap, pictureFrame, radius, ring, space, type } from '../../theme/scale';

/** The picture is below the text on a phone, otherwise beside it, and stands on the next section. */
export const page = style({
  ...column(space[4]),
  paddingBlockStart: space[5],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap,
      paddingBlockStart: 'clamp(2.5rem, 4vw, 4rem)',
    },
  },
});
export const arch = style({
  ...pictureFrame(radius.arch),
  justifySelf: 'center',
  width: 'min(13.75rem, 70vw)',
  '::after': { ...ring, borderBlockEnd: 0 },
  '@media': {
    [media.tablet]: { width: 'clamp(20rem, 32vw, 30rem)' },
    [media.low]: { width: '11rem' },
  },
});
globalStyle(`${arch} img`, { width: '100%', height: '100%' });
export const words = style({
  display: 'grid',
  gap: space[2],
  alignSelf: 'center',
  justifyItems: 'start',
  '@media': { [media.tablet]: { paddingBlockEnd: space[6] } },
});
export const number = style([type.label, { color: color.link }]);
export const title = style([type.title]);
export const text = style([type.lead, { color: color.textMuted, maxWidth: '26em', textWrap: 'balance' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockStart: space[1] });
