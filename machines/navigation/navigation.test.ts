import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { listeningParent } from '../../tests/models/listening-parent';
import type { Page } from '../page';
import { type NavigationEvent, type NavigationFact, navigationMachine } from './navigation.machine';

const home: Page = { path: '/', exists: true };
type PageTurn = { link: string | undefined; page: Page | undefined; isOther: boolean };
const idle = fromCallback(() => {});

/** Starts on the home page; no other page ever finishes loading. */
function start() {
  const { parent } = listeningParent<NavigationFact>();
  const arrivals: (string | undefined)[] = [];
  const navigation = createActor(
    navigationMachine.provide({
      actors: {
        addressBar: idle,
        loadPage: fromPromise<Page, { path: string }>(() => new Promise(() => {})),
        pageTurn: fromCallback<NavigationEvent, PageTurn>(() => {}),
        errorMessage: idle,
      },
      actions: { logArrival: (_, { page }) => arrivals.push(page?.path) },
    }),
    { input: { parent, page: home } },
  ).start();
  onTestFinished(() => void navigation.stop());
  return { navigation, arrivals };
}

it('navigation calls logArrival for the first page', () => {
  expect(start().arrivals).toEqual(['/']);
});

it('a page that the visitor left while it was loading is loaded when requested again', () => {
  const { navigation } = start();
  navigation.send({ type: 'address.change', path: '/gallery' });
  navigation.send({ type: 'page.request', link: '/#styles', path: '/' });
  navigation.send({ type: 'page.draw' });
  expect(navigation.getSnapshot()).toMatchObject({ value: 'shown', context: { path: '/' } });
  navigation.send({ type: 'address.change', path: '/gallery' });
  expect(navigation.getSnapshot().value).toBe('loading');
});
