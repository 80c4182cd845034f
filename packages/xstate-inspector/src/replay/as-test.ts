/** Writes a recording as a Vitest test of the machine without its view, for the machine's folder. */
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { labelOf, stateText } from '../watch/log';
import { masked } from '../watch/mask';
import { isRecord, isSpecial, type Plain, type PlainEvent, special } from '../watch/plain';
import { kindOf, type LogEntry } from '../watch/watched';
import type { Step } from './copy';
import { keyOf, literal } from './literal';
import type { Recording } from './recording';
import { replay } from './replay';
import { actorNamesOf, actorsIn, effectsOf } from './stubs';

/** The module that exports a machine. */
export interface Exported {
  /** As imported from the machine's own folder, such as `./lightbox.machine`. */
  module: string;
  /** The name of the export; `default` for the default export. */
  name: string;
}

/** Returns a test that passes on the current machine: its expectations come from a replay. Throws if that diverges. */
export function asTest({ module, name }: Exported, recording: Recording): string {
  const { machine, crash, hasParent } = recording;
  const { steps, watched, hasThrown } = replay(recording);
  const stable = watched.log.map(likeIn(secondRun(recording)));
  const isStable = JSON.stringify(stable.map(expected)) === JSON.stringify(watched.log.map(expected));
  const log = recording.isOpen ? stable : stable.map(covered);
  // After a checkpoint, it is unknown whether an actor in the context is a child, so no sent events are expected.
  const sent = recording.start ? [] : log.flatMap(entry => entry.sent);
  const hasTimers =
    machine.events.some(type => type.startsWith('xstate.after.')) || steps.some(({ kind }) => kind === 'wait');
  const needsParent = hasParent && isTold(machine);
  const taken = OWN_NAMES.includes(name) || name === 'default' ? 'subject' : name;
  const crashing = crash ? steps.slice(-1) : [];
  const body = [
    ...(hasTimers ? ['const clock = new SimulatedClock();'] : []),
    ...(sent.length > 0 || needsParent ? [parentCode(hasTimers && needsParent)] : []),
    `const machine = ${provided(machine, taken)};`,
    `const actor = createActor(machine${options(recording, hasTimers, sent.length > 0, needsParent)});`,
    ...(hasThrown ? ['actor.subscribe({ error: () => {} });'] : []),
    'actor.start();',
    ...(isStable ? [] : ['// Some values differ from run to run.']),
    ...expectation(log[0], undefined),
    ...happenings(crash ? steps.slice(0, -1) : steps, log),
    ...(crash ? ['', `// On the page, this event led to an error: ${crash.error.message.split('\n')[0]}`] : []),
    ...crashing.map(line),
    ...(hasThrown ? ["expect(actor.getSnapshot().status).toBe('error');"] : ending(log)),
    ...(sent.length > 0 ? ['', `expect(sent).toEqual(${literal(sent)});`] : []),
  ];
  const binding = name === 'default' ? taken : taken === name ? `{ ${name} }` : `{ ${name} as ${taken} }`;
  return [
    "import { expect, it } from 'vitest';",
    `import { ${imports(body.join('\n')).join(', ')} } from 'xstate';`,
    `import ${binding} from '${module}';`,
    '',
    `it(${literal(summary(watched.log))}, () => {`,
    ...body.map(line => (line === '' ? '' : `  ${line.replaceAll('\n', '\n  ')}`)),
    '});',
    '',
  ].join('\n');
}

const expected = ({ context, sent }: LogEntry) => ({ context, sent });

/** The log of another replay, which begins later, so that no time in it is the same. */
function secondRun(recording: Recording): readonly LogEntry[] {
  const first = Date.now();
  while (Date.now() === first);
  return replay(recording).watched.log;
}

/** Replaces what another log has differently: random numbers and times. */
const likeIn =
  (other: readonly LogEntry[]) =>
  (entry: LogEntry, index: number): LogEntry => ({
    ...entry,
    context: hidden(entry.context, other[index]?.context),
    sent: entry.sent.map((event, position) => hidden(event, other[index]?.sent[position]) as PlainEvent),
  });

/** An entry whose masked text may have any value: the machine itself may contain it. */
function covered(entry: LogEntry): LogEntry {
  const cover = <T extends Plain>(value: T): T => hidden(value, masked(value)) as T;
  return { ...entry, context: cover(entry.context), sent: entry.sent.map(cover) };
}

function hidden(value: Plain, shown: Plain): Plain {
  const part = Object(shown);
  const isSimple = typeof value !== 'object' || value === null;
  const isChanged = isSpecial(value)
    ? value.text !== part.text
    : isSimple
      ? value !== shown
      : Object.keys(value).length !== Object.keys(part).length;
  if (isChanged) return special('hidden', '');
  if (Array.isArray(value)) return value.map((item, index) => hidden(item, part[index]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hidden(inner, part[key])]));
}

/** The names that the test itself declares. */
const OWN_NAMES = ['machine', 'actor', 'clock', 'parent', 'sent', 'expect', 'it', 'createActor'];

const parentCode = (hasClock: boolean) => `const sent: unknown[] = [];
const parent = createActor(fromCallback(({ receive }) => receive(event => sent.push(event)))${hasClock ? ', { clock }' : ''}).start();`;

/** Whether a machine sends events to its parent, without which these actions throw. */
const isTold = (machine: AnyStateMachine) => {
  const isParent = (value: unknown): boolean =>
    typeof value === 'object' && value !== null
      ? Object.values(value).some(isParent)
      : typeof value === 'function' && 'to' in value && value.to === '#_parent';
  return isParent(machine.config) || isParent(machine.implementations.actions);
};
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
  const logicOf = (actor: string) => machine.implementations.actors[actor] as AnyActorLogic;
  const actors = actorNamesOf(machine).map(
    actor => `${keyOf(actor)}: ${STUBS[kindOf(logicOf(actor))] ?? 'fromCallback(() => {})'}`,
  );
  const actions = effectsOf(machine).map(action => `${keyOf(action)}: () => {}`);
  const lines = Object.entries({ actors, actions }).flatMap(([title, entries]) =>
    entries.length === 0 ? [] : [`  ${title}: {`, ...entries.map(entry => `    ${entry},`), '  },'],
  );
  return lines.length === 0 ? name : `${name}.provide({\n${lines.join('\n')}\n})`;
}

function options({ machine, input, start }: Recording, hasTimers: boolean, sends: boolean, isChild: boolean): string {
  const entries = [
    ...(isChild ? ['parent'] : hasTimers ? ['clock'] : []),
    // The input may have more than the machine declares.
    ...(input === undefined ? [] : [`input: ${given(input, sends ? 'parent' : undefined)} as never`]),
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
    const isIdle = step.kind === 'wait' && log[position + 1]?.sender !== 'delay';
    if (isIdle) return ['', line(step)];
    const before = log[position++];
    const first = steps[index - 1]?.kind === 'wait' && step.kind !== 'wait' ? [] : [''];
    return [...first, line(step), ...expectation(log[position], before)];
  });
}

/** The code of an input or an event, in which stubs that do nothing replace actors and logic. */
const given = (value: Plain, actor = 'createEmptyActor()') =>
  literal(value, { actor, logic: SILENT_MACHINE, other: '{} as never' });

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
  const events = log.slice(1).map(labelOf);
  const shown = events.length > 4 ? [...events.slice(0, 3), `${events.length - 3} more events`] : events;
  return `reaches ${stateText(log.at(-1)?.to) || 'the end'} after ${shown.join(', then ') || 'its start'}`;
}
