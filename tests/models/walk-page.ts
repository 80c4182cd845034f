/** Walks a path on a page through a driver, and compares what is on screen after each step. */
import type { StateValue } from 'xstate';
import { stateName, stateNames } from './chart';
import type { Driver } from './driver';
import type { AnyKit } from './kit';
import { type Path, type Step, stringify } from './plan';
import { delayIn, restartsDelay, seenIn } from './transitions';

/** Milliseconds before the end of a delay at which a page is still asked to stand still: looking at it takes a moment. */
const SLACK = 2_000;
/** How often to look at most. With a breath between, that takes less than the slack. */
const LOOKS = 60;

export interface WalkOptions {
  /** Called when everything is as it must be: at the beginning with step 0, and after each step. */
  onStep?: (step: number, state: string) => Promise<void>;
  /** Milliseconds that every wait on this level may be cut to; without it, delays last as long as they last. */
  skipQuietPeriods?: boolean;
}

export async function walkPage(kit: AnyKit, path: Path, driver: Driver, options: WalkOptions = {}): Promise<void> {
  const first = path[0];
  if (!first) return;
  await kit.begin(driver);
  await expectSeen(kit, driver, first.from, undefined, `${kit.name}, at the beginning`);
  await options.onStep?.(0, stateName(first.from.value));
  let last: Step | undefined;
  /** Since the state was entered, in milliseconds. */
  let waited = 0;
  for (const [index, step] of path.entries()) {
    const state = stateName(step.from.value);
    const where = `${kit.name}, step ${index + 1} of ${path.length}, ${stringify(step.event)}${step.way ? ` by ${step.way}` : ''} in ${state}`;
    const quietPeriod = options.skipQuietPeriods ? 0 : quietPeriodOf(kit, step.from.value);
    if (quietPeriod > waited) {
      await driver.wait(quietPeriod - waited);
      await expectSeen(kit, driver, step.from, last, `${where}: nothing may happen within ${quietPeriod} ms`);
    }
    waited = Math.max(quietPeriod, waited);
    await perform(kit, step, driver, waited).catch((reason: unknown) => {
      throw new Error(`${where}: it cannot be done`, { cause: reason });
    });
    if (restartsDelay(kit, step)) waited = 0;
    // A refused event must change nothing on screen.
    const here = step.taken.length > 0 ? step : undefined;
    await expectSeen(kit, driver, step.to, here, where);
    await options.onStep?.(index + 1, stateName(step.to.value));
    last = here;
  }
}

function quietPeriodOf(kit: AnyKit, value: StateValue): number {
  const delay = delayIn(kit, value);
  if (delay !== undefined) return (kit.delays[delay] ?? 0) - SLACK;
  return Math.max(...stateNames(value).map(state => kit.quietPeriod?.[state] ?? 0));
}

async function perform(kit: AnyKit, { event, name, way }: Step, driver: Driver, waited: number): Promise<void> {
  const delay = kit.delays[name];
  if (delay !== undefined) return driver.wait(delay - waited);
  const ways = kit.perform[name];
  const doing = typeof ways === 'object' ? ways[way ?? ''] : ways;
  if (!doing) throw new Error(`${kit.name}: the kit does not know how to perform ${name}`);
  await doing(driver, event);
}

async function expectSeen(
  kit: AnyKit,
  driver: Driver,
  moment: Step['from'],
  last: Step | undefined,
  where: string,
): Promise<void> {
  const wanted = seenIn(kit, moment, last?.event);
  let wrong: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    wrong = differences(wanted, await kit.see(driver));
    if (wrong.length === 0) return;
    await driver.tick(look);
  }
  throw new Error(`${where}\n  ${wrong.join('\n  ')}`);
}

/** What was wanted and is not so; what nobody asked for may be as it likes. */
function differences(wanted: unknown, seen: unknown): string[] {
  const all = new Map(Object.entries(seen ?? {}));
  return Object.entries(wanted ?? {})
    .filter(([name, value]) => stringify(all.get(name)) !== stringify(value))
    .map(([name, value]) => `${name}: wanted ${stringify(value)}, saw ${stringify(all.get(name))}`);
}
