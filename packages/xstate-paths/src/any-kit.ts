/** A kit without its machine's types, with everything spelled out, so that one planner works for all kits. */
import type { AnyEventObject, AnyStateMachine, ContextFrom } from 'xstate';
import { actorIn, byActor, declaredTransitions, eventName, eventNames, resultNamed } from './chart.ts';
import type { Driver } from './driver.ts';
import type { Doing, Effect, KitArgs, Outcome, SmallKit, StateEntry, Variants as VariantsOf } from './kit.ts';
import { expectNames } from './kit-names.ts';
import { type Aspects, differing } from './vocabulary.ts';

export const broken = new Error('broken on purpose');

type Context = ContextFrom<AnyStateMachine>;
export type AnyOutcome = Outcome<AnyStateMachine>;
type AnyArgs = KitArgs<AnyStateMachine>;
type Variants<D> = VariantsOf<AnyEventObject, D>;

const DEFAULTS = {
  /** A delay that is missing lasts as long as the machine says. */
  delays: {},
  machineOnly: [],
  inputs: {},
  viewports: ['phone', 'desktop'],
  begin: async () => {},
  see: async () => ({}),
  mayScroll: [],
  neverShown: {},
  unreachable: {},
} satisfies LooseKit<never>;

/** `D`: the driver that the kit's steps use. */
export interface AnyKit<D = never> extends Required<Pick<LooseKit<D>, keyof typeof DEFAULTS>> {
  name: string;
  /** Whether the kit says everything: what it does not name must not happen. Otherwise, it is not compared. */
  complete: boolean;
  machine: AnyStateMachine;
  input: unknown;
  events: Readonly<Record<string, readonly object[]>>;
  results: Readonly<Record<string, Readonly<Record<'done' | 'error', readonly unknown[]>>>>;
  stateKey: ((context: Context) => unknown) | undefined;
  /** `isDelay`: time causes the event, so a page need not. */
  possible: (args: AnyArgs & { onPage: boolean; isDelay: boolean }) => boolean;
  /** Undefined if the kit does not say where the machine starts, or with what. */
  start: string | undefined;
  context: object | undefined;
  states: Readonly<Record<string, AnyState<D>>>;
  always: AnyState<D>;
  inputs: Readonly<Record<string, (context: Context) => object>>;
  /** How to cause each event; undefined if only the bare machine gets it. */
  perform: Readonly<Record<string, Variants<D> | undefined>>;
  /** Transitions that the bare machine need not take, nor their guards refuse. A complete kit excuses them only on a page. */
  excused: readonly string[];
  /** Names of the actors that the driver holds back and ends, because the kit does not say how they end. */
  endedByDriver: readonly string[];
  mayChange: readonly (string | RegExp)[] | undefined;
}

interface AnyState<D> {
  /** The expected outcome of each event; null if it is refused. Undefined in all states: the machine is believed. */
  on: Readonly<Record<string, (args: AnyArgs) => AnyOutcome | null>> | undefined;
  actors: ((context: Context) => readonly string[]) | undefined;
  tags: readonly string[] | undefined;
  page: (context: Context, last: AnyEventObject | undefined) => Aspects;
  see: ((driver: D, args: Seen) => unknown) | undefined;
  errors: Readonly<Record<string, RegExp | undefined>>;
  quietPeriod: number;
  noEffect: Readonly<Record<string, (driver: D) => unknown>>;
  comparesPage: boolean;
}

/** What `see` gets besides the driver. `event`: the one that led here, if it was the last one. */
export type Seen<C = Context, E = AnyEventObject> = { context: C; event: E | undefined };

type Result = string | readonly [string, ...Effect[]] | AnyOutcome | null;
/** A kit as it is written (`Kit`), without its machine's types. */
export type LooseKit<D> = SmallKit<AnyStateMachine, D>;
export type EventOptions<D> = { payloads?: readonly unknown[]; by?: Variants<D>; notOnPage?: string };
type EventEntry<D> = Variants<D> | readonly object[] | EventOptions<D>;

