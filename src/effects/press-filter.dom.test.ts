import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { pressFilter } from './press-filter';

let filter: Actor<typeof pressFilter>;
let heard: string[] = [];
for (const type of ['pointerdown', 'click'])
  document.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).textContent}`));

/** Presses the element with this text, this many ms after the last press and px from the left. */
function press(text: string, apart = 100, clientX = 0) {
  vi.advanceTimersByTime(apart);
  const element = [...document.querySelectorAll('button, a, summary, p')].find(one => one.textContent === text);
  const at = { bubbles: true, cancelable: true, clientX };
  element?.dispatchEvent(new PointerEvent('pointerdown', { ...at, isPrimary: true, button: 0 }));
  for (const type of ['mousedown', 'click']) element?.dispatchEvent(new MouseEvent(type, at));
}
function key(text: string, name: string) {
  vi.advanceTimersByTime(100);
  const element = [...document.querySelectorAll('button, a')].find(one => one.textContent === text);
  element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  if (name === 'Enter') element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button>Photo</button><button>Next</button><button aria-expanded="false">Menu</button><p>Words</p><a>Home</a><button type="submit">Send</button>' +
    '<dialog><button>Close</button><p>Caption</p></dialog><details><summary>Prices</summary></details>';
  heard = [];
  filter = createActor(pressFilter).start();
});
afterEach(() => {
  filter.stop();
  vi.useRealTimers();
});

const clicks = () => heard.flatMap(one => one.match(/(?<=^click ).*/) ?? []);

it('the second press of a double one, and a third, do not act on what the first has opened', () => {
  press('Photo');
  press('Close');
  press('Close');
  expect(heard).toEqual(['pointerdown Photo', 'click Photo']);
});

it('a press counts that comes later, or at another place', () => {
  press('Photo');
  press('Close', 600);
  press('Photo', 100, 300);
  expect(clicks()).toEqual(['Photo', 'Close', 'Photo']);
});

it('a second press on the same control counts, but not if the control opens, sends or leads somewhere', () => {
  for (const name of ['Next', 'Menu', 'Prices', 'Home', 'Send']) for (const apart of [900, 100]) press(name, apart);
  expect(clicks()).toEqual(['Next', 'Next', 'Menu', 'Prices', 'Home', 'Send']);
});

it('a press that has missed a control does not count as the first', () => {
  press('Words');
  press('Photo');
  press('Caption', 900);
  press('Close');
  expect(clicks()).toEqual(['Words', 'Photo', 'Caption', 'Close']);
});

it('a second Enter does not press what has received the focus, unless the visitor has moved it', () => {
  key('Photo', 'Enter');
  key('Close', 'Enter');
  key('Close', 'Tab');
  key('Close', 'Enter');
  expect(clicks()).toEqual(['Photo', 'Close']);
});
