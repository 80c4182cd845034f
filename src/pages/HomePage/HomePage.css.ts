import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, sectionSpace, space, type } from '../../theme/scale';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  paddingBlock: `clamp(2rem, 4vw, 4.5rem) ${sectionSpace}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1.1fr 0.9fr', gap: space[8] } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  justifyItems: 'start',
});
export const eyebrow = style([type.label, { color: color.link }]);
export const title = style([type.hero, { maxWidth: '13ch' }]);
export const lead = style([type.lead, { color: color.textMuted, maxWidth: '46ch' }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  width: '100%',
  marginBlockStart: space[1],
});
export const claims = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBlockStart: space[2],
});
export const claim = style([
  type.subheading,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    color: color.heading,
    '::before': {
      content: '',
      width: '1.25rem',
      height: '1.25rem',
      borderRadius: radius.pill,
      background: color.sun,
      boxShadow: `0 0 0 4px ${color.ground}, 0 0 0 5px ${color.ring}`,
      marginInlineStart: '5px',
    },
  },
]);
/** The picture in its arch, with two thin rings outside as in the illustrations. */
export const arch = style({
  position: 'relative',
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: '1.25rem 1.25rem 0',
  borderRadius: radius.arch,
  border: `1px solid ${color.ring}`,
  borderBlockEnd: 0,
});
export const archInner = style({ borderRadius: radius.arch, overflow: 'hidden', aspectRatio: '4 / 5' });
export const linkRow = style({ marginBlockStart: space[6] });
export const voicesHeading = style([type.heading, { color: color.onBand, marginBlockEnd: space[4] }]);
export const voices = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: space[8], alignItems: 'center' } },
});
/** A picture as the sun, with the rings of the illustrations around it. Only where there is room beside the words. */
export const sun = style({
  display: 'none',
  borderRadius: radius.pill,
  overflow: 'hidden',
  aspectRatio: '1',
  margin: space[3],
  boxShadow: `0 0 0 10px ${color.band}, 0 0 0 11px ${color.bandAccent}, 0 0 0 24px ${color.band}, 0 0 0 25px ${color.bandLine}`,
  '@media': { [media.desktop]: { display: 'block' } },
});
export const sunPicture = style({ width: '100%', height: '100%' });
