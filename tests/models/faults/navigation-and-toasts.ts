/** Faults of navigation, toasts and the root machine. */
import type { FaultList } from './faults';

export const navigationAndToastsFaults: FaultList = {
  navigation: {
    'src/effects/page-turn.ts': {
      'the address does not change with the page': [
        "history[link === pathname + search + hash ? 'replaceState' : 'pushState'](null, '', link);",
        'void [pathname, search, hash];',
      ],
      'the error message does not take the focus': ['title = title;\n      focusArrival();', 'title = title;'],
      'a link to the current page adds a history entry': [
        "        const { pathname, search, hash } = location;\n        const left = document.activeElement?.closest('main a')?.getAttribute('href');\n        if (left) history.replaceState({ ...history.state, left } satisfies LeftBy, '');\n        history[link === pathname + search + hash ? 'replaceState' : 'pushState'](null, '', link);\n",
        "        const left = document.activeElement?.closest('main a')?.getAttribute('href');\n        if (left) history.replaceState({ ...history.state, left } satisfies LeftBy, '');\n        history.pushState(null, '', link);\n",
      ],
      'the title of the previous page stays': 'if (isOther && page) writeHead(page);',
      'the next page starts at the previous page’s scroll position':
        "window.scrollTo({ top: 0, behavior: 'instant' });",
    },
    'src/App.tsx': {
      'a page that cannot be loaded leaves an empty page': [
        '{isClosed ? <PageLoadError /> : page.draw()}',
        '{!isClosed && page.draw()}',
      ],
      'a slow page shows no message': '        Loading the page…\n',
    },
    'src/components/ErrorBoundary/PageLoadError.tsx': {
      'Try again does not load a failed page again': ["navigation.send({ type: 'page.retry' })", 'void navigation'],
    },
    'src/components/Header/Header.tsx': {
      'Home is marked as the current page on every page': ['route.path === path', 'path.startsWith(route.path)'],
    },
  },
  toasts: {
    'src/components/Toasts/plain-toast.ts': {
      'a dismissed plain toast stays': '    toast.remove();\n',
      'a toast with good news interrupts a screen reader': [
        "variant === 'destructive' ? 'alert' : 'status'",
        "'alert'",
      ],
      'the plain toast stays behind in a dialog that has closed': [
        'subscribeToDialogs(place)',
        '() => {}',
        'tests/request.browser.ts',
      ],
      'the Dismiss button of the plain toast does nothing': [
        "close.addEventListener('click', () => send({ type: 'toast.dismiss' }));",
        '',
        'tests/request.browser.ts',
      ],
    },
    'src/components/Toasts/Toasts.tsx': {
      'the toast is dismissed while the pointer is on it': "onPointerEnter={() => send({ type: 'pointer.enter' })}",
      'a toast stays once the focus has passed through it': ["'focus.leave'", "'focus.enter'"],
      'a toast with the focus is dismissed once the pointer has left it': [
        "onPointerLeave={() => send({ type: 'pointer.leave' })}",
        "onPointerLeave={() => (['pointer.leave', 'focus.leave'] as const).map(type => send({ type }))}",
      ],
      'an error toast does not interrupt a screen reader': [
        "role={destructive && isNew ? 'alert' : 'status'}",
        'role="status"',
      ],
    },
    'src/actors/toasts.ts': {
      'a toast is not removed when its time is over': [
        'fromCallback<ToastsEvent, ToastsContext>(\n        ({ input: { toast, isPlain }, sendBack }) => toast && (isPlain ? showPlain : showDrawn)(toast, sendBack),\n      ),',
        'fromCallback<ToastsEvent, ToastsContext>(({ input: { toast, isPlain }, sendBack }) => {\n        if (toast) (isPlain ? showPlain : showDrawn)(toast, sendBack);\n      }),',
      ],
    },
    'machines/site/site.machine.ts': {
      'a toast about a sent message disappears with the page': [
        "'dismissToast', params: { kind: 'page.failed' }",
        "'dismissToast', params: {}",
      ],
    },
  },
  site: {
    'machines/site/site.machine.ts': {
      'Book Now opens the sheet only once': ['formOnPage: page.', 'formOnPage: actors.'],
      'a style page opened from the lightbox cannot be scrolled': [
        'for (const name of left) enqueue.stopChild(name);\n      enqueue.assign((',
        'enqueue.assign((',
      ],
    },
    'src/App.tsx': {
      'no message says that a part has failed': ['failed && <FailureNotice', 'failed && false && <FailureNotice'],
    },
    'src/components/ErrorBoundary/ErrorBoundary.tsx': {
      'Try again does not restart a failed part': "site.send({ type: 'failure.retry' });",
    },
    'src/effects/focus.ts': {
      'the focus is lost when Try again removes the error message': [
        "    (replacement ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });\n",
        '    void replacement;\n',
      ],
    },
  },
};
