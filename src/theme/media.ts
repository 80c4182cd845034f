/** The breakpoints that pages share; some components have more of their own. All are in `em`, so that a larger text size counts as a narrower window. */
export const media = {
  phone: 'screen and (width < 40em)',
  tablet: 'screen and (min-width: 40em)',
  desktop: 'screen and (min-width: 60em)',
  between: 'screen and (min-width: 40em) and (width < 60em)',
  /** A phone in landscape, half of a phone's screen, or a window at high zoom. */
  low: 'screen and (max-height: 30em)',
  /** A low window with room for two columns, such as a phone in landscape. */
  sideways: 'screen and (max-height: 30em) and (min-width: 35em)',
  /** Every window that is not low. */
  high: 'screen and (min-height: 30.01em)',
  tiny: 'screen and (max-width: 22em)',
  notTiny: 'screen and (min-width: 22.01em)',
  narrow: 'screen and (width < 60em)',
  moving: '(prefers-reduced-motion: no-preference)',
  still: '(prefers-reduced-motion: reduce)',
  /** Devices with a pointer that can hover; on others, hover styles would stay after a touch. */
  hover: '(hover: hover)',
  /** Room for a braid in the page's right margin. */
  margin: 'screen and (min-width: 75em)',
  wide: 'screen and (min-width: 104em)',
  /** Room for a tall picture with its caption beside it. */
  roomy: 'screen and (min-width: 80em) and (min-height: 36em) and (min-aspect-ratio: 5/4)',
  print: 'print',
} as const;

/**
 * The page without scripts: they are off, and browsers read the `meta` element in the `noscript` of index.html, or they
 * could not be loaded (see src/loader/loader.ts).
 */
export const withoutScripts = 'html:is([data-script="failed"], :has(noscript > meta))';

/** The width of a page's content, for the `sizes` of pictures; on phones, it is a little less than `92vw`. */
export const contentWidth = 'min(92vw, clamp(72rem, 75vw - 6rem, 84rem))';
