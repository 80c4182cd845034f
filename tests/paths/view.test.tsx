/** Takes every path of every machine once on the real views, with real effects. */
import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { declaredTransitions } from 'xstate-paths';
import { paths } from 'xstate-paths/testing-library';
import { asked } from './asked';
import { takeOnView, useStoppedClock } from './drivers/jsdom/on-view';
import { createTranslation } from './drivers/translation';
import { DEFAULT } from './environments';
import { kits } from './kits';
import { onSite } from './walk';

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

for (const kit of kits) {
  describe(`the view of ${kit.name}`, () => {
    const taken = new Set<string>();
    paths(it, kit.machine, kit, {
      ...onSite(kit, asked.environment ?? DEFAULT, '--level view'),
      take: path => takeOnView(path, name => taken.add(name)),
    });

    it('all transitions that can be reached are taken', () => {
      const reachable = declaredTransitions(kit.machine).filter(({ name }) => !kit.unreachable[name]);
      expect(reachable.filter(({ name }) => !taken.has(name))).toEqual([]);
      // The root's kit also names what ends the page, what the site raises itself, and what browsers never refuse.
      const most: Record<string, number> = { site: 16, gallery: 7 };
      expect(Object.keys(kit.unreachable).length).toBeLessThanOrEqual(most[kit.name] ?? 3);
    });
  });
}
