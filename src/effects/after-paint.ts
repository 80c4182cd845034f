/** Calls back after the next paint, so that a press shows before the work that it causes; soon if nothing is painted, as in a hidden tab. */
export function afterPaint(callback: () => void): void {
  let isWaiting = true;
  const once = () => {
    if (isWaiting) callback();
    isWaiting = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 100);
}
