/** The only breakpoints. `em`, so that a larger text size counts as a narrower window. */
export const media = {
  phone: 'screen and (max-width: 39.99em)',
  tablet: 'screen and (min-width: 40em)',
  desktop: 'screen and (min-width: 60em)',
  /** A phone on its side, or a window much enlarged. */
  low: 'screen and (max-height: 26em)',
  tiny: 'screen and (max-width: 22em)',
  narrow: 'screen and (max-width: 59.99em)',
  moving: '(prefers-reduced-motion: no-preference)',
  still: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  hover: '(hover: hover)',
  print: 'print',
} as const;
