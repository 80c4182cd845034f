/** The paths of a kit on a page, for drivers: takes each path, and compares what is on screen after each step. */
import type { AnyStateMachine } from 'xstate';
import { type AnyKit, broken, type LooseKit, readKit } from './any-kit.ts';
import type { Driver } from './driver.ts';
import { stateName, stateNames } from './inside.ts';
import { type Judging, NOT_ALLOWED, observerOf } from './observer.ts';
import { notAllowed, OWN } from './page/faults.ts';
import { type Difference, type FailureHints, notesOf, PathFailure, spoken } from './path-failure.ts';
import { type Path, type PlanOptions, plan, type Step } from './plan.ts';
import { wordsOf } from './repeatable.ts';
import { delayIn, restartsDelay } from './replay.ts';
import { endingTimer, timersIn } from './timers.ts';
import { type Aspects, unknownOf } from './vocabulary.ts';

/** The check that nothing has happened yet comes before this last part of a delay. */
const LAST_PART = 0.1;
/** In ms: an event other than the end of the delay comes so long before it, because a visitor takes time. */
const SLACK = 2_000;
/** In ms: how much later than the delay the page may show its end, because a page may fade and load. */
const LATENESS = 500;
/** In ms: a visitor acts after the frame that shows what the end of a delay led to. */
const A_FRAME = 20;
/** In ms: polling leaves so much of a delay, which is more than a tick of any driver. */
const REST = 50;
const LOOKS = 60;
/** In ms of real time: the pause between polls while the page's clock must stand still. */
const REAL_PAUSE = 20;
/** In ms of real time: a state's own assertions are repeated for so long. Some, such as Playwright's, also wait by themselves. */
const PATIENCE = 4_000;
const realTimeout = setTimeout;
const now = performance.now.bind(performance);
const AFTERWARDS = 20;
/** The kits' states whose `noEffect` has been tried. */
const tried = new WeakSet<object>();

/** What the kit says of this moment: of every state, and then of each region's. */
const partsOf = <D>({ always, states }: AnyKit<D>, { value }: Step['from']) => [
  always,
  ...stateNames(value).flatMap(name => states[name] ?? []),
];

export interface WalkOptions<D> extends FailureHints, Judging {
  /** What a failure calls the path, such as 'path 3 in dark mode'. */
  title?: string | undefined;
  /** Begins the path in another way than the kit's `begin`, which it gets. */
  begin?: (driver: D, begin: (driver: D) => unknown) => unknown;
  lastStep?: number | undefined;
  /** Called with the number of each successful step, and with 0 before the first step. */
  onStep?: (step: number, state: string) => Promise<void>;
  skipQuietPeriods?: boolean;
  /** What the page may report at any time, besides the `errors` of states. */
  allowedErrors?: readonly RegExp[];
  /** Does a step under its name, such as Playwright's `test.step`. */
  inStep?: (name: string, doing: () => Promise<void>) => Promise<void>;
}

