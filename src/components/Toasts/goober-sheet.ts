/**
 * notistack styles itself with goober, which would create a `<style>` element, and the security policy forbids that.
 * goober accepts any object at `window._goober` as its style element. The object here writes to an adopted style sheet
 * instead. This relies on goober's internals, so a browser test checks that toasts are styled and that nothing violates
 * the policy. Must be imported before notistack.
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
