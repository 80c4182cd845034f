import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space, type } from '../../theme/scale';

export const form = style({
  display: 'grid',
  gap: space[3],
  background: 'inherit',
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const field = style({ display: 'grid', gap: space[1] });
export const label = style({ fontWeight: 600, color: color.heading });
export const input = style({
  width: '100%',
  minHeight: '3.25rem',
  padding: '0.75rem 1rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  selectors: {
    '&:focus-visible': { outlineOffset: '1px' },
    '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px' },
    '&:read-only': { background: color.groundSoft, color: color.textMuted },
  },
});
export const message = style([input, { minHeight: '10rem', resize: 'vertical', lineHeight: 1.55 }]);
export const problem = style([type.small, { color: color.danger, fontWeight: 600 }]);
/** Stays in view while the form is, above the keyboard where there is one on the screen. */
export const send = style({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 'var(--covered, 0px)',
      zIndex: 1,
      paddingBlock: `${space[1]} max(${space[1]}, env(safe-area-inset-bottom))`,
      background: 'inherit',
    },
  },
});
globalStyle(`html:has(.${send})`, {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: 'calc(6rem + var(--covered, 0px))' } },
});
/** Where the scripts are lost the form is of no use and goes, unless somebody has written in it: they may still want to copy it. */
globalStyle(`html[data-script="failed"] ${form}:not(:has(.${input}:not(:placeholder-shown)))`, { display: 'none' });
globalStyle(`html[data-script="failed"] ${form} :is([type="submit"], [type="button"], fieldset, select)`, {
  display: 'none',
});
