/** A kit without its machine's types, with everything spelled out, so that one planner works for all kits. */
import type { AnyEventObject, AnyStateMachine, ContextFrom } from 'xstate';
import { eventName } from './chart';
import { type Aspects, broken, type Viewport } from './kit';
import type { Effect, Moment, Outcome } from './machine-types';

type Context = ContextFrom<AnyStateMachine>;
export type AnyOutcome = Outcome<AnyStateMachine>;
type AnyMoment = Moment<AnyStateMachine>;
type Doing<D> = (driver: D, event: AnyEventObject) => Promise<void>;
type Ways<D> = Doing<D> | Readonly<Record<string, Doing<D>>>;

/** `D`: the driver that the kit's steps use. */
export interface AnyKit<D = never> {
  /** The name of the machine's folder. */
  name: string;
  machine: AnyStateMachine;
  input: unknown;
  /** The payloads of each event. */
  events: Readonly<Record<string, readonly object[]>>;
  /** What each actor may resolve or reject with. */
  answers: Readonly<Record<string, Readonly<Record<'done' | 'error', readonly unknown[]>>>>;
  delays: Readonly<Record<string, number>>;
  machineOnly: readonly { event: AnyEventObject; because: string }[];
  stateKey: ((context: Context) => unknown) | undefined;
  possible: (moment: AnyMoment & { onPage: boolean }) => boolean;
  starts: { in: string; context: object };
  states: Readonly<Record<string, AnyState<D>>>;
  inputs: Readonly<Record<string, (context: Context) => object>>;
  viewports: readonly Viewport[];
  begin: (driver: D) => Promise<void>;
  /** How to cause each event; undefined if only the bare machine gets it. */
  perform: Readonly<Record<string, Ways<D> | undefined>>;
  see: (driver: D) => Promise<Readonly<Record<string, string>>>;
  differs: readonly (string | RegExp)[];
  scrolls: readonly string[];
  arrivals: Readonly<Record<string, { begin: (driver: D) => Promise<void>; after: readonly AnyEventObject[] }>>;
  unreachable: Readonly<Record<string, string>>;
}

interface AnyState<D> {
  /** The expected outcome of each event; null if it is refused. */
  on: Readonly<Record<string, (moment: AnyMoment) => AnyOutcome | null>>;
  actors: (context: Context) => readonly string[];
  tags: readonly string[];
  page: (context: Context, last: AnyEventObject | undefined) => Aspects;
  quietPeriod: number;
  harmless: Readonly<Record<string, (driver: D) => Promise<void>>>;
}

type Result = string | readonly [string, ...Effect[]] | AnyOutcome | null;
type EventEntry<D> = Ways<D> | { payloads?: readonly object[]; by?: Ways<D>; notOnPage?: string };

/** A kit as it is written (`Kit`), without its machine's types. */
export interface LooseKit<D>
  extends Pick<AnyKit<D>, 'begin'>,
    Partial<
      Pick<
        AnyKit<D>,
        'viewports' | 'inputs' | 'see' | 'differs' | 'scrolls' | 'machineOnly' | 'arrivals' | 'unreachable' | 'delays'
      >
    > {
  input?: object;
  start?: string;
  context?: object;
  events: Readonly<Record<string, EventEntry<D>>>;
  states: Readonly<Record<string, LooseState<D>>>;
  possible?: (moment: AnyMoment & { name: string; onPage: boolean }) => boolean;
  stateKey?: (context: Context) => unknown;
}

interface LooseState<D> extends Partial<Pick<AnyState<D>, 'tags' | 'quietPeriod' | 'harmless'>> {
  on?: Readonly<Record<string, Result | ((moment: AnyMoment) => Result)>>;
  actors?: readonly string[] | AnyState<D>['actors'];
  page?: Aspects | ((context: Context) => Aspects);
  justAfter?: Readonly<Record<string, Aspects | ((context: Context, event: AnyEventObject) => Aspects)>>;
}

/** An actor's result is named `name.done` or `name.error`. */
const RESULT = /^(.+)\.(done|error)$/;

export function readKit<D>(machine: AnyStateMachine, kit: LooseKit<D>, given: object): AnyKit<D> {
  const entries = Object.entries(kit.events).map(([name, entry]) => ({ name, ...readEvent(name, entry) }));
  const [own, results] = [
    entries.filter(({ name }) => !RESULT.test(name)),
    entries.filter(({ name }) => RESULT.test(name)),
  ];
  const answers: Record<string, Record<'done' | 'error', readonly unknown[]>> = {};
  for (const { name, payloads } of results) {
    const [, actor = '', ending = ''] = RESULT.exec(name) ?? [];
    answers[actor] = { done: [], error: [], ...answers[actor], [ending]: payloads };
  }
  const notOnPage = new Set(entries.filter(({ ways }) => !ways).map(({ name }) => name));
  return {
    name: machine.id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
    machine,
    input: { ...given, ...kit.input },
    events: Object.fromEntries(own.map(({ name, payloads }) => [name, payloads as readonly object[]])),
    answers,
    delays: kit.delays ?? {},
    machineOnly: kit.machineOnly ?? [],
    stateKey: kit.stateKey,
    possible(moment) {
      const name = eventName(moment.event);
      return !(moment.onPage && notOnPage.has(name)) && (kit.possible?.({ ...moment, name }) ?? true);
    },
    starts: { in: kit.start ?? Object.keys(kit.states)[0] ?? '', context: kit.context ?? {} },
    states: Object.fromEntries(Object.entries(kit.states).map(([name, state]) => [name, readState(state)])),
    inputs: kit.inputs ?? {},
    viewports: kit.viewports ?? ['phone', 'desktop'],
    begin: kit.begin,
    perform: Object.fromEntries(entries.map(({ name, ways }) => [name, ways])),
    see: kit.see ?? (async () => ({})),
    differs: kit.differs ?? [],
    scrolls: kit.scrolls ?? [],
    arrivals: kit.arrivals ?? {},
    unreachable: kit.unreachable ?? {},
  };
}

function readEvent<D>(name: string, entry: EventEntry<D>): { payloads: readonly unknown[]; ways: Ways<D> | undefined } {
  const alone = name.endsWith('.error') ? broken : name.endsWith('.done') ? undefined : {};
  if (typeof entry === 'function' || !('payloads' in entry || 'notOnPage' in entry))
    return { payloads: [alone], ways: entry as Ways<D> };
  const { payloads = [alone], by } = entry as Exclude<EventEntry<D>, Ways<D>>;
  return { payloads, ways: by };
}

function readState<D>(state: LooseState<D>): AnyState<D> {
  const { on = {}, actors = [], tags = [], page = {}, justAfter = {}, quietPeriod = 0, harmless = {} } = state;
  return {
    on: Object.fromEntries(
      Object.entries(on).map(([name, expected]) => [
        name,
        (moment: AnyMoment) => readResult(typeof expected === 'function' ? expected(moment) : expected),
      ]),
    ),
    actors: typeof actors === 'function' ? actors : () => actors,
    tags,
    page(context, last) {
      const also = last && justAfter[eventName(last)];
      return {
        ...(typeof page === 'function' ? page(context) : page),
        ...(typeof also === 'function' ? also(context, last as AnyEventObject) : also),
      };
    },
    quietPeriod,
    harmless,
  };
}

function readResult(result: Result): AnyOutcome | null {
  if (typeof result === 'string') return { to: result };
  if (!Array.isArray(result)) return result as AnyOutcome | null;
  const [to, ...effects] = result as readonly [string, ...Effect[]];
  return { to, effects };
}
