/** Takes a path on a page through a driver, and compares what is on screen after each step. */
import type { AnyKit } from './any-kit';
import type { Driver } from './driver';
import { type Invariants, NOT_ALLOWED, observerOf } from './observer';
import { type Difference, expectedBy, PathFailure, spoken, stepsBefore, type Telling } from './path-failure';
import { initialOf, type Path, type Step } from './plan';
import { delayIn, pageIn, restartsDelay, seeIn } from './transitions';
import { type AnyMachineSnapshot, actorName, stateName, stateNames, stepperOf, timersIn } from './xstate-5';

/** In ms. The check that nothing has happened yet begins this long before the end of a delay, because the check takes time. */
const SLACK = 2_000;
/** Maximum number of polls. All polls, with the pauses between them, take less than `SLACK`. */
const LOOKS = 60;
/** In ms of real time: a state's own assertions are repeated for so long. Some, such as Playwright's, also wait by themselves. */
const PATIENCE = 4_000;
/** The real timers, saved before a test stops the clock. */
const realTimeout = setTimeout;
const now = performance.now.bind(performance);
/** Number of pauses after a harmless action; together, they are shorter than `SLACK`. */
const AFTERWARDS = 20;
/** The harmless actions tried so far, each as machine, state and name. */
const tried = new Set<string>();

export interface WalkOptions<D> extends Telling {
  /** What a failure calls the path, such as 'path 3 in dark mode'. */
  title?: string | undefined;
  /** Begins the path in another way than the kit's `begin`, which it gets. */
  begin?: (driver: D, begin: (driver: D) => Promise<unknown>) => Promise<unknown>;
  /** What a page must have in every state. */
  always?: Invariants | undefined;
  /** The number of the last step to take, and a pause after each step, in ms. */
  lastStep?: number | undefined;
  slow?: number;
  /** Called with the number of each successful step, and with 0 before the first step. */
  onStep?: (step: number, state: string) => Promise<void>;
  skipQuietPeriods?: boolean;
}

export async function walkPage<D extends Driver>(
  kit: AnyKit<D>,
  path: Path,
  driver: D,
  options: WalkOptions<D> = {},
): Promise<void> {
  const first = path[0];
  if (!first) return;
  const { title, repeat, begin = (own, first) => first(own), slow = 0 } = options;
  const fail = (
    index: number,
    what: string,
    differences: readonly Difference[],
    cause?: unknown,
    hints: readonly string[] = [],
  ): never => {
    const step = path[index];
    const place = [
      kit.name,
      title,
      step
        ? `step ${index + 1} of ${path.length}, ${spoken(step)} in ${stateName(step.from.value)}`
        : 'at the beginning',
    ];
    throw new PathFailure(
      `${place.filter(Boolean).join(', ')}${what && `: ${what}`}`,
      index + 1,
      differences,
      [
        ...hints,
        ...stepsBefore(path, index),
        // What must be on the page is written where the step leads.
        ...expectedBy(options, step?.to ?? first.from),
        ...(options.placeOf && differences.some(({ hint }) => hint === NOT_ALLOWED)
          ? [`\`differs\`: ${options.placeOf('differs')}`]
          : []),
        ...(repeat ? [`Repeat it: ${repeat(index + 1)}`] : []),
      ],
      cause,
    );
  };
  if (kit.settled.length > 0) await driver.hold(...kit.settled);
  await begin(driver, kit.begin).catch((reason: unknown) =>
    fail(-1, `the path cannot begin: ${wordsOf(reason)}`, [], reason),
  );
  const observe = observerOf(kit, driver, options.always);
  const expectPage = async (index: number, moment: Step['from'], last: Step | undefined, what = '', step?: string) => {
    const wrong = await differencesIn(kit, driver, observe, moment, last, step).catch((reason: unknown) =>
      fail(index, [what, wordsOf(reason)].filter(Boolean).join(': '), [], reason),
    );
    if (wrong.length > 0) fail(index, what, wrong, undefined, await endedBefore(kit, driver, moment));
  };
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
      await expectPage(index, moment, undefined, `afterwards, ${name} must change nothing`);
    }
  };
  await expectPage(-1, first.from, undefined);
  const done = async (index: number, value: AnyMachineSnapshot['value']) => {
    await options
      .onStep?.(index + 1, stateName(value))
      .catch((reason: unknown) => fail(index, wordsOf(reason), [], reason));
    if (slow > 0) await new Promise(resolve => realTimeout(resolve, slow));
  };
  await done(-1, first.from.value);
  await tryHarmless(-1, first.from);
  let last: Step | undefined;
  /** Time since the state was entered, in ms. */
  let waited = 0;
  for (const [index, step] of path.slice(0, options.lastStep).entries()) {
    const isAlone = timersIn(step.from).length <= 1 && timersIn(step.to).length <= 1;
    const quietPeriod = options.skipQuietPeriods || !isAlone ? 0 : quietPeriodOf(kit, step.from);
    if (quietPeriod > waited) {
      await driver.wait(quietPeriod - waited);
      await expectPage(index, step.from, last, `nothing may happen within ${quietPeriod} ms`);
    }
    waited = Math.max(quietPeriod, waited);
    await perform(kit, step, driver, waited).catch((reason: unknown) =>
      fail(index, `the step cannot be performed: ${wordsOf(reason)}`, [], reason),
    );
    if (restartsDelay(kit, step)) waited = 0;
    // A refused event must change nothing on screen.
    const here = step.taken.length > 0 ? step : undefined;
    await expectPage(index, step.to, here, '', step.name);
    await done(index, step.to.value);
    await tryHarmless(index, step.to);
    last = here;
  }
}

