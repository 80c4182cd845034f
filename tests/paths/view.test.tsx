/** Takes every path of every machine once on the real views, with real effects. */
import { beforeAll, describe, expect, it } from 'vitest';
import { declaredTransitions, pause, plan } from 'xstate-paths';
import { walkArrival } from 'xstate-paths/page';
import { submitRequest } from '../../machines/kit';
import { asked, expectPath, isAsked, isMachineAsked } from './asked';
import { loggedErrors } from './drivers/jsdom/clock';
import { jsdomDriver } from './drivers/jsdom/driver';
import { DEFAULT, environmentNames } from './environments';
import { kits } from './kits';
import { takeOnView, useStoppedClock } from './on-view';
import { always, takePath } from './walk';

useStoppedClock();

it('a page load forgets which actors are held, as in a browser', async () => {
  const driver = jsdomDriver();
  await driver.hold('visibleToast');
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
  const walked = { path: 1, level: 'view', environment: DEFAULT } as const;
  const walk = takePath({ ...kit, perform }, path, driver, walked, async () => {}, loggedErrors).finally(driver.close);
  await expect(walk).rejects.toThrow(/The page has logged:\n {2}colorTheme applyTheme is not provided$/);
});

for (const kit of kits.filter(({ name }) => isMachineAsked(name, 'view'))) {
  describe(`the view of ${kit.name}`, () => {
    const paths = plan(kit, { onPage: true }).map((path, index) => ({ path, number: index + 1, steps: path.length }));
    const taken = new Set<string>();
    const walked = new Set<number>();
    /** With `--environment`, in that one only. */
    const environments = environmentNames.filter(environment =>
      paths.some(({ number }) => isAsked(kit.name, 'view', number, { environment })),
    );
    const environment = environments.includes(DEFAULT) ? DEFAULT : environments[0];
    const chosen = paths.filter(({ number }) => environment && isAsked(kit.name, 'view', number, { environment }));
    beforeAll(() => expectPath(kit.name, 'view', () => paths));

    it.for(chosen)(
      `path $number shows what its kit expects ($steps steps, ${environment})`,
      async ({ path, number }) => {
        await takeOnView(kit, path, number, environment ?? DEFAULT, name => taken.add(name));
        walked.add(number);
      },
    );

    it.runIf(isAsked(kit.name, 'view', 0)).each(Object.keys(kit.arrivals))(
      `a visitor who has arrived %s sees what the kit of ${kit.name} expects`,
      async name => {
        const driver = jsdomDriver();
        await walkArrival(kit, name, driver, always).finally(driver.close);
      },
    );

    const declared = declaredTransitions(kit.machine).map(({ name }) => name);
    const reachable = declared.filter(name => !kit.unreachable[name]);
    it.runIf(chosen.length === paths.length && !asked.step)(
      `all ${reachable.length} of ${declared.length} transitions that can be reached are taken`,
      ({ skip }) => {
        skip(walked.size < chosen.length, 'a path failed before its end');
        expect(reachable.filter(name => !taken.has(name))).toEqual([]);
        // The root's kit also names the failures of actors that only some pages have.
        expect(Object.keys(kit.unreachable).length).toBeLessThanOrEqual(kit.name === 'site' ? 16 : 3);
      },
    );
  });
}
