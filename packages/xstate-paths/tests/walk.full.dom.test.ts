/** Paths through a small page in jsdom. A path that fails polls until its patience ends, so these tests take seconds. */
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { button, type Driver, type PageKit, text } from '../src';
import { pathOf, useStoppedClock, walkPath } from './walking';

useStoppedClock();

const lamp = setup({ types: { events: {} as { type: 'press' } }, delays: { fade: 1_500 } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { after: { fade: 'off' } } },
});
/** A page that shows a lamp, whose light fades after `fade` ms. */
const showLamp =
  (fade = 1_500) =>
  async () => {
    document.body.innerHTML = '<main><button>Lamp</button><p>off</p></main>';
    const [press, words] = [document.querySelector('button') as Element, document.querySelector('p') as Element];
    press.addEventListener('click', () => {
      if (words.textContent === 'on') return;
      words.textContent = 'on';
      setTimeout(() => (words.textContent = 'off'), fade);
    });
  };
const lampKit: PageKit<typeof lamp, Driver> = {
  begin: showLamp(),
  events: { press: driver => driver.press(button('Lamp')) },
  states: { off: { page: { [text('off')]: 'there' } }, on: { page: { [text('on')]: 'there' } } },
};

describe('a path through a page', () => {
  it.each([200, 1_300, 1_400, 1_600, 2_100, 2_600])(
    'takes a delay of 1500 ms that takes %i ms, or fails',
    async fade => {
      const walk = walkPath(lamp, { ...lampKit, begin: showLamp(fade) });
      if (Math.abs(fade - 1_500) === 100) return walk;
      const says = fade < 1_500 ? 'nothing may happen within 1350 ms' : "text 'off': expected 'there', seen not there";
      await expect(walk).rejects.toThrow(says);
    },
  );

  it('tries an action without effect in a state whose delay is short', () => {
    const short = lamp.provide({ delays: { fade: 300 } });
    const noEffect = { Tab: (driver: Driver) => driver.key('Tab') };
    return walkPath(short, {
      ...lampKit,
      begin: showLamp(300),
      states: { ...lampKit.states, on: { ...lampKit.states.on, noEffect } },
    });
  });

  it('fails by an action that has an effect as often as it is taken', async () => {
    const noEffect = { 'a press': (driver: Driver) => driver.press(button('Lamp')) };
    const take = pathOf(lamp, {
      ...lampKit,
      begin: showLamp(5_000),
      states: { ...lampKit.states, off: { ...lampKit.states.off, noEffect } },
    });
    for (let time = 0; time < 2; time++) await expect(take()).rejects.toThrow('a press must change nothing');
  });
});
