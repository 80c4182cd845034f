/** Paths through small pages in jsdom: what a wrong page shows must fail. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMachine, setup } from 'xstate';
import { button, checkbox, type Driver, type PageKit, radio, type Target, tab } from '../src';
import { createTranslation, walkPage } from '../src/page';
import { pagePaths } from '../src/paths';
import { type DomOptions, domDriver } from '../src/testing-library';
import type { AnyStateMachine } from '../src/xstate-5';

let close = () => {};
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  close();
  close = () => {};
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pageOf = (html: string, options: DomOptions = {}) => {
  document.body.innerHTML = html;
  const driver = domDriver({ advance, ...options });
  close = driver.close;
  return driver;
};

describe('what is read from a page', () => {
  it('needs nothing that jsdom lacks', async () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(await pageOf('<main></main>').observe()).toMatchObject({ theme: 'light' });
  });

  it('needs no setImmediate, which Jest does not have in jsdom', async () => {
    vi.useRealTimers();
    vi.stubGlobal('setImmediate', undefined);
    vi.resetModules();
    const { domDriver } = await import('../src/testing-library');
    document.body.innerHTML = '<button>Lamp</button>';
    const driver = domDriver();
    close = driver.close;
    await driver.press(button('Lamp'));
    expect(await driver.focus()).toBe('Lamp');
  });

  it.each<[html: string, text: string, isThere: boolean]>([
    ['<p>Paying…</p>', 'Paying…', true],
    ['<span>Paying…</span>', 'Paying…', true],
    ['<div>Pay<b>ing</b>…</div>', 'Paying…', true],
    ['<div>Paying… now</div>', 'Paying…', false],
    ['<div><p hidden>Paying…</p></div>', 'Paying…', false],
    ['<div><p hidden>Paying…</p></div><i>Paying…</i>', 'Paying…', true],
    ['<script type="text/plain">Paying…</script>', 'Paying…', false],
  ])('in %s, the text %s is there: %s', async (html, text, isThere) => {
    expect(await pageOf(html).reads(text)).toBe(isThere);
  });
});

describe('an element in jsdom', () => {
  const seen = async (html: string, hidden?: string) => {
    const driver = pageOf(`<main>${html}</main>`, hidden ? { hidden } : {});
    const found = (await driver.look(button('Lamp'))) !== null;
    expect("button 'Lamp' in 'main'" in (await driver.observe())).toBe(found);
    return found;
  };

  it.each<[html: string, isVisible: boolean]>([
    ['<button data-state="closed">Lamp</button>', true],
    ['<button hidden>Lamp</button>', false],
    ['<div aria-hidden="true"><button>Lamp</button></div>', false],
    ['<button style="display: none">Lamp</button>', false],
    ['<div style="display: none"><button style="visibility: visible">Lamp</button></div>', false],
    ['<div style="visibility: hidden"><button>Lamp</button></div>', false],
    ['<div style="visibility: hidden"><button style="visibility: visible">Lamp</button></div>', true],
    ['<div style="color: red"><button>Lamp</button></div>', true],
  ])('%s is visible: %s', async (html, isVisible) => {
    expect(await seen(html)).toBe(isVisible);
  });

  it('is hidden if the driver is told that style sheets hide it', async () => {
    expect(await seen('<div data-state="closed"><button>Lamp</button></div>', '[data-state="closed"]')).toBe(false);
  });
});

it.each<[html: string, target: Target]>([
  ['<input type="submit" value="Go">', button('Go')],
  ['<div role="button" tabindex="0">Go</div>', button('Go')],
  ['<i id="one">Go</i><i id="two">on</i><button aria-labelledby="one two"></button>', button('Go on')],
  ['<label><input type="checkbox">Go</label>', checkbox('Go')],
  ['<label><input type="radio">Go</label>', radio('Go')],
  ['<div role="tab">Go</div>', tab('Go')],
  ['<select><option>Go</option></select>', { role: 'option', name: 'Go' }],
  ['<ul><li>Go</li></ul>', { role: 'listitem', name: 'Go' }],
])('%s is found as %o', async (html, target) => {
  const driver = pageOf(html);
  expect(await driver.look(target)).not.toBeNull();
  if (target.role === 'button')
    expect(await driver.observe()).toHaveProperty([`button '${target.name}' in 'page'`], 'there');
});

it.each<[what: string, press: (pressed: HTMLButtonElement) => unknown, lost: string, hidden: string]>([
  ['removes', pressed => pressed.remove(), 'Lamp', ''],
  ['disables', pressed => Object.assign(pressed, { disabled: true }), 'Lamp', ''],
  ['hides', pressed => Object.assign(pressed, { hidden: true }), '', 'Lamp'],
  ['hides by a style sheet', pressed => pressed.parentElement?.setAttribute('data-state', 'closed'), '', 'Lamp'],
  [
    'hides, and moves the focus from,',
    pressed => {
      pressed.hidden = true;
      document.querySelector('a')?.focus();
    },
    '',
    '',
  ],
  ['renames', pressed => Object.assign(pressed, { textContent: 'Light' }), '', ''],
])('a press that %s its own button', async (_, press, lost, hidden) => {
  const driver = pageOf('<a href="/">Home</a><div><button>Lamp</button></div>', { hidden: '[data-state="closed"]' });
  document
    .querySelector('button')
    ?.addEventListener('click', ({ currentTarget }) => press(currentTarget as HTMLButtonElement));
  await driver.press(button('Lamp'));
  expect(await driver.observe()).toMatchObject({ 'lost focus of': lost, 'hidden with focus': hidden });
});

it('a closed driver leaves no listener and no global', () => {
  const listening: string[] = [];
  const add = vi.spyOn(document, 'addEventListener').mockImplementation((type, _, options) => {
    listening.push(type);
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => listening.splice(0));
  });
  const before = Object.getOwnPropertyNames(globalThis);
  const driver = domDriver();
  expect(listening).toContain('focusin');
  driver.close();
  add.mockRestore();
  expect(listening).toEqual([]);
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
});

const lamp = setup({
  types: { events: {} as { type: 'press' } },
  delays: { fade: 1_500 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { after: { fade: 'off' } } },
});
/** A page that shows a lamp, whose light fades after `fade` ms. */
const showLamp =
  (fade = 1_500) =>
  async () => {
    document.body.innerHTML = '<main><button>Lamp</button><p>off</p></main>';
    const [press, text] = [document.querySelector('button') as Element, document.querySelector('p') as Element];
    press.addEventListener('click', () => {
      if (text.textContent === 'on') return;
      text.textContent = 'on';
      setTimeout(() => (text.textContent = 'off'), fade);
    });
  };