/** Begins in one of the kit's `arrivals`, and compares what is on screen, at once and after the quiet period. */
export async function walkArrival<D extends Driver>(
  kit: AnyKit<D>,
  name: string,
  driver: D,
  always?: Invariants,
): Promise<void> {
  const arrival = kit.arrivals[name];
  if (!arrival) throw new Error(`${kit.name}: the kit has no arrival ${name}`);
  let moment = initialOf(kit);
  for (const event of arrival.after) moment = stepperOf(kit.machine).next(moment, event).to;
  await arrival.begin(driver);
  const observe = observerOf(kit, driver, always);
  for (const quietPeriod of [0, quietPeriodOf(kit, moment)]) {
    if (quietPeriod > 0) await driver.wait(quietPeriod);
    const wrong = await differencesIn(kit, driver, observe, moment, undefined);
    if (wrong.length > 0) throw new PathFailure(`${kit.name}, arrived ${name}, after ${quietPeriod} ms`, 0, wrong, []);
  }
}

/** The differences from what the kit expects, after the page has had time to show it; throws if a state's own assertions fail. */
async function differencesIn<D extends Driver>(
  kit: AnyKit<D>,
  driver: D,
  observe: ReturnType<typeof observerOf>,
  moment: Step['from'],
  last: Step | undefined,
  performed?: string,
): Promise<Difference[]> {
  const wanted = pageIn(kit, moment, last?.event);
  const assertions = seeIn(kit, moment);
  const until = now() + PATIENCE;
  let failure: { reason: unknown } | undefined;
  let wrong: Difference[] = [];
  for (let look = 0; look < LOOKS; look++) {
    failure = undefined;
    wrong = await observe(wanted, performed);
    try {
      for (const see of assertions) await see(driver, { context: moment.context, event: last?.event });
    } catch (reason) {
      failure = { reason };
    }
    if ((wrong.length === 0 && !failure) || (failure && now() > until)) break;
    await driver.tick(look);
  }
  if (failure && wrong.length === 0) throw failure.reason;
  return Promise.all(wrong.map(one => withHint(driver, one, wanted[one.what])));
}

/** A difference, with a hint if the page shows what it should announce. */
async function withHint(driver: Driver, one: Difference, wanted: unknown): Promise<Difference> {
  if (typeof wanted !== 'string' || !one.what.startsWith('said ') || one.seen.includes(wanted)) return one;
  return (await driver.reads(wanted)) ? { ...one, hint: 'the text is on the page, but is not announced' } : one;
}

/** Names the promises that should still run in a state, but have ended because the kit does not hold them. */
async function endedBefore(kit: AnyKit, driver: Driver, moment: AnyMachineSnapshot): Promise<string[]> {
  const ended = await driver.ended().catch((): string[] => []);
  return Object.keys(moment.children)
    .map(id => actorName(kit.machine, id))
    .filter(actor => actor in kit.answers && ended.includes(actor))
    .map(actor => `${actor} has ended by itself: \`hold\` it in \`begin\`, after \`visit\``);
}

function quietPeriodOf(kit: AnyKit, moment: AnyMachineSnapshot): number {
  const delay = delayIn(kit, moment);
  if (delay !== undefined) return delay - SLACK;
  return Math.max(0, ...stateNames(moment.value).map(state => kit.states[state]?.quietPeriod ?? 0));
}

async function perform<D extends Driver>(
  kit: AnyKit<D>,
  { event, name, way, from }: Step,
  driver: D,
  waited: number,
): Promise<void> {
  if (timersIn(from).some(timer => timer.name === name)) return driver.wait((delayIn(kit, from) ?? 0) - waited);
  const ways = kit.perform[name];
  const doing = typeof ways === 'object' ? ways[way ?? ''] : ways;
  if (!doing) throw new Error(`${kit.name}: the kit has no way to perform ${name}`);
  await doing(driver, event);
}

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
