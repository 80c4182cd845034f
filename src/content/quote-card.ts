/** Path of a style's quote card, from the site's root. */
export const quoteCardPath = (id: string): string => `/cards/quote-${id}.jpg`;
