import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has been hydrated: false while pages are built and in the first render over one that was, which must be equal. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Calls `onReady` once what stands before it is on the page and listens: React says so only to an effect. */
export function Ready({ onReady }: { onReady: (() => void) | undefined }): null {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