export async function walkPage<D extends Driver>(
  kit: AnyKit<D>,
  path: Path,
  driver: D,
  options: WalkOptions<D> = {},
): Promise<void> {
  const start = path[0]?.from;
  if (!start) return;
  const { title, begin = (own, first) => first(own) } = options;
  const fail = (
    index: number,
    what: string,
    differences: readonly Difference[],
    cause?: unknown,
    hints: readonly string[] = [],
  ): never => {
    const step = path[index];
    const where = step ? `step ${index + 1} of ${path.length}, ${spoken(step)} in ${stateName(step.from.value)}` : '';
    const place = [kit.name, title, where || 'at the beginning'].filter(Boolean).join(', ');
    const isNotAllowed = differences.some(({ hint }) => hint === NOT_ALLOWED);
    const mayChange = isNotAllowed && options.kitLineOf?.('mayChange');
    // What must be on the page is written where the step leads.
    const notes = notesOf(options, path, index, step?.to ?? start);
    const all = [...hints, ...(mayChange ? [`\`mayChange\`: ${mayChange}`] : []), ...notes];
    throw new PathFailure(`${place}${what && `: ${what}`}`, index + 1, differences, all, cause);
  };
  if (kit.endedByDriver.length > 0) await driver.hold(...kit.endedByDriver);
  const began = driver.elapsed();
  /** Does something of a kit, which may return nothing, or throw at once. */
  const attempt = <Result>(index: number, what: string, doing: () => Result, hints?: readonly string[]) =>
    Promise.resolve()
      .then(doing)
      .catch((reason: unknown) => fail(index, [what, wordsOf(reason)].filter(Boolean).join(': '), [], reason, hints));
  await attempt(-1, 'the path cannot begin', () => begin(driver, kit.begin));
  const observe = observerOf(kit, driver, options);
  /** The differences from what the kit expects, after the page has had time to show it; throws if a state's own assertions fail. */
  async function differencesIn(
    snapshot: Step['from'],
    last: Step | undefined,
    limit: number,
    performed?: string,
  ): Promise<Difference[]> {
    const wanted = wantedIn(kit, snapshot, last?.event);
    const assertions = partsOf(kit, snapshot).flatMap(({ see }) => see ?? []);
    const until = now() + PATIENCE;
    for (let look = 1; ; look++) {
      let failure: { reason: unknown } | undefined;
      const wrong = await observe(wanted, performed);
      try {
        for (const see of assertions)
          if ((await see(driver, { context: snapshot.context, event: last?.event })) === false)
            throw new Error('`see` returned false');
      } catch (reason) {
        failure = { reason };
      }
      const isOver = failure ? now() > until : wrong.length === 0;
      if (!isOver && look < LOOKS && (await pause(driver, look - 1, limit))) continue;
      if (failure && wrong.length === 0) throw failure.reason;
      return wrong;
    }
  }
  /** When the page entered the state, in ms of its clock: at the earliest and at the latest. */
  const entered = { first: began, last: driver.elapsed() };
  /** Until when polling may advance the page's clock: a page that is left alone must not go on by itself. */
  const limitIn = (at: Step['from']) => entered.first + (delayIn(kit, at) ?? Number.POSITIVE_INFINITY) - REST;
  const expectPage = async (
    index: number,
    snapshot: Step['from'],
    last: Step | undefined,
    { what = '', step, limit = limitIn(snapshot) }: { what?: string; step?: Step; limit?: number } = {},
  ) => {
    const wrong = await attempt(index, what, () => differencesIn(snapshot, last, limit, step?.name));
    const allowed = [...(options.allowedErrors ?? []), ...(step ? errorsAfter(kit, step) : [])];
    const all = notAllowed((await driver.faults?.()) ?? [], allowed);
    const path = options.ignored ? (await driver.address()).replace(/\?.*/, '') : '';
    const faults = all.filter(one => !options.ignored?.(one, path));
    const reported = ['the page has reported errors, which `errors` of the state may allow', ...faults].join('\n  ');
    if (wrong.length > 0) fail(index, what, wrong, undefined, faults.length > 0 ? [reported] : []);
    if (faults.length > 0) fail(index, reported, []);
  };
  const tryHarmless = async (index: number, snapshot: Step['from']) => {
    for (const part of partsOf(kit, snapshot).filter(one => !tried.has(one))) {
      for (const [name, doing] of Object.entries(part.noEffect)) {
        await attempt(index, `${name} cannot be done`, () => doing(driver));
        // A consequence may take time to appear.
        for (let look = 0; look < AFTERWARDS && (await pause(driver, look, limitIn(snapshot))); look++);
        await expectPage(index, snapshot, undefined, { what: `afterwards, ${name} must change nothing` });
      }
      tried.add(part);
    }
  };
  await expectPage(-1, start, undefined);
  const done = (index: number, value: Step['from']['value']) =>
    attempt(index, '', () => options.onStep?.(index + 1, stateName(value)));
  const stayQuiet = async (index: number, snapshot: Step['from'], last: Step | undefined, quietPeriod: number) => {
    if (entered.first + quietPeriod <= driver.elapsed()) return;
    await waitUntil(driver, entered.first + quietPeriod);
    await expectPage(index, snapshot, last, { what: `nothing may happen within ${quietPeriod} ms` });
  };
  await done(-1, start.value);
  await tryHarmless(-1, start);
  let last: Step | undefined;
  const take = async (index: number, step: Step) => {
    const isAlone = timersIn(step.from).length <= 1 && timersIn(step.to).length <= 1;
    if (isAlone && !options.skipQuietPeriods)
      await stayQuiet(index, step.from, last, quietPeriodOf(kit, step.from, step));
    const before = driver.elapsed();
    const delay = endingDelay(kit, step);
    const { name } = step;
    const isNamed = `({ name, state }) => name !== '${name}' || state !== '${stateName(step.from.value)}'`;
    await attempt(
      index,
      'the step cannot be performed',
      () => (delay === undefined ? perform(kit, step, driver) : waitUntil(driver, entered.last + delay + A_FRAME)),
      [`If the page is right not to offer it, the kit can say so: possible: ${isNamed}`],
    );
    const isNew = restartsDelay(kit, step);
    if (isNew) entered.first = Math.max(before, delay === undefined ? before : entered.first + delay);
    // A refused event must change nothing on screen.
    const here = step.taken.length > 0 ? step : undefined;
    const late = delay === undefined ? {} : { limit: Math.min(driver.elapsed() + LATENESS, limitIn(step.to)) };
    await expectPage(index, step.to, here, { step, ...late });
    if (isNew) entered.last = driver.elapsed();
    await done(index, step.to.value);
    await tryHarmless(index, step.to);
    last = here;
  };
  const { inStep = (_, doing) => doing() } = options;
  for (const [index, step] of path.slice(0, options.lastStep).entries())
    await inStep(`${spoken(step)} → ${stateName(step.to.value)}`, () => take(index, step));
}

const wantedIn = (kit: AnyKit, snapshot: Step['from'], last: Step['event'] | undefined): Aspects =>
  Object.assign({}, ...partsOf(kit, snapshot).map(({ page }) => page(snapshot.context, last)));

