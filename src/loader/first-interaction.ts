const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'];

/** Resolves on first interaction: pointer, touch, key, scroll, or a value that software fills in. */
export const firstInteraction = (): Promise<void> =>
  new Promise(resolve => {
    const noticed = () => {
      for (const sign of signs) removeEventListener(sign, noticed, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, noticed, { capture: true, passive: true });
  });
