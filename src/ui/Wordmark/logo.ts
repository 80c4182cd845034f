/** The paths of the salon's logo in a 40 x 48 view box: an arch, a sun, and the two strands of a braid. */
export const ARCH = 'M2 47V20a18 18 0 0136 0v27';
export const SUN = { cx: 20, cy: 20, r: 12.5 };
export const STRANDS = ['M15.500 12c0 5 9 5 9 10s-9 5-9 10 9 5 9 10', 'M24.500 12c0 5-9 5-9 10s9 5 9 10-9 5-9 10'];
