import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import {
  column,
  gutter,
  outlineArches,
  pictureFrame,
  radius,
  ring,
  space,
  spacing,
  tappable,
  type,
  wrapping,
} from '../../theme/scale';

/** The first section: title and facts beside the picture, which extends down to the next section. */
export const opening = style({ background: color.groundSoft });
/** Limits the arch's width by the window's height, so that the whole picture is visible. */
const archWidth = 'clamp(22rem, min((100svh - 8rem) * .8, 40vw), 46rem)';

export const back = style({
  ...tappable,
  gap: space[1],
  marginBlockStart: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
/**
 * On a phone in portrait, picture, price and buttons fit into the first view, and the part below the picture has the
 * page's background.
 */
export const layout = style({
  ...column(space[2]),
  gridTemplateAreas: '"title" "arch" "facts" "text"',
  '@media': {
    [media.phone]: {
      isolation: 'isolate',
      paddingBlockStart: space[1],
      '::after': {
        content: '',
        gridArea: '3 / 1 / 5 / 2',
        zIndex: -1,
        marginInline: `calc(-1 * ${gutter})`,
        marginBlockStart: `calc(-1 * ${space[2]})`,
        background: color.ground,
      },
    },
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"title title" "text arch" "facts arch"',
      columnGap: space[4],
      paddingBlockStart: space[2],
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: '1fr auto auto auto 1fr',
      gridTemplateAreas: '". arch" "title arch" "text arch" "facts arch" ". arch"',
      columnGap: space[6],
      rowGap: space[3],
      paddingBlockStart: 0,
    },
    [media.print]: {
      gridTemplate: '"title arch" auto "text arch" 1fr "facts facts" auto / minmax(0, 1fr) auto',
      columnGap: space[4],
    },
  },
});
export const title = style({
  ...type.hero,
  gridArea: 'title',
  '@media': { [media.tablet]: { fontSize: 'clamp(3rem, 5.4vw, 6.5rem)' } },
});
export const lead = style({
  ...type.lead,
  gridArea: 'text',
  color: color.textMuted,
  maxWidth: '26em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { fontSize: '1.125rem', lineHeight: 1.45 } },
});
export const aside = style({
  ...column(space[3]),
  gridArea: 'facts',
  paddingBlockEnd: space[3],
  '@media': { [media.phone]: { paddingBlock: space[1] }, [media.tablet]: { alignSelf: 'end' } },
});
export const arch = style({
  ...pictureFrame(radius.arch),
  gridArea: 'arch',
  alignSelf: 'end',
  justifySelf: 'center',
  width: 'min(66vw, 17rem)',
  '::after': { ...ring, borderWidth: '1.5px', borderBlockEnd: 0 },
  '@media': {
    [media.tablet]: { width: '100%' },
    [media.desktop]: { width: archWidth },
    [media.low]: { width: 'min(66vw, (100svh - 6rem) * .8)' },
  },
});
outlineArches(arch, '4px', '8px');
globalStyle(`${arch} img`, { width: '100%', height: '100%' });
export const glance = style({
  ...column(space[3]),
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(min-content, 1fr)', gap: `${space[1]} ${space[3]}` } },
});
export const price = style({
  ...type.heading,
  fontSize: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.375rem)',
  color: color.link,
});
export const actions = style({
  ...wrapping(space[1]),
  '@media': { [media.phone]: { gridColumn: '1 / -1' }, [media.print]: { display: 'none' } },
});
globalStyle(`${glance} ${actions} > *`, {
  '@media': { [media.narrow]: { paddingInline: space[2] }, [media.phone]: { flex: '1 1 auto' } },
});
export const article = style({
  ...column(space[6]),
  paddingBlock: `${spacing.normal} 0`,
  '@media': {
    [media.phone]: { gap: space[3], paddingBlock: `${space[3]} ${space[2]}` },
    [media.tablet]: { gap: space[8] },
    [media.desktop]: { gap: space[12] },
  },
});
globalStyle(`${article} ~ section header`, { '@media': { [media.phone]: { marginBlockEnd: space[2] } } });
globalStyle(`${article} ~ section`, { '@media': { [media.phone]: { paddingBlock: space[3] } } });
