/** The example's paths through its page in jsdom. */
import { afterEach, beforeEach, test, vi } from 'vitest';
import { paths } from 'xstate-paths/testing-library';
import { checkoutKit } from './checkout.kit';
import { checkoutMachine } from './checkout.machine';
import { showCheckout } from './checkout.page';

let remove = () => {};
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  remove();
  vi.useRealTimers();
});

const begin = async () => {
  remove = showCheckout();
};
paths(test, checkoutMachine, { ...checkoutKit, begin }, { advance: ms => vi.advanceTimersByTimeAsync(ms) });
