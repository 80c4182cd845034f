import { fromCallback } from 'xstate';
import type { GestureCommand, ZoomEvent } from '../../machines/zoom/zoom.machine';
import { between, displacement, type Gesture, isDecided, isDoubleTap, kindOf, pinched } from './gesture-kinds';
import { turnOf } from './keyboard';
import { endAll, listen } from './listen';
import * as photo from './stage';

/** How far an arrow key pans, as a fraction of the width of the stage, the area for the photo. */
const ARROW = 0.25;
const WHEEL = { plain: 0.0022, pinch: 0.011, pixelsPerLine: 16 };

/** Moves the photo with fingers, mouse and wheel. Reports only recognized gestures to the machine, not each movement. */
export const gestures = fromCallback<GestureCommand>(({ sendBack, receive }) => {
  const tell = (event: ZoomEvent) => sendBack(event);
  const fingers = new Map<number, photo.Point>();
  let place: photo.Transform = { ...photo.MIDDLE, scale: 1 };
  let gesture: Gesture | undefined;
  let lastTap: Parameters<typeof isDoubleTap>[0];
  let fittedWidth = 0;
  let stopWatching: (() => void) | undefined;

  function go(next: photo.Transform, smooth = false): void {
    place = next;
    photo.draw(place, smooth);
  }
  function begin(time: number, kind: Gesture['kind']): void {
    gesture = { kind, place, points: [...fingers.values()], time };
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !photo.pressedOnStage(event.target) || fingers.size === 2) return;
    fingers.set(event.pointerId, photo.fromMiddle(event));
    if (gesture?.kind === 'swipe') photo.push(0);
    if (gesture?.kind === 'dismiss') photo.pull(0);
    begin(event.timeStamp, fingers.size === 2 ? 'pinch' : 'tap');
  }

  function moved(event: PointerEvent): void {
    if (!gesture || !fingers.has(event.pointerId)) return;
    // The mouse button was released outside the window, so no `pointerup` arrived.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      up(event);
      return;
    }
    fingers.set(event.pointerId, photo.fromMiddle(event));
    const now = [...fingers.values()];
    const { x, y } = displacement(gesture, now);
    if (gesture.kind === 'tap') gesture.kind = kindOf({ x, y }, place.scale > 1);
    if (gesture.kind === 'pinch') go(pinched(gesture, now));
    if (gesture.kind === 'pan') go({ ...place, x: gesture.place.x + x, y: gesture.place.y + y });
    if (gesture.kind === 'swipe') photo.push(x);
    // Dragging up has no effect, so the photo follows the finger only a quarter of the way.
    if (gesture.kind === 'dismiss') photo.pull(y > 0 ? y : y / 4);
  }

  function up(event: PointerEvent): void {
    const at = fingers.get(event.pointerId);
    const ended = gesture;
    if (!at || !ended) return;
    const points = [...fingers.values()];
    const { x, y } = displacement(ended, points);
    fingers.delete(event.pointerId);
    // After one finger is lifted from a pinch, the other one must not count as a tap, but may pan.
    if (ended.kind === 'pinch') begin(event.timeStamp, 'ended');
    if (fingers.size === 0) gesture = undefined;
    else if (place.scale > 1 && gesture) gesture.kind = 'pan';
    const decides = (by: number) => isDecided(by, event.timeStamp - ended.time);
    if (ended.kind === 'pinch')
      tell({ type: 'photo.resize', scale: place.scale, about: between(points), isSmooth: true });
    else if (event.type === 'pointercancel') settle();
    else if (ended.kind === 'pan') go(photo.bounded(place), true);
    else if (ended.kind === 'tap') tapped(event, at);
    else if (ended.kind === 'swipe' && decides(Math.abs(x))) turned(x);
    else if (ended.kind === 'dismiss' && decides(y)) tell({ type: 'photo.dismiss' });
    else settle();
  }

  function settle(): void {
    if (place.scale > 1) go(photo.bounded(place), true);
    else {
      photo.push(0, true);
      photo.pull(0, true);
    }
  }

  /** Turns to the next or previous photo, which slides in from the place to which the finger has dragged it. */
  function turned(by: number): void {
    photo.push(0);
    tell({ type: 'photo.swipe', turn: turnOf(by < 0 ? 'right' : 'left') });
    photo.push(0, true, by - Math.sign(by) * photo.toNeighbor());
  }

  function tapped({ timeStamp: time, target }: PointerEvent, at: photo.Point): void {
    const tap = { ...at, time };
    const isSecond = isDoubleTap(lastTap, tap);
    lastTap = isSecond ? undefined : tap;
    if (isSecond) tell({ type: 'photo.doubleTap', about: at });
    else if (!(target instanceof Element && target.closest('img, p'))) tell({ type: 'photo.dismiss' });
  }

  function wheeled(event: WheelEvent): void {
    if (!photo.pressedOnStage(event.target)) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.pixelsPerLine : 1);
    // A touchpad pinch arrives as a wheel event with Ctrl.
    const factor = Math.exp(-pixels * (event.ctrlKey ? WHEEL.pinch : WHEEL.plain));
    tell({ type: 'photo.resize', scale: place.scale * factor, about: photo.fromMiddle(event), isSmooth: false });
  }

  /** Keeps the part that is in the middle of a zoomed photo there, as when a phone is turned. */
  function resized(): void {
    const growth = photo.fittedWidth() / fittedWidth;
    fittedWidth = photo.fittedWidth();
    if (place.scale > 1 && growth > 0) go(photo.bounded({ ...place, x: place.x * growth, y: place.y * growth }));
    // Fingers go on from there.
    if (gesture) begin(gesture.time, gesture.kind);
  }

  receive(command => {
    if (command.type === 'photo.scale') {
      fittedWidth = photo.fittedWidth();
      // Until the first zoom, style sheets do all that is needed.
      stopWatching ??= photo.watchSize(resized);
      go(photo.bounded(photo.scaledAbout(command.about, place, command.scale)), command.isSmooth);
    } else {
      const { arrow } = command;
      const [right, far] = [arrow === 'right' ? -1 : arrow === 'left' ? 1 : 0, photo.stageWidth() * ARROW];
      const below = arrow === 'down' ? -1 : arrow === 'up' ? 1 : 0;
      go(photo.bounded({ ...place, x: place.x + right * far, y: place.y + below * far }), true);
    }
  });

  function prevent(event: Event): void {
    if (event.cancelable && photo.pressedOnStage(event.target)) event.preventDefault();
  }

  const root = document.documentElement;
  const notePinch = () => root.toggleAttribute('data-page-pinched', photo.isPagePinched());
  notePinch();
  return endAll(
    () => stopWatching?.(),
    () => root.removeAttribute('data-page-pinched'),
    ...(window.visualViewport ? [listen(window.visualViewport, ['resize'], notePinch)] : []),
    listen(document, ['pointerdown'], down),
    listen(document, ['pointermove'], moved),
    listen(document, ['pointerup', 'pointercancel'], up),
    listen(document, ['wheel'], wheeled, { passive: false }),
    // At touch moves, Chrome would treat a quick swipe as a fling and drop the next tap, and iOS would scroll the page behind
    // the lightbox; at `dragstart`, browsers would drag the image.
    listen(document, ['touchmove', 'dragstart'], prevent, { passive: false }),
  );
});
