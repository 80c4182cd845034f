import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space, target, type } from '../../theme/scale';

/** A slip of paper: a sun at its head, its lower edge torn off along a perforation. */
export const receipt = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.ring}`,
  borderBlockEnd: `3px dotted ${color.ring}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.groundSoft,
  '::before': {
    content: '',
    width: '4rem',
    height: '2rem',
    justifySelf: 'center',
    borderRadius: '4rem 4rem 0 0',
    background: color.sun,
  },
  '@media': { [media.print]: { borderColor: 'currentColor' } },
});
export const heading = style([type.subheading, { textAlign: 'center' }]);
export const rows = style({ display: 'grid', gap: space[1] });
globalStyle(`${rows} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 2.5fr)',
  gap: space[2],
  paddingBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${rows} dt`, { color: color.textMuted });
globalStyle(`${rows} dd`, { color: color.heading, fontWeight: 600, overflowWrap: 'anywhere' });
export const own = style({ whiteSpace: 'pre-wrap' });
export const next = style({ margin: 0, fontSize: 'inherit', color: color.heading });
export const steps = style({ display: 'grid', gap: space.half, paddingInlineStart: '1.375rem' });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: target });
