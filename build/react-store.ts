/** What libraries import to support React without `useSyncExternalStore`; ours has it. */
export { useSyncExternalStore } from 'react';
