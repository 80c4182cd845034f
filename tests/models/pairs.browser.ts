/**
 * Machines that run together on the built site: in each state of one, each other machine of its page gets one of its events,
 * sent by the test, each time another one. Only in the full run; events that another machine must notice are left to the
 * other levels.
 */
import { describe, expect, it } from 'vitest';
import { full } from '../support/extent';
import { desktop, phone, useSite } from '../support/site';
import { stateName } from './chart';
import type { Driver } from './driver';
import { chromiumDriver, prepare } from './drivers/chromium';
import { interactions } from './interactions';
import type { AnyKit } from './kit';
import { kits } from './kits';
import { camel } from './live-tree';
import { watchPage } from './pairs';
import { type Path, plan } from './plan';
import { walkPage } from './walk-page';

/** All machines except the root, which only connects the others. */
const all = kits.filter(({ name }) => name !== 'site');
const isUnreachable = (kit: AnyKit, type: string) =>
  Object.keys(kit.unreachable ?? {}).some(transition => transition.endsWith(`: ${type}`));
const events = (kit: AnyKit) =>
  Object.entries(kit.events)
    .filter(([type]) => !isUnreachable(kit, type))
    .filter(([type]) => !interactions.some(({ of, events: own }) => of === kit.name && own.includes(type)))
    .flatMap(([type, payloads]) => payloads.map(payload => ({ type, ...payload })));

async function settled(driver: Driver): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await driver.tick(turn);
}

/** The shortest beginning of a path to each state. */
function waysTo(kit: AnyKit): Map<string, Path> {
  const ways = new Map<string, Path>();
  for (const path of plan(kit, { onPage: true, brief: true })) {
    for (const [index, { to }] of path.entries()) {
      const state = stateName(to.value);
      if (index < (ways.get(state)?.length ?? Number.POSITIVE_INFINITY)) ways.set(state, path.slice(0, index + 1));
    }
  }
  return ways;
}

describe.runIf(full)('machines that run together on the built site', () => {
  const site = useSite();
  /** How many events each machine has been sent. */
  const turns = new Map<string, number>();

  for (const kit of all) {
    for (const [state, path] of waysTo(kit)) {
      it(`no other machine changes ${kit.name} in ${state}`, async () => {
        const viewport = kit.viewports.includes('phone') ? phone : { ...desktop, hasTouch: true };
        const { page } = await site.open('/favicon.svg', viewport, opened => prepare(opened.context()));
        const driver = await chromiumDriver(page);
        await walkPage(kit, path, driver, { skipQuietPeriods: true });
        const met: string[] = [];
        for (const other of all) {
          // Its events would change the page.
          if (other === kit || other.name === 'navigation') continue;
          const own = events(other);
          const turn = turns.get(other.name) ?? 0;
          const inTurn = own.map((_, index) => own[(index + turn) % own.length] as (typeof own)[number]);
          const changesOnPage = await watchPage(kit, [other], { driver, rendered: () => settled(driver) });
          const sent = await page.evaluate(([name, list]) => window.actorControl.sendFirst(name, list), [
            camel(other.name),
            inTurn,
          ] as const);
          if (sent < 0) continue;
          turns.set(other.name, turn + sent + 1);
          const changes = await changesOnPage();
          met.push(`${other.name} ${inTurn[sent]?.type}`);
          expect(changes, `${kit.name} in ${state}, ${met.at(-1)}: ${changes.join('; ')}`).toEqual([]);
        }
        expect(met.length, `machines that run with ${kit.name}`).toBeGreaterThan(2);
      });
    }
  }
});
