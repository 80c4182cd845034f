/** Longer than this, in weeks, no page says that braids may be worn. */
export const MOST_WEEKS = 8;
