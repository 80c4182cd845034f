import { globalStyle, style } from '@vanilla-extract/css';
import { group } from '../../components/RequestForm/RequestForm.css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { column, columnGap, gutter, space, spacing, type } from '../../theme/scale';
import { beside, columns, margin } from '../../ui/PageHead/PageHead.css';

export const layout = style({
  display: 'grid',
  gap: `clamp(${space[5]}, 8vw, ${space[8]})`,
  '@media': { [media.desktop]: { gridTemplateColumns: columns.template, gap: columns.gap } },
});
const aside = `calc(${columns.gap} / -2 - 1.375rem)`;
/**
 * The form is on the page itself, without a card. On a phone, it begins with the line on which the arch stands; otherwise, a
 * braid falls beside it: in the margin on a tablet, between the columns on a desktop.
 */
export const panel = style({
  ...column(space[3]),
  position: 'relative',
  alignSelf: 'start',
  '::before': {
    position: 'absolute',
    // Falls from behind the top bar.
    insetBlock: '-40rem 0',
    zIndex: -1,
    insetInlineEnd: aside,
    width: '2.75rem',
    paddingBlockEnd: '4rem',
    background:
      "url('../../ui/Braid/braid-tail.svg') bottom / 100% 4.5rem no-repeat, url('../../ui/Braid/braid-tile.svg') 0 100% / 100% content-box",
  },
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${gutter})`,
      padding: `${space[2]} ${gutter} 0`,
      borderBlockStart: `1px solid ${color.ring}`,
      background: color.ground,
    },
    [media.tablet]: { '::before': { content: '' } },
    [media.between]: { marginInlineEnd: margin },
    [media.print]: { display: 'none' },
  },
});
/** Each group of fields hangs on a bead of the braid. */
globalStyle(`${panel} ${group}::before`, {
  '@media': { [media.tablet]: { insetInlineEnd: `calc(${columns.gap} / -2)` } },
});
globalStyle(`${panel} ${group}::after`, {
  position: 'absolute',
  insetInlineEnd: aside,
  insetBlockStart: '-2.875rem',
  width: '2.75rem',
  aspectRatio: '1',
  background: "url('../../ui/Braid/bead-documented.svg')",
  '@media': { [media.tablet]: { content: '' } },
});
export const heading = style(type.panel);
/**
 * Contact details and map. On a tablet, the map is beside the details; on a desktop, it fills the rest of the column, which
 * is as tall as the form beside it.
 */
export const details = style({
  display: 'grid',
  gap: `${space[3]} ${columnGap}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Below the arch in the page's head.
    [media.desktop]: {
      marginBlockStart: beside,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
    },
  },
});
globalStyle(`${details} > ${heading}`, { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
export const map = style({ display: 'grid' });
/** A ruled row. The button is beside the text on a tablet, and beside heading and text on a desktop. */
export const banner = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space[1]} ${columnGap}`,
  marginBlock: `clamp(${space[4]}, 8vw, ${space[8]}) ${spacing.normal}`,
  paddingBlock: `clamp(${space[3]}, 5vw, ${space[5]})`,
  borderBlock: `1px solid ${color.ring}`,
  textWrap: 'balance',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
globalStyle(`${banner} > a`, {
  '@media': { [media.phone]: { marginBlockStart: space[2] }, [media.desktop]: { gridArea: '1 / 2 / 3 / 3' } },
});
export const bannerHeading = style({
  ...type.panel,
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 1 } },
});
/** Shown in place of the form if scripts are off or fail to load. */
export const noScript = style({
  display: 'none',
  gap: space[1],
  selectors: { [`${withoutScripts} &`]: { display: 'grid' } },
});
