/** Every path of every machine on the real views, with their real effects. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declaredTransitions, transitionName } from './chart';
import { letTheClockRun, stopTheClock } from './drivers/jsdom/clock';
import { jsdomDriver, loadEverything } from './drivers/jsdom/driver';
import { listeners } from './drivers/jsdom/listeners';
import { kits } from './kits';
import { plan } from './plan';
import { walkPage } from './walk-page';

beforeAll(loadEverything);
beforeEach(stopTheClock);
afterEach(letTheClockRun);

for (const kit of kits) {
  describe(`the view of ${kit.name}`, () => {
    const taken = new Set<string>();

    it.each(plan(kit, { onPage: true }).map((path, index) => ({ path, index: index + 1, steps: path.length })))(
      'shows what it must on path $index ($steps steps)',
      async ({ path }) => {
        const driver = jsdomDriver(event => {
          if (event.type === '@xstate.microstep') for (const one of event._transitions) taken.add(transitionName(one));
        });
        const heard = new Map<string, string[]>();
        await walkPage(kit, path, driver, {
          // A state at an address is listened to by the same ears, however often it comes back; a toast has its own.
          async onStep(step, state) {
            const kind = JSON.stringify(kit.stateKey?.(path[step - 1]?.to.context ?? path[0]?.from.context));
            const place = `${state} at ${await driver.address()} under '${await driver.toast()}', ${kind}`;
            // A toast that moves listens to the window in its own ways. `npm run bench -- soak` counts what it leaves behind.
            const now = listeners().filter(name => !/^window (blur|focus|resize)/.test(name));
            expect(now, `listeners in ${place} after step ${step}`).toEqual(heard.get(place) ?? now);
            heard.set(place, now);
          },
        }).finally(driver.close);
      },
    );

    it('has taken every transition that a visitor or the world can cause', () => {
      const declared = declaredTransitions(kit.machine).map(({ name }) => name);
      expect(declared.filter(name => !taken.has(name) && !kit.unreachable?.[name])).toEqual([]);
      expect(Object.keys(kit.unreachable ?? {}).length).toBeLessThanOrEqual(2);
    });
  });
}
