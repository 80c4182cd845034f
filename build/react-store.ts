/** Replaces a package that adds `useSyncExternalStore` to older versions of React; our version has it. */
export { useSyncExternalStore } from 'react';
