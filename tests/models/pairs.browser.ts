/**
 * Machines that run together on the built site: in each state of one, each other machine of its page receives one of its
 * events, in turn, and must change nothing else. Only in the full run and the report. The other levels test all pairs,
 * and the events that change another machine.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { full } from '../support/extent';
import { desktop, phone, useSite } from '../support/site';
import { isAsked } from './asked';
import { declaredTransitions, stateName } from './chart';
import { chromiumDriver, prepare } from './drivers/chromium';
import { interactions } from './interactions';
import type { AnyKit } from './kit';
import { camel, neverTogether } from './live-tree';
import { UNSTABLE } from './observer';
import { expectNoChanges, keepPairs, machines } from './pair-tests';
import { type Pair, watchPage } from './pairs';
import { type Path, plan } from './plan';
import { walkPage } from './walk-page';

/** Number of polls after which the page shows what an event has changed, such as a toast, whose code has to load. */
const LOOKS = 10;
/** How far each poll advances the page's clock, in ms. All events together take less time than the delay of a state. */
const TICK_MS = 4;

/** The machine's events, without those that no visitor can ever cause or that change another machine. */
function eventsOf(kit: AnyKit) {
  // On the built site, each event of `navigation` leads to another page.
  if (kit.name === 'navigation') return [];
  const declared = declaredTransitions(kit.machine);
  const isUnreachable = (type: string) => {
    const all = declared.filter(({ eventType }) => eventType === type);
    return all.length > 0 && all.every(({ name }) => kit.unreachable?.[name] !== undefined);
  };
  const changesOthers = (type: string) =>
    interactions.some(({ of, events }) => of === kit.name && events.includes(type));
  return Object.entries(kit.events)
    .filter(([type]) => !isUnreachable(type) && !changesOthers(type))
    .flatMap(([type, payloads]) => payloads.map(payload => ({ type, ...payload })));
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

const chosen = machines.filter(({ name }) => isAsked(name, 'browser', 0));

describe.runIf(full && chosen.length > 0)('machines that run together, on level browser', () => {
  const site = useSite();
  const walked: Pair[] = [];
  /** Number of events that each machine has received. */
  const turns = new Map<string, number>();

  for (const kit of chosen) {
    for (const [state, path] of waysTo(kit)) {
      it(`no other machine changes ${kit.name} in ${state}`, async () => {
        const viewport = kit.viewports.includes('phone') ? phone : { ...desktop, hasTouch: true };
        const { page } = await site.open('/favicon.svg', viewport, opened => prepare(opened.context()));
        const driver = await chromiumDriver(page);
        let isSent = false;
        const rendered = async () => {
          for (let look = 0; isSent && look < LOOKS; look++) await driver.wait(TICK_MS);
        };
        await walkPage(kit, path, driver, { skipQuietPeriods: true });
        const pairs: Pair[] = [];
        for (const other of machines.filter(one => one !== kit)) {
          const pair = { machine: kit.name, state, other: other.name };
          const apart = neverTogether(kit, other);
          const events = eventsOf(other);
          const turn = turns.get(other.name) ?? 0;
          const inTurn = events.map((_, index) => events[(index + turn) % events.length]);
          isSent = false;
          // An edit is sent without a press on the field, so the focus is still in the receipt, which the edit removes.
          const unstable = other.name === 'contact-form' ? [...UNSTABLE, 'lost focus of'] : UNSTABLE;
          const changesOnPage = await watchPage(kit, [other], { driver, rendered }, unstable);
          const sent = apart
            ? undefined
            : await page.evaluate(([name, all]) => window.actorControl.sendFirst(name, all as never), [
                camel(other.name),
                inTurn,
              ] as const);
          const event = inTurn[sent ?? -1]?.type;
          if (event === undefined) {
            const idle =
              sent === undefined
                ? `${other.name} does not run on the page where ${kit.name} is tested`
                : `${other.name} takes no event there that changes only ${other.name}`;
            pairs.push({ ...pair, event: '', result: 'unreachable', because: apart ?? idle });
            continue;
          }
          isSent = true;
          turns.set(other.name, turn + (sent ?? 0) + 1);
          const changes = await changesOnPage();
          pairs.push({
            ...pair,
            event,
            result: 'unchanged',
            ...(changes.length > 0 && { result: 'changes', because: changes.join('; ') }),
          });
          if (changes.length > 0) break;
        }
        walked.push(...pairs);
        expectNoChanges(kit, 'browser', pairs);
        const met = pairs.filter(({ result }) => result === 'unchanged');
        expect(met.length, `machines that run with ${kit.name}`).toBeGreaterThan(2);
      });
    }
  }

  afterAll(() => keepPairs('browser', walked));
});
