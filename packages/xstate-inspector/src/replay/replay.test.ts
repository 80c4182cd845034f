import { describe, expect, it, vi } from 'vitest';
import { Actor, type AnyStateMachine, createActor, createMachine, fromCallback, fromPromise, setup } from 'xstate';
import { machines } from '../../fixtures/react-app/src/machines';
import { fixtures, runOf } from '../testing/watch-machine';
import type { LogEntry, Watched } from '../watch/watched';
import { startCopy } from './copy';
import { type Recording, recordingOf } from './recording';
import { replay } from './replay';

const recorded = (machine: AnyStateMachine, events: Pick<LogEntry, 'at' | 'event' | 'to'>[]): Recording => ({
  ...{ machine, Actor, isOpen: true, hasParent: false },
  ...{ input: undefined, first: undefined, crash: undefined },
  events: events.map(event => ({ sender: 'page', ...event }) as LogEntry),
});

it.each(fixtures)('the log of %s leads to the same states, contexts and sent events in a replay', name => {
  const happenedIn = ({ log }: Watched) =>
    log.map(({ event, to, context, taken, sent, refusal }) => [event.type, to, context, taken, sent, refusal]);
  const run = runOf(name);
  expect(happenedIn(replay(recordingOf(run, true)).watched)).toEqual(happenedIn(run));
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

  it('ends no delay that was still running on the page, even if the recorded time is a few ms past its end', () => {
    const states = { a: { after: { 3000: 'b' }, on: { go: 'c' } }, b: {}, c: {} };
    const machine = createMachine({ initial: 'a', states });
    const other = { at: 0, event: { type: 'other' }, to: 'a' };
    const { steps, watched } = replay(recorded(machine, [other, { at: 3004, event: { type: 'go' }, to: 'c' }]));
    expect(steps[1]).toEqual({ kind: 'wait', milliseconds: 2999 });
    expect(watched.log.map(({ event }) => event.type)).toEqual(['xstate.init', 'other', 'go']);
  });

  it('throws an error that names the event at which the replay diverges from the page', () => {
    const events = [{ at: 0, event: { type: 'other' }, to: 'b' }];
    expect(() => replay(recorded(machines.machine, events))).toThrow('Event 1, other, led to "b"');
  });
});
