/**
 * Random walks through the whole site. Each step is something that a visitor can do now, according to the kit of any running
 * machine, or a link, or Back. After each step, the kits must explain what every machine has received, its new state and what
 * it has sent to others; and what the kits together say about the page must be true.
 */
import * as fc from 'fast-check';
import type { Page } from 'playwright-core';
import type { AnyEventObject, StateValue } from 'xstate';
import {
  type Aspects,
  type Difference,
  type Entry,
  eventName,
  literally,
  PathFailure,
  pageIn,
  type Step,
  stateName,
  stateNames,
  stringify,
  type Viewport,
} from 'xstate-paths';
import { differencesBetween, textsOf } from 'xstate-paths/page';
import type { SiteDriver, SiteKit } from '../../machines/kit';
import { kits } from './kits';
import { always } from './walk';

/** Maximum number of polls until the page shows what is expected. */
const LOOKS = 80;
/** Maximum number of polls until a document is interactive. */
const MOST_WAITING = 600;
/** Time limit of an action, in ms. */
export const ACTION_LIMIT = 1_500;
/** Maximum length of a printed payload. */
const MOST_CHARACTERS = 80;

/** What belongs to no machine alone: only the kit of the last event says what it is, and only on the page where its paths begin. */
const SHARED = /^(focus|heading|history .*|lost focus of|page scrolls|said .*|scroll|title|waits inert)$/;
/** The toast is its own machine's, several machines open dialogs, and address and history depend on the page before. */
const NEVER = ['toast', 'dialog', 'address', 'history'];
/** Their kits describe one photo, or example pages instead of the real ones. So only their events are checked, not the page. */
const OF_EXAMPLES = ['photoLoading', 'site', 'navigation'];
const SHEET = 'Book an appointment';

/** A machine in the page, at its last event. */
type Running = Entry & { kit: SiteKit };
interface Moment {
  value: StateValue;
  context: object;
}
/** A step that may be possible now. `last`: the machine and the event that it causes. */
interface Doable {
  name: string;
  last?: { session: string; event: AnyEventObject };
  /** The place in the browser's history to which the step leads. */
  place?: number;
  doing: () => Promise<unknown>;
}

const kitsById = new Map(kits.map(kit => [kit.machine.id, kit]));

/** A step that no visitor can take. */
class OnlyInTests extends Error {}
const onlyInTests = new Set<string>();

/** The driver for steps of a walk, which fail at once if a visitor cannot take them now. */
function impatient(driver: SiteDriver): SiteDriver & { systemTheme(): 'light' | 'dark' } {
  type At = Parameters<SiteDriver['look']>[0];
  type Asks = Parameters<SiteDriver['system']>[0];
  const never = () => Promise.reject(new OnlyInTests('only a test can do this'));
  /** What the visitor's system is asked to do just before the visitor acts, if the visitor can. */
  let asked: Asks[] = [];
  let systemTheme: 'light' | 'dark' = 'light';
  const ifThere =
    <Rest extends unknown[]>(doing: (target: At, ...rest: Rest) => Promise<void>) =>
    async (target: At, ...rest: Rest) => {
      const [look, asks] = [await driver.look(target), asked];
      asked = [];
      if (!look || look.disabled || look.inert) throw new Error(`there is no ${target.role} '${target.name}'`);
      for (const one of asks) {
        await driver.system(one);
        if ('theme' in one) systemTheme = one.theme;
      }
      await doing(target, ...rest);
    };
  const { press, follow, fill, hover, drag, doubleTap, pressBackdrop } = driver;
  return {
    ...driver,
    ...{ visit: never, hold: never, release: never, report: never, fail: never, holdPhotos: never, photo: never },
    system: async asks => void asked.push(asks),
    systemTheme: () => systemTheme,
    press: ifThere(press),
    follow: ifThere(follow),
    fill: ifThere(fill),
    hover: ifThere(hover),
    drag: ifThere(drag),
    doubleTap: ifThere(doubleTap),
    pressBackdrop: ifThere(pressBackdrop),
  };
}

