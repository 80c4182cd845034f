import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Store } from './store';

const StoreContext = createContext<Store | undefined>(undefined);
export const StoreProvider = StoreContext.Provider;

/** Returns the store, and re-renders the component after every change. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}
