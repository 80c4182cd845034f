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

describe('a loading photo', () => {
  it('is slow after exactly 400 milliseconds', () => {
    const it = start();
    it.clock.increment(399);
    expect([it.state(), it.tags()]).toEqual(['loading', []]);
    it.clock.increment(1);
    expect([it.state(), it.tags()]).toEqual(['slow', ['slow']]);
  });

  it.each([0, 400])('is shown, and not slow, once it has arrived after %i ms', after => {
    const it = start();
    it.clock.increment(after);
    it.send('photo.loaded');
    it.clock.increment(10_000);
    expect([it.state(), it.tags()]).toEqual(['shown', []]);
  });

  it.each([0, 400])('fails on an error after %i ms, and loads again when retried', after => {
    const it = start();
    it.clock.increment(after);
    it.send('photo.failed');
    expect([it.state(), it.tags(), it.attempt()]).toEqual(['failed', ['failed'], 1]);
    it.send('photo.retry');
    expect([it.state(), it.attempt(), it.focused]).toEqual(['loading', 2, ['stage']]);
    it.clock.increment(400);
    expect(it.tags()).toEqual(['slow']);
  });

  it('is not requested again once it has loaded', () => {
    const it = start();
    it.send('photo.retry', 'photo.loaded', 'photo.retry', 'photo.failed');
    expect([it.state(), it.attempt(), it.focused]).toEqual(['shown', 1, []]);
  });
});
