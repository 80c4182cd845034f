import { flushSync } from 'react-dom';
import { fromCallback } from 'xstate';
import type { NavigationEvent } from '../../machines/navigation/navigation.machine';
import type { Page } from '../../machines/page';
import { focusArrival } from './focus';
import { nextPaint } from './next-paint';
import { changePage, returnToPage } from './view-transition';

interface Turn {
  /** The address of the link; undefined if the address bar already shows it. */
  link: string | undefined;
  page: Page | undefined;
  /** Whether the page differs from the current one. */
  isOther: boolean;
}

/** State of a history entry: the link by which the visitor left its page. Back and Forward focus that link again. */
interface LeftBy {
  left?: string;
}

let drawn: Page | undefined;

/**
 * Changes the page as a browser would: address, scroll position and page together. Head and focus follow after the first
 * frame, except after Back, Forward and a link with a fragment, which need the whole page at once.
 */
export const pageTurn = (writeHead: (page: Page) => void) =>
  fromCallback<NavigationEvent, Turn>(({ input: { link, page, isOther }, sendBack }) => {
    let isWanted = true;
    let isDrawn = false;
    const draw = () => {
      if (!isWanted) return;
      isDrawn = true;
      drawn = page;
      if (link !== undefined) {
        const { pathname, search, hash } = location;
        const left = document.activeElement?.closest('main a')?.getAttribute('href');
        if (left) history.replaceState({ ...history.state, left } satisfies LeftBy, '');
        history[link === pathname + search + hash ? 'replaceState' : 'pushState'](null, '', link);
        window.scrollTo({ top: 0, behavior: 'instant' });
        // The page stays, but may show something else at this address: browsers report only Back and Forward.
        if (!isOther) dispatchEvent(new Event('site:address'));
        // The first frame renders only what is near the window; see global.css.ts.
        if (isOther && !link.includes('#')) document.documentElement.dataset.arriving = '';
      }
      sendBack({ type: 'page.draw' });
    };
    const arrive = () => {
      // Another page may have been requested before this one was drawn, or drawn since.
      if (!isDrawn || drawn !== page) return;
      if (isOther && page) writeHead(page);
      focusArrival(
        link?.split('#')[1],
        isOther,
        link === undefined ? (history.state as LeftBy | null)?.left : undefined,
      );
    };
    const arriveAfterPaint = () =>
      void nextPaint().then(() => {
        delete document.documentElement.dataset.arriving;
        arrive();
      });
    if (link === undefined) {
      // Waits for a microtask, because the machine handles `page.draw` only after its current transition. After Back
      // and Forward, the browser itself restores the scroll position.
      queueMicrotask(() => {
        delete document.documentElement.dataset.arriving;
        returnToPage(() => flushSync(draw), (history.state as LeftBy | null)?.left);
        arrive();
      });
    } else {
      void nextPaint().then(() => {
        if (isWanted) changePage(draw, link.includes('#') ? arrive : arriveAfterPaint, link);
      });
    }
    return () => {
      isWanted = false;
    };
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
