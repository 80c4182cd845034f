/** Walks a path on a page, whichever adapter stands behind the screen, and compares after each step what must be seen. */
import type { StateValue } from 'xstate';
import { stateName, stateNames } from './chart';
import type { AnyKit } from './kit';
import { beginsAnew, delayIn, seenIn } from './laws';
import { type Path, type Step, written } from './plan';
import type { Screen } from './screen';

/** Milliseconds before the end of a delay at which a page is still asked to stand still: looking at it takes a moment. */
const SLACK = 2_000;
/** How often to look at most. With a breath between, that takes less than the slack. */
const LOOKS = 60;

export interface Witness {
  /** Called when everything is as it must be: at the beginning with step 0, and after each step. */
  stands?: (step: number, state: string) => Promise<void>;
  /** Milliseconds that every wait on this level may be cut to; without it, delays last as long as they last. */
  impatient?: boolean;
}

export async function walkPage(kit: AnyKit, path: Path, screen: Screen, witness: Witness = {}): Promise<void> {
  const first = path[0];
  if (!first) return;
  await kit.begin(screen);
  await expectSeen(kit, screen, first.from, undefined, `${kit.name}, at the beginning`);
  await witness.stands?.(0, stateName(first.from.value));
  let last: Step | undefined;
  /** Since the state was entered, in milliseconds. */
  let waited = 0;
  for (const [index, step] of path.entries()) {
    const state = stateName(step.from.value);
    const where = `${kit.name}, step ${index + 1} of ${path.length}, ${written(step.event)}${step.way ? ` by ${step.way}` : ''} in ${state}`;
    const calm = witness.impatient ? 0 : calmOf(kit, step.from.value);
    if (calm > waited) {
      await screen.wait(calm - waited);
      await expectSeen(kit, screen, step.from, last, `${where}: nothing may happen within ${calm} ms`);
    }
    waited = Math.max(calm, waited);
    await perform(kit, step, screen, waited).catch((reason: unknown) => {
      throw new Error(`${where}: it cannot be done`, { cause: reason });
    });
    if (beginsAnew(kit, step)) waited = 0;
    // Of an event that was refused nothing is to be seen, and what was seen before may be gone by its doing.
    const here = step.taken.length > 0 ? step : undefined;
    await expectSeen(kit, screen, step.to, here, where);
    await witness.stands?.(index + 1, stateName(step.to.value));
    last = here;
  }
}

function calmOf(kit: AnyKit, value: StateValue): number {
  const delay = delayIn(kit, value);
  if (delay !== undefined) return (kit.delays[delay] ?? 0) - SLACK;
  return Math.max(...stateNames(value).map(state => kit.calm?.[state] ?? 0));
}

async function perform(kit: AnyKit, { event, name, way }: Step, screen: Screen, waited: number): Promise<void> {
  const delay = kit.delays[name];
  if (delay !== undefined) return screen.wait(delay - waited);
  const ways = kit.perform[name];
  const doing = typeof ways === 'object' ? ways[way ?? ''] : ways;
  if (!doing) throw new Error(`${kit.name}: the kit does not know how to perform ${name}`);
  await doing(screen, event);
}

async function expectSeen(
  kit: AnyKit,
  screen: Screen,
  moment: Step['from'],
  last: Step | undefined,
  where: string,
): Promise<void> {
  const wanted = seenIn(kit, moment, last?.event);
  let wrong: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    wrong = differences(wanted, await kit.see(screen));
    if (wrong.length === 0) return;
    await screen.breathe(look);
  }
  throw new Error(`${where}\n  ${wrong.join('\n  ')}`);
}

/** What was wanted and is not so; what nobody asked for may be as it likes. */
function differences(wanted: unknown, seen: unknown): string[] {
  const all = new Map(Object.entries(seen ?? {}));
  return Object.entries(wanted ?? {})
    .filter(([name, value]) => written(all.get(name)) !== written(value))
    .map(([name, value]) => `${name}: wanted ${written(value)}, saw ${written(all.get(name))}`);
}
