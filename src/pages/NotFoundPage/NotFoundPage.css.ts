import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { radius, sectionSpace, space, type } from '../../theme/scale';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: sectionSpace,
  textAlign: 'center',
});
/** The sun of the illustrations, with its rings and the number in it. */
export const sun = style([
  type.hero,
  {
    display: 'grid',
    placeItems: 'center',
    width: 'min(clamp(11rem, 40vw, 17rem), 70vw)',
    aspectRatio: '1',
    margin: space[3],
    borderRadius: radius.pill,
    background: color.band,
    color: color.bandAccent,
    boxShadow: `0 0 0 10px ${color.ground}, 0 0 0 11px ${color.ring}, 0 0 0 24px ${color.ground}, 0 0 0 25px ${color.ring}`,
  },
]);
export const title = style([type.title]);
export const text = style([type.lead, { color: color.textMuted, maxWidth: '44ch' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });
