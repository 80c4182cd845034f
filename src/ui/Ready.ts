import { useEffect } from 'react';

/** Calls `onReady` when the components before this one are interactive. React reports that only to effects. */
export function Ready({ onReady }: { onReady: (() => void) | undefined }): null {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
