import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { listeningParent } from '../../tests/models/listening-parent';
import { type GestureCommand, type ZoomEvent, type ZoomFact, zoomMachine } from './zoom.machine';

const about = { x: 30, y: -40 };
const middle = { about: { x: 0, y: 0 }, isSmooth: true };
const resize = (scale: number) => ({ type: 'photo.resize', scale, about, isSmooth: false }) as const;

function start() {
  const commands: GestureCommand[] = [];
  const { parent, facts } = listeningParent<ZoomFact>();
  const zoom = createActor(
    zoomMachine.provide({
      actors: {
        gestures: fromCallback<GestureCommand>(({ receive }) => receive(command => commands.push(command))),
        zoomKeyboard: fromCallback(() => {}),
      },
    }),
    { input: { parent } },
  ).start();
  const send = (...events: ZoomEvent[]) => {
    for (const event of events) zoom.send(event);
    return zoom.getSnapshot().context.scale;
  };
  return { send, commands, facts, can: (event: ZoomEvent) => zoom.getSnapshot().can(event) };
}

describe('the zoom', () => {
  it('zooms in by half with every step, up to four times the fitted size', () => {
    const it = start();
    const sizes = Array.from({ length: 4 }, () => it.send({ type: 'zoom.in' }));
    expect(sizes).toEqual([1.5, 2.25, 3.375, 4]);
    expect(it.commands.at(-1)).toEqual({ type: 'photo.scale', scale: 4, ...middle });
    expect(it.can({ type: 'zoom.in' })).toBe(false);
    expect(it.send({ type: 'zoom.in' })).toBe(4);
    expect(it.commands).toHaveLength(4);
  });

  it('zooms out by the same steps, down to the fitted size', () => {
    const it = start();
    it.send({ type: 'zoom.in' }, { type: 'zoom.in' });
    expect([it.send({ type: 'zoom.out' }), it.send({ type: 'zoom.out' })]).toEqual([1.5, 1]);
    expect(it.can({ type: 'zoom.out' })).toBe(false);
    it.send(resize(1.2));
    expect(it.send({ type: 'zoom.out' })).toBe(1);
  });

  it('fits the photo on zoom.reset, and when another photo is shown', () => {
    const it = start();
    expect(it.send(resize(3), { type: 'zoom.reset' })).toBe(1);
    expect(it.send(resize(3), { type: 'photo.change' })).toBe(1);
    expect(it.commands.at(-1)).toEqual({ type: 'photo.scale', scale: 1, ...middle });
  });

  it('zooms in on a double tap, and fits the photo again on the next', () => {
    const it = start();
    const tap = { type: 'photo.doubleTap', about } as const;
    expect([it.send(tap), it.send(tap)]).toEqual([2.5, 1]);
    expect(it.commands).toEqual([
      { type: 'photo.scale', scale: 2.5, about, isSmooth: true },
      { type: 'photo.scale', scale: 1, ...middle },
    ]);
  });

  it('keeps the scale of a pinch, within its limits', () => {
    const it = start();
    const leaves = (scale: number) => it.send(resize(scale));
    expect([leaves(0.4), leaves(2), leaves(7), leaves(1)]).toEqual([1, 2, 4, 1]);
    expect(it.commands).toEqual([
      { type: 'photo.scale', scale: 1, ...middle },
      { type: 'photo.scale', scale: 2, about, isSmooth: false },
      { type: 'photo.scale', scale: 4, about, isSmooth: false },
      { type: 'photo.scale', scale: 1, ...middle },
    ]);
  });
});

describe('gestures and arrow keys', () => {
  it('show the next or the previous photo while the current photo is fitted', () => {
    const it = start();
    it.send({ type: 'photo.swipe', turn: 'next' }, { type: 'sideArrow.press', arrow: 'left', turn: 'previous' });
    expect(it.facts).toEqual([
      { type: 'turn.requested', turn: 'next' },
      { type: 'turn.requested', turn: 'previous' },
    ]);
    expect(it.commands).toEqual([]);
  });

  it('that are vertical do nothing to a fitted photo, except dismiss it', () => {
    const it = start();
    it.send({ type: 'uprightArrow.press', arrow: 'up' }, { type: 'photo.dismiss' });
    expect([it.facts, it.commands]).toEqual([[{ type: 'close.requested' }], []]);
  });

  it('move a zoomed photo, and neither dismiss it nor show another', () => {
    const it = start();
    it.send({ type: 'zoom.in' });
    it.send({ type: 'sideArrow.press', arrow: 'right', turn: 'next' }, { type: 'photo.swipe', turn: 'next' });
    it.send({ type: 'uprightArrow.press', arrow: 'down' }, { type: 'photo.dismiss' });
    expect(it.facts).toEqual([]);
    expect(it.commands.slice(1)).toEqual([
      { type: 'photo.pan', arrow: 'right' },
      { type: 'photo.pan', arrow: 'down' },
    ]);
  });
});
