import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space, target } from '../../theme/scale';

export const menu = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minWidth: target,
  minHeight: target,
  paddingInline: space[2],
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.heading,
  fontWeight: 600,
  '@media': { [media.noScript]: { display: 'none' }, [media.phone]: { paddingInline: 0 } },
});
/** Heard, not seen, on a phone: the name, the call and the menu stand in one row there. */
export const word = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: 'calc(100dvh - 4.5rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  paddingBlockEnd: space[3],
  background: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
  boxShadow: '0 24px 40px -24px rgb(28 9 30 / .45)',
  selectors: { '&[data-state="closed"]': { display: 'none' } },
  '@media': {
    [media.noScript]: {
      position: 'static',
      width: '100%',
      padding: 0,
      border: 0,
      boxShadow: 'none',
      selectors: { '&[data-state="closed"]': { display: 'block' } },
    },
  },
});
export const list = style({
  display: 'grid',
  '@media': { [media.noScript]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  paddingInline: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.heading,
  fontSize: '1.1875rem',
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      color: color.link,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.4em',
    },
  },
});
export const book = style({ marginBlockStart: space[2], '@media': { [media.noScript]: { display: 'none' } } });
globalStyle(`html[data-script="failed"] ${toggle}, html[data-script="failed"] ${book}`, { display: 'none' });
globalStyle(`html[data-script="failed"] ${panel}`, { display: 'block', position: 'static', boxShadow: 'none' });
