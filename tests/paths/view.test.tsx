/** Takes every path of every machine once on the real views, with real effects. */
import { describe, expect, it } from 'vitest';
import { declaredTransitions, pause, plan } from 'xstate-paths';
import { walkArrival } from 'xstate-paths/page';
import { submitRequest } from '../../machines/kit';
import { asked } from './asked';
import { jsdomDriver } from './drivers/jsdom/driver';
import { createTranslation } from './drivers/translation';
import { DEFAULT } from './environments';
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

it('a translated page leaves parts alone that must not be translated, but not the parts of these that may', () => {
  document.body.innerHTML =
    '<p translate="no">Ama <b translate="yes">more</b></p><p class="notranslate">Kofi</p><p>Hi</p>';
  const translation = createTranslation();
  translation.start();
  translation.stop();
  expect([...document.querySelectorAll('font > font')].map(copy => copy.textContent)).toEqual(['more', 'Hi']);
});

it('a path fails if the page logs an error that paths do not expect', async () => {
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
  const walk = takePath({ ...kit, perform }, path, driver, walked).finally(driver.close);
  await expect(walk).rejects.toThrow(/may allow\n {2}colorTheme applyTheme is not provided\n(?!.*not sent)/);
});

const environment = asked.environment ?? DEFAULT;

for (const kit of kits) {
  describe(`the view of ${kit.name}`, () => {
    const paths = plan(kit, { onPage: true })
      .map((path, index) => ({ path, number: index + 1, steps: path.length }))
      .filter(({ number }) => asked.path === undefined || asked.path === number);
    const taken = new Set<string>();
    const walked = new Set<number>();

    it.for(paths)(
      `path $number shows what its kit expects ($steps steps, ${environment})`,
      async ({ path, number }) => {
        await takeOnView(kit, path, number, environment, name => taken.add(name));
        walked.add(number);
      },
    );

    it.runIf(!asked.path).each(Object.keys(kit.arrivals))(
      `a visitor who has arrived %s sees what the kit of ${kit.name} expects`,
      async name => {
        const driver = jsdomDriver();
        await walkArrival(kit, name, driver, always).finally(driver.close);
      },
    );

    const declared = declaredTransitions(kit.machine).map(({ name }) => name);
    const reachable = declared.filter(name => !kit.unreachable[name]);
    it.runIf(!asked.path)(
      `all ${reachable.length} of ${declared.length} transitions that can be reached are taken`,
      ({ skip }) => {
        skip(walked.size < paths.length, 'a path failed before its end');
        expect(reachable.filter(name => !taken.has(name))).toEqual([]);
        // The root's kit also names what ends the page, and what browsers never refuse.
        expect(Object.keys(kit.unreachable).length).toBeLessThanOrEqual(kit.name === 'site' ? 5 : 3);
      },
    );
  });
}
