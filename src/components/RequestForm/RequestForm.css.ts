import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space, target, type } from '../../theme/scale';

export const form = style({
  display: 'grid',
  gap: space[3],
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
export const preferences = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  minWidth: 0,
  border: 0,
  margin: 0,
  padding: 0,
});
export const legend = style([type.small, { color: color.textMuted, padding: 0, marginBlockEnd: space[1] }]);
export const chip = style({
  minHeight: target,
  paddingInline: space[2],
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.text,
  selectors: {
    '&:hover:enabled': { borderColor: color.action },
    '&[aria-pressed="true"]': {
      borderColor: color.action,
      background: color.action,
      color: color.onAction,
      fontWeight: 600,
    },
    '&:disabled': { cursor: 'progress', opacity: 0.75 },
  },
});
/** Where the scripts are lost the form is of no use and goes, unless somebody has written in it: they may still want to copy it. */
globalStyle(`html[data-script="failed"] ${form}:not(:has(.${input}:not(:placeholder-shown)))`, { display: 'none' });
globalStyle(`html[data-script="failed"] ${form} :is([type="submit"], .${preferences})`, { display: 'none' });
