import { describe, expect, it, vi } from 'vitest';
import { Actor, type AnyStateMachine, createActor, createMachine, fromCallback, fromPromise, setup } from 'xstate';
import { machines } from '../../fixtures/machines';
import { happenedIn, watchMachine } from '../testing/watch-machine';
import { stateText } from '../watch/log';
import type { Plain, PlainEvent } from '../watch/plain';
import { startCopy } from './copy';
import { type Recording, recordingOf } from './recording';
import { replay } from './replay';

/** What each fixture does: its input, and its events; a number is a time to wait. */
const runs: { [name in keyof typeof machines]: { input?: Plain; steps: (PlainEvent | number)[] } } = {
  lampMachine: {
    input: { level: 1 },
    steps: [
      { type: 'lamp.set', lamp: { color: 'green', level: 3 } },
      { type: 'lamp.set', lamp: { color: 'green', level: 7 }, note: 'Ada' },
      { type: 'xstate.done.actor.0.lamp.meter.busy', output: 1 },
      5000,
      { type: 'lamp.press' },
    ],
  },
  machine: { steps: [...Array.from({ length: 5 }, () => ({ type: 'key.press' })), 1000] },
  counterMachine: { steps: [{ type: 'say hi' }] },
  bellMachine: { steps: [] },
};

function run(name: keyof typeof machines) {
  const { input, steps } = runs[name];
  const { watched, clock } = watchMachine(machines[name], input);
  for (const step of steps) {
    if (typeof step === 'number') clock.step(step);
    else watched.ref?.send(step);
    clock.step(10);
  }
  return watched;
}

const recorded = (
  machine: AnyStateMachine,
  events: Pick<Recording['events'][number], 'at' | 'event' | 'to'>[],
): Recording => ({
  ...{ machine, Actor, isOpen: true, hasParent: false },
  ...{ input: undefined, start: undefined, first: undefined, crash: undefined },
  events: events.map(event => ({ isDelayed: false, context: {}, sent: [], ...event })),
});

describe.each(Object.keys(machines) as (keyof typeof machines)[])('the log of %s', name => {
  it('leads to the same states, contexts and sent events in a replay', () => {
    const watchedRun = run(name);
    const { watched } = replay(recordingOf(watchedRun, true));
    expect(happenedIn(watched)).toEqual(happenedIn(watchedRun));
  });

  it('starts at a checkpoint if older events were dropped', () => {
    const watchedRun = run(name);
    const middle = Math.floor(watchedRun.log.length / 2);
    const later = { ...watchedRun, checkpoint: watchedRun.log[middle], log: watchedRun.log.slice(middle + 1) };
    const { watched } = replay(recordingOf(later, true));
    expect(stateText(watched.log.at(-1)?.to)).toBe(stateText(watchedRun.log.at(-1)?.to));
  });
});

describe('a replay', () => {
  it('runs no effects and starts no actors, whether they have names or not', () => {
    const effect = vi.fn();
    const machine = setup({ actors: { listening: fromCallback(effect) }, actions: { ring: effect } }).createMachine({
      id: 'm',
      invoke: [{ id: 'listening', src: 'listening' }, { src: fromPromise(effect) }, { src: fromCallback(effect) }],
      entry: effect,
      on: { 'bell.ring': { actions: ['ring', effect] } },
    });
    createActor(machine).start();
    expect(effect).toHaveBeenCalled();
    effect.mockClear();
    startCopy(recorded(machine, [])).take({ kind: 'send', event: { type: 'bell.ring' } });
    expect(effect).not.toHaveBeenCalled();
  });

  it('tells a parent that ignores it', () => {
    const { bellMachine } = machines;
    const recording = {
      ...recorded(bellMachine, [{ at: 0, event: { type: 'bell.ring' }, to: 'ringing' }]),
      hasParent: true,
    };
    expect(replay(recording).watched.log.at(-1)?.sent).toEqual([{ type: 'bell.rang' }]);
  });

  it('ends no delay that was still running on the page, even if the recorded time is a few ms past its end', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { after: { 3000: 'b' }, on: { go: 'c' } }, b: {}, c: {} },
    });
    const { steps, watched } = replay(
      recorded(machine, [
        { at: 0, event: { type: 'other' }, to: 'a' },
        { at: 3004, event: { type: 'go' }, to: 'c' },
      ]),
    );
    expect(steps[1]).toEqual({ kind: 'wait', milliseconds: 2999 });
    expect(watched.log.map(({ event }) => event.type)).toEqual(['xstate.init', 'other', 'go']);
  });

  it('throws an error that names the event at which the replay diverges from the page', () => {
    const events = [{ at: 0, event: { type: 'other' }, to: 'b' }];
    expect(() => replay(recorded(machines.machine, events))).toThrow('Event 1, other, led to "b"');
  });
});
