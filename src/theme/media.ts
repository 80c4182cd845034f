/** The only breakpoints, in `em`, so that a larger text size counts as a narrower window. */
export const media = {
  phone: 'screen and (max-width: 39.99em)',
  tablet: 'screen and (min-width: 40em)',
  desktop: 'screen and (min-width: 60em)',
  /** A phone in landscape, or a window at high zoom. */
  low: 'screen and (max-height: 26em)',
  tiny: 'screen and (max-width: 22em)',
  narrow: 'screen and (max-width: 59.99em)',
  moving: '(prefers-reduced-motion: no-preference)',
  still: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  /** Where hovering ends by itself: after a touch it would stick. */
  hover: '(hover: hover)',
  wide: 'screen and (min-width: 104em)',
  print: 'print',
} as const;
