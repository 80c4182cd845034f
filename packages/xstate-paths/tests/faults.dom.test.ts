/** A step fails on what a page does wrong besides what it shows, unless the kit or an option allows it. */
import { expect, it, vi } from 'vitest';
import { button, type Driver } from '../src';
import { chart } from './charts';
import { useStoppedClock, walkPath } from './walking';

useStoppedClock();

const lamp = chart({ off: { on: { press: 'on' } }, on: {} }, { id: 'lamp' });
const kitWhose = (press: () => unknown, others: object = {}) => ({
  begin: () => {
    document.body.innerHTML = '<main><button>Lamp</button></main>';
    document.querySelector('button')?.addEventListener('click', () => void press());
  },
  events: { press: (driver: Driver) => driver.press(button('Lamp')) },
  states: { off: { page: { "button 'Lamp' in 'main'": 'there' } }, on: {} },
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
])('%s', async (_, press, says) => {
  vi.stubGlobal('fetch', async () => ({ status: 404, ok: false }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const step = 'lamp, path 1, step 1 of 1, press in off: the page has reported errors, which `allowedErrors` may allow';
  await expect(walkPath(lamp, kitWhose(press))).rejects.toThrow(`${step}\n  ${says}`);
  const allowedErrors = [new RegExp(says.slice(-4))];
  await walkPath(lamp, kitWhose(press, { allowedErrors }));
  await walkPath(lamp, kitWhose(press), { allowedErrors });
});

it('a rejection that nobody handles', async () => {
  // Vitest would fail for it, too.
  const theirs = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  await expect(
    walkPath(
      lamp,
      kitWhose(async () => failing()),
    ),
  ).rejects.toThrow('  no bulb');
  for (const one of theirs) process.on('unhandledRejection', one);
});

it('what the path itself made fail, and what jsdom lacks, is allowed', async () => {
  const press = () => {
    console.error(new Error('broken on purpose'));
    console.error('Not implemented: navigation (except hash changes)');
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await walkPath(lamp, kitWhose(press));
});
