/** Writes a recording as a Vitest test of the machine without its view, for the machine's folder. */
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { isInline, kindOf, placeholdersOf, stateName } from 'xstate-paths/inside';
import { maskedEntry } from '../watch/mask';
import { isRecord, isSpecial, type Plain, type PlainEvent, special } from '../watch/plain';
import { isToItself, type LogEntry, labelOf } from '../watch/watched';
import type { Step } from './copy';
import { keyOf, literal } from './literal';
import type { Recording } from './recording';
import { replay } from './replay';

/** A test that passes: it expects what a replay and the log agree on, except what only the page has. Throws if they differ in states. */
export function asTest(
  { module, name }: { module: string; name: string },
  recording: Recording,
  isOfPage: (text: string) => boolean = () => false,
): string {
  const { machine, input, first, events, crash, hasParent } = recording;
  const { steps, watched, hasThrown } = replay(recording);
  const others = [first, ...events, crash];
  const agreed = watched.log.map((entry, index) => likeIn(entry, others[index], isOfPage));
  const isStable = JSON.stringify(agreed.map(expected)) === JSON.stringify(watched.log.map(expected));
  // The machine itself may contain masked text.
  const log = recording.isOpen ? agreed : agreed.map(entry => likeIn(entry, maskedEntry(entry)));
  /** What is known of the events sent, or emitted, if there were as many on the page. */
  const allOf = (kind: 'sent' | 'emitted') =>
    watched.log.every((entry, index) => entry[kind].length === others[index]?.[kind].length)
      ? log.flatMap(entry => entry[kind]).filter(({ type }) => !type.startsWith('xstate.'))
      : [];
  const [sent, emitted] = [allOf('sent'), allOf('emitted')];
  const hasTimers =
    machine.events.some(type => type.startsWith('xstate.after.')) || steps.some(({ kind }) => kind === 'wait');
  const own = [...(hasTimers ? ['clock'] : []), ...(sent.length > 0 ? ['inspect'] : [])];
  // The input may have more than the machine declares.
  const started = input === undefined ? [] : [`input: ${given(input)} as never`];
  const body = [
    ...(hasTimers ? ['const clock = new SimulatedClock();'] : []),
    ...(sent.length > 0 ? [INSPECT] : []),
    // An action that sends to the parent throws without one.
    ...(hasParent ? [`const parent = createActor(fromCallback(() => {})${inOptions(own)}).start();`] : []),
    `const actor = createActor(${provided(machine)}${inOptions([...(hasParent ? ['parent'] : own), ...started])});`,
    ...(emitted.length > 0
      ? ['const emitted: unknown[] = [];', "actor.on('*', event => void emitted.push(event));"]
      : []),
    ...(hasThrown ? ['actor.subscribe({ error: () => {} });'] : []),
    'actor.start();',
    ...(isStable ? [] : ['// Values that are different in each run, or that only the page has, are left out.']),
    ...expectation(log[settled(log, 0)], undefined),
    ...happenings(crash ? steps.slice(0, -1) : steps, log, machine),
    ...(crash ? ['', `// On the page, this event led to an error: ${crash.error?.message.split('\n')[0]}`] : []),
    ...(crash ? steps.slice(-1) : []).map(step => line(step, machine)),
    ...(hasThrown ? ["expect(actor.getSnapshot().status).toBe('error');"] : ending(log)),
    ...(sent.length > 0 ? ['', `expect(sent).toMatchObject(${literal(sent)});`] : []),
    ...(emitted.length > 0 ? ['', `expect(emitted).toMatchObject(${literal(emitted)});`] : []),
  ];
  // Always the same name, which nothing else in the test has.
  const binding = name === 'default' ? 'machine' : name === 'machine' ? '{ machine }' : `{ ${name} as machine }`;
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

const expected = ({ context, sent, emitted }: LogEntry) => ({ context, sent, emitted });

const HIDDEN = special('hidden', '');

/** An entry without what differs from another outcome of the event, such as random numbers and times. */
function likeIn(entry: LogEntry, other: LogEntry | undefined, isOfPage?: (text: string) => boolean): LogEntry {
  const common = (value: Plain, shown: Plain) => shared(value, shown, isOfPage);
  const alike = (events: readonly PlainEvent[], shown: readonly PlainEvent[] = []) =>
    events.map(({ type, ...payload }, index) => ({ type, ...Object(common(payload, shown[index])) }));
  return {
    ...entry,
    context: common(entry.context, other?.context),
    sent: alike(entry.sent, other?.sent),
    emitted: alike(entry.emitted, other?.emitted),
  };
}

function shared(value: Plain, other: Plain, isOfPage: (text: string) => boolean = () => false): Plain {
  const part = Object(other);
  const within = (inner: Plain, key: string | number) => shared(inner, part[key], isOfPage);
  if (typeof value === 'string' && isOfPage(value)) return HIDDEN;
  if (typeof value !== 'object' || value === null) return Object.is(value, other) ? value : HIDDEN;
  if (isSpecial(value)) {
    const { kind, text, content } = value;
    if (kind === 'omitted' || text !== part.text || isOfPage(text)) return HIDDEN;
    return special(kind, text, content && within(content, 'content'));
  }
  if (!Array.isArray(value)) return visible(value, within);
  // The length of a list that was cut is unknown.
  const isWhole = value.length === part.length && !value.some(item => isSpecial(item) && item.kind === 'omitted');
  return isWhole ? value.map(within) : HIDDEN;
}

const visible = (record: { [key: string]: Plain }, change: (value: Plain, key: string) => Plain) =>
  Object.fromEntries(
    Object.entries(record)
      .map(([key, value]) => [key, change(value, key)] as const)
      .filter(([, value]) => value !== HIDDEN),
  );

const INSPECT = `const sent: unknown[] = [];
const inspect = (inspected: InspectionEvent): void => {
  if (inspected.type !== '@xstate.event' || !inspected.sourceRef || inspected.sourceRef !== actor) return;
  const { actorRef, event } = inspected;
  if (actorRef !== actor && !event.type.startsWith('xstate.')) sent.push(event);
};`;

/** Replaces a child machine: the snapshot has a context, which the parent may read. */
const SILENT_MACHINE = 'fromTransition(state => state, {})';
/** The code of the stub for each kind of actor, with a cast if the machine's types require more than the stub has. */
const STUBS: { [kind: string]: string } = {
  machine: `${SILENT_MACHINE} as never`,
  promise: 'fromPromise(() => new Promise(() => {}))',
};

const imports = (code: string) =>
  [
    ...['createActor', 'createEmptyActor', 'fromCallback', 'fromPromise', 'fromTransition', 'SimulatedClock'],
    'type InspectionEvent',
  ].filter(name => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code));

