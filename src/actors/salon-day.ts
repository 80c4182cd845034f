import { useSyncExternalStore } from 'react';
import { salonDay } from '../effects/salon-day';

const never = () => () => {};

/**
 * Today's date at the salon. Undefined at build and until hydration: a built page is read for weeks, so the clock of
 * the build machine must not decide what it says.
 */
export function useSalonDay(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    never,
    () => salonDay(new Date()),
    () => undefined,
  );
}
