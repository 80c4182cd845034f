import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { radius, space, spacing, type } from '../../theme/scale';

export const errorMessage = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  maxWidth: '40rem',
  marginInline: 'auto',
  marginBlock: space[3],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
});
export const loadError = style({ display: 'grid', gap: space[3], maxWidth: '40rem', paddingBlock: spacing.normal });
export const loadErrorTitle = style(type.title);
/** Sticks below the top bar, which is sticky, too. */
export const notice = style({ position: 'sticky', insetBlockStart: '4.75rem', zIndex: 5, marginInline: space[2] });
const reveal = keyframes({ to: { maxHeight: '40rem', visibility: 'visible' } });
/** Appears by itself after a while: another program may have blocked the loader, which says it sooner. */
export const lostScripts = style([
  notice,
  {
    maxHeight: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    animation: `${reveal} 1ms 45s forwards`,
    selectors: {
      'html:is([data-script="ready"], :has(noscript > meta)) &': { display: 'none' },
      'html[data-script="failed"] &': { animationDelay: '0s' },
    },
  },
]);

const appear = keyframes({ from: { visibility: 'hidden' } });
/** The message shown when a page takes long to load. */
export const loading = style({
  ...type.small,
  position: 'fixed',
  insetBlockStart: '4.75rem',
  insetInline: 0,
  zIndex: 6,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${space.half} ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  animation: `${appear} 400ms step-end`,
});
