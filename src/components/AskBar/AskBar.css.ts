import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { aside, motion, space, type } from '../../theme/scale';

/** Shown only on phones. Without scripts, the bar is always visible there and links to the contact page. */
export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: 4,
      insetInline: 0,
      insetBlockEnd: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space[2],
      paddingBlock: `${space[1]} max(${space[1]}, env(safe-area-inset-bottom))`,
      paddingInline: aside('1.125rem'),
      borderBlockStart: `1px solid ${color.ring}`,
      background: color.surface,
      boxShadow: '0 -8px 24px -12px rgb(28 9 30 / .35)',
      transition: `transform ${motion.quick}, visibility ${motion.quick}`,
    },
    // In a window this short, the bar would cover the text.
    [media.low]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  selectors: {
    '&[data-state="hidden"]': { transform: 'translateY(110%)', visibility: 'hidden' },
    [`${withoutScripts} &`]: { transform: 'none', visibility: 'visible' },
  },
});
/** Leaves room for the longest title and its price on the narrowest phones. */
globalStyle(`.${bar} > a`, { paddingInline: space[2] });
/** Keeps the bar from covering the end of the page and the focused element. */
globalStyle(`html:has(.${bar})`, { '@media': { [media.phone]: { scrollPaddingBlockEnd: '6rem' } } });
globalStyle(`body:has(.${bar}) footer`, { '@media': { [media.phone]: { paddingBlockEnd: '5.25rem' } } });
export const title = style({ fontWeight: 600, color: color.heading, lineHeight: 1.3 });
export const price = style({ ...type.small, color: color.textMuted, fontVariantNumeric: 'lining-nums' });
