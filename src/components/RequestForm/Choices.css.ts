import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { radius, space, target, type } from '../../theme/scale';

export const group = style({ minWidth: 0, border: 0, margin: 0, padding: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space[1], fontWeight: 600, color: color.heading });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const drawn = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, 1fr))',
  gap: space.half,
});
const pressable = style({
  minHeight: target,
  border: `1.5px solid ${color.lineStrong}`,
  background: 'transparent',
  color: color.text,
  selectors: {
    '&:hover:enabled': { borderColor: color.action },
    '&[aria-pressed="true"]': {
      borderColor: color.action,
      background: color.action,
      color: color.onAction,
      fontWeight: 600,
    },
    '&:disabled': { cursor: 'progress', opacity: 0.75 },
  },
});
export const chip = style([pressable, { paddingInline: space[2], borderRadius: radius.pill }]);
export const card = style([
  pressable,
  type.small,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'end',
    gap: space.half,
    padding: `${space[1]} 0`,
    borderRadius: radius.small,
  },
]);
export const drawing = style({
  width: '3rem',
  height: '2.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
