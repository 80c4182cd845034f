const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];

/** Resolves when somebody first does something with the page: moves, touches, types or scrolls. */
export const firstSign = (): Promise<void> =>
  new Promise(resolve => {
    const noticed = () => {
      for (const sign of signs) removeEventListener(sign, noticed, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, noticed, { capture: true, passive: true });
  });
