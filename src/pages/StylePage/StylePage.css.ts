import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, sectionSpace, space, target, type } from '../../theme/scale';

/** The style's name and facts beside its picture, which stands on the edge of what follows. */
export const opening = style({ background: color.groundSoft });
/** As tall as the window leaves room for, so that the picture is seen whole. */
const archWidth = 'clamp(22rem, min((100svh - 8rem) * .8, 40vw), 38rem)';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: target,
  marginBlockStart: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 46%',
  gap: space[2],
  gridTemplateAreas: '"title title" "text text" "facts arch"',
  paddingBlockStart: space[2],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: '1fr auto auto 1fr',
      gridTemplateAreas: '"title arch" "text arch" "facts arch" ". arch"',
      columnGap: space[5],
    },
    [media.desktop]: { columnGap: space[10], rowGap: space[3], paddingBlockStart: 0 },
  },
});
export const title = style([type.hero, { gridArea: 'title', alignSelf: 'end', maxWidth: '10ch' }]);
export const lead = style([
  type.lead,
  { gridArea: 'text', color: color.textMuted, maxWidth: '40ch', textWrap: 'balance' },
]);
export const aside = style({
  gridArea: 'facts',
  display: 'grid',
  paddingBlockEnd: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.print]: { position: 'static', maxWidth: '12rem' } },
});
export const arch = style({
  gridArea: 'arch',
  alignSelf: 'end',
  borderRadius: radius.arch,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  width: '100%',
  '@media': {
    [media.tablet]: { width: '19rem' },
    [media.desktop]: { width: archWidth },
    [media.low]: { width: 'calc((100svh - 6rem) * .8)' },
  },
});
export const glance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const price = style([type.heading, { color: color.link }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '@media': { [media.print]: { display: 'none' } },
});
export const article = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '42rem',
  marginInline: 'auto',
  paddingBlock: sectionSpace,
});
