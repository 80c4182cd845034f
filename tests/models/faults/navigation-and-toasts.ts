/** Faults of the way from page to page, and of what lies over it. */
import type { Fault } from './faults';

export function navigationFaults(): Fault[] {
  const of = { machine: 'navigation' };
  return [
    {
      ...of,
      name: 'the address stays that of the page before',
      file: 'src/effects/page-turn.ts',
      find: "history.pushState(null, '', link);",
      put: '',
    },
    {
      ...of,
      name: 'a page that cannot be loaded leaves its place empty',
      file: 'src/App.tsx',
      find: 'if (isLost) return <PageLost />;',
      put: 'if (isLost) return null;',
    },
    {
      ...of,
      name: 'nothing says that a page is on its way',
      file: 'src/App.tsx',
      find: 'Loading the page…',
      put: '',
    },
  ];
}

export function toastsFaults(): Fault[] {
  const of = { machine: 'toasts' };
  return [
    {
      ...of,
      name: 'the plain toast cannot be dismissed',
      file: 'src/components/Toasts/plain-toast.ts',
      find: 'return () => toast.remove();',
      put: 'return () => {};',
    },
    {
      ...of,
      name: 'good news interrupts what a screen reader says',
      file: 'src/components/Toasts/plain-toast.ts',
      find: "variant === 'destructive' ? 'alert' : 'status'",
      put: "'alert'",
    },
  ];
}

export function siteFaults(): Fault[] {
  const of = { machine: 'site' };
  return [
    {
      ...of,
      name: 'nothing on the page says that a part has failed',
      file: 'src/App.tsx',
      find: 'return failed && <FailureNotice',
      put: 'return failed && false && <FailureNotice',
    },
    {
      ...of,
      name: 'what has failed cannot be tried again',
      file: 'src/components/Part/Part.tsx',
      find: "site.send({ type: 'failure.retry' });",
      put: '',
    },
  ];
}
