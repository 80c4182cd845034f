/** Takes every path of every machine on the real views, with real effects. */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declaredTransitions, pause, plan, transitionName } from 'xstate-paths';
import { walkArrival } from 'xstate-paths/page';
import { submitRequest } from '../../machines/kit';
import { asked, expectPath, isAsked, isMachineAsked } from './asked';
import { letTheClockRun, loggedErrors, stopTheClock } from './drivers/jsdom/clock';
import { jsdomDriver, loadEverything } from './drivers/jsdom/driver';
import { listeners, watchLeaks } from './drivers/jsdom/leaks';
import { environmentsOf } from './environments';
import { kits } from './kits';
import { always, takePath } from './walk';

beforeAll(loadEverything);
/**
 * The path that a test takes. Vitest does not stop a test that has timed out, so its path would go on in the document of the
 * next one. It ends with its step, and the next test waits for that.
 */
let walking: Promise<unknown> = Promise.resolve();

beforeEach(stopTheClock);
afterEach(async () => {
  await walking.catch(() => {});
  letTheClockRun();
});

it('a page load forgets which actors are held, as in a browser', async () => {
  const driver = jsdomDriver();
  await driver.hold('loadToasts');
  await driver.visit('/contact');
  await submitRequest(driver, '');
  await pause(driver);
  expect(await driver.toast().finally(driver.close)).toContain('Please fill in all fields');
});

it('a failed path says which errors the page has logged, except those that paths expect', async () => {
  const kit = kits.find(({ name }) => name === 'color-theme');
  const [path] = kit ? plan(kit, { onPage: true }) : [];
  if (!kit || !path) throw new Error('The color theme has no path');
  const logging = async () => {
    console.error('colorTheme', new Error('applyTheme is not provided'));
    console.error('The message was not sent: unreachable');
  };
  const perform = Object.fromEntries(Object.keys(kit.perform).map(name => [name, logging]));
  const driver = jsdomDriver();
  const walked = { path: 1, level: 'view', environment: 'with default settings' } as const;
  const walk = takePath({ ...kit, perform }, path, driver, walked, async () => {}, loggedErrors).finally(driver.close);
  await expect(walk).rejects.toThrow(/The page has logged:\n {2}colorTheme applyTheme is not provided$/);
});

for (const kit of kits.filter(({ name }) => isMachineAsked(name, 'view'))) {
  const paths = plan(kit, { onPage: true }).map((path, index) => ({ path, number: index + 1, steps: path.length }));
  expectPath(kit.name, 'view', () => paths);
  const all = paths.flatMap(path => environmentsOf(path.number, 'view').map(environment => ({ ...path, environment })));
  const walked = all.filter(({ number, environment }) => isAsked(kit.name, 'view', number, { environment }));
  describe.runIf(walked.length > 0)(`the view of ${kit.name}`, () => {
    const taken = new Set<string>();
    const walks = new Set<string>();

    it.for(walked.map(walk => [walk.number, walk.steps, walk.environment, walk.path] as const))(
      'path %i shows what its kit expects (%i steps, %s)',
      async ([number, _, environment, path], { signal }) => {
        const driver = jsdomDriver(event => {
          if (event.type === '@xstate.microstep') for (const one of event._transitions) taken.add(transitionName(one));
        });
        const leaks = watchLeaks();
        const heard = new Map<string, string[]>();
        const walk = takePath(
          kit,
          path,
          driver,
          { path: number, level: 'view', environment },
          async (step, state) => {
            signal.throwIfAborted();
            // The same state at the same address must always have the same listeners, except those of a toast.
            const kind = JSON.stringify(kit.stateKey?.(path[step - 1]?.to.context ?? path[0]?.from.context));
            const place = `${state} at ${await driver.address()} under '${await driver.toast()}', ${kind}`;
            // Ignores listeners that a toast adds a moment before it appears. The check of leaks at the end of the path
            // shows that those of the focus are removed.
            const ofToast = /^(window (blur|focus|resize)|document focusin, made by src\/effects\/focus\.ts)/;
            // React adds listeners in effects, which run shortly after the page has changed.
            for (let turn = 0; turn < 3; turn++) await setImmediate();
            const now = listeners().filter(name => !ofToast.test(name));
            expect(now, `listeners in ${place} after step ${step}`).toEqual(heard.get(place) ?? now);
            heard.set(place, now);
          },
          loggedErrors,
        ).finally(driver.close);
        walking = walk;
        await walk;
        walks.add(`${number} ${environment}`);
        expect(leaks(), `${kit.name}, path ${number}: what remains after its page is closed`).toEqual([]);
      },
    );

    it.runIf(isAsked(kit.name, 'view', 0)).each(Object.keys(kit.arrivals))(
      `a visitor who has arrived %s sees what the kit of ${kit.name} expects`,
      async name => {
        const driver = jsdomDriver();
        await walkArrival(kit, name, driver, always).finally(driver.close);
      },
    );

    it.runIf(walked.length === all.length && !asked.step)(
      'has paths that take every transition except those listed as unreachable',
      ({ skip }) => {
        skip(walks.size < walked.length, 'a path failed before its end');
        const declared = declaredTransitions(kit.machine).map(({ name }) => name);
        const missing = declared.filter(name => !taken.has(name) && !kit.unreachable[name]);
        expect(missing, `${kit.name}: transitions that no path takes: ${missing.join(', ')}`).toEqual([]);
        expect(Object.keys(kit.unreachable).length).toBeLessThanOrEqual(3);
      },
    );
  });
}
