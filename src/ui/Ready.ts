import { useEffect } from 'react';

/** Calls `onReady` when the siblings before it are interactive, which React reports only to an effect. */
export function Ready({ onReady }: { onReady: (() => void) | undefined }): null {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
