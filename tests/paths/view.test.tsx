/** Takes every path of every machine once on the real views, with real effects. */
import { describe, expect, it } from 'vitest';
import { pause } from 'xstate-paths';
import { walkArrival } from 'xstate-paths/page';
import { submitRequest } from '../../machines/kit';
import { asked } from './asked';
import { jsdomDriver } from './drivers/jsdom/driver';
import { createTranslation } from './drivers/translation';
import { DEFAULT } from './environments';
import { kits } from './kits';
import { takeOnView, useStoppedClock } from './on-view';
import { always, takePath, testCoverage, walksOf } from './walk';

useStoppedClock();

it('a page load forgets which actors are held, as in a browser', async () => {
  const driver = jsdomDriver();
  await driver.hold('visibleToast');
  await driver.visit('/contact');
  await submitRequest(driver, '');
  await pause(driver);
  expect(await driver.toast().finally(driver.close)).toContain('Please fill in all fields');
});

it('a translated page leaves parts alone that must not be translated, but not the parts of these that may', () => {
  document.body.innerHTML =
    '<p translate="no">Ama <b translate="yes">more</b></p><p class="notranslate">Kofi</p><p>Hi</p>';
  const translation = createTranslation();
  translation.start();
  translation.stop();
  expect([...document.querySelectorAll('font > font')].map(copy => copy.textContent)).toEqual(['more', 'Hi']);
});

it('a path fails if the page logs an error that paths do not expect', async () => {
  const [kit = expect.fail()] = kits;
  const [{ path } = expect.fail()] = walksOf(kit);
  const logging = async () => {
    console.error('colorTheme', new Error('applyTheme is not provided'));
    console.error('The message was not sent: unreachable');
  };
  const perform = Object.fromEntries(Object.keys(kit.perform).map(name => [name, logging]));
  const driver = jsdomDriver();
  const walked = { path: 1, level: 'view', environment: DEFAULT } as const;
  const walk = takePath({ ...kit, perform }, path, driver, walked).finally(driver.close);
  await expect(walk).rejects.toThrow(/may allow\n {2}colorTheme applyTheme is not provided\n(?!.*not sent)/);
});

const environment = asked.environment ?? DEFAULT;

for (const kit of kits) {
  describe(`the view of ${kit.name}`, () => {
    const walks = walksOf(kit);
    const taken = new Set<string>();
    let walked = 0;

    it.for(walks)(
      `path $number shows what its kit expects ($steps steps, ${environment})`,
      async ({ path, number }) => {
        await takeOnView(kit, path, number, environment, name => taken.add(name));
        walked += 1;
      },
    );

    it.runIf(!asked.path).each(Object.keys(kit.arrivals))(
      `a visitor who has arrived %s sees what the kit of ${kit.name} expects`,
      async name => {
        const driver = jsdomDriver();
        await walkArrival(kit, name, driver, always).finally(driver.close);
      },
    );

    testCoverage(kit, taken, () => walked === walks.length);

    it.runIf(!asked.path)('only few transitions cannot be reached', () => {
      // The root's kit also names what ends the page, and what browsers never refuse.
      expect(Object.keys(kit.unreachable).length).toBeLessThanOrEqual(kit.name === 'site' ? 5 : 3);
    });
  });
}
