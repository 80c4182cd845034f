import { useSyncExternalStore } from 'react';
import { salonDay } from '../effects/salon-day';

const never = () => () => {};

/**
 * Today at the salon; undefined while pages are built and until one has been taken over. A built page is read for weeks,
 * so the clock of the machine that built it must not decide what stands there.
 */
export function useSalonDay(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    never,
    () => salonDay(new Date()),
    () => undefined,
  );
}
