/** Faults of navigation and toasts. */
import type { Fault } from './faults';

export function navigationFaults(): Fault[] {
  const of = { machine: 'navigation' };
  return [
    {
      ...of,
      name: 'the address does not change with the page',
      file: 'src/effects/page-turn.ts',
      find: "history[link === pathname + search + hash ? 'replaceState' : 'pushState'](null, '', link);",
      put: 'void [pathname, search, hash];',
    },
    {
      ...of,
      name: 'a page that cannot be loaded leaves an empty page',
      file: 'src/App.tsx',
      find: '{isClosed ? <PageLoadError /> : page.draw()}',
      put: '{!isClosed && page.draw()}',
    },
    {
      ...of,
      name: 'a slow page shows no message',
      file: 'src/App.tsx',
      find: '        Loading the page…\n',
      put: '',
    },
    {
      ...of,
      name: 'the error message does not take the focus',
      file: 'src/effects/page-turn.ts',
      find: '      document.title = title;\n      focusArrival();',
      put: '      document.title = title;',
    },
    {
      ...of,
      name: 'Try again does not load a failed page again',
      file: 'src/components/ErrorBoundary/PageLoadError.tsx',
      find: "navigation.send({ type: 'page.retry' })",
      put: 'void navigation',
    },
    {
      machine: 'navigation',
      name: 'Home is marked as the current page on every page',
      file: 'src/components/Header/Header.tsx',
      find: "aria-current={route.path === path ? 'page' : undefined}",
      put: "aria-current={path.startsWith(route.path) ? 'page' : undefined}",
    },
    {
      machine: 'navigation',
      name: 'a link to the current page adds a history entry',
      file: 'src/effects/page-turn.ts',
      find: "        const { pathname, search, hash } = location;\n        const left = document.activeElement?.closest('main a')?.getAttribute('href');\n        if (left) history.replaceState({ ...history.state, left } satisfies LeftBy, '');\n        history[link === pathname + search + hash ? 'replaceState' : 'pushState'](null, '', link);\n",
      put: "        const left = document.activeElement?.closest('main a')?.getAttribute('href');\n        if (left) history.replaceState({ ...history.state, left } satisfies LeftBy, '');\n        history.pushState(null, '', link);\n",
    },
  ];
}

export function toastsFaults(): Fault[] {
  const of = { machine: 'toasts' };
  return [
    {
      ...of,
      name: 'a dismissed plain toast stays',
      file: 'src/components/Toasts/plain-toast.ts',
      find: '    toast.remove();\n',
      put: '',
    },
    {
      ...of,
      name: 'a toast with good news interrupts a screen reader',
      file: 'src/components/Toasts/plain-toast.ts',
      find: "variant === 'destructive' ? 'alert' : 'status'",
      put: "'alert'",
    },
    {
      ...of,
      name: 'the toast is dismissed while the pointer is on it',
      file: 'src/components/Toasts/Toasts.tsx',
      find: "onPointerEnter={() => send({ type: 'pointer.enter' })}",
      put: '',
    },
    {
      ...of,
      name: 'the plain toast stays behind in a dialog that has closed',
      file: 'src/components/Toasts/plain-toast.ts',
      find: 'const stopMoving = subscribeToDialogs(place);',
      put: 'const stopMoving = () => {};',
      test: 'tests/request.browser.ts',
    },
    {
      machine: 'toasts',
      name: 'a toast stays once the focus has passed through it',
      file: 'src/components/Toasts/Toasts.tsx',
      find: "onBlur={() => send({ type: 'focus.leave' })}",
      put: "onBlur={() => send({ type: 'focus.enter' })}",
    },
    {
      ...of,
      name: 'a toast with the focus is dismissed once the pointer has left it',
      file: 'src/components/Toasts/Toasts.tsx',
      find: "onPointerLeave={() => send({ type: 'pointer.leave' })}",
      put: "onPointerLeave={() => (['pointer.leave', 'focus.leave'] as const).map(type => send({ type }))}",
    },
    {
      machine: 'toasts',
      name: 'a toast is not removed when its time is over',
      file: 'src/actors/toasts.ts',
      find: 'fromCallback<ToastsEvent, ToastsContext>(\n        ({ input: { toast, isPlain }, sendBack }) => toast && (isPlain ? showPlain : showDrawn)(toast, sendBack),\n      ),',
      put: 'fromCallback<ToastsEvent, ToastsContext>(({ input: { toast, isPlain }, sendBack }) => {\n        if (toast) (isPlain ? showPlain : showDrawn)(toast, sendBack);\n      }),',
    },
    {
      machine: 'toasts',
      name: 'a toast about a sent message disappears with the page',
      file: 'machines/site/site.machine.ts',
      find: "{ type: 'dismissToast', params: { kind: 'page.failed' } }",
      put: "{ type: 'dismissToast', params: {} }",
    },
  ];
}

export function siteFaults(): Fault[] {
  const of = { machine: 'site' };
  return [
    {
      ...of,
      name: 'no message says that a part has failed',
      file: 'src/App.tsx',
      find: 'return failed && <FailureNotice',
      put: 'return failed && false && <FailureNotice',
    },
    {
      ...of,
      name: 'Try again does not restart a failed part',
      file: 'src/components/ErrorBoundary/ErrorBoundary.tsx',
      find: "site.send({ type: 'failure.retry' });",
      put: '',
    },
    {
      ...of,
      name: 'the focus is lost when Try again removes the error message',
      file: 'src/effects/focus.ts',
      find: "    (replacement ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });\n",
      put: '    void replacement;\n',
    },
    {
      machine: 'site',
      name: 'a style page opened from the lightbox cannot be scrolled',
      file: 'machines/site/site.machine.ts',
      find: '      const left = namesOfPage(context.page);\n      for (const name of left) enqueue.stopChild(name);\n      enqueue.assign(({ spawn, self }) => {\n',
      put: '      const left = namesOfPage(context.page);\n      enqueue.assign(({ spawn, self }) => {\n',
    },
  ];
}
