import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, fromCallback } from 'xstate';
import { failedChecks } from './checks';
import { exampleKit, exampleMachine, exampleParts } from './example-machine';
import { type AnyKit, type Kit, kitOf } from './kit';
import { plan, stringify } from './plan';

type Chart = Parameters<typeof exampleParts.createMachine>[0];

const chart = exampleMachine.config as Chart;
const { off, on } = chart.states as Record<'off' | 'on', { on?: Record<string, unknown> }>;

/** Runs the checks on a changed machine, and returns those that fail. */
const brokenBy = (change: Partial<Chart>, kit: Partial<AnyKit> = {}) =>
  failedChecks({
    ...exampleKit,
    ...kit,
    machine: exampleParts.createMachine({ ...chart, ...change } as Chart) as unknown as AnyStateMachine,
  });
const brokenWith = (change: Partial<AnyKit>) => failedChecks({ ...exampleKit, ...change });
const saying = (...words: string[]) => expect.arrayContaining(words.map(word => expect.stringContaining(word)));
const whenOn = (change: object) => ({ states: { off, on: { ...on, ...change } } }) as Partial<Chart>;
const transitionsOn = (change: AnyKit['transitions'][string]) => ({
  transitions: { ...exampleKit.transitions, on: { ...exampleKit.transitions.on, ...change } },
});

describe('a machine that does what its kit says', () => {
  it('passes every check', async () => {
    expect(await failedChecks(exampleKit)).toEqual([]);
  });
});

describe('the matching check fails', () => {
  it('when no path takes a transition', async () => {
    const never = {
      'lamp.dim': [{ guard: { type: 'isLess', params: { by: 9 } }, target: 'off' }, on.on?.['lamp.dim']],
    };
    expect(await brokenBy(whenOn({ on: { ...on.on, ...never } }))).toEqual(
      saying('transitions that no path takes', 'lamp.on: lamp.dim (1 of 2)'),
    );
  });

  it('when no state handles an event', async () => {
    expect(await brokenBy(whenOn({ on: { 'lamp.press': 'off' } }))).toEqual(
      saying('events that no state ever takes', 'lamp.dim', 'expected transitions that never happen'),
    );
  });

  it('when a state is never reached', async () => {
    expect(await brokenBy({ states: { off, on, broken: {} } } as Partial<Chart>)).toEqual(
      saying('states never reached', 'broken'),
    );
  });

  it('when a guard never refuses', async () => {
    expect(await brokenWith({ events: { ...exampleKit.events, 'lamp.dim': [{ by: 0 }] } })).toEqual(
      saying('guards that never refuse'),
    );
  });

  it('when an expected transition never happens', async () => {
    const transitions = {
      ...exampleKit.transitions,
      off: { ...exampleKit.transitions.off, evening: () => ({ to: 'off' }) },
    };
    expect(await brokenWith({ transitions })).toEqual(saying('expected transitions that never happen'));
  });

  it('when a machine or an actor has the wrong name', async () => {
    expect(await brokenBy({ id: 'lantern' })).toEqual(saying('is named after its folder'));
    expect(await brokenBy(whenOn({ invoke: { id: 'eye', src: 'sensor' } }))).toEqual(
      saying('each of its actors after its source'),
    );
  });

  it('when an actor does not throw although it is not provided', async () => {
    const machine = exampleMachine.provide({ actors: { sensor: fromCallback(() => {}) } });
    expect(await brokenWith({ machine: machine as unknown as AnyStateMachine })).toEqual(
      saying('throws if an actor is not provided'),
    );
  });

  it('when an action does not throw although it is not provided', async () => {
    const machine = exampleMachine.provide({ actions: { beep: () => {} } });
    expect(await brokenWith({ machine: machine as unknown as AnyStateMachine })).toEqual(
      saying('throws if an action is not provided'),
    );
  });
});

