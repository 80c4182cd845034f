/** How the driver ends the actors of a page. */
import { test } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { stateName } from '../src';
import { paths } from '../src/testing-library';

const region = {
  initial: 'loading',
  states: { loading: { invoke: { src: 'load', onDone: 'loaded', onError: 'failed' } }, loaded: {}, failed: {} },
} as const;
const machine = setup({ actors: { load: fromPromise(() => new Promise(() => {})) } }).createMachine({
  id: 'two regions that invoke one source without ids',
  type: 'parallel',
  states: { left: region, right: region },
});

const shows = (place: string, words: string) => ({ page: { [`words in '${place}'`]: words } });

paths(test, machine, {
  begin: async () => {
    document.body.innerHTML = ['left', 'right'].map(place => `<section aria-label="${place}"></section>`).join('');
    const actor = createActor(machine);
    actor.subscribe(({ value }) => {
      for (const name of stateName(value).split(' & ')) {
        const [place = '', state = ''] = name.split('.');
        for (const section of document.querySelectorAll(`[aria-label="${place}"]`)) section.textContent = state;
      }
    });
    actor.start();
  },
  events: { 'load.done': {}, 'load.error': {} },
  states: {
    'left.loading': { on: { 'load.done': 'left.loaded', 'load.error': 'left.failed' }, ...shows('left', 'loading') },
    'left.loaded': shows('left', 'loaded'),
    'left.failed': shows('left', 'failed'),
    'right.loading': {
      on: { 'load.done': 'right.loaded', 'load.error': 'right.failed' },
      ...shows('right', 'loading'),
    },
    'right.loaded': shows('right', 'loaded'),
    'right.failed': shows('right', 'failed'),
  },
});
