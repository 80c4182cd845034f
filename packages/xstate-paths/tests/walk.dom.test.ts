/** Paths through a small page in jsdom: a step fails on what a page does wrong, unless that is allowed, and no path is green for want of a question. */
import { expect, it, vi } from 'vitest';
import { assign, createMachine } from 'xstate';
import { aspect, broken, button, type Differing, type Driver, main, place, seen, text } from '../src';
import { pagePaths } from '../src/walk-page';
import { chart } from './charts';
import { useStoppedClock, walkPath } from './walking';

useStoppedClock();

const lamp = chart({ off: { on: { press: 'on' } }, on: {} }, { id: 'lamp' });
const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number } },
  context: { count: 0 },
  on: { press: { actions: assign({ count: ({ context }) => Math.min(context.count + 1, 2) }) } },
});

const show = (press: (words: Element) => unknown) => () => {
  document.body.innerHTML = '<main><button>Lamp</button><p>0</p></main>';
  const words = document.querySelector('p') as Element;
  document.querySelector('button')?.addEventListener('click', () => void press(words));
};
const count = (step: number) =>
  show(words => Object.assign(words, { textContent: Math.min(Number(words.textContent) + step, 2 * step) }));
const begin = count(1);
const events = { press: (driver: Driver) => driver.press(button('Lamp')) };
type Counted = { count: number };
const page = ({ count }: Counted) => ({ [text(`${count}`)]: 'there' });

const looks = { page: { [seen(button('Lamp', main))]: 'there' } };
const kitWhose = (press: () => unknown, others: object = {}) => ({
  begin: show(press),
  events,
  states: { off: looks, on: {} },
  ...others,
});
const failing = () => {
  throw new Error('no bulb');
};