describe('replaying a path fails', () => {
  const disobeys = saying('makes the expected transitions');

  it('for the wrong state or context', async () => {
    expect(await brokenBy(whenOn({ after: { evening: 'on' } }))).toEqual(disobeys);
    expect(await brokenWith(transitionsOn({ 'lamp.press': () => ({ to: 'off', context: { light: 0 } }) }))).toEqual(
      disobeys,
    );
  });

  it('for a missing effect', async () => {
    expect(
      await brokenWith(transitionsOn({ 'lamp.press': () => ({ to: 'off', effects: [{ type: 'lamp.died' }] }) })),
    ).toEqual(disobeys);
  });

  it('for a delay that is too long, too short, or not restarted', async () => {
    expect(await brokenWith({ delays: { evening: 9_000 } })).toEqual(disobeys);
    expect(await brokenWith({ delays: { evening: 11_000 } })).toEqual(disobeys);
    const dim = { ...(on.on?.['lamp.dim'] as object), target: undefined, reenter: false };
    expect(await brokenBy(whenOn({ on: { ...on.on, 'lamp.dim': dim } }))).toEqual(disobeys);
  });

  it('for an actor that must not run, or a missing tag', async () => {
    expect(await brokenWith({ activeActors: { off: ['sensor'], on: ['sensor'] } })).toEqual(disobeys);
    expect(await brokenBy(whenOn({ tags: [] }))).toEqual(disobeys);
  });

  it('for an actor with the wrong input', async () => {
    expect(await brokenBy(whenOn({ invoke: { id: 'sensor', src: 'sensor', input: { from: 'here' } } }))).toEqual(
      disobeys,
    );
  });

  it('for a transition that the kit does not expect', async () => {
    expect(await brokenBy({ states: { off: { on: { ...off.on, 'lamp.dim': 'on' } }, on } } as Partial<Chart>)).toEqual(
      disobeys,
    );
  });

  it('for the wrong initial context', async () => {
    expect(await brokenBy({ context: { light: 1 } })).toEqual(disobeys);
  });
});

describe('the type check', () => {
  it('rejects a kit that lacks a required key, a state or a way to cause an event', () => {
    const { name, input, events, answers, delays, starts, transitions, activeActors, tags } = exampleKit;
    expect(name).toBe('lamp');
    const incomplete = { name, input, events, answers, delays, starts, transitions, activeActors, tags };
    // @ts-expect-error: `perform` and `seen` are missing
    kitOf(exampleMachine)(incomplete);
    // @ts-expect-error: the state `on` is missing
    const states: Kit<typeof exampleMachine, object>['seen'] = { off: () => ({}) };
    // @ts-expect-error: the event `lamp.dim` is missing
    const ways: Kit<typeof exampleMachine, object>['perform'] = { 'lamp.press': async () => {} };
    expect([states, ways]).toHaveLength(2);
  });
});

describe('the plan of a machine’s paths', () => {
  const story = () => plan(exampleKit).map(path => path.map(({ event, way }) => `${stringify(event)} ${way ?? ''}`));

  it('is the same every time', () => {
    expect(story()).toEqual(story());
  });

  it('uses every way to cause an event, in every state', () => {
    const presses = plan(exampleKit)
      .flat()
      .filter(step => step.name === 'lamp.press');
    expect(new Set(presses.map(({ from, way }) => `${from.value} by ${way}`))).toEqual(
      new Set(['off by finger', 'off by Escape', 'on by finger', 'on by Escape']),
    );
  });

  it('includes an event that a guard refuses', () => {
    expect(
      plan(exampleKit)
        .flat()
        .filter(step => step.refused.length > 0)
        .map(step => step.event),
    ).toContainEqual({ type: 'lamp.dim', by: 5 });
  });
});

// Outside Vite, which loads the site's content for the tests.
it.each([
  ['--help', 'Takes the generated paths'],
  ['--faults', 'No fault'],
])('npm run paths -- %s starts', (option, answer) => {
  const { stderr } = spawnSync('npx', ['tsx', 'tests/models/command.ts', option, 'no such fault'], {
    encoding: 'utf8',
    timeout: 40_000,
  });
  expect(stderr).toContain(answer);
});
