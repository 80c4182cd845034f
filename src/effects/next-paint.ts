/**
 * Resolves after the next paint, so that a control shows that it was pressed. If nothing is painted, as in a hidden
 * tab, resolves after 100 ms.
 */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
