import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { color } from './contract.css';
import { media } from './media';
import { target, type } from './scale';
import './theme.css';
import './fonts.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  // Every page has a scrollbar, so that nothing moves between pages if scrollbars take up space.
  overflowY: 'scroll',
  WebkitTextSizeAdjust: '100%',
  // No smooth `scroll-behavior`: the focus would be off-screen meanwhile, and a new page would scroll to its top.
  // Room for the outline of what has the focus, too.
  scrollPaddingBlock: 'var(--scroll-padding, 6rem) 0.75rem',
});
globalStyle('html[data-scroll-locked]', { overflow: 'hidden' });
globalStyle('html[data-scroll-locked="gutter"]', { scrollbarGutter: 'stable' });
globalStyle('body', {
  margin: 0,
  background: color.ground,
  color: color.text,
  ...type.body,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('#root', { '@media': { screen: { minHeight: '100dvh', display: 'flex', flexDirection: 'column' } } });
/** On paper, a sheet can end before a page's last part, so that the footer stays with that part. */
globalStyle('main', { flex: '1 0 auto', display: 'block', '@media': { [media.print]: { display: 'contents' } } });
/**
 * Parts of a page far below the window are neither styled nor laid out when a dialog makes the page inert, nor sections
 * in the first frame of a page that a link opened. Browsers remember the last size of such parts.
 */
const parts = ':is(main > section, main article, footer)';
globalStyle(parts, { containIntrinsicBlockSize: 'auto 30rem' });
globalStyle(`html[data-scroll-locked] ${parts}, html[data-arriving] main > section`, { contentVisibility: 'auto' });
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
/** If a word is wider than the window, as with enlarged text, it wraps instead of being cut off. */
globalStyle('h1, h2, h3', { color: color.heading, textWrap: 'balance', overflowWrap: 'anywhere' });
globalStyle('p, li, dd', { textWrap: 'pretty' });
/**
 * On paper text is smaller, every disclosure is open (from Chrome 131, Firefox 143 and Safari 18.4 on), no heading is alone at
 * the end of a sheet, and no paragraph or table is on two.
 */
globalStyle('html', { '@media': { [media.print]: { fontSize: '85%' } } });
globalStyle('details::details-content', { '@media': { [media.print]: { contentVisibility: 'visible' } } });
globalStyle('h2, h3, summary', { breakAfter: 'avoid' });
globalStyle('p, li, table', { breakInside: 'avoid' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
/** Delays lazy pictures: browsers do not fetch pictures that are not displayed. Their frames keep the space (src/loader). */
globalStyle('html[data-pictures] img[loading="lazy"]', { display: 'none' });
/** A picture below the window, moved out of the area in which browsers fetch it. Screen readers still find it. */
globalStyle('img[data-far]', { '@media': { screen: { translate: '-9999px' } } });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { cursor: 'pointer', minHeight: target });
/** Numbers and addresses do not break at their hyphens, unless they are wider than their column. */
globalStyle(':where(a[href^="tel:"], a[href^="mailto:"])', { display: 'inline-block' });
globalStyle('a', { color: color.link, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
globalStyle(':focus-visible', { outline: `3px solid ${color.focus}`, outlineOffset: '3px' });
/** Has no specificity, so that a focused button keeps its own shape. */
globalStyle(':where(:focus-visible)', { borderRadius: '4px' });
globalStyle('[tabindex="-1"]:not(li):focus', { outline: 'none' });
/** Only the picture of a clicked link takes part in view transitions; the page around it changes at once. */
globalStyle(':root', { viewTransitionName: 'none' });
/** Clicks pass through the traveling picture to the page below. */
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*)', {
  animationDuration: '320ms',
  animationTimingFunction: 'cubic-bezier(.2,.7,.2,1)',
});
/** What only one theme shows. Browsers do not fetch the other theme's pictures. */
for (const [theme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
]) {
  const display = 'none';
  globalStyle(`:root:not([data-theme="${other}"]) [data-for="${other}"]`, {
    '@media': { [`(prefers-color-scheme: ${theme})`]: { display } },
  });
  globalStyle(`:root[data-theme="${theme}"] [data-for="${other}"]`, { display });
}

/**
 * Forced colors take away backgrounds, so what is pressed or current is marked as browsers mark selected text, and borders
 * say the rest. The rules know states by their attributes, so that they hold for every control.
 */
const forced = (rule: StyleRule) => ({ '@media': { '(forced-colors: active)': rule } });
globalStyle(
  ':is([aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]))',
  forced({
    background: 'Highlight !important',
    color: 'HighlightText !important',
    borderColor: 'HighlightText !important',
    forcedColorAdjust: 'none',
  }),
);
globalStyle('[aria-invalid="true"]', forced({ borderStyle: 'dashed !important', borderWidth: '3px !important' }));
globalStyle(':is(input, textarea):read-only', forced({ borderStyle: 'dotted !important' }));
globalStyle('[aria-disabled="true"]', forced({ color: 'GrayText !important', borderColor: 'GrayText !important' }));
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('*, *::before, *::after', {
  '@media': { [media.still]: { animationDuration: '0.01ms !important', transitionDuration: '0s !important' } },
});
