/**
 * Translates the page as Chrome does: every text node is replaced by a copy inside two `<font>` elements, also if it
 * appears later. The copy has the same words, so that paths still find everything by name. One function without imports,
 * because browsers receive it as text.
 */
export function createTranslation() {
  /** Elements whose text Chrome does not translate, and the copies. */
  const skipped = 'script, style, noscript, template, textarea, code, svg, .notranslate, font';
  /** What the page has written into text that Chrome had replaced, which no visitor sees. */
  const unseen: string[] = [];

  function translate(node: Node): void {
    if (!(node instanceof Text)) {
      // A copy of the list, which replacing a node changes.
      for (const child of [...node.childNodes]) translate(child);
      return;
    }
    // Chrome leaves spaces as they are.
    const { parentElement } = node;
    if (!parentElement || parentElement.closest(skipped) || node.data.trim() === '') return;
    if (parentElement.closest('[translate]')?.getAttribute('translate') === 'no') return;
    const copy = document.createElement('font');
    copy.appendChild(document.createElement('font')).textContent = node.data;
    node.replaceWith(copy);
    originals.observe(node, { characterData: true });
  }
  const originals = new MutationObserver(changes => {
    for (const { target } of changes) unseen.push(`'${target.textContent}'`);
  });
  const page = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) translate(node);
  });

  return {
    /** Translates what is on the page now, and everything that appears until `stop`. */
    start(): void {
      page.observe(document.body, { childList: true, characterData: true, subtree: true });
      translate(document.body);
    },
    stop(): void {
      page.disconnect();
      originals.disconnect();
    },
    unseen: () => unseen.join(', '),
  };
}

/** For browsers: adds it to a page. */
export const translationScript = `window.translation = (${createTranslation})();`;

declare global {
  interface Window {
    translation: ReturnType<typeof createTranslation>;
  }
}
