import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { letTheClockRun, stopTheClock } from './drivers/jsdom/clock';

beforeEach(stopTheClock);
afterEach(letTheClockRun);

it.fails.each(['first', 'second'])('a warning from XState fails the %s test of a file', () => {
  const actor = createActor(createMachine({})).start().stop();
  actor.send({ type: 'too.late' });
  expect(actor.getSnapshot().status).toBe('stopped');
});
