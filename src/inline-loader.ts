/**
 * The inline loader is the only script inside the page. It loads the other scripts once the page has painted and the
 * browser is idle, or on first interaction. Until then it records clicks and submits, which are replayed after
 * hydration. It reads URLs from `data-` attributes, so its CSP hash is the same on every page.
 */

// Slow phones paint a page, and request its pictures, before they have parsed all of it. So lazy pictures are held back
// from the start. If the connection is lost, the rest of the page never arrives; then they are shown after four seconds.
document.documentElement.dataset.pictures = 'parsing';
setTimeout(() => {
  const { dataset } = document.documentElement;
  if (dataset.pictures === 'parsing') delete dataset.pictures;
}, 4_000);

addEventListener('DOMContentLoaded', () => {
  const page = document;
  const root = page.documentElement;
  /** This script is the first one. */
  const { sheets = '', scripts = '', manifest = '' } = page.scripts[0]?.dataset ?? {};
  /** Clicks and submits to replay after hydration, in order. */
  const recorded: (() => void)[] = [];
  let asked = false;

  // If the address names a style, hides other styles' pictures before hydration, so that hydration shifts nothing.
  const style = CSS.escape(new URLSearchParams(location.search).get('style') ?? '');
  const others = `[data-hairstyle]:not([data-hairstyle="${style}"])`;
  const hideOthers = (hide: boolean) => {
    for (const other of page.querySelectorAll(others)) other.toggleAttribute('data-other', hide);
  };
  if (style && page.querySelector(`[data-hairstyle="${style}"]`)) hideOthers(true);

  const link = (rel: string, href: string, media = '') => {
    const added = Object.assign(page.createElement('link'), { rel, href, media });
    page.head.append(added);
    return added;
  };

  let styled: Promise<unknown> | undefined;
  /** Loads the full style sheet, without delaying any paint: until it has loaded, it is one for printing. */
  const loadStyles = () => {
    styled ??= Promise.all(
      sheets.split(' ').map(
        sheet =>
          new Promise<void>((resolve, reject) => {
            const added = link('stylesheet', sheet, 'print');
            added.onload = () => {
              added.media = '';
              resolve();
            };
            added.onerror = reject;
          }),
      ),
    );
    return styled;
  };

  const run = () =>
    loadStyles().then(() => Promise.all(scripts.split(' ').map(script => import(/* @vite-ignore */ script))));
  const fetched: Record<string, Promise<Response>> = {};
  /**
   * Tries again past the cache: some hosts mark a 404 of these files as immutable, like the files themselves. A file may
   * import others, which the browser requests only then, so this goes on as long as there are files to fetch.
   */
  const retry = (reason: unknown): Promise<unknown> => {
    const files = performance.getEntries().filter(({ name }) => /\.(js|css)$/.test(name) && !fetched[name]);
    if (!files[0]) throw reason;
    styled = undefined;
    const again = files.map(({ name }) => (fetched[name] = fetch(name, { cache: 'reload' })));
    return Promise.all(again).then(run).catch(retry);
  };

  const load = () => {
    if (asked) return;
    asked = true;
    // The manifest is requested only now, because an earlier request would delay the first picture.
    link('manifest', manifest);
    // The page contains only the styles of its own elements, and scripts can add others. So the scripts are downloaded
    // now, but run only after the full style sheet has loaded.
    for (const script of scripts.split(' ')) link('modulepreload', script);
    run().catch(retry).catch(fail);
  };

  /** Runs if the scripts could not be loaded: links still work, and CSS hides or replaces what needs scripts. */
  const fail = () => {
    root.dataset.script = 'failed';
    hideOthers(false);
    stop();
    const link = lastPressed?.closest('a');
    if (link) location.assign(link.href);
  };

  let lastPressed: Element | undefined;
  /** React replaces a page that the browser has translated; then acts on the new element in the same place. */
  const replay = (element: Element, act: (now: HTMLElement) => void) => {
    const all = page.getElementsByTagName(element.tagName);
    const place = [...all].indexOf(element);
    recorded.push(() => {
      const now = element.isConnected ? element : all[place];
      if (now) act(now as HTMLElement);
    });
  };
  const record = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // When a page appears below a mouse that rests, browsers report a move by 0 px.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
    if (event.type === 'submit') {
      event.preventDefault();
      replay(target, form => (form as HTMLFormElement).requestSubmit());
    } else if (event.type === 'click') {
      // Plain links work without scripts; only these elements need scripts.
      const pressed = target.closest('button:not([type="submit"]), a[data-script-first]');
      // With a modifier key, the browser itself opens a tab or a window.
      const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      if (!pressed || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      lastPressed = pressed;
      replay(pressed, now => now.click());
    }
    load();
  };

  const events = ['click', 'submit', 'pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'];
  const stop = () => {
    for (const type of events) page.removeEventListener(type, record, true);
  };
  for (const type of events) page.addEventListener(type, record, { capture: true, passive: type === 'touchstart' });

  page.addEventListener('site:ready', () => {
    stop();
    for (const again of recorded) again();
  });
  page.addEventListener('site:failed', fail);

  /**
   * Lazy pictures wait until the page has been painted; those below the window, until the visitor does something.
   * Browsers would fetch them from up to 2,500 px away.
   */
  if (root.dataset.pictures) root.dataset.pictures = 'first';
  let hasActed = false;
  const isBelow = (picture: Element) =>
    (picture.closest(':not(img, picture)')?.getBoundingClientRect().top ?? 0) > innerHeight;
  const showPictures = () => {
    for (const picture of page.querySelectorAll('img[loading="lazy"]'))
      picture.toggleAttribute('data-far', !hasActed && isBelow(picture));
    delete root.dataset.pictures;
  };
  const showAll = ({ target }: Event) => {
    // They would delay the code of the next page, or of the sheet.
    if ((target as Element).closest?.('a, [aria-expanded]')) return;
    hasActed = true;
    showPictures();
  };
  for (const type of ['scroll', 'keydown', 'pointerdown', 'click', 'focusin', 'popstate', 'beforeprint'])
    addEventListener(type, showAll, { once: true, passive: true });

  // A page may leave the styles of its lower parts to the full style sheet, and shows these parts with it.
  if (page.querySelector('[data-late-styles]')) {
    const toggle = () => root.toggleAttribute('data-unstyled');
    toggle();
    loadStyles().then(toggle, toggle);
  }

  const rest = () => {
    showPictures();
    addEventListener('resize', showPictures);
    load();
  };
  /**
   * Waits for the first paint: at `load`, the first picture has arrived but may not be painted, although the browser
   * may be idle. The timeout is for background tabs, in which nothing is painted.
   */
  const whenPainted = () => {
    setTimeout(rest, 2_000);
    new PerformanceObserver(() => (window.requestIdleCallback ?? setTimeout)(rest)).observe({
      type: 'paint',
      buffered: true,
    });
  };
  addEventListener('load', whenPainted);
});
