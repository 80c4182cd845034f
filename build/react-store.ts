/** Replaces a shim for React versions without `useSyncExternalStore`; ours has it. */
export { useSyncExternalStore } from 'react';
