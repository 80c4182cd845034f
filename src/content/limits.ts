/** The longest wear that any page mentions, in weeks. */
export const MOST_WEEKS = 8;
