/** A kit that looks at nothing, or a step that returns nothing, says so: no path is green for want of a question. */
import { expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { button, type Driver } from '../src';
import { chart } from './charts';
import { useStoppedClock, walkPath } from './walking';

useStoppedClock();

const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number } },
  context: { count: 0 },
  on: { add: { actions: assign({ count: ({ context }) => Math.min(context.count + 1, 2) }) } },
});
const show = (step: number) => async () => {
  document.body.innerHTML = '<main><button>Add</button><p>0</p></main>';
  const text = document.querySelector('p') as Element;
  document.querySelector('button')?.addEventListener('click', () => {
    text.textContent = String(Math.min(Number(text.textContent) + step, 2 * step));
  });
};
const events = { add: (driver: Driver) => driver.press(button('Add')) };
const page = ({ count }: { count: number }) => ({ [`text '${count}'`]: 'there' });

it('a machine without states has a place for what is always on the page', async () => {
  const kit = { begin: show(1), events, states: {}, always: { page } };
  await walkPath(counter, kit);
  await expect(walkPath(counter, { ...kit, begin: show(2) })).rejects.toThrow(
    "text '1': expected 'there', seen not there",
  );
});

it('what is always on the page is compared in every state, and a state’s own words come first', async () => {
  const lamp = chart({ off: { on: { add: 'on' } }, on: {} }, { id: 'lamp' });
  const always = { page: { "text '0'": 'there' } };
  await expect(walkPath(lamp, { begin: show(1), events, states: { off: {}, on: {} }, always })).rejects.toThrow(
    "text '0'",
  );
  const states = { off: {}, on: { page: { "text '0'": undefined, "text '1'": 'there' } } };
  await walkPath(lamp, { begin: show(1), events, states, always });
});

it.each<[what: string, kit: object, says: string]>([
  ['a kit that looks at nothing', { states: {} }, 'counter: the kit says nowhere what is on the page'],
  ['a `see` that answers no', { states: {}, always: { see: () => false } }, '`see` returned false'],
  ['a `see` that answers no later', { states: {}, always: { see: async () => false } }, '`see` returned false'],
])('%s says: %s', async (_, kit, says) => {
  await expect(walkPath(counter, { begin: show(1), events, ...kit })).rejects.toThrow(says);
});

it('steps may return nothing', async () => {
  const always = { page, harmless: { nothing: () => undefined } };
  const events = { add: () => void document.querySelector('button')?.click() };
  await walkPath(counter, { begin: () => void show(1)(), events, states: {}, always });
});

it('a beginning that throws says so, also at once', async () => {
  const begin = () => {
    throw new Error('no server');
  };
  await expect(walkPath(counter, { begin, events, states: {}, always: { page } })).rejects.toThrow(
    'counter, path 1, at the beginning: the path cannot begin: no server',
  );
});
