/**
 * notistack styles itself with goober, which creates a `<style>` element: the security policy forbids that. goober uses
 * any object at `window._goober` as its style element, so this provides one that writes to an adopted style sheet. It depends
 * on goober's internals; a browser test checks that toasts are styled and the policy is not violated.
 */
interface GooberElement {
  /** Truthy, so goober does not insert it into the document. */
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
