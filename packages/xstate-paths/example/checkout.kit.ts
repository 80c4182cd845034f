/** The kit of the example: the same file for the bare machine, jsdom and a browser. */
import { button, type Driver, field, type PageKit } from 'xstate-paths';
import type { checkoutMachine } from './checkout.machine';

const place = "field 'Address' in 'main'";
const help = "button 'Help' in 'main'";
/** What can happen while the bank is asked. */
const asked = { 'pay.done': 'order.paid', 'pay.error': 'order.declined', 'order.cancel': 'order.editing' } as const;

export const checkoutKit: PageKit<typeof checkoutMachine, Driver> = {
  begin: driver => driver.visit('/'),
  // How a person causes each event; a missing event is a type error. Delays need no line.
  events: {
    'address.change': {
      payloads: [{ value: '' }, { value: '1 Main St' }],
      by: (driver, { value }) => driver.fill(field('Address'), value),
    },
    'order.submit': driver => driver.press(button('Pay')),
    'order.cancel': driver => driver.press(button('Cancel')),
    'order.retry': driver => driver.press(button('Try again')),
    // Two ways, which the paths take in turn.
    'help.toggle': { button: driver => driver.press(button('Help')), Escape: driver => driver.key('Escape') },
    // What the promise resolves with. The driver ends it in the page; how it fails needs no line.
    'pay.done': { payloads: [{ id: 'ch_1' }] },
  },
  // What is on the page in each state; a missing state is a type error. `on`: what each event leads to, as a second opinion.
  states: {
    'order.editing': {
      on: {
        'address.change': 'order.editing',
        'order.submit': ({ context }) => (context.address ? 'order.paying.fast' : null),
      },
      page: ({ address }) => ({ [`value of ${place}`]: address || undefined, "text 'Paying…'": undefined }),
    },
    'order.paying.fast': {
      on: { ...asked, patience: 'order.paying.slow' },
      page: { "text 'Paying…'": 'there', [place]: undefined },
    },
    'order.paying.slow': { on: { ...asked, limit: 'order.declined' }, page: { "text 'Still paying…'": 'there' } },
    'order.paid': { page: { "text 'Thank you'": 'there', "button 'Pay' in 'main'": undefined } },
    'order.declined': {
      on: { 'order.retry': 'order.paying.fast' },
      page: ({ reason }) => ({ 'said assertive': reason }),
    },
    'help.closed': { on: { 'help.toggle': 'help.open' }, page: { [help]: 'expanded false' } },
    'help.open': { on: { 'help.toggle': 'help.closed' }, page: { [help]: 'expanded true' } },
  },
};
