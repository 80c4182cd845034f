/**
 * The only script in the page itself: it fetches the others when the page has been painted and the browser is idle, or at
 * the first sign of a visitor, and keeps what a visitor does meanwhile. Inlined at build, its hash in the policy. The
 * addresses stand in its `data-` attributes, so that it is the same on every page and one policy fits them all.
 */

(() => {
  const page = document;
  const root = page.documentElement;
  /** Only there while the script runs for the first time. */
  const { scripts = '', manifest = '' } = page.currentScript?.dataset ?? {};
  /** What was pressed or sent before anybody could answer, in order. */
  const held: (() => void)[] = [];
  let asked = false;

  // Pictures of other styles are hidden before anything is painted, and nothing jumps when the filter takes over.
  const style = new URLSearchParams(location.search).get('style');
  const others = `[data-hairstyle]:not([data-hairstyle="${style}"])`;
  const hideOthers = (hide: boolean) => {
    for (const other of page.querySelectorAll(others)) other.toggleAttribute('data-other', hide);
  };
  if (style && page.querySelector(`[data-hairstyle="${CSS.escape(style)}"]`)) hideOthers(true);

  const load = () => {
    if (asked) return;
    asked = true;
    // Nobody waits for a name on the home screen.
    page.head.append(Object.assign(page.createElement('link'), { rel: 'manifest', href: manifest }));
    Promise.all(scripts.split(' ').map(script => import(/* @vite-ignore */ script))).catch(fail);
  };

  /** Scripts are lost: links do what links do, and the styles show what stands in for the rest. */
  const fail = () => {
    root.dataset.script = 'failed';
    hideOthers(false);
    stop();
    const link = lastPressed?.closest('a');
    if (link) location.assign(link.href);
  };

  let lastPressed: Element | undefined;
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'submit') {
      event.preventDefault();
      held.push(() => (target as HTMLFormElement).requestSubmit());
    } else if (event.type === 'click') {
      // Plain links lead on by themselves; these do more than that.
      const pressed = target.closest('button:not([type="submit"]), a[data-script-first]');
      if (!pressed) return;
      event.preventDefault();
      lastPressed = pressed;
      held.push(() => (pressed as HTMLElement).click());
    }
    load();
  };

  const kept = ['click', 'submit', 'pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'];
  const stop = () => {
    for (const type of kept) page.removeEventListener(type, keep, true);
  };
  for (const type of kept) page.addEventListener(type, keep, { capture: true, passive: type === 'touchstart' });

  page.addEventListener('site:ready', () => {
    stop();
    for (const again of held) again();
  });
  page.addEventListener('site:failed', fail);

  /** Pictures further down leave the line to the one that is seen first; a visitor who moves on waits for none. */
  const isLoading = page.readyState !== 'complete';
  if (isLoading) root.dataset.pictures = 'first';
  const showAll = () => {
    delete root.dataset.pictures;
  };
  for (const type of ['scroll', 'keydown', 'pointerdown'])
    addEventListener(type, showAll, { once: true, passive: true });

  const rest = () => {
    showAll();
    load();
  };
  /**
   * At `load` the first picture is there but not yet painted, and a browser is idle, too, while the page is on its way to
   * the screen. A page in a tab at the back is not painted at all.
   */
  const whenPainted = () => {
    setTimeout(rest, 2_000);
    new PerformanceObserver(() => (window.requestIdleCallback ?? setTimeout)(rest)).observe({
      type: 'paint',
      buffered: true,
    });
  };
  if (isLoading) addEventListener('load', whenPainted);
  else whenPainted();
})();
