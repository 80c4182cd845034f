import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type PhotoLoadingEvent, photoLoadingMachine } from './photo-loading.machine';

function start() {
  const clock = new SimulatedClock();
  const focused: string[] = [];
  const photo = createActor(photoLoadingMachine.provide({ actions: { focusStage: () => focused.push('stage') } }), {
    clock,
  }).start();
  return {
    clock,
    focused,
    send: (...types: PhotoLoadingEvent['type'][]) => types.forEach(type => void photo.send({ type })),
    state: () => photo.getSnapshot().value,
    tags: () => [...photo.getSnapshot().tags],
    attempt: () => photo.getSnapshot().context.attempt,
  };
}

describe('a photo on its way', () => {
  it('is called late after 400 milliseconds and not before', () => {
    const it = start();
    it.clock.increment(399);
    expect([it.state(), it.tags()]).toEqual(['loading', []]);
    it.clock.increment(1);
    expect([it.state(), it.tags()]).toEqual(['slow', ['slow']]);
  });

  it.each([0, 400])('is shown when it arrives after %i ms, and late no more', after => {
    const it = start();
    it.clock.increment(after);
    it.send('photo.loaded');
    it.clock.increment(10_000);
    expect([it.state(), it.tags()]).toEqual(['shown', []]);
  });

  it.each([0, 400])('is lost when it fails after %i ms, until it is tried again', after => {
    const it = start();
    it.clock.increment(after);
    it.send('photo.failed');
    expect([it.state(), it.tags(), it.attempt()]).toEqual(['failed', ['failed'], 1]);
    it.send('photo.retry');
    expect([it.state(), it.attempt(), it.focused]).toEqual(['loading', 2, ['stage']]);
    it.clock.increment(400);
    expect(it.tags()).toEqual(['slow']);
  });

  it('is not asked for again by whoever has it', () => {
    const it = start();
    it.send('photo.retry', 'photo.loaded', 'photo.retry', 'photo.failed');
    expect([it.state(), it.attempt(), it.focused]).toEqual(['shown', 1, []]);
  });
});
