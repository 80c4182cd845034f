import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { lightboxMachine } from '../../../machines/lightbox/lightbox.machine';
import { toastsMachine } from '../../../machines/toasts/toasts.machine';
import { lives } from '../testing/lives';
import { stateText } from '../watch/log';
import { startCopy } from './copy';
import { readRecording, recordingOf } from './recording';
import { replay } from './replay';

describe.each(Object.entries(lives))('the log of %s', (_, life) => {
  it('leads a copy through the same states and contexts, and to the same emitted events', () => {
    const lived = life.watch();
    const { watched } = replay(life.machine, recordingOf(lived, true));
    const happened = ({ log }: typeof watched) =>
      log.map(({ event, to, context, taken, emitted, refusal }) => ({
        type: event.type,
        to,
        context,
        taken,
        emitted,
        refusal,
      }));
    expect(happened(watched)).toEqual(happened(lived));
  });

  it('comes through JSON whole, and masked it leads through the same states', () => {
    const lived = life.watch();
    const read = readRecording(JSON.stringify(recordingOf(lived, false)));
    const { watched } = replay(life.machine, read);
    expect(watched.log.map(({ to }) => stateText(to))).toEqual(lived.log.map(({ to }) => stateText(to)));
  });
});

describe('a replay', () => {
  it('runs no effect and starts no actor', () => {
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

  it('lets no delay come that had not come yet on the page, whose clock is never exact', () => {
    const events = [
      { at: 0, event: { type: 'toast.show', toast: { kind: 'link.copied' } }, to: 'loading' },
      { at: 3004, event: { type: 'toast.dismiss' }, to: 'hidden' },
    ];
    const { steps, watched } = replay(toastsMachine, { inspector: 1, machine: 'toasts', input: undefined, events });
    expect(steps[1]).toEqual({ kind: 'wait', milliseconds: 2999 });
    expect(watched.log.map(({ event }) => event.type)).toEqual(['xstate.init', 'toast.show', 'toast.dismiss']);
  });

  it('says where it goes another way than the page did', () => {
    const events = [{ at: 0, event: { type: 'photo.open', photos: ['a'], index: 5 }, to: 'open' }];
    expect(() => replay(lightboxMachine, { inspector: 1, machine: 'lightbox', input: undefined, events })).toThrow(
      'Event 1, photo.open, led to "open"',
    );
  });

  it.each(Object.entries(lives))('of %s begins at a checkpoint when older events were dropped', (_, life) => {
    const lived = life.watch();
    const middle = Math.floor(lived.log.length / 2);
    const later = { ...lived, checkpoint: lived.log[middle], log: lived.log.slice(middle + 1) };
    const { watched } = replay(life.machine, recordingOf(later, true));
    expect(watched.log.at(-1)).toMatchObject({ to: lived.log.at(-1)?.to, context: lived.log.at(-1)?.context });
  });
});

describe('a log that is loaded', () => {
  it.each([
    '{}',
    '{"inspector":2,"machine":"a","events":[]}',
    '{"inspector":1,"machine":"a","events":[{"at":0}]}',
    '7',
    'no JSON',
  ])('is refused in plain words when it is none: %s', json =>
    expect(() => readRecording(json)).toThrow('Not a saved log'),
  );
});
