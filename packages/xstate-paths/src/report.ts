/** Explores a machine without running anything, and reports what never happens. Needs no kit; a kit adds payloads and results. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyKit } from './any-kit.ts';
import {
  actorIn,
  declaredActors,
  declaredStates,
  declaredTransitions,
  eventName,
  idleTransitions,
  missingImplementations,
} from './chart.ts';
import { childrenOf } from './children.ts';
import { stateName, stateNames } from './inside.ts';
import { alikeIn, firstStep, kindOf, ownEvents, resultsIn } from './plan.ts';
import { ChangedInPlace, seeded, wordsOf } from './repeatable.ts';
import { stepperOf } from './stepper.ts';
import { nextTimer } from './timers.ts';

/** What a report lists, and how its text calls that: first what may be the cause of what follows. */
const LISTS = {
  missing: 'Named, but not provided',
  failed: 'Errors that kept events from being tried',
  needsPayload: 'Transitions that need a payload',
  unhandled: 'Failures that the machine does not handle, so it stops',
  unreachable: 'States never reached',
  neverTaken: 'Transitions never taken',
  neverRefusing: 'Guards that never refuse',
  idle: 'Transitions that do nothing',
};
type ListName = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as ListName[];
/** The number of lists, from the first on, that an event without a payload makes longer. */
const CAUSES = 3;
const DEAD = 'its state is never reached';

export interface Report extends Record<ListName, string[]> {
  /** Numbers of what the machine declares, and of the snapshots (states with contexts) that were explored. */
  states: number;
  transitions: number;
  snapshots: number;
  /** Whether every snapshot was explored; otherwise, what seems to be missing may only be far away. */
  complete: boolean;
  untried: string[];
  /** What contexts have that looks alike, but may differ inside: they count as one. */
  alike: string[];
}

export type ReportOptions = { limit?: number; seconds?: number };

const MOST_SNAPSHOTS = 5_000;
const MOST_SECONDS = 30;
const MOST_NAMES = 12;
/** The snapshots explored in one direction before the other. */
const TURN = 100;

/** The real clock, which stands still for the machine. */
const { now } = Date;

const nameOf = ({ value }: AnyMachineSnapshot) => stateName(value) || '(the only state)';

