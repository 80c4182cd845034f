/** Takes one path on the real view in jsdom, and checks that it leaves no listener, timer or actor behind. */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { transitionName } from 'xstate-paths';
import type { PagePath } from 'xstate-paths/page';
import type { SiteDriver } from '../../../../machines/kit';
import { skipReported, throwOnReported } from '../../every-page';
import { letTheClockRun, stopTheClock } from './clock';
import { jsdomDriver, loadEverything } from './driver';
import { listeners, watchLeaks } from './leaks';

/**
 * The path that a test takes. Vitest does not stop a test that has timed out, so its path would go on in the document of the
 * next one, which therefore waits for it.
 */
let walking: Promise<unknown> = Promise.resolve();

/** Call it once in a test file: all code is loaded, and each test begins with a clock that stands still. */
export function useStoppedClock(): void {
  beforeAll(loadEverything);
  beforeEach(stopTheClock);
  afterEach(async () => {
    await walking.catch(() => {});
    letTheClockRun();
  });
}

/** `onTaken` gets the name of each transition that the site's machines take. */
export async function takeOnView(
  { kit, path, number, walk }: PagePath<SiteDriver>,
  onTaken: (name: string) => void = () => {},
): Promise<void> {
  const driver = jsdomDriver(event => {
    if (event.type === '@xstate.microstep') for (const one of event._transitions) onTaken(transitionName(one));
  });
  const leaks = watchLeaks();
  const heard = new Map<string, string[]>();
  const onStep = async (step: number, state: string) => {
    // The same state at the same address must always have the same listeners, except those of a toast and of the form, which a
    // receipt replaces.
    const kind = JSON.stringify(kit.stateKey?.(path[step - 1]?.to.context ?? path[0]?.from.context));
    const place = `${state} at ${await driver.address()} under '${await driver.toast()}', ${kind}`;
    // A toast adds listeners a moment before it appears. The check of leaks at the end of the path shows that all are removed.
    const ofOthers =
      /made by src\/effects\/shown-fields|^(window (blur|focus|resize)|document (focusin, made by src\/effects\/focus|visibilitychange, made by src\/effects\/page-visibility)\.ts)/;
    // React adds listeners in effects, which run shortly after the page has changed.
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    const now = listeners().filter(name => !ofOthers.test(name));
    expect(now, `listeners in ${place} after step ${step}`).toEqual(heard.get(place) ?? now);
    heard.set(place, now);
  };
  walking = walk(throwOnReported(driver), { onStep }).finally(driver.close);
  await walking.catch(skipReported);
  expect(leaks(), `${kit.name}, path ${number}: what remains after its page is closed`).toEqual([]);
}
