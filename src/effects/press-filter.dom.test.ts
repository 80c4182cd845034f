import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { pressFilter } from './press-filter';

let filter: Actor<typeof pressFilter>;
let heard: string[] = [];
for (const type of ['pointerdown', 'click', 'wheel'])
  document.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).textContent}`));

/** Presses the element with this text, this many ms after the last press and px from the left. */
function press(text: string, apart = 100, clientX = 0) {
  vi.advanceTimersByTime(apart);
  const element = find(text);
  const at = { bubbles: true, cancelable: true, clientX };
  element?.dispatchEvent(new PointerEvent('pointerdown', { ...at, isPrimary: true, button: 0 }));
  for (const type of ['mousedown', 'click']) element?.dispatchEvent(new MouseEvent(type, at));
}
const find = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a, summary, p')].find(one => one.textContent === text);
/** Opens the dialog, as a press on Photo does, so many ms later. */
async function open(after = 0) {
  await vi.advanceTimersByTimeAsync(after);
  document.querySelector('dialog')?.setAttribute('open', '');
  await vi.advanceTimersByTimeAsync(0);
}
function key(text: string, name: string, repeat = false) {
  vi.advanceTimersByTime(repeat ? 600 : 100);
  const element = find(text);
  element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, repeat }));
  if (name === 'Enter') element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button>Photo</button><button>Next</button><button aria-expanded="false">Menu</button><p>Words</p><a>Home</a><button type="submit">Send</button>' +
    '<dialog><button>Close</button><p>Caption</p></dialog><details><summary>Prices</summary></details>';
  heard = [];
  // In jsdom, nothing has a place; in this page, everything is visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never);
  filter = createActor(pressFilter).start();
});
afterEach(() => {
  vi.restoreAllMocks();
  filter.stop();
  vi.useRealTimers();
});

const clicks = () => heard.flatMap(one => one.match(/(?<=^click ).*/) ?? []);

it.each([0, 800])(
  'the second press of a double one, and a third, do not act on what the first has opened after %i ms',
  async after => {
    press('Photo');
    await open(after);
    press('Close');
    press('Close');
    expect(heard).toEqual(['pointerdown Photo', 'click Photo']);
  },
);

it('a press counts that comes later, at another place, or on a neighbor of a control that is still there', async () => {
  for (const text of ['Next', 'Prices', 'Photo']) press(text, 100, 20);
  await open();
  press('Close', 600);
  press('Caption', 100, 300);
  expect(clicks()).toEqual(['Next', 'Prices', 'Photo', 'Close', 'Caption']);
});

it('a visitor who presses a button again and again can close what it opens', () => {
  for (const _ of [1, 2, 3]) press('Menu', 400);
  expect(clicks()).toEqual(['Menu', 'Menu']);
});

it('a click without a press, as by voice control, counts after an ignored press, and one by the loader is a first press', () => {
  press('Home');
  press('Home');
  find('Photo')?.click();
  find('Menu')?.click();
  press('Menu');
  expect(clicks()).toEqual(['Home', 'Photo', 'Menu']);
});

it('a second press on the same control counts, but not if the control opens or leads somewhere', () => {
  for (const name of ['Next', 'Menu', 'Prices', 'Home', 'Send']) for (const apart of [900, 100]) press(name, apart);
  expect(clicks()).toEqual(['Next', 'Next', 'Menu', 'Prices', 'Home', 'Send', 'Send']);
});

it('a second press does not act on what Send has moved to its place', () => {
  press('Send', 900);
  press('Next');
  expect(clicks()).toEqual(['Send']);
});

it('a press that has missed a control does not count as the first', () => {
  press('Words');
  press('Photo');
  press('Caption', 900);
  press('Close');
  expect(clicks()).toEqual(['Words', 'Photo', 'Caption', 'Close']);
});

it('a second Enter does not press what has received the focus, unless the visitor has moved it', async () => {
  key('Photo', 'Enter');
  await open();
  key('Close', 'Enter');
  key('Close', 'Tab');
  key('Close', 'Enter');
  expect(clicks()).toEqual(['Photo', 'Close']);
});

it('an Enter that is held does not press what it has opened, nor closes it again, but goes on pressing Next', async () => {
  for (const name of ['Next', 'Menu']) for (const repeat of [false, true]) key(name, 'Enter', repeat);
  key('Photo', 'Enter');
  await open();
  key('Close', 'Enter', true);
  expect(clicks()).toEqual(['Next', 'Next', 'Menu', 'Photo']);
});

it('a wheel that turns on after a press has opened something does nothing there until it has rested', async () => {
  const turn = (text: string, apart: number) => {
    vi.advanceTimersByTime(apart);
    find(text)?.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  };
  turn('Words', 0);
  turn('Words', 50);
  press('Photo', 20);
  await open();
  for (const apart of [50, 50, 300, 50]) turn('Caption', apart);
  expect(heard.filter(one => one.startsWith('wheel'))).toEqual(
    ['Words', 'Words', 'Caption', 'Caption'].map(text => `wheel ${text}`),
  );
});
