import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page is hydrated: false in the prerendered HTML and while React hydrates it, then true on every page. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
