import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { column, hairline, radius, space, type } from '../../theme/scale';

export const form = style({
  ...column(space[3]),
  background: 'inherit',
  '@media': {
    [media.phone]: { rowGap: '1.25rem' },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[2] },
    [media.print]: { display: 'none' },
  },
});
export const field = style({ display: 'grid', gap: space[1], alignContent: 'start' });
/** Name and phone share a row where there is room. */
globalStyle(`${form} > *`, { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
globalStyle(`${form} > ${field}:has(> input)`, { '@media': { [media.tablet]: { gridColumn: 'span 1' } } });
/** Who, what, when and the message: each group but the first begins with a line. A `fieldset`'s own border would cross its legend. */
export const group = `:is(${form} > :has(select), ${form} > fieldset:nth-of-type(3), ${form} > :has(> textarea))`;
globalStyle(group, { position: 'relative' });
globalStyle(`${form} > :is(:has(select), fieldset:nth-of-type(3))`, { marginBlockStart: space[3] });
globalStyle(`${group}::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `-${space[3]}`,
  borderBlockStart: `1px solid ${hairline}`,
});
/** The list above the message ends with a line, which this one only continues to the right. */
globalStyle(`${group}:has(> textarea)::before`, {
  insetInlineStart: '100%',
  insetBlockStart: `calc(-1px - ${space[3]})`,
});
export const label = style({ fontWeight: 600, color: color.heading });
export const required = style({ ...type.small, color: color.textMuted });
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
    '&:is(input, textarea):read-only': { background: color.groundSoft, color: color.textMuted },
  },
});
/** The `select` has our own arrow, because each browser's arrow looks different and touches the border. */
export const menu = style({ display: 'grid', alignItems: 'center', justifyItems: 'end' });
globalStyle(`${menu} > *`, { gridArea: '1 / 1' });
globalStyle(`${menu} > svg`, { marginInlineEnd: space[2], pointerEvents: 'none' });
export const select = style([input, { appearance: 'none', paddingInlineEnd: space[6], textOverflow: 'ellipsis' }]);
export const message = style([input, { minHeight: '10rem', resize: 'vertical', lineHeight: 1.55 }]);
export const problem = style({ ...type.small, color: color.danger, fontWeight: 600 });
const phoneUpright = `${media.high} and (width < 40em)`;
/** How far the bar with Send Message extends beyond the form on both sides; set by the form's container. */
const edge = 'var(--form-edge, 0px)';
/**
 * Keeps the bar with Send Message above an on-screen keyboard. A line separates the bar from the fields that it covers.
 */
export const stickyBar = {
  position: 'sticky',
  insetBlockEnd: 'var(--covered, 0px)',
  zIndex: 1,
  marginInline: `calc(-1 * ${edge})`,
  padding: `0.75rem ${edge} max(0.75rem, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${hairline}`,
  background: 'inherit',
} as const;
/** A required field that has text. The optional fields are nested deeper. */
const filled = `> ${field} > ${input}:not(:placeholder-shown)`;
/**
 * On a phone held upright, the bar is sticky while a field has focus, or a required field has text. Pressing a choice does
 * not make it sticky, because the bar could appear under the finger. While Send Message is pressed, the bar stays sticky,
 * even if an empty field loses focus.
 */
export const send = style({
  '@media': {
    [phoneUpright]: {
      selectors: {
        [`${form}:has(:is(input, textarea, [type="submit"]):is(:focus, :active), ${filled}) > &`]: stickyBar,
      },
    },
  },
});
globalStyle(`html:has(.${send})`, {
  scrollPaddingBlockEnd: 'calc(0.75rem + var(--covered, 0px))',
  '@media': { [phoneUpright]: { scrollPaddingBlockEnd: 'calc(6rem + var(--covered, 0px))' } },
});
/** Without scripts, the form is hidden, unless it has the focus, or text that the visitor may want to copy. */
globalStyle(
  `${withoutScripts} ${form}:not(:focus-within, :has(:is(input, textarea)[placeholder]:not(:placeholder-shown)))`,
  { display: 'none' },
);
globalStyle(`${withoutScripts} ${form} :is([type="submit"], [type="button"], fieldset, select)`, { display: 'none' });
