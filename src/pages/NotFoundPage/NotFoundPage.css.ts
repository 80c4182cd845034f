import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { sectionSpace, space, type } from '../../theme/scale';

/** The braid beside the words; above them on a phone. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: `${space[6]} ${sectionSpace}`,
  textAlign: 'center',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: space[10],
      alignItems: 'center',
      justifyItems: 'start',
      textAlign: 'start',
    },
  },
});
export const drawing = style({
  width: 'min(15rem, 60vw)',
  height: 'auto',
  '@media': { [media.desktop]: { width: '22rem' }, [media.low]: { width: '11rem' } },
});
export const arch = style({ fill: color.arch });
export const ring = style({ fill: 'none', stroke: color.ring });
export const sun = style({ fill: color.sun });
/** Hair is dark in both themes; what lies above is set off from what lies below. */
export const edge = style({ fill: 'none', stroke: color.arch });
export const strand = style({ fill: 'none', stroke: color.band, strokeLinecap: 'round' });
export const shine = style({ fill: 'none', stroke: color.sun, opacity: 0.6 });
/** Gold cord, which has not come undone. */
export const cord = style({ fill: 'none', stroke: color.ring, strokeLinecap: 'round' });
export const words = style({ display: 'grid', gap: space[2], justifyItems: 'inherit' });
export const number = style([type.label, { color: color.link }]);
export const title = style([type.title]);
export const text = style([type.lead, { color: color.textMuted, maxWidth: '40ch', textWrap: 'balance' }]);
export const actions = style({ marginBlockStart: space[1] });
