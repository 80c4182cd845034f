import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { toastsMachine } from '../../../machines/toasts/toasts.machine';
import { runs } from '../testing/machine-runs';
import { stateText } from '../watch/log';
import { startCopy } from './copy';
import { readRecording, recordingOf } from './recording';
import { replay } from './replay';

describe.each(Object.entries(runs))('the log of the machine %s', (_, run) => {
  it('leads to the same states, contexts and emitted events in a replay', () => {
    const watchedRun = run.watch();
    const { watched } = replay(run.machine, recordingOf(watchedRun, true));
    const happened = ({ log }: typeof watched) =>
      log.map(({ event, to, context, taken, emitted, refusal }) => ({
        type: event.type,
        to,
        context,
        taken,
        emitted,
        refusal,
      }));
    expect(happened(watched)).toEqual(happened(watchedRun));
  });

  it('leads to the same states in a replay if it was saved as JSON with masked text', () => {
    const watchedRun = run.watch();
    const read = readRecording(JSON.stringify(recordingOf(watchedRun, false)));
    const { watched } = replay(run.machine, read);
    expect(watched.log.map(({ to }) => stateText(to))).toEqual(watchedRun.log.map(({ to }) => stateText(to)));
  });
});

describe('a replay', () => {
  it('runs no effects and starts no actors', () => {
    const effect = vi.fn();
    const listener = vi.fn();
    const machine = setup({
      actors: { listening: fromCallback(listener) },
      actions: { ring: effect },
    }).createMachine({
      id: 'm',
      invoke: { id: 'listening', src: 'listening' },
      on: { 'bell.ring': { actions: 'ring' } },
    });
    createActor(machine).start();
    expect(listener).toHaveBeenCalledOnce();
    startCopy(machine, { input: undefined }).take({ kind: 'send', event: { type: 'bell.ring' } });
    expect(listener).toHaveBeenCalledOnce();
    expect(effect).not.toHaveBeenCalled();
  });

  it('ends no delay that was still running on the page, even if the recorded time is a few ms past its end', () => {
    const events = [
      { at: 0, event: { type: 'toast.show', toast: { kind: 'link.copied' } }, to: 'loading' },
      { at: 3004, event: { type: 'toast.dismiss' }, to: 'hidden' },
    ];
    const { steps, watched } = replay(toastsMachine, { inspector: 1, machine: 'toasts', input: undefined, events });
    expect(steps[1]).toEqual({ kind: 'wait', milliseconds: 2999 });
    expect(watched.log.map(({ event }) => event.type)).toEqual(['xstate.init', 'toast.show', 'toast.dismiss']);
  });

  it('throws an error that names the event at which the replay diverges from the page', () => {
    const events = [{ at: 0, event: { type: 'toast.dismiss' }, to: 'shown' }];
    expect(() => replay(toastsMachine, { inspector: 1, machine: 'toasts', input: undefined, events })).toThrow(
      'Event 1, toast.dismiss, led to "shown"',
    );
  });

  it.each(Object.entries(runs))('starts at a checkpoint if older events of %s were dropped', (_, run) => {
    const watchedRun = run.watch();
    const middle = Math.floor(watchedRun.log.length / 2);
    const later = { ...watchedRun, checkpoint: watchedRun.log[middle], log: watchedRun.log.slice(middle + 1) };
    const { watched } = replay(run.machine, recordingOf(later, true));
    expect(watched.log.at(-1)).toMatchObject({
      to: watchedRun.log.at(-1)?.to,
      context: watchedRun.log.at(-1)?.context,
    });
  });
});

describe('a loaded file', () => {
  it.each([
    '{}',
    '{"inspector":2,"machine":"a","events":[]}',
    '{"inspector":1,"machine":"a","events":[{"at":0}]}',
    '7',
    'no JSON',
  ])('is rejected with a clear message if it is not a saved log: %s', json =>
    expect(() => readRecording(json)).toThrow('Not a saved log'),
  );
});
