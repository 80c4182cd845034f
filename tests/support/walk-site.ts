/** Every path of every machine on the built site in real Chromium, with axe in every state; a file for each width, so that they run side by side. */
import { describe, expect, it } from 'vitest';
import type { Viewport } from '../../machines/kit/kit';
import { plan } from '../../machines/kit/plan';
import { walkPage } from '../../machines/kit/walk';
import { bringAxe, objections } from '../../src/testing/axe-judge';
import { browserScreen, prepare } from '../../src/testing/browser-screen';
import { kits } from '../../src/testing/kits';
import { desktop, phone, useSite } from './site';
import { beginStory } from './storyboard';

const viewports = { phone, desktop: { ...desktop, hasTouch: true } };
/** What the browser itself says when a message is refused or lost, and what the site logs then. */
const expectedError = /Failed to load resource|The message was not sent/;

/** In milliseconds. A path is as long as many tests, and on a machine that is busy with ten other things it takes over a minute. */
const PATIENCE = 240_000;

export function walkSite(viewport: Viewport): void {
  describe(`on the built site on ${viewport}`, () => {
    const site = useSite();
    const judged = new Set<string>();
    const walks = kits
      .filter(kit => kit.viewports.includes(viewport))
      .flatMap(kit =>
        plan(kit, { onPage: true }).map((path, index) => ({
          kit,
          path,
          name: kit.name,
          number: index + 1,
          steps: path.length,
        })),
      );

    it.each(walks)(
      'path $number of $name shows what it must ($steps steps)',
      async ({ kit, path, number }) => {
        // A plain file: the kit opens the page itself, once everything is prepared.
        const { page, errors } = await site.open('/favicon.svg', viewports[viewport], async opened => {
          await bringAxe(opened.context());
          await prepare(opened.context());
        });
        const story = beginStory(kit, path, number, viewport, page);
        await walkPage(kit, path, await browserScreen(page), {
          async stands(step, state) {
            await story.scene(step);
            const look = `${kit.name} in ${state} on ${viewport}`;
            if (judged.has(look)) return;
            judged.add(look);
            expect(await objections(page), `axe, ${look}, after step ${step}`).toEqual([]);
          },
        });
        story.end();
        expect(errors.filter(text => !expectedError.test(text))).toEqual([]);
      },
      PATIENCE,
    );
  });
}
