/**
 * The generated paths of every machine on the built site in real Chromium, with axe in every state. There is a test file for
 * each width, so that two workers share them. The full run takes every path at both widths.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { axeFindings } from '../support/axe';
import { full } from '../support/extent';
import { desktop, phone, useSite } from '../support/site';
import { asked, isAsked } from './asked';
import { chromiumDriver, prepare } from './drivers/chromium';
import { environmentsOf } from './environments';
import type { Viewport } from './kit';
import { kits } from './kits';
import { plan } from './plan';
import { beginStory } from './report/storyboard';
import { walkPage } from './walk-page';

const viewports = { phone, desktop: { ...desktop, hasTouch: true } };
/** Expected console errors: a message that is refused or does not arrive, and code that a path makes fail. */
const expectedError = /Failed to load resource|The message was not sent|broken on purpose/;
/** No timeout for a person who watches. */
const patience = asked.slow > 0 || asked.headed ? { timeout: 0 } : {};

/** The same environment as on the view. */
const environmentAt = (number: number) => {
  const [environment] = environmentsOf(number, 'browser');
  return environment ? { environment } : {};
};

/** Every transition once, alternating between the widths of its kit. The full run takes all paths at each width. */
function walksAt(viewport: Viewport) {
  const all = kits.flatMap(kit =>
    plan(kit, { onPage: true, brief: !full }).map((path, index) => ({ kit, path, number: index + 1 })),
  );
  return all
    .filter(({ kit }, index) => {
      const widths = full ? kit.viewports : [kit.viewports[index % kit.viewports.length]];
      return widths.includes(viewport);
    })
    .filter(({ kit, number }) => isAsked(kit.name, 'browser', number, { viewport }));
}

export function walkSite(viewport: Viewport): void {
  const walks = walksAt(viewport);
  describe.runIf(walks.length > 0)(`on the built site on ${viewport}`, () => {
    const site = useSite(undefined, { headed: asked.headed });
    const judged = new Set<string>();

    const walkOne = async ({ kit, path, number }: (typeof walks)[number]) => {
      // A plain file, because the kit opens the page when everything is prepared.
      const { page, errors } = await site.open('/favicon.svg', viewports[viewport], async opened => {
        await prepare(opened.context());
      });
      const story = beginStory(kit, path, number, viewport, page);
      onTestFinished(story.end);
      await walkPage(kit, path, await chromiumDriver(page), {
        walked: { path: number, level: 'browser', viewport, ...environmentAt(number) },
        async onStep(step, state) {
          await story.scene(step);
          const look = `${kit.name} in ${state} on ${viewport}`;
          if (judged.has(look)) return;
          expect(await axeFindings(page, { stoppedClock: true }), `axe, ${look}, after step ${step}`).toEqual([]);
          judged.add(look);
        },
      }).catch(story.fail);
      // With --headed and --step, the page stays open until the window is closed.
      if (asked.headed && asked.step) await page.waitForEvent('close', { timeout: 0 });
      expect(errors.filter(text => !expectedError.test(text))).toEqual([]);
    };
    for (const walk of walks) {
      const { kit, path, number } = walk;
      it(`path ${number} of ${kit.name} shows what it must (${path.length} steps)`, patience, () => walkOne(walk));
    }
  });
}
