/**
 * Takes the generated paths of every machine on the built site in real Chromium, and runs axe in every state. Each width has
 * its own test file, so that two workers share the paths. The full run takes every path at both widths.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { plan, type Viewport } from 'xstate-paths';
import type { SiteKit } from '../../machines/kit';
import { axeFindings } from '../support/axe';
import { full } from '../support/extent';
import { desktop, phone, useSite } from '../support/site';
import { asked, expectPath, isAsked, isMachineAsked } from './asked';
import { chromiumDriver, prepare } from './drivers/chromium';
import { type Environment, environmentNames, environmentsOf, OFFLINE, TRANSLATED } from './environments';
import { kits } from './kits';
import { beginStory } from './report/storyboard';
import { expectedError, takePath } from './walk';

const viewports = { phone, desktop: { ...desktop, hasTouch: true } };
/** React replaces a translated section that hydrates later, and reports that as an error. */
const replacedError = /Minified React error #418/;
const isExpected = (text: string, environment: Environment) =>
  expectedError.test(text) || (environment === TRANSLATED && replacedError.test(text));
/** No timeout while a person watches. */
const patience = asked.slow > 0 || asked.headed ? { timeout: 0 } : {};

/**
 * The environment that the command names, or else the next in turn. Machines begin with different environments, because
 * most have few paths. The full run also takes every path translated, at one of its kit's widths.
 */
function environmentsAt(kit: SiteKit, number: number, viewport: Viewport): Environment[] {
  const own = environmentsOf(kits.indexOf(kit) + number, 'browser');
  const first = [...own.filter(one => one !== OFFLINE), ...environmentNames].find(environment =>
    isAsked(kit.name, 'browser', number, { viewport, environment }),
  );
  if (!first) return [];
  const isNext = full && kit.viewports[number % kit.viewports.length] === viewport;
  return isNext && first !== TRANSLATED && isAsked(kit.name, 'browser', number, { viewport, environment: TRANSLATED })
    ? [first, TRANSLATED]
    : [first];
}

/** Paths that take every transition once, each at one of its kit's widths, in turn; in the full run, all paths at every width. */
function pathsAt(viewport: Viewport) {
  return kits
    .filter(({ name }) => isMachineAsked(name, 'browser'))
    .flatMap(kit => {
      const paths = plan(kit, { onPage: true, brief: !full });
      expectPath(kit.name, 'browser', () => paths);
      return paths.map((path, index) => ({ kit, path, number: index + 1 }));
    })
    .filter(({ kit }, index) => {
      const widths = full ? kit.viewports : [kit.viewports[index % kit.viewports.length]];
      return widths.includes(viewport);
    })
    .flatMap(one => environmentsAt(one.kit, one.number, viewport).map(environment => ({ ...one, environment })));
}

/** Shows a step in the window's lower left corner, outside the page's body. */
const caption = (page: Page, words: string) =>
  page.evaluate(text => {
    const shown =
      document.getElementById('path-step') ?? document.documentElement.appendChild(document.createElement('div'));
    shown.id = 'path-step';
    shown.ariaHidden = 'true';
    shown.style.cssText =
      'position:fixed;left:0;bottom:0;z-index:9;padding:.3em .6em;background:#000;color:#fff;font:14px monospace;pointer-events:none';
    shown.textContent = text;
  }, words);

/** Registers a test for each path at this width. */
export function testPaths(viewport: Viewport): void {
  const all = pathsAt(viewport);
  describe.runIf(all.length > 0)(`the built site on a ${viewport}`, () => {
    const site = useSite(undefined, { headed: asked.headed });
    const judged = new Set<string>();

    const take = async ({ kit, path, number, environment }: (typeof all)[number]) => {
      // Opens a plain file first; the kit opens the page once the driver is ready.
      const { page, errors } = await site.open('/favicon.svg', viewports[viewport], async opened => {
        await prepare(opened.context());
      });
      const story = beginStory(kit, path, number, viewport, environment, page);
      onTestFinished(story.end);
      const driver = await chromiumDriver(page);
      await takePath(
        kit,
        path,
        driver,
        { path: number, level: 'browser', viewport, environment },
        async (step, state) => {
          await story.scene(step);
          if (asked.headed) await caption(page, `${step}. ${path[step - 1]?.name ?? 'the beginning'} → ${state}`);
          const look = `${kit.name} in ${state} on ${viewport}`;
          if (judged.has(look)) return;
          expect(await axeFindings(page, { stoppedClock: true }), `axe, ${look}, after step ${step}`).toEqual([]);
          judged.add(look);
        },
        () => errors,
      ).catch(story.fail);
      // With --headed and --step, the page stays open until the window is closed.
      if (asked.headed && asked.step) await page.waitForEvent('close', { timeout: 0 });
      expect(errors.filter(text => !isExpected(text, environment))).toEqual([]);
    };
    for (const one of all) {
      const { kit, path, number, environment } = one;
      const name = `path ${number} of ${kit.name} shows what its kit expects (${path.length} steps, ${environment})`;
      it(name, patience, () => take(one));
    }
  });
}
