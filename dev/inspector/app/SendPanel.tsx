import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { isSendable, transitionsOf } from '../chart/names';
import { guardResultsOn, refusal } from '../watch/guards';
import { masked } from '../watch/mask';
import type { Plain, PlainEvent } from '../watch/plain';
import { isRunning, type Watched, type WatchedMachine } from '../watch/watched';
import { Button } from './Button';
import { fieldsOf, knownMachine } from './catalog';
import { initial } from './payload';
import { ShapeInput } from './ShapeInput';
import type { Store } from './store';
import { useStore } from './use-store';

/** The events that the current state handles, each with a form for its payload. */
export function SendPanel({ watched }: { watched: WatchedMachine }) {
  const store = useStore();
  const { draft } = store.settings();
  if (store.position() !== undefined) {
    return (
      <p className="quiet">
        You are looking at the past. <Button label="Return to now" onClick={() => store.travel(undefined)} />
      </p>
    );
  }
  const events = isRunning(watched) ? handledEvents(watched.ref.getSnapshot()) : [];
  if (events.length === 0) {
    return (
      <p className="quiet">{isRunning(watched) ? 'It handles no event now.' : `It has ended (${watched.status}).`}</p>
    );
  }
  return events.map(type => {
    const given = draft?.type === type ? draft : undefined;
    return <SendForm key={`${type} ${JSON.stringify(given)}`} {...{ type, watched, draft: given }} />;
  });
}

interface SendFormProps {
  type: string;
  watched: WatchedMachine;
  draft: PlainEvent | undefined;
}

/** The single field for events of a machine whose types are unknown. */
const UNKNOWN = [{ name: 'payload', shape: { kind: 'other', text: 'object', isCode: false } as const }];

function SendForm({ type, watched, draft }: SendFormProps) {
  const store = useStore();
  const isKnown = knownMachine(watched.machine.id) !== undefined;
  const fields = isKnown ? fieldsOf(watched.machine.id, type) : UNKNOWN;
  const [values, setValues] = useState<{ [name: string]: Plain }>(() => {
    if (draft) return isKnown ? draft : { payload: { ...draft, type: undefined } };
    return Object.fromEntries(fields.map(({ name, shape }) => [name, initial(shape)]));
  });
  // Omits fields without a value.
  const event: PlainEvent = JSON.parse(JSON.stringify({ ...(isKnown ? values : Object(values.payload)), type }));
  const why = forecast(watched, event);
  const used = usedTexts(watched, type, store.settings().showsTyped);

  return (
    <form
      className="send"
      data-send={type}
      onSubmit={submitted => {
        submitted.preventDefault();
        send(store, watched, event);
      }}
    >
      <button type="submit">{type}</button>
      {fields.map(({ name, shape }) => (
        <ShapeInput
          key={name}
          label={name}
          shape={shape}
          value={values[name]}
          used={used(name)}
          onChange={value => setValues({ ...values, [name]: value })}
        />
      ))}
      {why ? <p className="warning">Would be refused: {why}</p> : null}
    </form>
  );
}

export function send(store: Store, watched: Watched, event: PlainEvent): void {
  store.session()?.send(watched, event);
  store.set({ draft: undefined });
}

/** Sends an event that was clicked on the chart, or opens its form if it has a payload. */
export function sendFromChart(store: Store, watched: Watched, type: string): void {
  if (knownMachine(watched.machine?.id) && fieldsOf(watched.machine?.id ?? '', type).length === 0)
    send(store, watched, { type });
  else {
    store.set({ panel: 'Send' });
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-send="${type}"] :is(input, select, button)`)?.focus(),
    );
  }
}

/** The reason why an event would change nothing; undefined if it would change something. */
function forecast(watched: Watched, event: PlainEvent): string | undefined {
  const snapshot: AnyMachineSnapshot = watched.ref.getSnapshot();
  try {
    return snapshot.can(event) ? undefined : refusal(snapshot, event, guardResultsOn(snapshot, event));
  } catch (error) {
    return `a guard throws ${error instanceof Error ? error.message : error}`;
  }
}

/** Suggestions for a text field: its recent values, except masked ones. */
function usedTexts({ log }: Watched, type: string, showsTyped: boolean): (name: string) => string[] {
  const events = log.slice(-200).flatMap(({ event }) => (event.type === type ? [event] : []));
  return name => {
    const texts = events.map(event => [event[name], showsTyped ? event[name] : masked(event)[name]]);
    const open = texts.flatMap(([raw, shown]) => (typeof raw === 'string' && raw !== '' && raw === shown ? [raw] : []));
    return [...new Set(open)].slice(-8);
  };
}

/** The events that the current state handles; a wildcard is replaced with the machine's events that match it. */
function handledEvents(snapshot: AnyMachineSnapshot): string[] {
  const known = Object.keys(knownMachine(snapshot.machine.id)?.events ?? {});
  const types = snapshot._nodes.flatMap(transitionsOf).flatMap(({ eventType }) => {
    return eventType?.endsWith('*') ? known.filter(type => type.startsWith(eventType.slice(0, -1))) : [eventType];
  });
  return [...new Set(types)].filter(isSendable);
}