const lampKit: PageKit<typeof lamp, Driver> = {
  begin: showLamp(),
  events: { press: driver => driver.press(button('Lamp')) },
  states: { off: { page: { "text 'off'": 'there' } }, on: { page: { "text 'on'": 'there' } } },
};
const registered = (machine: AnyStateMachine, kit: object) => {
  const [{ kit: whole, path } = expect.fail()] = pagePaths<Driver>(machine, kit);
  return async () => {
    const driver = domDriver({ advance });
    await walkPage<Driver>(whole, path, driver).finally(driver.close);
  };
};
const walk = (machine: AnyStateMachine, kit: object) => registered(machine, kit)();

describe('a kit of a machine without types', () => {
  const untyped = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } });
  const { begin, events, states } = lampKit;

  it.each<[states: object, says: string]>([
    [{ ...states, onn: {} }, 'lamp: the kit names states that the machine does not have: onn. It has off, on'],
    [{ off: {} }, 'lamp: the kit lacks states: on'],
  ])('that says of states %o fails before its first path', (states, says) => {
    expect(() => pagePaths<Driver>(untyped, { begin, events, states })).toThrow(says);
  });
});

describe('a path through a page', () => {
  it.each([1_400, 1_500, 1_600])('passes if a delay of 1500 ms takes %i ms', fade =>
    walk(lamp, { ...lampKit, begin: showLamp(fade) }),
  );

  it.each([200, 1_300, 2_100, 2_600])('fails if a delay of 1500 ms takes %i ms', async fade => {
    await expect(walk(lamp, { ...lampKit, begin: showLamp(fade) })).rejects.toThrow(
      fade < 1_500 ? 'nothing may happen within 1350 ms' : "text 'off': expected 'there', seen not there",
    );
  });

  it('tries a harmless action in a state whose delay is short', () => {
    const short = lamp.provide({ delays: { fade: 300 } });
    const harmless = { Tab: (driver: Driver) => driver.key('Tab') };
    return walk(short, {
      ...lampKit,
      begin: showLamp(300),
      states: { ...lampKit.states, on: { ...lampKit.states.on, harmless } },
    });
  });

  it('fails by a harmless action as often as it is taken', async () => {
    const harmless = { 'a press': (driver: Driver) => driver.press(button('Lamp')) };
    const take = registered(lamp, {
      ...lampKit,
      begin: showLamp(5_000),
      states: { ...lampKit.states, off: { ...lampKit.states.off, harmless } },
    });
    for (let time = 0; time < 2; time++) await expect(take()).rejects.toThrow('a press must change nothing');
  });
});

it('a translated page leaves parts alone that must not be translated, but not the parts of these that may', () => {
  document.body.innerHTML =
    '<p translate="no">Ama <b translate="yes">more</b></p><p class="notranslate">Kofi</p><p>Hi</p>';
  const translation = createTranslation();
  translation.start();
  translation.stop();
  expect([...document.querySelectorAll('font > font')].map(copy => copy.textContent)).toEqual(['more', 'Hi']);
});
