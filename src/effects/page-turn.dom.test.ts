import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { arrival } from './page-turn';

it('the first frame of a page has its title', () => {
  const written: string[] = [];
  const input = { link: '/services', page: { path: '/services' }, isOther: true };
  const actor = createActor(
    arrival(page => written.push(page.path)),
    { input },
  ).start();
  expect(written).toEqual(['/services']);
  actor.stop();
});
