/** What the failure of a path on a page says. */
import { expect, it } from 'vitest';
import { checkoutKit } from '../example/checkout.kit';
import { checkoutMachine } from '../example/checkout.machine';
import { showCheckout } from '../example/checkout.page';
import { broken, type Driver, PathFailure } from '../src';
import { pagePaths } from '../src/walk-page';
import { stoppedDriver, useStoppedClock } from './walking';

useStoppedClock();

type Kit = typeof checkoutKit;
const paying = (change: Partial<Kit['states']['order.paying.fast']>): Partial<Kit> => ({
  states: { ...checkoutKit.states, 'order.paying.fast': { ...checkoutKit.states['order.paying.fast'], ...change } },
});

/** The message of the first path that fails. */
async function failureOf(change: Partial<Kit>): Promise<string> {
  let remove = () => {};
  const begin = async () => {
    remove = showCheckout();
  };
  for (const { walk } of pagePaths<Driver>(checkoutMachine, { ...checkoutKit, ...change, begin })) {
    const driver = stoppedDriver();
    try {
      await walk(driver, { placeOf: part => `the line of ${part}` });
    } catch (reason) {
      if (reason instanceof PathFailure) return reason.message;
      throw reason;
    } finally {
      driver.close();
      remove();
    }
  }
  return 'no path fails';
}

it.each<[what: string, change: Partial<Kit>, ...says: string[]]>([
  [
    'an aspect that no state may change',
    { differs: [/^(value|input) of|^field|'Cancel'|'Help'|^heading/] },
    "button 'Pay' in 'main': expected 'there', seen not there (so it was before, and neither `differs` nor the state’s `page` allows a change)\n",
    '\n`differs`: the line of differs',
  ],
  [
    'a press that hides its own button',
    { differs: [/./] },
    "hidden with focus: expected nothing, seen 'Pay' (an action can focus what takes its place)\n",
  ],
  [
    'a focus that is nowhere',
    { states: { ...checkoutKit.states, 'order.editing': { page: { focus: 'Address' } } } },
    "focus: expected 'Address', seen nothing\n",
  ],
  ['a step with an error', paying({ justAfter: { 'order.retry': { focus: 'Cancel' } } }), 'pay.error → order.declined'],
])('names %s', async (_, change, ...says) => {
  const message = await failureOf(change);
  for (const words of says) expect(message).toContain(words);
  expect(message).not.toContain(broken.message);
});
