/** Writes a recording as a Vitest test of the machine without its view, for the machine's folder. */
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { eventLabel } from '../chart/names';
import { type LogEntry, stateText } from '../watch/log';
import { isRecord, type Plain } from '../watch/plain';
import { kindOf } from '../watch/watched';
import type { Step } from './copy';
import { literal } from './literal';
import type { Recording } from './recording';
import { replay } from './replay';
import { actorsIn, effectsOf } from './stubs';

/** The machine, and the module (file) that exports it. */
export interface MachineSource {
  machine: AnyStateMachine;
  /** The module as imported from the machine's own folder, such as `./lightbox.machine`. */
  module: string;
  /** The name under which the module exports the machine. */
  name: string;
}

/** Returns a test that passes on the current machine: its expectations come from a replay. Throws if that diverges. */
export function asTest({ machine, module, name }: MachineSource, recording: Recording): string {
  const { steps, watched } = replay(machine, recording);
  // After a checkpoint, it is unknown whether an actor in the context is a child, so no sent events are expected.
  const emitted = recording.start ? [] : watched.log.flatMap(entry => entry.emitted);
  const hasTimers = machine.events.some(type => type.startsWith('xstate.after.'));
  const body = [
    ...(hasTimers ? ['const clock = new SimulatedClock();'] : []),
    ...(emitted.length > 0 ? [PARENT] : []),
    `const machine = ${provided(machine, name)};`,
    `const actor = createActor(machine${options(machine, recording, hasTimers, emitted.length > 0)});`,
    'actor.start();',
    ...expectation(watched.log[0], undefined),
    ...happenings(steps, watched.log),
    ...ending(watched.log),
    ...(emitted.length > 0 ? ['', `expect(emitted).toEqual(${literal(emitted)});`] : []),
  ];
  return [
    "import { expect, it } from 'vitest';",
    `import { ${imports(body.join('\n')).join(', ')} } from 'xstate';`,
    `import { ${name} } from '${module}';`,
    '',
    `it(${literal(summary(watched.log))}, () => {`,
    ...body.map(line => (line === '' ? '' : `  ${line.replaceAll('\n', '\n  ')}`)),
    '});',
    '',
  ].join('\n');
}

const PARENT = `const emitted: unknown[] = [];
const parent = createActor(fromCallback(({ receive }) => receive(event => emitted.push(event)))).start();`;
/** Replaces a child machine: the snapshot has a context, which the parent may read. */
const SILENT_MACHINE = 'fromTransition(state => state, {})';
/** The code of the stub for each kind of actor, with a cast if the machine's types require more than the stub has. */
const STUBS: { [kind: string]: string } = {
  machine: `${SILENT_MACHINE} as never`,
  promise: 'fromPromise(() => new Promise(() => {}))',
};

/** The names that the test imports from XState. */
const imports = (code: string) =>
  ['createActor', 'createEmptyActor', 'fromCallback', 'fromPromise', 'fromTransition', 'SimulatedClock'].filter(name =>
    new RegExp(`\\b${name}\\(`).test(code),
  );

function provided(machine: AnyStateMachine, name: string): string {
  const actors = Object.entries(machine.implementations.actors).map(
    ([actor, logic]) => `${actor}: ${STUBS[kindOf(logic as AnyActorLogic)] ?? 'fromCallback(() => {})'}`,
  );
  const actions = effectsOf(machine).map(action => `${action}: () => {}`);
  const lines = Object.entries({ actors, actions }).flatMap(([title, entries]) =>
    entries.length === 0 ? [] : [`  ${title}: {`, ...entries.map(entry => `    ${entry},`), '  },'],
  );
  return lines.length === 0 ? name : `${name}.provide({\n${lines.join('\n')}\n})`;
}

function options(machine: AnyStateMachine, { input, start }: Recording, hasTimers: boolean, emits: boolean): string {
  const entries = [
    ...(hasTimers ? ['clock'] : []),
    ...(input === undefined ? [] : [`input: ${given(input, emits ? 'parent' : undefined)}`]),
    ...(start ? [`snapshot: ${snapshot(machine, start)}`] : []),
  ];
  return entries.length === 0 ? '' : `, { ${entries.join(', ')} }`;
}

/** The code of a snapshot that XState can restore, with the actors that the state invokes. */
function snapshot(machine: AnyStateMachine, { value, context }: NonNullable<Recording['start']>): string {
  const children = actorsIn(machine, value).map(
    ({ id, src }) =>
      `${literal(id)}: { src: ${literal(src as Plain)}, snapshot: { status: 'active', input: undefined } }`,
  );
  const state = `machine.resolveState({ value: ${literal(value as Plain)}, context: ${given(context, `createActor(${SILENT_MACHINE})`)} as never })`;
  return children.length === 0 ? state : `{ ...${state}, children: { ${children.join(', ')} } } as never`;
}

function happenings(steps: readonly Step[], log: readonly LogEntry[]): string[] {
  let position = 0;
  return steps.flatMap((step, index) => {
    const isIdle = step.kind === 'wait' && !log[position + 1]?.event.type.startsWith('xstate.after.');
    if (isIdle) return ['', line(step)];
    const before = log[position++];
    const first = steps[index - 1]?.kind === 'wait' && step.kind !== 'wait' ? [] : [''];
    return [...first, line(step), ...expectation(log[position], before)];
  });
}

/** The code of an input or an event, in which stubs that do nothing replace actors and logic. */
const given = (value: Plain, actor = 'createEmptyActor()') => literal(value, { actor, logic: SILENT_MACHINE });

/** The code of a step, with a cast for XState's own events, which are not in the machine's types. */
function line(step: Step): string {
  if (step.kind === 'wait') return `clock.increment(${step.milliseconds});`;
  return `actor.send(${given(step.event)}${step.event.type.startsWith('xstate.') ? ' as never' : ''});`;
}

/** The code that expects the state and the changed part of the context. */
function expectation(entry: LogEntry | undefined, before: LogEntry | undefined): string[] {
  if (!entry) return [];
  const changed = changes(entry.context, before?.context);
  const context = Object.keys(changed).length > 0 ? `, context: ${literal(changed)}` : '';
  return [`expect(actor.getSnapshot()).toMatchObject({ value: ${literal(entry.to as Plain)}${context} });`];
}

/** The code that expects the whole context at the end, including values that never changed. */
function ending(log: readonly LogEntry[]): string[] {
  const context = log.at(-1)?.context;
  const isKept = log.length > 1 && isRecord(context) && Object.keys(context).length > 0;
  return isKept ? [`expect(actor.getSnapshot().context).toEqual(${literal(context)});`] : [];
}

function changes(context: Plain, before: Plain): { [key: string]: Plain } {
  if (!isRecord(context)) return {};
  const old = isRecord(before) ? before : {};
  const changed = Object.entries(context).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key]));
  return Object.fromEntries(changed);
}

function summary(log: readonly LogEntry[]): string {
  const events = log.slice(1).map(({ event }) => eventLabel(event.type));
  const shown = events.length > 4 ? [...events.slice(0, 3), `${events.length - 3} more events`] : events;
  return `reaches ${stateText(log.at(-1)?.to)} after ${shown.join(', then ') || 'its start'}`;
}
