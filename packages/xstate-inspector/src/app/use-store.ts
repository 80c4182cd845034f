import { useSyncExternalStore } from 'react';
import { createStore, type Store } from './store';

/** The page's only store. */
export const store = createStore();

/** Returns the store, and re-renders the component after every change. */
export function useStore(): Store {
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}
