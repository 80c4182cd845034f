import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { hidden } from '../../theme/hidden.css';
import { media, withoutScripts } from '../../theme/media';
import { gutter, radius, space, tappable, target, type } from '../../theme/scale';

export const menu = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const toggle = style({
  ...tappable,
  justifyContent: 'center',
  gap: space[1],
  minWidth: target,
  paddingInline: space[2],
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.heading,
  fontWeight: 600,
  '@media': {
    [media.phone]: { paddingInline: 0 },
    // The button's width is the same for an open and a closed menu, so that the buttons beside it stay in place.
    [media.tablet]: { minWidth: '6.75rem' },
  },
  selectors: { [`${withoutScripts} &`]: { display: 'none' } },
});
/** The button's word, visually hidden on a phone, where there is little room. */
export const word = style({ '@media': { [media.phone]: hidden } });
const comeUp = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } });
export const panel = style({
  selectors: {
    '&[data-state="closed"]': { display: 'none' },
    // Without scripts, the links are a row below the top bar.
    [`${withoutScripts} &`]: { display: 'block', width: '100%' },
    '&[data-state="open"]': {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      // The panel fills the window below the bar.
      height: 'calc(100dvh - 4.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: `${space[2]} calc(${gutter} + 4.25rem) ${space[4]} ${gutter}`,
      background: `url('../../ui/Braid/braid-tile.svg') right ${gutter} top / 2.75rem repeat-y local, ${color.ground}`,
      '@media': {
        [media.moving]: { animation: `${comeUp} 180ms` },
        [media.tablet]: { paddingBlockStart: space[4] },
        [media.low]: { height: 'calc(100dvh - 3.5rem)' },
      },
    },
  },
});
export const list = style({
  display: 'grid',
  selectors: { [`${withoutScripts} &`]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  // The links fill a high window.
  minHeight: 'max(4.25rem, 11svh)',
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.heading,
  ...type.panel,
  textDecoration: 'none',
  '@media': { [media.tablet]: { fontSize: type.title.fontSize } },
  selectors: {
    [`${withoutScripts} &`]: { minHeight: target, fontSize: '1.375rem' },
    '&[aria-current="page"]': { color: color.link, borderBlockEnd: `2px solid ${color.link}` },
  },
});
/** Today's hours, address and phone, in windows with room below the button. */
export const visit = style({
  display: 'none',
  justifyItems: 'start',
  marginBlockStart: space[3],
  fontStyle: 'normal',
  '@media': { 'screen and (min-height: 36em)': { display: 'grid' } },
  selectors: { [`${withoutScripts} &`]: { display: 'none' } },
});
export const phone = style({ ...tappable, fontWeight: 600 });
export const book = style({
  maxWidth: '22.5rem',
  marginBlockStart: space[4],
  selectors: { [`${withoutScripts} &`]: { display: 'none' } },
});
