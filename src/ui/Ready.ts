import { useEffect } from 'react';

/** Calls `onReady` once what stands before it is on the page and interactive: React says so only to an effect. */
export function Ready({ onReady }: { onReady: (() => void) | undefined }): null {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