const homes = new Map<SiteKit, string>();
/** The path at which the paths of a kit begin. Everything that the kit says about the page holds there. */
async function homeOf(kit: SiteKit): Promise<string> {
  if (!homes.has(kit)) {
    let home = '';
    const recorder = new Proxy({} as SiteDriver, {
      get: (_, name) => async (first: unknown, second: unknown) => {
        if (name === 'visit') home = String(first);
        if (name === 'follow') home = String(second);
        return name === 'look' ? {} : home;
      },
    });
    await kit.begin(recorder);
    homes.set(kit, home);
  }
  return homes.get(kit) ?? '';
}

/** The machine as its kit expects it: the root has children with snapshots, which are lost in a copy. */
function momentOf({ machine, value, context, children }: Running, running: readonly Running[]): Moment {
  if (machine !== 'site') return { value, context };
  const own = running.filter(({ actor }) => children.includes(actor));
  const actors = Object.fromEntries(own.map(one => [one.actor, { getSnapshot: () => ({ context: one.context }) }]));
  return { value, context: { ...context, actors } };
}

/** What the kit expects of an event; undefined if the machine must ignore or refuse it. */
function outcomeFor(kit: SiteKit, { value, context }: Moment, event: AnyEventObject) {
  const name = eventName(kit.machine, event);
  const regions = stateNames(value).map(region => ({
    region,
    outcome: kit.states[region]?.on?.[name]?.({ state: stateName(value), context, event }),
  }));
  if (!regions.some(({ outcome }) => outcome)) return undefined;
  return {
    to: regions.map(({ region, outcome }) => outcome?.to ?? region).join(' & '),
    effects: regions.flatMap(({ outcome }) => outcome?.effects ?? []),
  };
}

/** Everything that can be done to a machine on a page. */
const eventsFor = ({ events, answers }: SiteKit): AnyEventObject[] => [
  ...Object.entries(events).flatMap(([type, payloads]) => payloads.map(payload => ({ type, ...payload }))),
  ...Object.entries(answers).flatMap(([actor, { done, error }]) => [
    ...done.map(output => ({ type: `xstate.done.actor.${actor}`, output })),
    ...error.map(reason => ({ type: `xstate.error.actor.${actor}`, error: reason })),
  ]),
];

/** Whether the machine may change this aspect, wherever it runs. */
const isOwn = (kit: SiteKit, aspect: string) =>
  !aspect.endsWith("in 'main'") &&
  kit.differs?.some(one => (typeof one === 'string' ? one === aspect : one.test(aspect))) === true;

