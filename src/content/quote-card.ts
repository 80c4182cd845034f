/** Where the card of a style's quote is, from the site's root. */
export const quoteCardPath = (id: string): string => `/cards/quote-${id}.jpg`;
