/** The longest time, in weeks, for which any page may say that braids can stay in. */
export const MOST_WEEKS = 8;

/** The most characters of each of the salon's terms: a sentence or two, so that the pages that show all of them stay small. */
export const TERM_LENGTH = 250;
