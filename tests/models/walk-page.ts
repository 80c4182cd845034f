/** Takes a path on a page through a driver, and compares what is on screen after each step. */
import { initialTransition, type StateValue, transition } from 'xstate';
import {
  type AnyKit,
  type Driver,
  delayIn,
  type Path,
  pageIn,
  restartsDelay,
  type Step,
  stateName,
  stateNames,
  type Viewport,
} from 'xstate-paths';
import { asked, commandFor } from './asked';
import { type Environment, environments } from './environments';
import { observerOf } from './observer';
import { type Difference, PathFailure, placeInKit, spoken, stepsBefore } from './path-failure';

/** In ms. The check that nothing has happened yet begins this long before the end of a delay, because the check takes time. */
const SLACK = 2_000;
/** Maximum number of polls. All polls, with the pauses between them, take less than `SLACK`. */
const LOOKS = 60;
/** The real timer, saved before a test stops the clock. */
const realTimeout = setTimeout;
/** Number of pauses after a harmless action; together, they are shorter than `SLACK`. */
const AFTERWARDS = 20;
/** The harmless actions tried so far, each as machine, state and name. */
const tried = new Set<string>();

export interface WalkOptions {
  /** The number of the path, and its level. */
  walked?: { path: number; level: 'view' | 'browser'; viewport?: Viewport; environment?: Environment };
  /** Called with the number of each successful step, and with 0 before the first step. */
  onStep?: (step: number, state: string) => Promise<void>;
  skipQuietPeriods?: boolean;
}

export async function walkPage<D extends Driver>(
  kit: AnyKit<D>,
  path: Path,
  driver: D,
  options: WalkOptions = {},
): Promise<void> {
  const first = path[0];
  if (!first) return;
  const { walked } = options;
  const fail = (index: number, what: string, differences: readonly Difference[], cause?: unknown): never => {
    const step = path[index];
    const place = [
      kit.name,
      walked && `path ${walked.path}${walked.environment ? ` ${walked.environment}` : ''}`,
      step
        ? `step ${index + 1} of ${path.length}, ${spoken(step)} in ${stateName(step.from.value)}`
        : 'at the beginning',
    ];
    const repeat = walked && commandFor({ machine: kit.name, ...walked }, index + 1);
    throw new PathFailure(
      `${place.filter(Boolean).join(', ')}${what && `: ${what}`}`,
      index + 1,
      differences,
      [
        ...stepsBefore(path, index),
        // What must be on the page is written where the step leads.
        `Expected by: ${placeInKit(kit.name, stateNames((step?.to ?? first.from).value).at(-1) ?? '')}`,
        ...(repeat ? [`Repeat it: ${repeat}`] : []),
      ],
      cause,
    );
  };
  const environment = walked?.environment ?? 'with default settings';
  await environments[environment](driver, kit.begin).catch((reason: unknown) =>
    fail(-1, `the path cannot begin: ${wordsOf(reason)}`, [], reason),
  );
  const observe = observerOf(kit, driver);
  const differencesSoon = (index: number, moment: Step['from'], last: Step | undefined, performed?: string) =>
    differencesIn(kit, driver, observe, moment, last, performed).catch((reason: unknown) =>
      fail(index, `the page cannot be read: ${wordsOf(reason)}`, [], reason),
    );
  const tryHarmless = async (index: number, moment: Step['from']) => {
    const all = stateNames(moment.value).flatMap(state =>
      Object.entries(kit.states[state]?.harmless ?? {}).map(([name, doing]) => ({ state, name, doing })),
    );
    for (const { state, name, doing } of all) {
      const key = `${kit.name} in ${state}: ${name}`;
      if (tried.has(key)) continue;
      tried.add(key);
      await doing(driver).catch((reason: unknown) =>
        fail(index, `${name} cannot be done: ${wordsOf(reason)}`, [], reason),
      );
      // A consequence may take time to appear.
      for (let look = 0; look < AFTERWARDS; look++) await driver.tick(look);
      const moved = await differencesSoon(index, moment, undefined);
      if (moved.length > 0) fail(index, `afterwards, ${name} must change nothing`, moved);
    }
  };
  const atFirst = await differencesSoon(-1, first.from, undefined);
  if (atFirst.length > 0) fail(-1, '', atFirst);
  const done = async (index: number, value: StateValue) => {
    await options
      .onStep?.(index + 1, stateName(value))
      .catch((reason: unknown) => fail(index, wordsOf(reason), [], reason));
    if (asked.slow > 0) await new Promise(resolve => realTimeout(resolve, asked.slow));
  };
  await done(-1, first.from.value);
  await tryHarmless(-1, first.from);
  let last: Step | undefined;
  /** Time since the state was entered, in ms. */
  let waited = 0;
  for (const [index, step] of path.slice(0, asked.step).entries()) {
    const quietPeriod = options.skipQuietPeriods ? 0 : quietPeriodOf(kit, step.from.value);
    if (quietPeriod > waited) {
      await driver.wait(quietPeriod - waited);
      const moved = await differencesSoon(index, step.from, last);
      if (moved.length > 0) fail(index, `nothing may happen within ${quietPeriod} ms`, moved);
    }
    waited = Math.max(quietPeriod, waited);
    await perform(kit, step, driver, waited).catch((reason: unknown) =>
      fail(index, `the step cannot be performed: ${wordsOf(reason)}`, [], reason),
    );
    if (restartsDelay(kit, step)) waited = 0;
    // A refused event must change nothing on screen.
    const here = step.taken.length > 0 ? step : undefined;
    const wrong = await differencesSoon(index, step.to, here, step.name);
    if (wrong.length > 0) fail(index, '', wrong);
    await done(index, step.to.value);
    await tryHarmless(index, step.to);
    last = here;
  }
}

