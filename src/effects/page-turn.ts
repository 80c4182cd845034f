import { flushSync } from 'react-dom';
import { fromCallback } from 'xstate';
import type { NavigationEvent } from '../../machines/navigation/navigation.machine';
import type { Page } from '../../machines/page';
import { changePage } from './view-transition';

interface Turn {
  /** The address of the link; undefined if the address bar already shows it. */
  link: string | undefined;
  page: Page | undefined;
  /** Whether the page differs from the current one. */
  isOther: boolean;
}

/** Changes the page as a browser does: address and page together, then head, scroll position and focus. */
export const pageTurn = (beforeDrawing: () => void, writeHead: (page: Page) => void) =>
  fromCallback<NavigationEvent, Turn>(({ input: { link, page, isOther }, sendBack }) => {
    let isWanted = true;
    let isDrawn = false;
    const draw = () => {
      if (!isWanted) return;
      isDrawn = true;
      beforeDrawing();
      if (link !== undefined) {
        const { pathname, search, hash } = location;
        history[link === pathname + search + hash ? 'replaceState' : 'pushState'](null, '', link);
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      sendBack({ type: 'page.draw' });
    };
    const arrive = () => {
      // Another page was asked for before this one was drawn.
      if (!isDrawn) return;
      if (isOther && page) {
        writeHead(page);
        focusHeading();
      }
      scrollToFragment(link?.split('#')[1]);
    };
    // In a microtask the machine has settled and accepts the answer at once.
    queueMicrotask(() => {
      if (!isWanted) return;
      if (link !== undefined) return changePage(draw, arrive, link);
      flushSync(draw);
      arrive();
    });
    return () => {
      isWanted = false;
    };
  });

/** Title and focus while an error message is shown in place of a page. */
export const errorMessage = (title: string) =>
  fromCallback(() => {
    let isWanted = true;
    queueMicrotask(() => {
      if (!isWanted) return;
      // The message has to be there before it can have the focus.
      flushSync(() => {});
      document.title = title;
      focusHeading();
    });
    return () => {
      isWanted = false;
    };
  });

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** What browsers do with the fragment of an address when they load a page. */
function scrollToFragment(id = ''): void {
  const target = document.getElementById(id);
  if (!target) return;
  target.tabIndex = -1;
  // At once: gliding past a page that has just come would be dizzying.
  target.scrollIntoView({ behavior: 'instant' });
  target.focus({ preventScroll: true });
}
