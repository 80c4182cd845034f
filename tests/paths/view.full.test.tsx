/** Takes every path of every machine on the real views in every other environment, such as in a translated page. */
import { describe, it } from 'vitest';
import { paths } from 'xstate-paths/testing-library';
import { takeOnView, useStoppedClock } from './drivers/jsdom/on-view';
import { otherEnvironments } from './environments';
import { kits } from './kits';
import { onSite } from './walk';

useStoppedClock();

// In jsdom, nothing is loaded from a server.
describe.each(otherEnvironments.filter(name => name !== 'with slow scripts'))('the view %s', environment => {
  for (const kit of kits)
    paths(it, kit.machine, kit, { ...onSite(kit, environment, '--level view'), take: takeOnView });
});