/** What the page may report after a step: what the kit expects, and the error that the step itself ends an actor with. */
const errorsAfter = (kit: AnyKit, { event, name, to }: Step): RegExp[] => [
  ...partsOf(kit, to).flatMap(({ errors }) => errors[name] ?? []),
  ...(Object.values(event).includes(broken) ? [OWN] : []),
];

/** Pauses between polls: on the page's clock until its limit, and then in real time. False if the clock goes on by itself. */
async function pause(driver: Driver, look: number, limit: number): Promise<boolean> {
  const before = driver.elapsed();
  if (before < limit) await driver.tick(look);
  else await new Promise(resolve => realTimeout(resolve, REAL_PAUSE));
  return before < limit || driver.elapsed() === before;
}

/** How long nothing may happen, in ms since the state was entered. `next`: what happens then. */
function quietPeriodOf(kit: AnyKit, snapshot: Step['from'], next?: Step): number {
  const delay = delayIn(kit, snapshot);
  if (delay === undefined) return Math.max(...partsOf(kit, snapshot).map(({ quietPeriod }) => quietPeriod));
  return !next || endingTimer(snapshot, next.event) ? delay * (1 - LAST_PART) : delay - SLACK;
}

/** The delay that ends with this step, in ms since the state was entered; undefined if it is another event. */
const endingDelay = (kit: AnyKit, { event, from }: Step): number | undefined =>
  endingTimer(from, event) && delayIn(kit, from);

async function waitUntil(driver: Driver, time: number): Promise<void> {
  if (time > driver.elapsed()) await driver.wait(time - driver.elapsed());
}

async function perform<D extends Driver>(kit: AnyKit<D>, { event, name, variant }: Step, driver: D): Promise<void> {
  const variants = kit.perform[name];
  const doing = typeof variants === 'object' ? variants[variant ?? ''] : variants;
  if (!doing) throw new Error(`${kit.name}: the kit does not say how to perform ${name}`);
  await doing(driver, event);
}

/** What a kit wants absent must be shown somewhere: otherwise, its name may be wrong, and nothing would ever fail. */
function expectProven(kit: AnyKit, paths: readonly Path[]): void {
  const starts = paths.flatMap(([first]) => (first ? wantedIn(kit, first.from, undefined) : []));
  const ends = paths.flat().map(({ event, taken, to }) => wantedIn(kit, to, taken.length > 0 ? event : undefined));
  const wanted = [...starts, ...ends].flatMap(one => Object.entries(one));
  const shown = new Set(
    wanted.flatMap(([name, value]) => ((value instanceof RegExp ? !value.test('') : value) ? name : [])),
  );
  const absent = new Set(wanted.flatMap(([name, value]) => (value ? [] : name)));
  const expectNone = (names: Iterable<string>, what: string) => {
    if ([...names].length > 0) throw new Error(`${kit.name}: ${what}:\n  ${[...new Set(names)].join('\n  ')}`);
  };
  expectNone(unknownOf(wanted.map(([name]) => name)), 'the kit names what no page has; use `seen`, `text` or `aspect`');
  const unproven = [...absent].filter(name => !shown.has(name) && !(name in kit.neverShown));
  expectNone(unproven, 'no path ever shows what the kit wants absent; `neverShown` may say why');
  const stale = Object.keys(kit.neverShown).filter(name => !absent.has(name));
  expectNone(stale, '`neverShown` lists what no state wants absent');
}

export interface PagePath<D> {
  kit: AnyKit<D>;
  path: Path;
  number: number;
  name: string;
  /** Takes the path with this driver, and with these options besides those of all paths. */
  walk: (driver: D, more?: WalkOptions<D>) => Promise<void>;
}

export interface PageOptions<D> extends Omit<PlanOptions, 'onPage'>, WalkOptions<D> {}

export function pagePaths<D extends Driver>(
  machine: AnyStateMachine,
  kit: object,
  { title, repeat, ...options }: PageOptions<D> = {},
): PagePath<D>[] {
  const whole = readKit<D>(machine, kit as LooseKit<D>, { onPage: true });
  if (!whole.mayChange && [whole.always, ...Object.values(whole.states)].every(({ comparesPage }) => !comparesPage))
    throw new Error(
      `${whole.name}: the kit says nowhere what is on the page: give its states, or \`always\`, \`page\` or \`see\``,
    );
  const planned = plan(whole, { onPage: true, ...options });
  if (planned.length === 0)
    throw new Error(`${whole.name}: there is no path, because no event of its kit does anything on the page`);
  if (!options.brief) expectProven(whole, planned);
  return planned.map((path, index) => {
    const number = index + 1;
    const called = [`path ${number}`, title].filter(Boolean).join(' ');
    const own = { title: called, ...options, ...(repeat && { repeat: (step: number) => repeat(step, number) }) };
    return {
      ...{ kit: whole, path, number },
      name: `${called} of ${whole.name} shows what its kit expects (${path.length} steps)`,
      walk: (driver: D, more: WalkOptions<D> = {}) => walkPage(whole, path, driver, { ...own, ...more }),
    };
  });
}
