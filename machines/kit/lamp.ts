/** A machine that is nobody's, to try the kit on: a lamp with a light sensor, which goes out by itself. */
import { assign, fromCallback, setup } from 'xstate';
import { kitOf } from './kit';
import { button } from './screen';

export type LampEvent = { type: 'lamp.press' } | { type: 'lamp.dim'; by: number };

export const lampParts = setup({
  types: { context: {} as { light: number }, events: {} as LampEvent, tags: {} as 'bright' },
  actors: {
    sensor: fromCallback(() => {
      throw new Error('sensor is not provided');
    }),
  },
  guards: { isLess: ({ context }, { by }: { by: number }) => by < context.light },
  actions: {
    light: assign({ light: 2 }),
    dim: assign({ light: ({ context }, { by }: { by: number }) => context.light - by }),
  },
  delays: { evening: 10_000 },
});

export const lampMachine = lampParts.createMachine({
  id: 'lamp',
  context: { light: 2 },
  initial: 'off',
  states: {
    off: { on: { 'lamp.press': { target: 'on', actions: 'light' } } },
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

export const lampKit = kitOf(lampMachine)({
  name: 'lamp',
  input: undefined,
  events: { 'lamp.press': [{}], 'lamp.dim': [{ by: 1 }, { by: 5 }] },
  answers: {},
  delays: { evening: 10_000 },
  starts: { in: 'off', context: { light: 2 } },
  laws: {
    off: { 'lamp.press': () => ({ to: 'on', context: { light: 2 } }) },
    on: {
      'lamp.press': () => ({ to: 'off' }),
      'lamp.dim': ({ context: { light }, event: { by } }) =>
        by < light ? { to: 'on', anew: true, context: { light: light - by } } : null,
      evening: () => ({ to: 'off' }),
    },
  },
  alive: { off: [], on: ['sensor'] },
  tags: { bright: ['on'] },
  viewports: ['phone'],
  begin: screen => screen.visit('/lamp'),
  perform: {
    'lamp.press': { finger: screen => screen.press(press), Escape: screen => screen.key('Escape') },
    'lamp.dim': (screen, { by }) => screen.fill(press, String(by)),
  },
  see: async screen => ({ lit: (await screen.look(press)) !== null }),
  seen: { off: () => ({ lit: false }), on: () => ({ lit: true }) },
});
