import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space } from '../../theme/scale';

export const frame = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '26rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundSoft,
  '@media': { [media.print]: { display: 'none' } },
});
/** Keeps the room until the frame comes; without scripting the frame is there at once. */
export const place = style([frame, { '@media': { [media.noScript]: { display: 'none' } } }]);
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}`, marginBlockStart: space[1] });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
