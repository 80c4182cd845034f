/** The most weeks for which any page says that braids can stay in. */
export const MOST_WEEKS = 8;
