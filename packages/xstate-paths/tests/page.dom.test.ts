/** Paths through small pages in jsdom: what a wrong page shows must fail. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromObservable } from 'xstate';
import { button, checkbox, field, radio, type Target, tab } from '../src';
import { type DomOptions, domDriver } from '../src/testing-library';
import { regions } from './charts';
import { stoppedDriver, useStoppedClock } from './walking';

useStoppedClock();
let close = () => {};
afterEach(() => {
  close();
  close = () => {};
});

const pageOf = (html: string, options: DomOptions = {}) => {
  document.body.innerHTML = html;
  const driver = stoppedDriver(options);
  close = driver.close;
  return driver;
};

describe('what is read from a page', () => {
  it('needs nothing that jsdom lacks, and names what is hidden and focusable', async () => {
    vi.stubGlobal('matchMedia', undefined);
    const meta = '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">';
    const hidden = (attribute: string) => `<div aria-hidden="true" ${attribute}><p><a href="/">Home</a></p></div>`;
    const seen = await pageOf(meta + hidden('inert') + hidden('')).observe();
    expect(seen).toMatchObject({ toolbar: 'as the page', 'hidden and focusable': 'Home' });
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
    ['<div>Pay<b>ing</b>…</div>', 'Paying…', true],
    ['<div>Paying… now</div>', 'Paying…', false],
    ['<div><p hidden>Paying…</p></div>', 'Paying…', false],
    ['<div><p hidden>Paying…</p></div><i>Paying…</i>', 'Paying…', true],
    ['<script type="text/plain">Paying…</script>', 'Paying…', false],
  ])('in %s, the text %s is there: %s', async (html, text, isThere) => {
    const aspect = `text '${text}'`;
    expect((await pageOf(html).observe([aspect]))[aspect]).toBe(isThere ? 'there' : '');
  });

  it('has the dialogs of libraries, which are no <dialog>, with what is in them, while they are shown', async () => {
    const driver = pageOf('<div role="dialog" aria-label="Pay"><button>Send</button></div>');
    const sending = "button 'Send' in 'Pay'";
    const asked = ["words in 'Pay'"];
    expect(await driver.observe(asked)).toMatchObject({ dialog: 'Pay', [sending]: 'there', "words in 'Pay'": 'Send' });
    document.querySelector('div')?.setAttribute('hidden', '');
    expect(await driver.observe()).toMatchObject({ dialog: '' });
  });
});

describe('an element in jsdom', () => {
  it.each<[html: string, isVisible: boolean, hidden?: string]>([
    ['<button data-state="closed">Lamp</button>', true],
    ['<div data-state="closed"><button>Lamp</button></div>', false, '[data-state="closed"]'],
    ['<button hidden>Lamp</button>', false],
    ['<div aria-hidden="true"><button>Lamp</button></div>', false],
    ['<button style="display: none">Lamp</button>', false],
    ['<div style="display: none"><button style="visibility: visible">Lamp</button></div>', false],
    ['<div style="visibility: hidden"><button>Lamp</button></div>', false],
    ['<div style="visibility: hidden"><button style="visibility: visible">Lamp</button></div>', true],
    ['<div style="color: red"><button>Lamp</button></div>', true],
  ])('%s is visible: %s', async (html, isVisible, hidden = '') => {
    const driver = pageOf(`<main>${html}</main>`, { hidden });
    expect((await driver.look(button('Lamp'))) !== null).toBe(isVisible);
    expect("button 'Lamp' in 'main'" in (await driver.observe())).toBe(isVisible);
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
  ['<button title="Go"><svg></svg></button>', button('Go')],
  ['<button title="Stop"><img alt="Go"></button>', button('Go')],
  ['<input placeholder="Go">', field('Go')],
  ['<label><input placeholder="Stop">Go</label>', field('Go')],
])('%s is found as %o', async (html, target) => {
  const driver = pageOf(html);
  expect(await driver.look(target)).not.toBeNull();
  if (target.role === 'button')
    expect(await driver.observe()).toHaveProperty([`button '${target.name}' in 'page'`], 'there');
});

it('what is in open shadow roots is found, seen, read and filled in, and a control that its group disables is disabled', async () => {
  const driver = pageOf('<main><div></div></main>');
  const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
  if (root)
    root.innerHTML = `<p>Paid</p><button>Pay</button><span hidden><button>Cancel</button></span>
      <input aria-label="Name"><fieldset disabled><button>Send</button></fieldset>`;
  expect(await driver.look(button('Pay'))).toMatchObject({ text: 'Pay' });
  expect(await driver.look(button('Cancel'))).toBeNull();
  await driver.fill(field('Name'), 'Ada');
  expect(await driver.observe(["text 'Paid'"])).toMatchObject({
    "text 'Paid'": 'there',
    "button 'Pay' in 'main'": 'there',
    "button 'Send' in 'main'": 'disabled',
    "value of field 'Name' in 'main'": 'Ada',
  });
});

it.each<[what: string, press: (pressed: HTMLButtonElement) => unknown, lost: string, hidden: string]>([
  ['removes', pressed => pressed.remove(), 'Lamp', ''],
  ['empties and removes', pressed => Object.assign(pressed, { textContent: '' }).remove(), 'button without a name', ''],
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

it('a dialog and a focused control without a name are described', async () => {
  const driver = pageOf('<div role="dialog"><button></button></div>');
  document.querySelector('button')?.focus();
  expect(await driver.observe()).toMatchObject({ dialog: 'dialog without a name', focus: 'button without a name' });
});

it.each([
  ['completes', { output: undefined }, 'over'],
  ['fails', { error: new Error('no') }, 'broken'],
])(
  'of two observables of one source without ids, the one in the named state %s, and is unsubscribed',
  async (_, result, left) => {
    const unsubscribe = vi.fn();
    const src = fromObservable(() => ({ subscribe: () => ({ unsubscribe }) }));
    const driver = pageOf('');
    const states = { on: { invoke: { src, onDone: 'over', onError: 'broken' } }, over: {}, broken: {} };
    const region = { initial: 'on', states } as const;
    const actor = createActor(regions({ left: region, right: region }, { id: 'two' })).start();
    await driver.settle('0.two.left.on', result);
    expect(actor.getSnapshot().value).toEqual({ left, right: 'on' });
    expect(unsubscribe).toHaveBeenCalledOnce();
  },
);

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