function provided(machine: AnyStateMachine): string {
  const named = Object.entries<unknown>(machine.implementations.actors).filter(([actor]) => !isInline(actor));
  const actors = named.map(
    ([actor, logic]) => `${keyOf(actor)}: ${STUBS[kindOf(logic as AnyActorLogic)] ?? 'fromCallback(() => {})'}`,
  );
  const actions = placeholdersOf(machine).map(([action]) => `${keyOf(action)}: () => {}`);
  const lines = Object.entries({ actors, actions }).flatMap(([title, entries]) =>
    entries.length === 0 ? [] : [`  ${title}: {`, ...entries.map(entry => `    ${entry},`), '  },'],
  );
  return lines.length === 0 ? 'machine' : `machine.provide({\n${lines.join('\n')}\n})`;
}

const inOptions = (entries: readonly string[]) => (entries.length === 0 ? '' : `, { ${entries.join(', ')} }`);

/** The position of the last row that an event at this position leads to: what an actor sends itself, it processes at once. */
function settled(log: readonly LogEntry[], position: number): number {
  const next = log[position + 1];
  return next && isToItself(next) ? settled(log, position + 1) : position;
}

function happenings(steps: readonly Step[], log: readonly LogEntry[], machine: AnyStateMachine): string[] {
  let position = settled(log, 0);
  return steps.flatMap((step, index) => {
    const isIdle = step.kind === 'wait' && log[position + 1]?.sender !== 'delay';
    if (isIdle) return ['', line(step, machine)];
    const before = log[position];
    position = settled(log, position + 1);
    const first = steps[index - 1]?.kind === 'wait' && step.kind !== 'wait' ? [] : [''];
    return [...first, line(step, machine), ...expectation(log[position], before)];
  });
}

/** The code of an input or an event, in which stubs that do nothing replace actors, logic and functions. */
const given = (value: Plain) => literal(value, GIVEN);
const GIVEN = {
  ...{ actor: 'createEmptyActor()', logic: SILENT_MACHINE },
  ...{ function: '(() => {}) as never', other: 'undefined as never' },
};

/** The code of a step, with a cast for XState's own events and those that the machine does not name, which its types lack. */
function line(step: Step, { events }: AnyStateMachine): string {
  if (step.kind === 'wait') return `clock.increment(${step.milliseconds});`;
  const { type } = step.event;
  const isTyped = events.includes(type) && !type.startsWith('xstate.');
  return `actor.send(${given(step.event)}${isTyped ? '' : ' as never'});`;
}

function expectation(entry: LogEntry | undefined, before: LogEntry | undefined): string[] {
  if (!entry) return [];
  const changed = brief(changes(entry.context, before?.context));
  const context = isRecord(changed) && Object.keys(changed).length > 0 ? `, context: ${literal(changed)}` : '';
  return [`expect(actor.getSnapshot()).toMatchObject({ value: ${literal(entry.to as Plain)}${context} });`];
}

/** The code that expects the whole context at the end, including values that never changed. */
function ending(log: readonly LogEntry[]): string[] {
  const context = brief(log.at(-1)?.context);
  const isKept = log.length > 1 && isRecord(context) && Object.keys(context).length > 0;
  return isKept ? [`expect(actor.getSnapshot().context).toMatchObject(${literal(context)});`] : [];
}

function changes(context: Plain, before: Plain): Plain {
  if (!isRecord(context)) return context;
  const old = isRecord(before) ? before : {};
  return visible(context, (value, key) =>
    JSON.stringify(value) === JSON.stringify(old[key]) ? HIDDEN : changes(value, old[key]),
  );
}

/** A value with code that is longer than this, in characters, is not expected as a whole, so that a test stays readable. */
const LONG = 300;

/** A context without long texts and collections; of a long list, a test expects the length. */
function brief(value: Plain): Plain {
  if (literal(value).length <= LONG) return value;
  if (Array.isArray(value)) return { length: value.length };
  return isRecord(value) ? visible(value, brief) : HIDDEN;
}

function summary(log: readonly LogEntry[]): string {
  const events = log
    .slice(1)
    .filter(entry => !isToItself(entry))
    .map(labelOf);
  const shown = events.length > 4 ? [...events.slice(0, 3), `${events.length - 3} more events`] : events;
  return `reaches ${stateName(log.at(-1)?.to) || 'the end'} after ${shown.join(', then ') || 'its start'}`;
}