/** Begins in one of the kit's `arrivals`, and compares what is on screen, at once and after the quiet period. */
export async function walkArrival<D extends Driver>(kit: AnyKit<D>, name: string, driver: D): Promise<void> {
  const arrival = kit.arrivals[name];
  if (!arrival) throw new Error(`${kit.name}: the kit has no arrival ${name}`);
  let [moment] = initialTransition(kit.machine, kit.input);
  for (const event of arrival.after) [moment] = transition(kit.machine, moment, event);
  await arrival.begin(driver);
  const observe = observerOf(kit, driver);
  for (const quietPeriod of [0, quietPeriodOf(kit, moment.value)]) {
    if (quietPeriod > 0) await driver.wait(quietPeriod);
    const wrong = await differencesIn(kit, driver, observe, moment, undefined);
    if (wrong.length > 0) throw new PathFailure(`${kit.name}, arrived ${name}, after ${quietPeriod} ms`, 0, wrong, []);
  }
}

/** The differences from what the kit expects, after the page has had time to show it. */
async function differencesIn<D extends Driver>(
  kit: AnyKit<D>,
  driver: D,
  observe: ReturnType<typeof observerOf>,
  moment: Step['from'],
  last: Step | undefined,
  performed?: string,
): Promise<Difference[]> {
  const wanted = pageIn(kit, moment, last?.event);
  let wrong: Difference[] = [];
  for (let look = 0; look < LOOKS; look++) {
    wrong = await observe(wanted, performed);
    if (wrong.length === 0) break;
    await driver.tick(look);
  }
  return wrong;
}

function quietPeriodOf(kit: AnyKit, value: StateValue): number {
  const delay = delayIn(kit, value);
  if (delay !== undefined) return (kit.delays[delay] ?? 0) - SLACK;
  return Math.max(...stateNames(value).map(state => kit.states[state]?.quietPeriod ?? 0));
}

async function perform<D extends Driver>(
  kit: AnyKit<D>,
  { event, name, way }: Step,
  driver: D,
  waited: number,
): Promise<void> {
  const delay = kit.delays[name];
  if (delay !== undefined) return driver.wait(delay - waited);
  const ways = kit.perform[name];
  const doing = typeof ways === 'object' ? ways[way ?? ''] : ways;
  if (!doing) throw new Error(`${kit.name}: the kit has no way to perform ${name}`);
  await doing(driver, event);
}

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
