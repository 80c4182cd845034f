/**
 * The inline loader, the only script in the page itself. It fetches the other scripts once the page has painted and
 * the browser is idle, or on first interaction, and records clicks and submits until they can be replayed. It reads
 * script URLs from `data-` attributes, so its CSP hash is the same on every page.
 */

(() => {
  const page = document;
  const root = page.documentElement;
  /** `currentScript` is set only while this script runs. */
  const { sheets = '', scripts = '', manifest = '' } = page.currentScript?.dataset ?? {};
  /** Clicks and submits to replay after hydration, in order. */
  const recorded: (() => void)[] = [];
  let asked = false;

  // Pictures of other styles are hidden before first paint, so nothing shifts when the filter hydrates.
  const style = new URLSearchParams(location.search).get('style');
  const others = `[data-hairstyle]:not([data-hairstyle="${style}"])`;
  const hideOthers = (hide: boolean) => {
    for (const other of page.querySelectorAll(others)) other.toggleAttribute('data-other', hide);
  };
  if (style && page.querySelector(`[data-hairstyle="${CSS.escape(style)}"]`)) hideOthers(true);

  const load = () => {
    if (asked) return;
    asked = true;
    const link = (rel: string, href: string) => {
      const added = Object.assign(page.createElement('link'), { rel, href });
      page.head.append(added);
      return added;
    };
    // Requested earlier, the manifest would delay the first picture.
    link('manifest', manifest);
    // The page contains only the styles of what it shows. Scripts can show more, so they download now but run after the
    // full style sheet has loaded.
    for (const script of scripts.split(' ')) link('modulepreload', script);
    const styled = sheets.split(' ').map(
      sheet =>
        new Promise((resolve, reject) => {
          Object.assign(link('stylesheet', sheet), { onload: resolve, onerror: reject });
        }),
    );
    Promise.all(styled)
      .then(() => Promise.all(scripts.split(' ').map(script => import(/* @vite-ignore */ script))))
      .catch(fail);
  };

  /** The scripts could not be loaded: links still work, and the style sheet shows a fallback for everything else. */
  const fail = () => {
    root.dataset.script = 'failed';
    hideOthers(false);
    stop();
    const link = lastPressed?.closest('a');
    if (link) location.assign(link.href);
  };

  let lastPressed: Element | undefined;
  const record = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'submit') {
      event.preventDefault();
      recorded.push(() => (target as HTMLFormElement).requestSubmit());
    } else if (event.type === 'click') {
      // Plain links work without scripts; these elements need one.
      const pressed = target.closest('button:not([type="submit"]), a[data-script-first]');
      if (!pressed) return;
      event.preventDefault();
      lastPressed = pressed;
      recorded.push(() => (pressed as HTMLElement).click());
    }
    load();
  };

  const events = ['click', 'submit', 'pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'];
  const stop = () => {
    for (const type of events) page.removeEventListener(type, record, true);
  };
  for (const type of events) page.addEventListener(type, record, { capture: true, passive: type === 'touchstart' });

  page.addEventListener('site:ready', () => {
    stop();
    for (const again of recorded) again();
  });
  page.addEventListener('site:failed', fail);

  /** Pictures below the first view wait for the first one; scrolling ends the wait. */
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
   * At `load` the first picture has arrived but is not yet painted, and the browser can be idle in between. A page in
   * a background tab is never painted, hence the timeout.
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
