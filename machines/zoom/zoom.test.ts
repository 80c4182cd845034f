import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type GestureCommand, type ZoomEvent, zoomMachine } from './zoom.machine';

function start() {
  const told: GestureCommand[] = [];
  const asked: string[] = [];
  const zoom = createActor(
    zoomMachine.provide({
      actors: {
        gestures: fromCallback<GestureCommand>(({ receive }) => receive(command => told.push(command))),
        zoomKeyboard: fromCallback(() => {}),
      },
      actions: { turnPhoto: (_, { turn }) => asked.push(`${turn}`), dismiss: () => asked.push('dismiss') },
    }),
  ).start();
  const send = (...events: ZoomEvent[]) => {
    for (const event of events) zoom.send(event);
    return zoom.getSnapshot().context.scale;
  };
  return { send, told, asked, can: (event: ZoomEvent) => zoom.getSnapshot().can(event) };
}

describe('the zoom', () => {
  it('grows by half with every step, up to four times', () => {
    const it = start();
    const sizes = Array.from({ length: 4 }, () => it.send({ type: 'zoom.in' }));
    expect(sizes).toEqual([1.5, 2.25, 3.375, 4]);
    expect(it.told.at(-1)).toEqual({ type: 'photo.scale', scale: 4 });
    expect(it.can({ type: 'zoom.in' })).toBe(false);
    expect(it.send({ type: 'zoom.in' })).toBe(4);
    expect(it.told).toHaveLength(4);
  });

  it('goes back by the same steps, and no further than fitted', () => {
    const it = start();
    it.send({ type: 'zoom.in' }, { type: 'zoom.in' });
    expect([it.send({ type: 'zoom.out' }), it.send({ type: 'zoom.out' })]).toEqual([1.5, 1]);
    expect(it.can({ type: 'zoom.out' })).toBe(false);
    it.send({ type: 'photo.resize', scale: 1.2 });
    expect(it.send({ type: 'zoom.out' })).toBe(1);
  });

  it('fits the photo again at once by 0, and when another one comes', () => {
    const it = start();
    expect(it.send({ type: 'photo.resize', scale: 3 }, { type: 'zoom.reset' })).toBe(1);
    expect(it.send({ type: 'photo.resize', scale: 3 }, { type: 'photo.change' })).toBe(1);
    expect(it.told.at(-1)).toEqual({ type: 'photo.scale', scale: 1 });
  });

  it('goes near by a double tap, and away by the next', () => {
    const it = start();
    expect([it.send({ type: 'photo.doubleTap' }), it.send({ type: 'photo.doubleTap' })]).toEqual([2.5, 1]);
  });

  it('takes the size that fingers leave it at, within its limits, and draws it there', () => {
    const it = start();
    const leaves = (scale: number) => it.send({ type: 'photo.resize', scale });
    expect([leaves(0.4), leaves(2), leaves(7), leaves(1)]).toEqual([1, 2, 4, 1]);
    expect(it.told.map(command => command.type === 'photo.scale' && command.scale)).toEqual([1, 2, 4, 1]);
  });
});

describe('fingers and arrows', () => {
  it('turn to another photo while it is fitted', () => {
    const it = start();
    it.send({ type: 'photo.swipe', turn: 'next' }, { type: 'arrow.press', arrow: 'left', turn: 'previous' });
    expect([it.asked, it.told]).toEqual([['next', 'previous'], []]);
  });

  it('do nothing up and down while it is fitted, but to put it away', () => {
    const it = start();
    it.send({ type: 'arrow.press', arrow: 'up', turn: null }, { type: 'photo.dismiss' });
    expect([it.asked, it.told]).toEqual([['dismiss'], []]);
  });

  it('go over the photo while it is zoomed, and neither turn nor put away', () => {
    const it = start();
    it.send({ type: 'zoom.in' });
    it.send({ type: 'arrow.press', arrow: 'right', turn: 'next' }, { type: 'photo.swipe', turn: 'next' });
    it.send({ type: 'photo.dismiss' });
    expect(it.asked).toEqual([]);
    expect(it.told.slice(1)).toEqual([{ type: 'photo.pan', arrow: 'right' }]);
  });
});
