import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, type } from '../../theme/scale';

/** Rows of three and of four pictures in turn; two columns in narrower windows. */
export const grid = style({
  display: 'grid',
  gap: `${space[4]} ${space[2]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.phone]: { paddingBlockEnd: space[4] },
    [media.tablet]: { gap: `${space[5]} ${space[3]}` },
    [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: `${space[6]} ${space[3]}` },
  },
});
/**
 * From the eleventh picture on, pictures far from the window are neither laid out nor loaded, so a large gallery costs no more at
 * first than a small one. The estimated size is that of a phone.
 */
export const cell = style({
  '@media': { [media.desktop]: { gridColumn: 'span 4' } },
  selectors: {
    '&:nth-child(n + 11)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 18rem',
      overflowClipMargin: '12px',
    },
  },
});
const shown = ':not([hidden], [data-other])';
const wideCell = (which: string, rules: StyleRule['@media']) =>
  globalStyle(`${cell}${which}`, { '@media': rules ?? {} });
for (const turn of [4, 5, 6, 7])
  wideCell(`:nth-child(7n + ${turn} of ${shown})`, { [media.desktop]: { gridColumn: 'span 3' } });
/** On a phone, the second column is offset downward. */
wideCell(`:nth-child(2n of ${shown})`, { [media.phone]: { position: 'relative', insetBlockStart: space[4] } });
/** A single picture has the whole width. */
globalStyle(`${cell}:nth-child(1 of ${shown}):nth-last-child(1 of ${shown})`, {
  gridColumn: '1 / -1',
  width: 'min(100%, 36rem)',
});
export const thumbnail = style({
  display: 'grid',
  gap: space[1],
  color: color.text,
  textDecoration: 'none',
  borderRadius: radius.small,
});
export const frame = style({ overflow: 'hidden', borderRadius: radius.small, aspectRatio: '4 / 5' });
export const picture = style({
  width: '100%',
  '@media': {
    [media.moving]: { transition: `transform ${motion.slow}` },
    [media.hover]: { selectors: { [`${thumbnail}:hover &`]: { transform: 'scale(1.03)' } } },
  },
});
export const category = style([type.label, { color: color.link }]);
export const price = style([type.small, { fontWeight: 600, fontVariantNumeric: 'lining-nums' }]);
export const caption = style([type.small, { color: color.textMuted, textWrap: 'balance' }]);