/** `given`: inputs that every machine gets. `onPage`: the kit must say what every state shows. */
export function readKit<D>(
  machine: AnyStateMachine,
  kit: LooseKit<D> | AnyKit<D> = {},
  { given, complete = false, onPage = false }: { given?: object; complete?: boolean; onPage?: boolean } = {},
): AnyKit<D> {
  if ('perform' in kit) return kit;
  expectNames(machine, kit, onPage);
  // An event that the kit does not name is tried without a payload, unless the kit has to name all.
  const all = complete ? [] : eventNames(machine);
  const named = byActor(machine, kit.events ?? {});
  const unnamed = all.filter(name => !(name in named));
  const events = { ...Object.fromEntries(unnamed.map(name => [name, {}])), ...named };
  const entries = Object.entries(events).map(([name, entry]) => {
    const result = resultNamed(machine, name);
    return { name, result, ...readEvent(result, entry as EventEntry<D>) };
  });
  const own = entries.filter(({ result }) => !result);
  const results: Record<string, Record<'done' | 'error', readonly unknown[]>> = {};
  for (const { result, payloads } of entries) {
    if (!result) continue;
    const others = complete ? { done: [], error: [] } : { done: [undefined], error: [broken] };
    results[result.actor] = { ...others, ...results[result.actor], [result.ending]: payloads };
  }
  const unreachable = declaredTransitions(machine).flatMap(({ name, event }) =>
    entries.flatMap(one => (one.name === event && one.notOnPage ? [[name, one.notOnPage]] : [])),
  );
  const notOnPage = new Set(entries.filter(({ variants }) => !variants).map(({ name }) => name));
  return {
    ...DEFAULTS,
    ...kit,
    name: machine.id.replace(/(?<=.)(?=[A-Z])/g, '-').toLowerCase(),
    machine,
    complete,
    input: given ? { ...given, ...(kit.input as object) } : kit.input,
    events: Object.fromEntries(own.map(({ name, payloads }) => [name, payloads as readonly object[]])),
    results,
    stateKey: kit.stateKey,
    possible(args) {
      const name = eventName(machine, args.event);
      const isOff = args.onPage && !args.isDelay && notOnPage.has(name);
      return !isOff && (kit.possible?.({ ...args, name }) ?? true);
    },
    start: kit.start ?? (complete ? Object.keys(kit.states ?? {})[0] : undefined),
    context: kit.context ?? (complete ? {} : undefined),
    states: mapped(kit.states ?? {}, (state = {}) => readState(machine, state)),
    always: readState(machine, kit.always ?? {}),
    perform: Object.fromEntries(entries.map(({ name, variants }) => [name, variants])),
    unreachable: { ...Object.fromEntries(unreachable), ...kit.unreachable },
    excused: complete ? [] : Object.keys(kit.unreachable ?? {}),
    endedByDriver: [...new Set(entries.flatMap(({ result, settles }) => (result && settles ? [result.actor] : [])))],
    mayChange: (kit.mayChange ?? (complete ? [] : undefined))?.map(one =>
      typeof one === 'object' && 'role' in one ? differing(one) : one,
    ),
  };
}

/** `result`: the actor and how it ends; undefined for an event of the machine's own. */
function readEvent<D>(result: ReturnType<typeof resultNamed>, entry: EventEntry<D>) {
  const { actor, ending } = result ?? {};
  const alone = ending === 'error' ? broken : ending === 'done' ? undefined : {};
  const isOptions = ['payloads', 'by', 'notOnPage'].some(key => key in entry) || Object.keys(entry).length === 0;
  const isWays = typeof entry === 'function' || !isOptions;
  const options = Array.isArray(entry) ? { payloads: entry } : isWays ? { by: entry } : entry;
  const { payloads = [alone], by, notOnPage } = options as EventOptions<D>;
  // Unless the kit says how an actor ends, the driver ends it in the page.
  const settles = actor !== undefined && !by && !notOnPage;
  return { payloads, notOnPage, settles, variants: settles ? settling<D>(actor) : by };
}

const settling =
  <D>(actor: string): Doing<AnyEventObject, D> =>
  (driver, { output, error, type }) => {
    const result = type.startsWith('xstate.error') ? { error } : { output };
    return (driver as unknown as Driver).settle(actorIn(type) ?? actor, result);
  };

function readState<D>(machine: AnyStateMachine, state: StateEntry<AnyStateMachine, D>): AnyState<D> {
  const { on, actors, tags, page = {}, justAfter = {}, see, errors = {}, quietPeriod = 0, noEffect = {} } = state;
  const after = byActor(machine, justAfter);
  return {
    on:
      on &&
      mapped(byActor(machine, on), expected => (args: AnyArgs) => {
        return readResult(typeof expected === 'function' ? expected(args) : (expected ?? null));
      }),
    actors: typeof actors === 'object' ? () => actors : actors,
    tags,
    page(context, last) {
      const also = last && after[eventName(machine, last)];
      return {
        ...(typeof page === 'function' ? page(context) : page),
        ...(typeof also === 'function' ? also(context, last as AnyEventObject) : also),
      };
    },
    see,
    errors: byActor(machine, errors),
    quietPeriod,
    noEffect,
    comparesPage: [state.page, state.justAfter, see].some(Boolean),
  };
}

const mapped = <From, To>(all: Readonly<Record<string, From>>, change: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));

function readResult(result: Result): AnyOutcome | null {
  if (typeof result === 'string') return { to: result };
  if (!Array.isArray(result)) return result as AnyOutcome | null;
  const [to, ...effects] = result as readonly [string, ...Effect[]];
  return { to, effects };
}
