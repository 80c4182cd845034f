/**
 * Takes every transition of every machine on the real views in every other environment; also with every payload and from
 * every state, where the environment acts on whatever is on screen. The others act mostly on how a page begins.
 */
import { describe, it } from 'vitest';
import { paths } from 'xstate-paths/testing-library';
import { takeOnView, useStoppedClock } from './drivers/jsdom/on-view';
import { type Environment, otherEnvironments, TRANSLATED } from './environments';
import { kits } from './kits';
import { pageOptions } from './walk';

const WHOLE: readonly Environment[] = [TRANSLATED, 'with double presses', 'with a mouse'];
/** In jsdom, nothing is loaded from a server, and a window has no size. */
const WITHOUT: readonly Environment[] = ['with slow scripts', 'in a window that turns'];

useStoppedClock();

describe.each(otherEnvironments.filter(name => !WITHOUT.includes(name)))('the view %s', environment => {
  for (const kit of kits)
    paths(it, kit.machine, kit, {
      ...pageOptions(kit, environment, '--level view'),
      brief: !WHOLE.includes(environment),
      take: takeOnView,
    });
});
