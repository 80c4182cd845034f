/** Takes every path of every machine once on the real views, with real effects. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { broken, declaredTransitions, stringify } from 'xstate-paths';
import { paths } from 'xstate-paths/testing-library';
import { comes } from '../../machines/kit';
import { hairstyles } from '../../src/content/hairstyles';
import { jsdomDriver } from './drivers/jsdom/driver';
import { takeOnView, useStoppedClock } from './drivers/jsdom/on-view';
import { createTranslation } from './drivers/translation';
import { DEFAULT } from './environments';
import { checkEveryPage } from './every-page';
import { kits } from './kits';
import { options } from './options';
import { pageOptions } from './walk';

useStoppedClock();

it('a translated page leaves parts alone that must not be translated, but not the parts of these that may', () => {
  document.body.innerHTML =
    '<p translate="no">Ama <b translate="yes">more</b></p><p class="notranslate">Kofi</p><p>Hi</p>';
  const translation = createTranslation();
  translation.start();
  translation.stop();
  expect([...document.querySelectorAll('font > font')].map(copy => copy.textContent)).toEqual(['more', 'Hi']);
});

it.fails.each(['first', 'second'])('a warning from XState fails the %s test of a file', () => {
  const actor = createActor(createMachine({})).start().stop();
  actor.send({ type: 'too.late' });
  expect(actor.getSnapshot().status).toBe('stopped');
});

describe.skipIf(options.machines)('the view of every page', () => {
  let driver: ReturnType<typeof jsdomDriver>;
  const fresh = new Map<string, unknown>();
  const look = async () =>
    Object.entries(await driver.observe()).filter(([aspect]) => !/^(focus|history)|^written but/.test(aspect));
  const expectFresh = async (path: string) => {
    await driver.travel(path, 'onTop');
    await comes(driver, async () => stringify(await look()) === stringify(fresh.get(path)), 20);
    expect(await look(), path).toEqual(fresh.get(path));
  };
  beforeEach(() => {
    driver = jsdomDriver();
  });
  afterEach(() => driver.close());

  it('shows what all pages show', () =>
    checkEveryPage(driver, ['phone', 'desktop'], async path => fresh.set(path, await look())));

  it('is that of a fresh visit, whatever was opened or has crashed on the page before', async () => {
    const [style, other] = hairstyles;
    if (!style || !other) throw new Error('The test needs two hairstyles');
    const image = vi.spyOn(style, 'image', 'get').mockImplementation(() => {
      throw broken;
    });
    await driver.visit(`/styles/${style.id}`);
    image.mockRestore();
    expect(await driver.observe()).toMatchObject({ 'said assertive': expect.stringContaining('has stopped working') });
    await expectFresh(`/styles/${other.id}`);
    for (const path of fresh.keys()) {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      await expectFresh(path);
    }
  });
});

for (const kit of kits) {
  describe(`the view of ${kit.name}`, () => {
    const taken = new Set<string>();
    let unfinished = 0;
    paths(it, kit.machine, kit, {
      ...pageOptions(kit, options.environment ?? DEFAULT, '--level view'),
      async take(path) {
        unfinished += 1;
        await takeOnView(path, name => taken.add(name));
        unfinished -= 1;
      },
    });

    it('all transitions that can be reached are taken', ({ skip }) => {
      skip(unfinished > 0, 'a path has not been taken to its end');
      const reachable = declaredTransitions(kit.machine).filter(({ name }) => !kit.unreachable[name]);
      expect(reachable.filter(({ name }) => !taken.has(name))).toEqual([]);
      // The root's kit also names what ends the page, what the site raises itself, and what browsers never refuse.
      const most: Record<string, number> = { site: 21, gallery: 7, navigation: 9 };
      expect(Object.keys(kit.unreachable).length).toBeLessThanOrEqual(most[kit.name] ?? 3);
    });
  });
}
