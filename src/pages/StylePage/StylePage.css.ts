import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, sectionSpace, space, target, type } from '../../theme/scale';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: target,
  marginBlockStart: space[3],
  '@media': { [media.print]: { display: 'none' } },
});
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: `${space[3]} ${sectionSpace}`,
  gridTemplateAreas: '"title" "aside" "text"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"aside title" "aside text"',
      columnGap: space[10],
      alignItems: 'start',
    },
  },
});
export const aside = style({
  gridArea: 'aside',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 20rem) 1fr', columnGap: space[5] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', position: 'sticky', insetBlockStart: '6.5rem' },
    [media.print]: { position: 'static', maxWidth: '12rem' },
  },
});
export const arch = style({ borderRadius: radius.arch, overflow: 'hidden', aspectRatio: '4 / 5', maxWidth: '26rem' });
export const glance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'center',
});
export const price = style([type.subheading, { color: color.link }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '@media': { [media.print]: { display: 'none' } },
});
export const article = style({ gridArea: 'text', display: 'grid', gap: space[6], maxWidth: '42rem' });
export const title = style([type.title, { gridArea: 'title' }]);
