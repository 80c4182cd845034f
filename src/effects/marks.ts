/** The `data-*` attributes by which effects find what views have rendered. */
type Mark =
  | 'below'
  | 'frame'
  | 'menu'
  | 'menu-toggle'
  | 'other-ways'
  | 'page-ask'
  | 'photo'
  | 'quote-card'
  | 'track'
  | 'receipt'
  | 'send'
  | 'shown'
  | 'slide'
  | 'stage'
  | 'stage-around'
  | 'toast'
  | 'transition-start'
  | 'transition-end';

/** The attribute, for a view: `<div {...mark('stage')}>`. */
export const mark = (name: Mark, value = '') => ({ [`data-${name}`]: value });

/** The selector of elements with this attribute, and this value if there is one. */
export const marked = (name: Mark, value?: string | null) =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
