/** The kit of the example: the same file for the bare machine, jsdom and a browser. */
import { button, type Driver, field, main, type PageKit, seen, text, value } from 'xstate-paths';
import type { checkoutMachine } from './checkout.machine';

const address = field('Address', main);
const pay = button('Pay', main);
const help = button('Help', main);
const paying = text('Paying…');
/** What can happen while the bank is asked. */
const asked = { 'pay.done': 'order.paid', 'pay.error': 'order.declined', 'order.cancel': 'order.editing' } as const;

export const checkoutKit: PageKit<typeof checkoutMachine, Driver> = {
  begin: driver => driver.visit('/'),
  // How a person causes each event; a missing event is a type error. Delays need no line.
  events: {
    'address.change': {
      payloads: [{ value: '' }, { value: '1 Main St' }],
      by: (driver, { value }) => driver.fill(address, value),
    },
    'order.submit': driver => driver.press(pay),
    'order.cancel': driver => driver.press(button('Cancel')),
    'order.retry': driver => driver.press(button('Try again')),
    // Two variants, which the paths take in turn.
    'help.toggle': { button: driver => driver.press(help), Escape: driver => driver.key('Escape') },
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
      page: context => ({
        [value(address)]: context.address || undefined,
        [seen(address)]: 'there',
        [seen(pay)]: 'there',
        [paying]: undefined, // must not be there: a path must show it elsewhere, so that its name cannot be wrong
      }),
    },
    'order.paying.fast': {
      on: { ...asked, patience: 'order.paying.slow' },
      page: { [paying]: 'there', [seen(address)]: undefined },
    },
    'order.paying.slow': { on: { ...asked, limit: 'order.declined' }, page: { [text('Still paying…')]: 'there' } },
    'order.paid': { page: { [text('Thank you')]: 'there', [seen(pay)]: undefined } },
    'order.declined': {
      on: { 'order.retry': 'order.paying.fast' },
      page: ({ reason }) => ({ 'said assertive': reason }),
    },
    'help.closed': { on: { 'help.toggle': 'help.open' }, page: { [seen(help)]: 'expanded false' } },
    'help.open': { on: { 'help.toggle': 'help.closed' }, page: { [seen(help)]: 'expanded true' } },
  },
};