export const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : asText(name));
export const asText = (text: string): string => (/['\\\p{Cc}]/u.test(text) ? JSON.stringify(text) : `'${text}'`);

const few = (all: readonly string[]): string =>
  [...all.slice(0, MOST_NAMES), ...(all.length > MOST_NAMES ? [`${all.length - MOST_NAMES} more`] : [])].join(', ');

/** The state that starts the actor whose result this is, or else the whole state. */
function startOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, { type }: AnyEventObject): string {
  const states = stateNames(snapshot.value);
  const owner = declaredActors(machine).find(
    ({ id, state }) => id === actorIn(type) && states.some(one => one === state || one.startsWith(`${state}.`)),
  );
  return owner?.state ?? nameOf(snapshot);
}

/** A state, and each actor that runs in it, named by its source, because its id may be random. */
const kindsOf = (snapshot: AnyMachineSnapshot): string[] => [
  nameOf(snapshot),
  ...childrenOf(snapshot).flatMap(({ actor: { src }, hasEnded }) =>
    hasEnded ? [] : [`${nameOf(snapshot)}, ${typeof src === 'string' ? src : ''}`],
  ),
];

export const reportOf = (kit: AnyKit, options: ReportOptions = {}): Report => seeded('', () => explored(kit, options));

function explored(kit: AnyKit, { limit = MOST_SNAPSHOTS, seconds = MOST_SECONDS }: ReportOptions): Report {
  const { machine } = kit;
  const stepper = stepperOf(machine);
  const declared = declaredTransitions(machine);
  const states = declaredStates(machine);
  const [taken, refused] = [new Set<string>(), new Set<string>()];
  const unhandled = new Set<string>();
  const failed = new Map<string, Record<'states' | 'events', Set<string>>>();
  const failing = new Set<string>();
  const [reached, results] = [new Set<string>(), new Set<string>()];
  /** The snapshots to explore, by state, so that a state with many contexts does not keep the others from being explored. */
  const waiting = new Map<string, AnyMachineSnapshot[]>();
  const turns = new Map<string, number>();
  /** What `kindsOf` names, and whether it has been explored. */
  const kinds = new Map<string, boolean>();
  const known = new Set<string>();
  let snapshots = 0;

  function note(step: ReturnType<typeof stepper.next>): void {
    for (const name of step.taken) taken.add(name);
    for (const name of [...step.refused, ...step.idle]) refused.add(name);
    const { to } = step;
    for (const name of step.visited) reached.add(name);
    const key = kindOf(kit, to, null);
    if (to.status !== 'active' || known.has(key)) return;
    known.add(key);
    const state = nameOf(to);
    const queue = waiting.get(state);
    if (queue) queue.push(to);
    else waiting.set(state, [to]);
    for (const kind of kindsOf(to)) kinds.set(kind, kinds.get(kind) ?? false);
  }

  note(firstStep(kit));
  /** The events of which the machine reads what they do not have. */
  const lacking = new Set<string>();
  const own = ownEvents(kit).map(
    event =>
      new Proxy(event, {
        get(target, key) {
          if (typeof key === 'string' && key !== 'toJSON' && !(key in target)) lacking.add(event.type);
          return Reflect.get(target, key);
        },
      }),
  );
  /** Whether exploring could not find more: contexts may grow without bound. */
  const isDone = () =>
    [...kinds.values()].every(Boolean) &&
    states.every(state => reached.has(state)) &&
    declared.every(({ name, guarded }) => taken.has(name) && (!guarded || refused.has(name)));
  const start = now();
  const isLate = () => now() - start > seconds * 1_000;
  for (; snapshots < limit && !isLate() && !isDone(); snapshots++) {
    const [state] = [...waiting].sort(([one], [other]) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0))[0] ?? [];
    // By turns the oldest and the newest: near snapshots, and some that are far away.
    const queue = state === undefined ? [] : (waiting.get(state) ?? []);
    const snapshot = Math.floor(snapshots / TURN) % 2 === 0 ? queue.shift() : queue.pop();
    if (state === undefined || !snapshot) break;
    if (queue.length === 0) waiting.delete(state);
    turns.set(state, (turns.get(state) ?? 0) + 1);
    for (const kind of kindsOf(snapshot)) kinds.set(kind, true);
    const timer = nextTimer(snapshot);
    for (const event of [...own, ...resultsIn(kit, snapshot), ...(timer ? [timer.event] : [])]) {
      const name = eventName(machine, event);
      const isBare = actorIn(event.type) && 'output' in event && event.output === undefined;
      try {
        const step = stepper.next(snapshot, event);
        if (isBare && step.taken.length + step.refused.length > 0) results.add(name);
        for (const one of step.refused) refused.add(one);
        if (step.to.status === 'error' && step.taken.length === 0)
          unhandled.add(`${startOf(machine, snapshot, event)}: ${name}`);
        // What the machine does not handle changes nothing: that an actor has ended is no snapshot of its own.
        else if (step.taken.length + step.refused.length + step.idle.length > 0) note(step);
      } catch (reason) {
        if (reason instanceof ChangedInPlace) throw reason;
        if (isBare) results.add(name);
        failing.add(name);
        // XState's words name the event, too.
        const words = wordsOf(reason)
          .replace(/^Unable to evaluate guard( '[^']*')? in .*?':\s+/s, 'a guard$1 throws: ')
          .replaceAll('\n', ' ');
        const known = failed.get(words) ?? { states: new Set(), events: new Set() };
        failed.set(words, known);
        known.events.add(name);
        known.states.add(state);
      }
    }
  }
  const complete = waiting.size === 0 || isDone();
  const alike = alikeIn(kit);
  const isSure = complete && alike.length === 0;
  const unreachable = states.filter(name => !reached.has(name));
  const isDead = (place: string) => {
    const isIn = (state: string) => state === place || state.startsWith(`${place}.`);
    return unreachable.some(isIn) && ![...reached].some(isIn);
  };
  const reasonOf = ({ name, state, event }: (typeof declared)[number]): string => {
    if (isDead(state)) return DEAD;
    if (failing.has(event)) return 'the event could not be tried, see above';
    if (refused.has(name)) return isSure ? 'its guard always refuses' : 'its guard refuses in the snapshots explored';
    return 'another comes first, or nothing causes it';
  };
  const never = declared.filter(({ name }) => !taken.has(name));
  // Without a guard, the event is taken as it is, unless an action could not read it.
  const lacks = ({ state, event, guarded }: (typeof declared)[number]) =>
    (guarded || failing.has(event)) && (lacking.has(event) || results.has(event)) && !isDead(state);
  return {
    states: states.length,
    transitions: declared.length,
    snapshots,
    complete,
    unreachable,
    neverTaken: never.filter(one => !lacks(one)).map(one => `${one.spoken} (${reasonOf(one)})`),
    needsPayload: never.filter(lacks).map(one => one.spoken),
    neverRefusing: declared
      .filter(({ name, guarded }) => guarded && taken.has(name) && !refused.has(name))
      .map(one => one.spoken),
    unhandled: [...unhandled],
    idle: idleTransitions(machine),
    missing: missingImplementations(machine),
    alike,
    failed: [...failed].map(([words, { states, events }]) => `${few([...states])}: ${few([...events])}: ${words}`),
    untried: [...results, ...lacking],
  };
}

export function reportText(title: string, report: Report): string {
  const { states, transitions, snapshots, complete, untried, alike } = report;
  const example = untried[0] && `kitOf(machine, { events: { ${quoted(untried[0])}: [{ … }] } })`;
  const linesOf = (name: ListName): string[] => {
    const all = report[name];
    const heading = `  ${LISTS[name]}: ${all.length}`;
    if (all.length === 0) return [];
    if (name === 'unreachable') return [`${heading}: ${few(all)}`];
    if (name === 'needsPayload' && all.length > MOST_NAMES) return [heading];
    // They are what follows from the line above them.
    const others = all.filter(line => name !== 'neverTaken' || !line.endsWith(`(${DEAD})`));
    const dead = all.length - others.length;
    return [`${heading}${dead > 0 ? `, ${dead} of them in these states` : ''}`, ...others.map(line => `    ${line}`)];
  };
  const lines = [
    ...LIST_NAMES.slice(0, CAUSES).flatMap(linesOf),
    ...(example ? [`  Tried without a payload: ${few(untried)}. A kit can give some: ${example}`] : []),
    ...(alike.length > 0
      ? [`  Count as one, but may differ inside: ${few(alike)}. A kit’s \`stateKey\` can tell them apart`]
      : []),
    ...LIST_NAMES.slice(CAUSES).flatMap(linesOf),
  ];
  const far = complete ? '' : `, not all: a kit’s \`stateKey\` can merge contexts that are alike`;
  return [
    `${title}: ${states} states, ${transitions} transitions, ${snapshots} snapshots explored${far}`,
    ...(isClean(report) ? ['  Every state is reached, every transition is taken, and no guard always passes.'] : lines),
  ].join('\n');
}

export const isClean = (report: Report): boolean => LIST_NAMES.every(name => report[name].length === 0);
