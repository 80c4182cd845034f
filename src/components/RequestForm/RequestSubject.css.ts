import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { radius, space, target, type } from '../../theme/scale';

export const subject = style({ display: 'grid', gap: space[1] });
export const about = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[1],
  padding: `${space[1]} ${space[1]} 0`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundSoft,
});
/** As in the illustrations, the figure stands on the lower edge. */
export const arch = style({ alignSelf: 'end', borderRadius: radius.arch, overflow: 'hidden', aspectRatio: '4 / 5' });
export const words = style({ display: 'grid', paddingBlockEnd: space[1] });
export const title = style([type.subheading, { color: color.heading }]);
export const price = style({ fontWeight: 600, color: color.link, fontVariantNumeric: 'lining-nums' });
export const like = style([type.small, { color: color.textMuted }]);
export const remove = style({
  alignSelf: 'start',
  display: 'inline-grid',
  placeItems: 'center',
  width: target,
  height: target,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.heading,
  selectors: { '&:hover:enabled': { background: color.ground } },
});
export const label = style({ fontWeight: 600, color: color.heading });
export const select = style({
  width: '100%',
  minHeight: '3.25rem',
  padding: '0.75rem 1rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  font: 'inherit',
});
