/**
 * The only script inside a page, in its head and the same on every page. It loads the site's scripts; until they run, it
 * holds what would cost or lose something:
 * - Scripts load once the page is painted, or at the first press or key, but not before the whole page is parsed.
 * - The last press on a button, a picture or Send is done once when the site is ready, and so are choices in the form. Links
 *   and fields need no script.
 * - Pictures wait for the first paint; those below the window, for the first press or scroll.
 * - If the address names a style, the gallery hides the pictures of other styles before it is painted.
 * - If a script cannot be loaded, all are requested once more, past the cache: a host may have had its 404 stored. If that
 *   fails, as in Firefox before 155, which remembers failures, or after 30 seconds, the page says so (src/App.tsx), and offers
 *   phone and email.
 *
 * | attribute | on | meaning |
 * |---|---|---|
 * | data-scripts | this script | the files that it loads |
 * | data-script | html | `ready`, or `failed` if the scripts cannot be loaded (src/theme/media.ts) |
 * | data-script-first | a link | scripts decide what its press does; without them, it is followed |
 * | data-pictures, data-far | html; a picture | lazy pictures wait; this one waits (src/theme/global.css.ts) |
 * | data-hairstyle, data-other | a place in the gallery | its style; hidden for now (GalleryGrid.css.ts) |
 */
const page = document;
const root = page.documentElement;
// Not the first script of the page: antivirus programs, proxies and extensions write theirs before it.
const files = page.currentScript?.dataset.scripts?.split(' ') ?? [];
/** Aborted when the site is ready or has failed. */
const early = new AbortController();
const style = CSS.escape(new URLSearchParams(location.search).get('style') ?? '');
const others = `html:has(button[value="${style}"]) [data-hairstyle]:not([data-hairstyle="${style}"])`;
const hideOthers = (isHidden: boolean) => {
  for (const other of page.querySelectorAll(others)) other.toggleAttribute('data-other', isHidden);
};
const changes = new MutationObserver(() => hideOthers(true));
if (style) changes.observe(page, { childList: true, subtree: true });
early.signal.addEventListener('abort', () => {
  changes.disconnect();
  // From the next frame on, the gallery has filtered its pictures itself.
  requestAnimationFrame(() => hideOthers(false));
});

// The entry runs only once, so it is imported after what its page needs.
const [entry = '', ...needed] = files;
const get = (file: string) => import(/* @vite-ignore */ file);
const start = () => Promise.all(needed.map(get)).then(() => get(entry));
const retry = () => Promise.all(files.map(file => fetch(file, { cache: 'reload' }))).then(start);
const parsed = new Promise(resolve => page.addEventListener('DOMContentLoaded', resolve));
let isAsked = false;
function load(): void {
  if (isAsked) return;
  isAsked = true;
  setTimeout(fail, 30_000);
  parsed.then(() => {
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href: entry }));
    start().catch(retry).catch(fail);
  });
}

const presses = new Map<Element, () => void>();
function notice(event: Event): void {
  const target = event.target as Element;
  // With a modifier key, the browser itself opens a tab or a window.
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const isClick = event.type === 'click' && !(ctrlKey || metaKey || shiftKey || altKey);
  const pressed = isClick ? target.closest('button:not([type=submit]), a[data-script-first]') : null;
  const element = event.type === 'submit' ? target : pressed;
  if (element) {
    event.preventDefault();
    // React may already listen.
    event.stopPropagation();
    const alike = page.getElementById('root')?.getElementsByTagName(element.tagName) ?? [];
    const place = [...alike].indexOf(element);
    for (const other of presses.keys()) if (other === element || !other.closest('form')) presses.delete(other);
    presses.set(element, () => {
      // React replaces a page that the browser has translated; the new element is in the same place.
      const now = element.isConnected ? element : alike[place];
      if (now instanceof HTMLFormElement) now.requestSubmit();
      else (now as HTMLElement | undefined)?.click();
    });
  }
  load();
}
for (const type of ['click', 'submit', 'pointerdown', 'keydown', 'focusin', 'touchstart'])
  page.addEventListener(type, notice, { capture: true, passive: type === 'touchstart', signal: early.signal });

function fail(): void {
  if (root.dataset.script) return;
  root.dataset.script = 'failed';
  early.abort();
  showPictures();
  const link = [...presses.keys()].at(-1)?.closest('a');
  presses.clear();
  if (link) location.assign(link.href);
}
page.addEventListener('site:failed', fail);
page.addEventListener('site:ready', () => {
  early.abort();
  for (const press of presses.values()) press();
});

root.dataset.pictures = 'waiting';
// The end of the page, or its `load`, may never come: the connection is lost, or a style sheet hangs that another program has
// added. In background tabs, nothing is painted.
setTimeout(rest, 6_000);
/** Aborted when the visitor first acts on this page. */
const waiting = new AbortController();
const isBelow = (picture: Element) =>
  (picture.closest(':not(img, picture)')?.getBoundingClientRect().top ?? 0) > innerHeight;
function showPictures(): void {
  for (const picture of page.querySelectorAll('img[loading="lazy"]'))
    picture.toggleAttribute('data-far', !waiting.signal.aborted && isBelow(picture));
  delete root.dataset.pictures;
}
const showAll = ({ target }: Event) => {
  // They would delay the code of the next page, or of the sheet.
  if ((target as Element).closest?.('a, [aria-expanded]')) return;
  waiting.abort();
  showPictures();
};
for (const type of ['scroll', 'keydown', 'pointerdown', 'click', 'focusin', 'popstate', 'beforeprint'])
  addEventListener(type, showAll, { passive: true, signal: waiting.signal });

function rest(): void {
  showPictures();
  addEventListener('resize', showPictures);
  load();
}
// At `load`, the first picture may not be painted, although the browser is idle.
addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  new PerformanceObserver(() => whenIdle(rest)).observe({ type: 'paint', buffered: true });
});
