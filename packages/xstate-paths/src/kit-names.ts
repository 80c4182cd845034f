/** Refuses a kit with a name that nobody would read: only a machine made with `setup` has types that know its names. */
import type { AnyStateMachine } from 'xstate';
import type { EventOptions, LooseKit } from './any-kit.ts';
import {
  actorName,
  declaredActors,
  declaredStates,
  declaredTransitions,
  delayNames,
  eventNames,
  handles,
  resultNamed,
} from './chart.ts';
import type { SmallKit, StateEntry } from './kit.ts';

/** The compiler asks here for each key of the types. */
const KIT = Object.keys({
  ...{ start: 0, context: 0, viewports: 0, begin: 0, events: 0, states: 0, always: 0, inputs: 0, input: 0 },
  ...{ delays: 0, mayChange: 0, mayScroll: 0, neverShown: 0, see: 0, possible: 0, machineOnly: 0, stateKey: 0 },
  unreachable: 0,
} satisfies Record<keyof SmallKit<AnyStateMachine>, 0>);
const STATE = Object.keys({
  ...{ on: 0, actors: 0, tags: 0, page: 0, justAfter: 0, see: 0, errors: 0, quietPeriod: 0, noEffect: 0 },
} satisfies Record<keyof StateEntry<AnyStateMachine>, 0>);
const EVENT = Object.keys({ payloads: 0, by: 0, notOnPage: 0 } satisfies Record<keyof EventOptions<never>, 0>);

/** What the beginning of a kit leaves to its reader. A part of a kit that is so deep inside is of the machine. */
function openIn(part: unknown, depth = 4): string[] {
  if (typeof part === 'string' || typeof part === 'function')
    return String(part).match(/(?<=^|['"`])TODO: [^'"`]*/g) ?? [];
  const inner = depth > 0 ? Object.entries(Object(part)).flat() : [];
  return inner.flatMap(one => openIn(one, depth - 1));
}

/** `all`: the kit must name every state. */
export function expectNames(machine: AnyStateMachine, kit: LooseKit<never>, all: boolean): void {
  const fail = (words: string) => {
    throw new Error(`${machine.id}: the kit ${words}`);
  };
  const expect = (
    what: string,
    named: object | undefined,
    known: readonly string[],
    isKnown = (one: string) => known.includes(one),
  ) => {
    const unknown = Object.keys(named ?? {}).filter(one => !isKnown(one));
    if (unknown.length > 0) fail(`names ${what}: ${unknown.join(', ')}. There are ${known.join(', ')}`);
  };
  const states = declaredStates(machine);
  const twice = states.filter((one, at) => states.indexOf(one) !== at);
  if (twice.length > 0) fail(`cannot name states whose names mean several: ${twice.join(', ')}`);
  const { events = {} } = kit;
  const isEvent = (name: string) => {
    const { actor, ending, isKnown } = resultNamed(machine, name) ?? {};
    return isKnown || handles(machine, name) || handles(machine, `xstate.${ending}.actor.${actor}`);
  };
  const types = eventNames(machine);
  const delays = delayNames(machine);
  const isDelay = (name: string) =>
    delays.includes(name) || name in machine.implementations.delays || handles(machine, name);
  const transitions = declaredTransitions(machine).map(({ name }) => name);
  expect('keys that no kit has', kit, KIT);
  expect('states that the machine does not have', kit.states, states);
  expect('delays that the machine does not have', kit.delays, delays, isDelay);
  expect('transitions that the machine does not have', kit.unreachable, transitions);
  const isAny = (one: string) => isEvent(one) || isDelay(one);
  const invoked = declaredActors(machine).map(({ id }) => actorName(machine, id));
  const actors = [...new Set([...invoked, ...Object.keys(machine.implementations.actors)])];
  const keyed = (names: readonly string[] = []) => Object.fromEntries(names.map(one => [one, 0]));
  const onBare = keyed(kit.machineOnly?.map(({ event }) => event.type));
  expect('actors whose inputs nobody reads', kit.inputs, actors);
  expect('events in mayScroll that the machine handles nowhere', keyed(kit.mayScroll), [...types, ...delays], isAny);
  expect('events in machineOnly that the machine handles nowhere', onBare, types, isEvent);
  // Its type may ask for an event that the machine handles nowhere.
  const isNamed = (name: string) => isEvent(name) || 'notOnPage' in Object(Reflect.get(events, name));
  expect('events that the machine handles nowhere', events, types, isNamed);
  for (const [name, entry = {}] of Object.entries(events)) {
    const isWays = Object.values(entry).every(one => typeof one === 'function') && !('by' in entry);
    if (!isWays && !Array.isArray(entry)) expect(`keys of ${name} that no event has`, entry, EVENT);
  }
  for (const [name, state = {}] of Object.entries({ ...kit.states, always: kit.always })) {
    expect(`keys of ${name} that no state has`, state, STATE);
    const { on, justAfter, errors }: StateEntry<AnyStateMachine> = state;
    const named = { ...on, ...justAfter, ...errors };
    expect(`events of ${name} that the machine handles nowhere`, named, [...types, ...delays], isAny);
  }
  const open = new Set([kit.events, kit.states, kit.always].flatMap(part => openIn(part)));
  if (open.size > 0) fail(`is not filled in: ${[...open].join(', ')}`);
  const missing = all ? states.filter(name => !(name in (kit.states ?? {}))) : [];
  if (missing.length > 0) fail(`lacks states: ${missing.join(', ')}`);
}
