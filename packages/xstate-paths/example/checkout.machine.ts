/** An example: a checkout with an address, a promise that pays, and delays. */
import { assign, fromPromise, setup } from 'xstate';

export type CheckoutEvent =
  | { type: 'address.change'; value: string }
  | { type: 'order.submit' | 'order.cancel' | 'order.retry' | 'help.toggle' };

export const checkoutMachine = setup({
  types: { context: {} as { address: string; reason: string }, events: {} as CheckoutEvent },
  actors: {
    pay: fromPromise<{ id: string }, { address: string }>(async ({ input }) => {
      const response = await fetch('/pay', { method: 'POST', body: input.address });
      if (!response.ok) throw new Error(`The bank says ${response.status}`);
      return response.json();
    }),
  },
  guards: { hasAddress: ({ context }) => context.address.trim() !== '' },
  delays: { patience: 3_000, limit: 7_000 },
}).createMachine({
  id: 'checkout',
  context: { address: '', reason: '' },
  type: 'parallel',
  states: {
    order: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'address.change': { actions: assign({ address: ({ event }) => event.value }) },
            'order.submit': { guard: 'hasAddress', target: 'paying' },
          },
        },
        paying: {
          initial: 'fast',
          invoke: {
            src: 'pay',
            input: ({ context }) => ({ address: context.address }),
            onDone: 'paid',
            onError: {
              target: 'declined',
              actions: assign({ reason: ({ event }) => (event.error as Error).message }),
            },
          },
          on: { 'order.cancel': 'editing' },
          states: {
            fast: { after: { patience: 'slow' } },
            slow: { after: { limit: { target: '#checkout.order.declined', actions: assign({ reason: 'Too slow' }) } } },
          },
        },
        paid: { type: 'final' },
        declined: { on: { 'order.retry': 'paying' } },
      },
    },
    help: {
      initial: 'closed',
      states: {
        closed: { on: { 'help.toggle': 'open' } },
        open: { on: { 'help.toggle': 'closed' } },
      },
    },
  },
});
