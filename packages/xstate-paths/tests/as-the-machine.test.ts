/** The plan is what the machine does when it runs, and what a kit expects that says what each event leads to. */
import { expect, it } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { assign, cancel, createActor, fromPromise, raise, SimulatedClock, sendTo, spawnChild, stopChild } from 'xstate';
import { kitOf, type Path, plan, reportOf } from '../src';
import { initialOf } from '../src/plan';
import { endingTimer } from '../src/timers';
import { chart, failures, nothing } from './charts';

/** The states of a machine that really runs, at the start and after each step of a path. */
function statesOf(machine: AnyStateMachine, path: Path): unknown[] {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  return [
    actor.getSnapshot().value,
    ...path.map(({ event, from }) => {
      const timer = endingTimer(from, event);
      if (timer) clock.increment(timer.left);
      else actor.send(event);
      return actor.getSnapshot().value;
    }),
  ];
}

const self = ({ self }: { self: AnyActorRef }) => self;
const sends = (type: string) => sendTo(self, { type });
const states = { c: {}, b: { on: { on: 'c' } } };
const tick = (n: number) => raise({ type: 'tick', n } as never, { delay: 100 * n });
const late = { type: 'late' };
const results = (target: string) => ({ 'xstate.done.actor.j': target, 'xstate.error.actor.j': target });

type Row = [what: string, machine: AnyStateMachine, end: string, on?: object];

it.each<Row>([
  [
    'that sends to itself twice, in order',
    chart({
      a: { on: { go: { actions: [sends('one'), sends('two')] }, one: 'b', two: 'a' } },
      b: { on: { two: 'c', one: 'a' } },
      c: {},
    }),
    'c',
  ],
  ['that sends to itself at its start', chart({ b: states.b, c: {} }, { entry: sends('on') }), 'c'],
  [
    'whose two delayed raises of one type come one after the other',
    chart(
      {
        a: {
          entry: [tick(1), tick(2)],
          on: {
            tick: [
              { guard: ({ event }) => event.n === 2, target: 'b' },
              { guard: ({ event }) => event.n === 1, actions: assign({ last: ({ event }) => event.n }) },
            ],
          },
        },
        b: {},
      },
      { context: { last: 0 } },
    ),
    'b',
    { a: { tick: ({ event }: { event: AnyEventObject }) => (event.n === 2 ? 'b' : event.n === 1 ? 'a' : null) } },
  ],
  [
    'whose transition starts a delay, and stays in its state',
    chart({
      a: { on: { start: { actions: sendTo(self, late, { delay: 1_000 }) }, late: 'b' } },
      b: { on: { back: 'a' } },
    }),
    'a',
    { a: { start: 'a', late: 'b' }, b: { back: 'a' } },
  ],
  [
    'whose child is stopped and reports nothing, and that spawns another later, which does',
    chart(
      {
        a: { on: { ...results('wrong'), stop: { target: 'b', actions: stopChild('j') } } },
        b: { on: { ...results('c'), again: { actions: spawnChild('job', { id: 'j' }) } } },
        c: {},
        wrong: {},
      },
      { entry: spawnChild('job', { id: 'j' }) },
    ).provide({ actors: { job: fromPromise(async () => 'never called') } }),
    'c',
  ],
])('a machine %s', async (_, machine, end, on) => {
  const kit = kitOf(machine);
  expect(await failures(machine)).toEqual([]);
  expect(reportOf(kit)).toMatchObject({ ...nothing, complete: true });
  const [path = []] = plan(kit);
  const planned = [initialOf(kit).value, ...path.map(({ to }) => to.value)];
  expect(planned.at(-1)).toBe(end);
  expect(statesOf(machine, path)).toEqual(planned);
  const states = Object.fromEntries(Object.entries(on ?? {}).map(([state, events]) => [state, { on: events }]));
  if (on) expect(await failures(machine, { states })).toEqual([]);
});

it('a raise that is canceled does not come, and a second one under its id takes its place', () => {
  const machine = chart({
    a: {
      entry: [
        raise({ type: 'tick' }, { delay: 100, id: 'it' }),
        raise({ type: 'tock' }, { delay: 300, id: 'it' }),
        raise({ type: 'stop' }, { delay: 50, id: 'no' }),
        cancel('no'),
      ],
      on: { tick: 'wrong', stop: 'wrong', tock: 'b' },
    },
    b: {},
    wrong: {},
  });
  const kit = kitOf(machine, { events: { tick: [], stop: [], tock: [] } as never });
  expect(reportOf(kit)).toMatchObject({ unreachable: ['wrong'] });
  expect(plan(kit).map(path => path.at(-1)?.to.value)).toEqual(['b']);
});

it('a delay that a machine sends to itself is planned although no page can cause its event', () => {
  const machine = chart({ a: { entry: raise(late, { delay: 1_000 }), on: { late: 'b' } }, b: {} });
  const kit = kitOf(machine, { events: { late: { notOnPage: 'time passes' } } as never });
  const steps = plan(kit, { onPage: true }).flat();
  expect(steps.map(({ to }) => to.value)).toEqual(['b']);
});
