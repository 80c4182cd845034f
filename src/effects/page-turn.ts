import { flushSync } from 'react-dom';
import { fromCallback, fromPromise } from 'xstate';
import type { NavigationEvent, PageChange } from '../../machines/navigation/navigation.machine';
import type { Page } from '../../machines/page';
import { focusArrival, type LeftLink, leftLink } from './focus';
import { nextPaint } from './next-paint';
import { changePage, returnToPage } from './view-transition';

/** State of a history entry: the link by which the visitor left its page. Back and Forward return to that link. */
interface LeftBy {
  left?: LeftLink;
}
const leftBy = () => (history.state as LeftBy | null)?.left;

/** Writes the address of a followed link as a browser would; throws if the browser accepts no more entries for a while. */
function writeAddress(link: string): void {
  const { pathname, search, hash } = location;
  const left = leftLink();
  if (left) history.replaceState({ ...history.state, left } satisfies LeftBy, '');
  history[link === pathname + search + hash ? 'replaceState' : 'pushState'](null, '', link);
}

/** Changes the page as a browser would: address, scroll position and page together. */
export const pageTurn = fromCallback<NavigationEvent, PageChange>(({ input: { link, isOther }, sendBack }) => {
  let isWanted = true;
  const draw = () => {
    if (!isWanted) return;
    if (link) {
      try {
        writeAddress(link);
      } catch {
        return sendBack({ type: 'address.refuse' });
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      // The page stays, but may show something else at this address: browsers report only Back and Forward.
      if (!isOther) dispatchEvent(new Event('site:address'));
    }
    sendBack({ type: 'page.draw' });
  };
  // Waits for a microtask, because the machine handles `page.draw` only after its current transition. After Back and
  // Forward, the browser itself restores the scroll position.
  if (link) void nextPaint().then(() => isWanted && changePage(draw, link));
  else queueMicrotask(() => isWanted && returnToPage(() => flushSync(draw), leftBy()?.href));
  return () => {
    isWanted = false;
  };
});

/**
 * Head and focus of the page that has been drawn. The focus follows after its first frame, except after Back, Forward and a
 * link with a fragment, which need the whole page at once.
 */
export const arrival = (writeHead: (page: Page) => void) =>
  fromPromise<void, PageChange>(async ({ input: { link, page, isOther }, signal }) => {
    const { dataset } = document.documentElement;
    const [, fragment] = link.split('#');
    writeHead(page);
    if (link && fragment === undefined) {
      // The first frame renders only what is near the window; see global.css.ts.
      if (isOther) dataset.arriving = '';
      signal.addEventListener('abort', () => delete dataset.arriving);
      await nextPaint();
      delete dataset.arriving;
    }
    // Not before React has rendered the page.
    await Promise.resolve();
    if (signal.aborted) return;
    focusArrival(fragment, isOther, link ? undefined : leftBy());
  });

/** Sets the title and moves the focus when an error message replaces a page. */
export const errorMessage = (title: string) =>
  fromCallback(() => {
    let isWanted = true;
    queueMicrotask(() => {
      if (!isWanted) return;
      // The message must be rendered before it can be focused.
      flushSync(() => {});
      document.title = title;
      focusArrival();
    });
    return () => {
      isWanted = false;
    };
  });
