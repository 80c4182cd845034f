/** Refuses a kit with a name that nobody would read: only a machine made with `setup` has types that know its names. */

import type { AnyStateMachine } from 'xstate';
import type { LooseKit } from './any-kit.ts';
import {
  declaredStates,
  declaredTransitions,
  delayNames,
  handles,
  ownTypes,
  resultNamed,
  resultNames,
} from './chart.ts';
import type { StateEntry } from './kit.ts';

const KIT =
  'start context viewports begin events states always inputs differs scrolls neverShown see possible machineOnly stateKey unreachable input delays';
const STATE = 'on actors tags page justAfter see errors quietPeriod harmless';
const EVENT = 'payloads by notOnPage';

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
  const types = [...ownTypes(machine), ...resultNames(machine)];
  const delays = delayNames(machine);
  const isDelay = (name: string) =>
    delays.includes(name) || name in machine.implementations.delays || handles(machine, name);
  const transitions = declaredTransitions(machine).map(({ name }) => name);
  expect('keys that no kit has', kit, KIT.split(' '));
  expect('states that the machine does not have', kit.states, states);
  expect('delays that the machine does not have', kit.delays, delays, isDelay);
  expect('transitions that the machine does not have', kit.unreachable, transitions);
  // Its type may ask for an event that the machine handles nowhere.
  const isNamed = (name: string) => isEvent(name) || 'notOnPage' in Object(Reflect.get(events, name));
  expect('events that the machine handles nowhere', events, types, isNamed);
  for (const [name, entry = {}] of Object.entries(events)) {
    const isWays = Object.values(entry).every(one => typeof one === 'function') && !('by' in entry);
    if (!isWays && !Array.isArray(entry)) expect(`keys of ${name} that no event has`, entry, EVENT.split(' '));
  }
  for (const [name, state = {}] of Object.entries({ ...kit.states, always: kit.always })) {
    expect(`keys of ${name} that no state has`, state, STATE.split(' '));
    const { on, justAfter, errors }: StateEntry<AnyStateMachine> = state;
    const named = { ...on, ...justAfter, ...errors };
    const isAny = (one: string) => isEvent(one) || isDelay(one);
    expect(`events of ${name} that the machine handles nowhere`, named, [...types, ...delays], isAny);
  }
  const missing = all ? states.filter(name => !(name in (kit.states ?? {}))) : [];
  if (missing.length > 0) fail(`lacks states: ${missing.join(', ')}`);
}
