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
      find: "onPointerEnter={() => send({ type: 'toast.hold' })}",
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
      name: 'Try again drops the focus with its message',
      file: 'src/effects/focus.ts',
      find: "    (replacement ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });\n",
      put: '    void replacement;\n',
    },
  ];
}
