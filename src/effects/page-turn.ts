import { flushSync } from 'react-dom';
import { fromCallback } from 'xstate';
import type { NavigationEvent } from '../../machines/navigation/navigation.machine';
import type { Page } from '../../machines/page';
import { changePage } from './view-transition';

interface Turn {
  /** Where a link leads; undefined where the address bar is there already. */
  link: string | undefined;
  page: Page | undefined;
  /** Whether another page than before is drawn. */
  isOther: boolean;
}

/** Turns to another page: address and page change together, then scroll position and focus, as when a browser opens a page. */
export const pageTurn = (beforeDrawing: () => void, writeHead: (page: Page) => void) =>
  fromCallback<NavigationEvent, Turn>(({ input: { link, page, isOther }, sendBack }) => {
    let isWanted = true;
    const draw = () => {
      if (!isWanted) return;
      beforeDrawing();
      if (link !== undefined) {
        history.pushState(null, '', link);
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      sendBack({ type: 'page.draw' });
    };
    const arrive = () => {
      if (!isOther || !page) return;
      writeHead(page);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
    // By then the machine has come to rest, and takes the answer at once.
    queueMicrotask(() => {
      if (!isWanted) return;
      if (link !== undefined) return changePage(draw, arrive, link.split('#')[1]);
      flushSync(draw);
      arrive();
    });
    return () => {
      isWanted = false;
    };
  });
