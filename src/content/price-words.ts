import type { Cost } from './costs';

/** Shown near sizes and lengths where the owner has given no price for them. */
export const PRICE_NOTE = 'Size, length and hair can change it. We confirm your price before you book.';

/** Such as 'Medium, waist-length: $240, about 7 hours, hair included'. */
export const costInWords = ({ size, length, price, time, hair }: Cost) =>
  `${size}, ${length.toLowerCase()}-length: ${price}, about ${time}, ${hair}`;
