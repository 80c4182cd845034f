/**
 * Resolves after the next paint, in which a control shows that it was pressed; after 100 ms if nothing is painted, as in
 * a hidden tab.
 */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
