/** The longest time, in weeks, for which any page may say that braids can stay in. */
export const MOST_WEEKS = 8;