it.each<[what: string, press: () => unknown, says: string]>([
  ['an error that nobody catches', failing, 'no bulb'],
  ['an error in the console', () => console.error('the bulb is %s', 'broken'), 'the bulb is broken'],
  ['an error object in the console', () => console.error(new Error('no bulb')), 'no bulb'],
  ['a response of 400 or more', () => fetch('/bulb'), 'HTTP 404: /bulb'],
])('a step fails on %s, unless it is allowed', async (_, press, says) => {
  vi.stubGlobal('fetch', async () => ({ status: 404, ok: false }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const step =
    'lamp, path 1, step 1 of 1, press in off: the page has reported errors, which `errors` of the state may allow';
  await expect(walkPath(lamp, kitWhose(press))).rejects.toThrow(`${step}\n  ${says}`);
  const expected = new RegExp(says.slice(-4));
  const kitOf = (off: object, on: object) => kitWhose(press, { states: { off: { ...looks, ...off }, on } });
  await walkPath(lamp, kitOf({}, { errors: { press: expected } }));
  await walkPath(lamp, kitWhose(press), { allowedErrors: [expected] });
  await expect(walkPath(lamp, kitOf({ errors: { press: expected } }, {}))).rejects.toThrow(says);
});

it('a step fails on a rejection that nobody handles', async () => {
  // Vitest would fail for it, too.
  const theirs = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const kit = kitWhose(async () => failing());
  await expect(walkPath(lamp, kit)).rejects.toThrow('  no bulb');
  for (const one of theirs) process.on('unhandledRejection', one);
});

it('what the step itself makes fail, and what jsdom lacks, is allowed', async () => {
  const press = () => {
    console.error(broken);
    console.error('Not implemented: navigation (except hash changes)');
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(walkPath(lamp, kitWhose(press))).rejects.toThrow(broken.message);
  const by = (driver: Driver) => driver.press(button('Lamp'));
  await walkPath(lamp, kitWhose(press, { events: { press: { payloads: [{ reason: broken }], by } } }));
});

it.each<[wanted: object, others: object, says: string | undefined]>([
  [{ [text('1')]: undefined }, {}, undefined],
  [{ [text('3')]: undefined }, {}, "path ever shows what the kit wants absent; `neverShown` may say why:\n  text '3'"],
  [{ [text('3')]: undefined }, { neverShown: { [text('3')]: 'it counts to two' } }, undefined],
  [{ "txet '1'": undefined }, {}, "the kit names what no page has; use `seen`, `text` or `aspect`:\n  txet '1'"],
  [{}, { neverShown: { [text('3')]: 'it counts to two' } }, "what no state wants absent:\n  text '3'"],
])('a kit that also wants %o fails before its first path, or passes', (wanted, others, says) => {
  const kit = { ...others, begin, events, states: {}, always: { page: (at: Counted) => ({ ...wanted, ...page(at) }) } };
  const plan = () => pagePaths(counter, kit);
  if (says) expect(plan).toThrow(says);
  else expect(plan).not.toThrow();
});

it('an element is seen by the words by which it is pressed, in its place or in any', async () => {
  const lit = aspect('lit');
  const page = {
    [seen(button('Lamp', main))]: 'there',
    [seen(button('Lamp'))]: 'there',
    [seen(button('Lamp', place('shelf')))]: undefined,
    [lit]: 'yes',
  };
  const neverShown = { [seen(button('Lamp', place('shelf')))]: 'the lamp is on the floor' };
  await walkPath(counter, {
    ...{ begin, events, states: {}, neverShown },
    see: async () => ({ [lit]: 'yes' }),
    always: { page },
  });
});

it('what may differ is named by an element or by its place', async () => {
  const walk = (change: object, ...mayChange: Differing[]) => {
    const press = () => Object.assign(document.querySelector('button') as Element, change);
    return walkPath(lamp, kitWhose(press, { mayChange }), { kitLineOf: part => `the line of ${part}` });
  };
  const renamed = { textContent: 'Light' };
  await walk(renamed, main);
  await walk(renamed, button('Lamp', main), button('Light'));
  await expect(walk(renamed, button('Lamp'))).rejects.toThrow(
    "button 'Light' in 'main': expected not there, seen 'there' (so it was before, and neither `mayChange` nor the state’s `page` allows a change)\n`mayChange`: the line of mayChange\nExpected by: the line of on",
  );
  await expect(walk({ hidden: true }, /./)).rejects.toThrow(
    "hidden with focus: expected nothing, seen 'Lamp' (an action can focus what takes its place)",
  );
});

it('what is always on the page is compared in every state or without any, and a state’s own words come first', async () => {
  const wrong = walkPath(counter, { events, states: {}, always: { page }, begin: count(2) });
  await expect(wrong).rejects.toThrow("text '1': expected 'there', seen not there");
  const kit = { begin, events, states: { off: {}, on: {} }, always: { page: { [text('0')]: 'there' } } };
  await expect(walkPath(lamp, kit)).rejects.toThrow("text '0'");
  const on = { page: { [text('0')]: undefined, [text('1')]: 'there' } };
  await walkPath(lamp, { ...kit, states: { off: {}, on } });
});

it.each<[what: string, kit: object, says: string]>([
  ['a kit that looks at nothing', {}, 'counter: the kit says nowhere what is on the page'],
  ['a `see` that answers no later', { always: { see: async () => false } }, '`see` returned false'],
  ['a beginning that throws', { begin: failing, always: { page } }, 'at the beginning: the path cannot begin: no bulb'],
])('%s says: %s', async (_, kit, says) => {
  await expect(walkPath(counter, { begin, events, states: {}, ...kit })).rejects.toThrow(says);
});

it('a kit that lacks a state fails before its first path', () => {
  expect(() => pagePaths(lamp, { ...kitWhose(failing), states: { off: looks } })).toThrow('the kit lacks states: on');
});

it('a step that the page does not offer says how a kit allows that', async () => {
  const events = { press: (driver: Driver) => driver.press(button('Light')) };
  const says = "possible: ({ name, state }) => name !== 'press' || state !== 'off'";
  await expect(walkPath(lamp, kitWhose(failing, { events }))).rejects.toThrow(says);
});