/** Begins a walk at this address. */
export async function beginSiteWalk(page: Page, driver: SiteDriver, viewport: Viewport, address: string) {
  const steps: string[] = [`visit ${address}`];
  /** How often this walk has tried each step. */
  const tries = new Map<string, number>();
  /** The machines, by session. */
  const machines = new Map<string, Running>();
  /** The first copy of each page: kits compare pages by identity. */
  const pages = new Map<string, object>();
  const visitor = impatient(driver);
  let last: Doable['last'];
  /** Before the last step: the session to which the step before belonged, and the path of the page. */
  let sessionBefore: string | undefined;
  let pathBefore: string | undefined;
  /** When the current document was opened. */
  let opened = 0;

  const running = () => [...machines.values()].filter(({ isRunning }) => isRunning);
  const speaking = () =>
    running().filter(({ machine, kit }) => !OF_EXAMPLES.includes(machine) && kit.viewports.includes(viewport));
  const isLoading = () =>
    running().some(({ machine, value }) => machine === 'navigation' && value !== 'shown' && value !== 'failed');

  const eventsOf = (one: Running): Doable[] => {
    const { kit, session } = one;
    const moment = momentOf(one, running());
    return eventsFor(kit).flatMap(event => {
      const { type: _, ...payload } = event;
      const name = eventName(kit.machine, event);
      const ways = kit.perform[name];
      const isPossible = kit.possible({ ...moment, state: stateName(moment.value), event, onPage: true });
      if (!ways || !isPossible || !outcomeFor(kit, moment, event)) return [];
      const carried = stringify(payload).slice(0, MOST_CHARACTERS);
      return Object.entries(typeof ways === 'function' ? { '': ways } : ways).map(([way, doing]) => ({
        name: `${kit.name}: ${name}${carried === '{}' ? '' : ` ${carried}`}${way ? ` by ${way}` : ''}`,
        last: { session, event },
        doing: () => doing(visitor, event),
      }));
    });
  };

  /** The site's links that a visitor can press now, and Back. */
  async function movesNow(): Promise<Doable[]> {
    const [addresses, address, place] = await page.evaluate(() => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const all = (dialog ?? document.body).querySelectorAll<HTMLAnchorElement>(
        'a[href^="/"]:not([target], [download])',
      );
      const seen = [...all].filter(link => window.queries.isVisible(link) && !link.closest('[inert]'));
      const hrefs = seen.map(link => link.getAttribute('href') ?? '').filter(href => !/#|\.\w+$/.test(href));
      const { pathname, search, hash } = location;
      return [
        [...new Set(hrefs)],
        pathname + search + hash,
        Number(window.queries.observe()['history place']),
      ] as const;
    });
    const inFront = ':is(dialog[open], body:not(:has(dialog[open])))';
    const links = addresses.map(href => ({
      name: `follow a link to ${href}`,
      // Unless a page is on its way: a link to another address adds an entry to the history.
      ...(isLoading() ? {} : { place: href === address ? place : place + 1 }),
      doing: () => page.locator(`${inFront} a[href="${href}"]`).filter({ visible: true }).first().tap(),
    }));
    return place < 2 ? links : [...links, { name: 'Back', doing: () => driver.back() }];
  }

  /** Compares the new state of each machine, and what it has sent, with its kit. */
  function read(entries: readonly Entry[]): Difference[] {
    return entries.flatMap(copied => {
      const kit = kitsById.get(copied.machine);
      if (!kit) return [];
      const now = { ...copied, event: withPages(copied.event), context: withPages(copied.context), kit };
      const before = machines.get(now.session);
      const isJudged = before && now.isRunning && !/^(xstate\.(init|stop|snapshot)|$)/.test(now.event.type);
      const wrong = isJudged ? judge(before, now) : [];
      machines.set(now.session, now);
      return wrong;
    });
  }

  function withPages<Value>(value: Value): Value {
    if (Array.isArray(value)) return value.map(withPages) as Value;
    if (typeof value !== 'object' || value === null) return value;
    if (!('path' in value && 'exists' in value))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPages(one)])) as Value;
    const path = String(value.path);
    if (!pages.has(path)) pages.set(path, value);
    return pages.get(path) as Value;
  }

  function judge(before: Running, { kit, event, value, sent }: Running): Difference[] {
    const outcome = outcomeFor(kit, momentOf(before, running()), event);
    const effects = outcome?.effects ?? [];
    const wanted = [
      outcome?.to ?? stateName(before.value),
      effects
        .flatMap(({ to, type }) => (type ? `${to ?? 'parent'}: ${type}` : []))
        .sort()
        .join(', '),
    ];
    const seen = [stateName(value), [...sent].sort().join(', ')];
    const where = `${kit.name} in ${stateName(before.value)}, after ${stringify(event).slice(0, MOST_CHARACTERS)}`;
    return ['state', 'sent'].flatMap((what, index) =>
      wanted[index] === seen[index]
        ? []
        : { what: `${where}: ${what}`, expected: `'${wanted[index]}'`, seen: `'${seen[index]}'` },
    );
  }

  /** What all kits together say about the page, and is not so. */
  async function differencesNow(): Promise<Difference[]> {
    const seen: Record<string, string> = await driver.observe();
    const [path = ''] = (seen.address ?? '').split('?');
    const wanted: Record<string, Aspects[string]> = {
      ...always(path, seen),
      'hidden and focusable': '',
      'broken references': '',
    };
    const dialogs = new Set<string>();
    for (const one of speaking()) {
      const { kit, session, machine } = one;
      const isLast = last?.session === session;
      const isInSheet = machine === 'contactForm' && path !== '/contact' && (seen.dialog ?? '').includes(SHEET);
      const isHome = isInSheet || (await homeOf(kit)) === path;
      Object.assign(seen, await kit.see(driver).catch(() => ({})));
      const said = pageIn(kit, momentOf(one, running()) as Step['from'], isLast ? last?.event : undefined);
      if (typeof said.dialog === 'string' && said.dialog) dialogs.add(said.dialog);
      for (const [name, value] of Object.entries(said)) {
        const aspect = isInSheet ? name.replace("in 'main'", `in '${SHEET}'`) : name;
        const isSaid = SHARED.test(aspect) ? isLast && isHome && path === pathBefore : isHome || isOwn(kit, aspect);
        // Who has gone elsewhere keeps the focus there when an answer arrives.
        if (aspect === 'focus' && last?.event.type.startsWith('xstate.') && sessionBefore !== session) continue;
        if (!isSaid || (NEVER.includes(aspect) && kit.name !== 'toasts')) continue;
        // Where this machine says nothing, another may; and nothing is said behind another machine's dialog.
        if (aspect.startsWith('said ') && (!value || (seen.dialog && !said.dialog && !isInSheet))) continue;
        // The toast moves into a dialog and back, where it is not announced a second time.
        if (aspect === 'toast' && !isLast && typeof value === 'string')
          seen.toast = (seen.toast ?? '').replace(/^status/, /^\w+/.exec(value)?.[0] ?? '');
        // A machine that started later knows better what is in its place.
        wanted[aspect] =
          // Other machines may say something at the same time.
          aspect.startsWith('said ') && typeof value === 'string' && value
            ? new RegExp(literally(value))
            : !isHome && aspect.startsWith('link ') && typeof value === 'string'
              ? new RegExp(`^${literally(value.replace(', current page', ''))}(, current page)?$`)
              : value;
      }
    }
    // A dialog or a page that arrives meanwhile may receive the press that was meant for the theme button. The system's
    // theme has already changed by then, so the page must follow it.
    if (speaking().some(({ machine, value }) => machine === 'colorTheme' && value === 'system'))
      wanted.theme = visitor.systemTheme();
    wanted.dialog = [...dialogs].join(', ');
    if (dialogs.size > 0) wanted['page scrolls'] = 'false';
    return differencesBetween(wanted, { ...seen, ...(await textsOf(driver, wanted)) });
  }

  /**
   * Waits until the page is interactive. A link that is pressed before its part of the page is interactive opens another
   * document, whose machines are new.
   */
  async function waitUntilInteractive(): Promise<void> {
    for (let look = 0; look < MOST_WAITING; look++) {
      const [document, isReady] = await page
        .evaluate(() => [performance.timeOrigin, window.document.documentElement.dataset.script === 'ready'] as const)
        .catch(() => [0, false] as const);
      if (isReady && document === opened) return;
      if (isReady) {
        opened = document;
        machines.clear();
        last = undefined;
      }
      await driver.tick(look).catch(() => {});
    }
    throw new Error('the page does not become interactive');
  }

  /** What the kits do not explain, or what they say and is not so; null if more has happened meanwhile. */
  async function look(isPatient: boolean): Promise<Difference[] | null> {
    const entries = async () => read(await page.evaluate(() => window.actorControl.entries()));
    const unexplained = await entries();
    if (unexplained.length > 0) throw new PathFailure('', steps.length, unexplained, []);
    const wrong = await differencesNow();
    const later = await page.evaluate(() => window.actorControl.entries());
    const also = read(later);
    if (also.length > 0) throw new PathFailure('', steps.length, also, []);
    return wrong.length === 0 && (later.length > 0 || (isPatient && isLoading())) ? null : wrong;
  }

  /** `isPatient`: waits for a page that is loading; otherwise the next step comes before it has arrived. */
  async function check(isPatient: boolean): Promise<void> {
    let wrong: Difference[] | null = null;
    for (let turn = 0; turn < LOOKS; turn++) {
      await waitUntilInteractive();
      wrong = await look(isPatient).catch((reason: unknown) => {
        if (/context was destroyed|navigat/.test(String(reason))) return null;
        throw reason;
      });
      if (wrong?.length === 0) return driver.noteScroll();
      await driver.tick(turn).catch(() => {});
    }
    if (wrong) throw new PathFailure('', steps.length, wrong, []);
  }

  async function expectPlace(place: number): Promise<void> {
    const seen = await page.evaluate(() => Number(window.queries.observe()['history place']));
    const what = 'place in the history';
    if (seen !== place) throw new PathFailure('', steps.length, [{ what, expected: `${place}`, seen: `${seen}` }], []);
  }

  await driver.visit(address);
  await check(true);

  return {
    /** What the visitor has done. */
    steps,
    /** Takes one of the steps that this walk has tried least often. */
    async step(choice: number): Promise<void> {
      const all = [...speaking().flatMap(eventsOf), ...(await movesNow())];
      for (let left = all.filter(({ name }) => !onlyInTests.has(name)); left.length > 0; ) {
        const fewest = Math.min(...left.map(({ name }) => tries.get(name) ?? 0));
        const rarest = left.filter(({ name }) => (tries.get(name) ?? 0) === fewest);
        const chosen = rarest[choice % rarest.length];
        if (!chosen) return;
        tries.set(chosen.name, fewest + 1);
        sessionBefore = last?.session;
        pathBefore = new URL(page.url()).pathname;
        last = chosen.last;
        steps.push(chosen.name);
        const refusal = await chosen.doing().then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (refusal) {
          steps.push(`${steps.pop()} (not possible: ${String(refusal).split('\n')[0]})`);
          if (refusal instanceof OnlyInTests) onlyInTests.add(chosen.name);
          last = undefined;
        }
        // What has happened before a refusal counts, too. Every third step, the visitor does not wait for a page.
        const isPatient = choice % 3 > 0;
        await check(isPatient);
        if (isPatient && !refusal && chosen.place !== undefined) await expectPlace(chosen.place);
        if (!refusal) return;
        left = left.filter(one => one !== chosen);
      }
    },
  };
}

/** What a failure is about, to tell it from another one. */
const subjectOf = (reason: unknown) =>
  reason instanceof PathFailure ? reason.differences.map(({ what }) => what).join() : String(reason);

/** Takes walks of this many steps. If one fails, shortens it for at most `patience` ms to one that fails in the same way. */
export async function walkAtRandom(
  { walks, steps, seed, patience = 60_000 }: { walks: number; steps: number; seed: number; patience?: number },
  walk: (choices: readonly number[]) => Promise<void>,
) {
  const choice = fc.noShrink(fc.nat({ max: 1_000_000 }));
  const whole = fc.array(choice, { minLength: steps, maxLength: steps });
  const examples = fc.sample(whole, { numRuns: walks, seed }).map((choices): [number[]] => [choices]);
  let first: { subject: string; at: number } | undefined;
  const property = fc.asyncProperty(fc.array(choice, { maxLength: steps }), async choices => {
    if (first && Date.now() - first.at > patience) return;
    await walk(choices).catch((reason: unknown) => {
      first ??= { subject: subjectOf(reason), at: Date.now() };
      if (subjectOf(reason) === first.subject) throw reason;
    });
  });
  return fc.check(property, { numRuns: walks, examples, seed });
}
