import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { columnGap, radius, sectionSpace, space, type } from '../../theme/scale';

export const layout = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: columnGap },
  },
});
/** Space between the form and the border around it. */
const edge = 'clamp(1.25rem, 4vw, 2rem)';
export const panel = style({
  display: 'grid',
  alignSelf: 'start',
  gap: space[3],
  vars: { '--form-edge': edge },
  padding: 'var(--form-edge)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
});
export const heading = style([type.panel]);
/** Height of the doorway beside the page's title. */
const doorway = 'min(12.5vw, 12.5rem)';
/**
 * Contact details and map. On a tablet, the map is beside the details; on a desktop, it fills the rest of the column, which
 * is as tall as the form beside it.
 */
export const details = style({
  display: 'grid',
  gap: `${space[3]} ${columnGap}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      // Puts the headings of both columns at the same height.
      paddingBlockStart: edge,
    },
    // The menu's drawing of a doorway beside the page's title. It is smaller than the title, which is therefore the
    // largest part of the first view.
    [media.arched]: {
      position: 'relative',
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        height: doorway,
        borderBlockEnd: `1px solid ${color.ring}`,
        // Moved sideways by its empty edge, so that its steps end at the page's margin.
        background: `url('../../components/SalonMap/doorway.svg') right calc(-0.07 * ${doorway}) bottom / contain no-repeat`,
        pointerEvents: 'none',
      },
    },
  },
});
globalStyle(`${details} > ${heading}`, { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
export const map = style({ display: 'grid' });
/** The button is beside the text on a tablet, and beside heading and text on a desktop. */
export const banner = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space[1]} ${columnGap}`,
  marginBlock: `${space[8]} ${sectionSpace}`,
  padding: 'clamp(1.5rem, 4vw, 3rem)',
  borderRadius: radius.card,
  background: color.banner,
  color: color.onBanner,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
globalStyle(`${banner} > a`, {
  '@media': { [media.phone]: { marginBlockStart: space[2] }, [media.desktop]: { gridArea: '1 / 2 / 3 / 3' } },
});
export const bannerHeading = style([
  type.heading,
  { color: color.onBanner, '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 1 } } },
]);
export const bannerText = style({ textWrap: 'balance' });
/** Shown in place of the form if scripts are off or fail to load. */
export const noScript = style({
  display: 'none',
  gap: space[1],
  selectors: { [`${withoutScripts} &`]: { display: 'grid' } },
});
