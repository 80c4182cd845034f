/** A fixture for testing the checks, the replay and the plan: a lamp with a light sensor and a timer. */
import { assign, fromCallback, setup } from 'xstate';
import { button, type Driver, kitsFor } from '../src';

export const exampleParts = setup({
  types: {} as {
    context: { light: number };
    events: { type: 'lamp.press' } | { type: 'lamp.dim'; by: number };
    tags: 'bright';
  },
  actors: { sensor: fromCallback(() => {}) },
  guards: { isLess: ({ context }, { by }: { by: number }) => by < context.light },
  actions: {
    light: assign({ light: 2 }),
    beep: () => {},
    dim: assign({ light: ({ context }, { by }: { by: number }) => context.light - by }),
  },
  delays: { evening: 10_000 },
});

export const exampleMachine = exampleParts.createMachine({
  id: 'lamp',
  context: { light: 2 },
  initial: 'off',
  states: {
    off: { on: { 'lamp.press': { target: 'on', actions: ['light', 'beep'] } } },
    on: {
      tags: 'bright',
      invoke: { id: 'sensor', src: 'sensor' },
      after: { evening: 'off' },
      on: {
        'lamp.press': 'off',
        'lamp.dim': {
          guard: { type: 'isLess', params: ({ event }) => event },
          target: 'on',
          reenter: true,
          actions: { type: 'dim', params: ({ event }) => event },
        },
      },
    },
  },
});

const press = button('Lamp');

export const exampleKitOf = kitsFor<Driver>({})(exampleMachine);

export const exampleKit = exampleKitOf({
  context: { light: 2 },
  delays: { evening: 10_000 },
  viewports: ['phone'],
  begin: driver => driver.visit('/lamp'),
  events: {
    'lamp.press': { finger: driver => driver.press(press), Escape: driver => driver.key('Escape') },
    'lamp.dim': { payloads: [{ by: 1 }, { by: 5 }], by: (driver, { by }) => driver.fill(press, String(by)) },
  },
  states: {
    off: { on: { 'lamp.press': () => ({ to: 'on', context: { light: 2 }, effects: [{ does: 'beep' }] }) } },
    on: {
      on: {
        'lamp.press': 'off',
        'lamp.dim': ({ context: { light }, event: { by } }) =>
          by < light ? { to: 'on', reenter: true, context: { light: light - by } } : null,
        evening: 'off',
      },
      actors: ['sensor'],
      tags: ['bright'],
    },
  },
});
