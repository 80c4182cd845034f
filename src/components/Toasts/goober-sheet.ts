/**
 * notistack styles itself through goober, which writes the markup of a `<style>`: a strict policy forbids that. goober takes
 * any object at `window._goober` for its style element, so it gets one over an adopted style sheet. This leans on its
 * internals; a browser test sees whether toasts are still styled and the policy unbroken.
 */
interface GooberElement {
  /** Truthy: goober need not put it into the document. */
  parentNode: true;
  firstChild: { data: string };
}

declare global {
  interface Window {
    _goober?: GooberElement;
  }
}

/** Must run before notistack is imported. */
export function installGooberSheet(): void {
  if (window._goober) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  window._goober = {
    parentNode: true,
    firstChild: {
      get data() {
        return css;
      },
      set data(text: string) {
        css = text;
        sheet.replaceSync(text);
      },
    },
  };
}
