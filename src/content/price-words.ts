export const PRICE_CONFIRMED = 'We confirm your price before you book.';

/** Shown near sizes and lengths where the owner has given no price for them, or that price is folded. */
export const PRICE_NOTE = `Size, length and hair can change it. ${PRICE_CONFIRMED}`;

/** Shown with invented prices and terms. */
export const SAMPLE_VALUES = 'Sample values, to be replaced by the salon';
