/** A machine without one of its transitions, to see that somebody misses it. */
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { AnyKit } from './kit';

/** A chart as it is written, as far as transitions stand in it. */
interface Written {
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  always?: unknown;
  invoke?: Written | Written[];
  onDone?: unknown;
  onError?: unknown;
  states?: Record<string, Written>;
}

const branchesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The chart or its table of events without this branch; without the whole entry where it was the only one. */
function without<Table extends object>(table: Table, key: keyof Table & string, branch: number): Table {
  const rest = branchesOf(table[key]).filter((_, index) => index !== branch);
  const { [key]: _, ...others } = table;
  return (rest.length > 0 ? { ...table, [key]: rest } : others) as Table;
}

/** Every chart that lacks one of the transitions of this one, with the place where it stood. */
function* lacking(chart: Written, place: string): Generator<[place: string, chart: Written]> {
  for (const key of ['always', 'onDone', 'onError'] as const) {
    if (chart[key] === undefined) continue;
    for (const branch of branchesOf(chart[key]).keys())
      yield [`${place}: ${key} ${branch + 1}`, without(chart, key, branch)];
  }
  for (const key of ['on', 'after'] as const) {
    const table = chart[key] ?? {};
    for (const [event, value] of Object.entries(table)) {
      for (const branch of branchesOf(value).keys())
        yield [`${place}: ${event} ${branch + 1}`, { ...chart, [key]: without(table, event, branch) }];
    }
  }
  const invoked = chart.invoke === undefined ? [] : [chart.invoke].flat();
  for (const [index, one] of invoked.entries()) {
    for (const [where, less] of lacking(one, `${place}, actor ${index + 1}`))
      yield [where, { ...chart, invoke: invoked.with(index, less) }];
  }
  for (const [name, state] of Object.entries(chart.states ?? {})) {
    for (const [where, less] of lacking(state, `${place}.${name}`))
      yield [where, { ...chart, states: { ...chart.states, [name]: less } }];
  }
}

/** The kit once for each transition of its machine, with a machine that lacks it. */
export function withOneTakenOut(kit: AnyKit): { place: string; kit: AnyKit }[] {
  const { config, implementations } = kit.machine;
  return [...lacking(config as Written, kit.machine.id)].map(([place, chart]) => ({
    place,
    kit: { ...kit, machine: new StateMachine(chart as typeof config, implementations) as AnyStateMachine },
  }));
}
