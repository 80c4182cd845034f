/** Takes generated paths on the built site in real Chromium. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Viewport } from 'xstate-paths';
import { paths } from 'xstate-paths/playwright';
import { axeFindings } from '../support/axe';
import { desktop, phone, useBuiltSite } from '../support/built-site';
import { chromiumDriver, prepare } from './drivers/chromium';
import { DEFAULT, type Environment } from './environments';
import { checkEveryPage, skipReported, throwOnReported } from './every-page';
import { kits } from './kits';
import { options } from './options';
import { screenshotsOf } from './screenshots';
import { pageOptions } from './walk';

const viewports = { phone, desktop: { ...desktop, hasTouch: true } };

interface TakenPaths {
  viewport: Viewport;
  /** Takes every transition once; the whole plan also takes each with every payload and from every state. */
  brief?: boolean;
  environments?: readonly Environment[];
  /** Whether axe runs in every state. */
  axe?: boolean;
}

/** Registers a test for each path at this width, in each of these environments or in the one that the command names. */
export function testPaths({ viewport, brief = false, environments = [DEFAULT], axe = false }: TakenPaths): void {
  const site = useBuiltSite(undefined, { headed: options.headed ?? false });
  const checked = new Set<string>();

  /** Opens a plain file first; the kit opens the page once the driver is ready. */
  const test = (name: string, doing: (given: { page: Page }) => Promise<void>) =>
    it(name, async () =>
      doing(await site.open('/favicon.svg', viewports[viewport], opened => prepare(opened.context()))),
    );

  describe.skipIf(options.machines)(`the built site on a ${viewport}, every page`, () =>
    test('shows what all pages show', async ({ page }) => checkEveryPage(await chromiumDriver(page), [viewport])),
  );
  for (const kit of kits.filter(one => one.viewports.includes(viewport)))
    describe(`the built site on a ${viewport}, machine ${kit.name}`, () => {
      for (const environment of options.environment ? [options.environment] : environments)
        paths(test, kit.machine, kit, {
          ...pageOptions(kit, environment, `--level browser --viewport ${viewport}`),
          brief: brief && !options.report,
          async take(one, page) {
            const screenshots = screenshotsOf(one, `on a ${viewport} ${environment}`, page);
            const onStep = async (step: number, state: string) => {
              await screenshots.take(step);
              // A person watches; no test waits.
              if (options.headed) {
                console.log(`${step}. ${one.path[step - 1]?.name ?? 'the beginning'} → ${state}`);
                await pause(1_000);
              }
              const title = `${kit.name} in ${state} on ${viewport}`;
              if (!axe || checked.has(title)) return;
              expect(await axeFindings(page, { stoppedClock: true }), `axe, ${title}, after step ${step}`).toEqual([]);
              checked.add(title);
            };
            await one
              .walk(throwOnReported(await chromiumDriver(page)), { onStep })
              .catch(skipReported)
              .catch(screenshots.fail);
            // With --headed and --step, the page stays open until the window is closed.
            if (options.headed && options.step) await page.waitForEvent('close', { timeout: 0 });
          },
        });
    });
}
