/** Takes every path of every machine on the real views in every other environment, such as in a translated page. */
import { describe, it } from 'vitest';
import { otherEnvironments } from './environments';
import { kits } from './kits';
import { takeOnView, useStoppedClock } from './on-view';
import { walksOf } from './walk';

useStoppedClock();

// In jsdom, nothing is loaded from a server.
describe.each(otherEnvironments.filter(name => name !== 'with slow scripts'))('%s', environment => {
  for (const kit of kits)
    it.each(walksOf(kit))(`path $number of the view of ${kit.name} shows what its kit expects`, ({ path, number }) =>
      takeOnView(kit, path, number, environment),
    );
});
