import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type TestimonialRotatorEvent, testimonialRotatorMachine } from './testimonial-rotator.machine';

function start() {
  const clock = new SimulatedClock();
  const rotator = createActor(
    testimonialRotatorMachine.provide({
      actors: { pageVisibility: fromCallback(() => {}), motionPreference: fromCallback(() => {}) },
    }),
    { clock, input: { count: 3 } },
  ).start();
  return {
    send: (...events: TestimonialRotatorEvent[]) => events.forEach(event => void rotator.send(event)),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    index: () => rotator.getSnapshot().context.index,
    isRotating: () => rotator.getSnapshot().hasTag('rotating'),
  };
}

const next = { type: 'testimonial.next' } as const;
const previous = { type: 'testimonial.previous' } as const;
const tabIn = { type: 'focus.enter', visible: true } as const;

describe('the testimonials', () => {
  it('advance every five seconds and wrap around', () => {
    const it = start();
    it.wait(4_999);
    expect(it.index()).toBe(0);
    it.wait(1);
    expect(it.index()).toBe(1);
    it.wait(5_000);
    it.wait(5_000);
    expect(it.index()).toBe(0);
  });

  it('go to the next, the previous and a chosen one, and wrap around', () => {
    const it = start();
    it.send(previous);
    expect(it.index()).toBe(2);
    it.send(next);
    expect(it.index()).toBe(0);
    it.send({ type: 'testimonial.choose', index: 1 });
    expect(it.index()).toBe(1);
  });

  it('ignore an index outside the list', () => {
    const it = start();
    it.send({ type: 'testimonial.choose', index: 3 }, { type: 'testimonial.choose', index: -1 });
    expect(it.index()).toBe(0);
    it.send({ type: 'rotation.pause' }, { type: 'testimonial.choose', index: 3 });
    expect(it.index()).toBe(0);
  });

  it.each([next, previous, { type: 'testimonial.choose', index: 1 } as const])(
    'wait five full seconds again after $type',
    step => {
      const it = start();
      it.wait(4_000);
      it.send(step);
      const shown = it.index();
      it.wait(4_999);
      expect(it.index()).toBe(shown);
      it.wait(1);
      expect(it.index()).toBe((shown + 1) % 3);
    },
  );

  it('wait while the pointer is over them, and continue when it leaves', () => {
    const it = start();
    it.send({ type: 'pointer.enter' });
    it.wait(60_000);
    expect([it.index(), it.isRotating()]).toEqual([0, true]);
    it.send(next);
    expect(it.index()).toBe(1);
    it.send({ type: 'pointer.leave' });
    it.wait(5_000);
    expect(it.index()).toBe(2);
  });

  it.each([tabIn, { type: 'rotation.pause' } as const, { type: 'motion.reduce' } as const])(
    'stay paused after $type until rotation.play',
    pause => {
      const it = start();
      it.send(pause);
      expect(it.isRotating()).toBe(false);
      it.send({ type: 'pointer.enter' }, { type: 'pointer.leave' }, { type: 'page.hide' }, { type: 'page.show' });
      it.wait(60_000);
      expect(it.index()).toBe(0);
      it.send(next);
      it.wait(60_000);
      expect(it.index()).toBe(1);
      it.send({ type: 'rotation.play' });
      it.wait(5_000);
      expect(it.index()).toBe(2);
    },
  );

  it('do not stop on invisible focus, such as after a mouse press', () => {
    const it = start();
    it.send({ type: 'focus.enter', visible: false });
    expect(it.isRotating()).toBe(true);
    it.wait(5_000);
    expect(it.index()).toBe(1);
  });

  it.each([tabIn, { type: 'rotation.pause' } as const, { type: 'motion.reduce' } as const])(
    'can be stopped by $type while the pointer is over them',
    pause => {
      const it = start();
      it.send({ type: 'pointer.enter' }, pause, { type: 'pointer.leave' });
      it.wait(60_000);
      expect([it.index(), it.isRotating()]).toEqual([0, false]);
    },
  );

  it('wait in a hidden tab, and restart the five seconds when it is shown', () => {
    const it = start();
    it.wait(4_000);
    it.send({ type: 'page.hide' });
    it.wait(60_000);
    expect(it.index()).toBe(0);
    it.send({ type: 'page.show' });
    it.wait(4_999);
    expect(it.index()).toBe(0);
    it.wait(1);
    expect(it.index()).toBe(1);
  });

  it.each(['enter', 'leave'] as const)(
    'wait in a hidden tab even if the pointer moves, with pointer.%s as its last event',
    last => {
      const it = start();
      it.send({ type: 'pointer.enter' }, { type: 'page.hide' }, { type: 'pointer.leave' });
      if (last === 'enter') it.send({ type: 'pointer.enter' });
      it.wait(60_000);
      expect(it.index()).toBe(0);
      it.send({ type: 'page.show' });
      it.wait(5_000);
      expect(it.index()).toBe(last === 'enter' ? 0 : 1);
    },
  );

  it('continue after Play even if the pointer is still over the button', () => {
    const it = start();
    it.send({ type: 'pointer.enter' }, { type: 'rotation.pause' }, { type: 'rotation.play' });
    it.wait(5_000);
    expect(it.index()).toBe(1);
  });

  it('stay paused if motion was reduced while the tab was hidden', () => {
    const it = start();
    it.send({ type: 'page.hide' }, { type: 'motion.reduce' }, { type: 'page.show' });
    it.wait(60_000);
    expect([it.index(), it.isRotating()]).toEqual([0, false]);
  });
});
