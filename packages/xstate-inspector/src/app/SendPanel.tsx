import { Suspense, use, useState } from 'react';
import { type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import { matches } from 'xstate-paths/inside';
import { isSendable } from '../chart/names';
import { revivedEvent } from '../replay/copy';
import { explain } from '../watch/guards';
import type { Plain, PlainEvent } from '../watch/plain';
import { isRunning, type Watched, type WatchedMachine } from '../watch/watched';
import { Button } from './Button';
import { type Field, typesOf } from './project';
import { Stack } from './Stack';
import { type Store, useStore } from './store';

export function SendPanel({ watched }: { watched: WatchedMachine }) {
  const store = useStore();
  if (store.position() !== undefined) {
    return (
      <p className="quiet">
        You are looking at the past. <Button label="Return to now" onClick={() => store.travel(undefined)} />
      </p>
    );
  }
  if (!isRunning(watched) || !watched.ref) return <p className="quiet">It has ended ({watched.status}).</p>;
  return (
    <>
      <Suspense fallback={<p className="quiet">Reading the types of the payloads…</p>}>
        <Forms watched={watched} snapshot={watched.ref.getSnapshot()} />
      </Suspense>
      <AnyEvent watched={watched} />
    </>
  );
}

function Forms({ watched, snapshot }: { watched: WatchedMachine; snapshot: AnyMachineSnapshot }) {
  const types = use(typesOf(watched));
  const events = handledEvents(snapshot, Object.keys(types));
  return (
    <>
      {events.length === 0 ? <p className="quiet">It handles no event now.</p> : null}
      {events.map(type => (
        <SendForm key={type} type={type} known={types[type]} watched={watched} />
      ))}
    </>
  );
}

/** A form for an event that the chart does not name, for example because a wildcard handles it. */
function AnyEvent({ watched }: { watched: WatchedMachine }) {
  const store = useStore();
  return (
    <form
      className="bar send"
      onSubmit={submitted => {
        submitted.preventDefault();
        const text = String(new FormData(submitted.currentTarget).get('event'));
        store.attempt(() => send(store, watched, parsedEvent(text)));
      }}
    >
      <label className="wide">
        Other
        <input name="event" placeholder='A type, or { "type": "…" } as JSON' autoComplete="off" required />
      </label>
      <button type="submit">Send</button>
    </form>
  );
}

function parsedEvent(text: string): PlainEvent {
  if (!text.trim().startsWith('{')) return { type: text.trim() };
  const event: PlainEvent = JSON.parse(text);
  if (typeof event.type !== 'string') throw new Error('An event needs a type, such as { "type": "photo.next" }');
  return event;
}

const UNKNOWN: Field = { name: 'payload', type: 'object', isOptional: true, kind: 'json', options: [] };

function SendForm({ type, known, watched }: { type: string; known: Field[] | undefined; watched: WatchedMachine }) {
  const store = useStore();
  const fields = known ?? [UNKNOWN];
  const [values, setValues] = useState<{ [name: string]: Plain }>(() =>
    Object.fromEntries(fields.map(({ name, isOptional, options }) => [name, isOptional ? undefined : options[0]])),
  );
  const event: PlainEvent = JSON.parse(JSON.stringify({ ...(known ? values : Object(values.payload)), type }));
  const { error, refusal } = explain(watched.ref?.getSnapshot(), event);

  return (
    <form
      className="bar send"
      data-send={type}
      onSubmit={submitted => {
        submitted.preventDefault();
        send(store, watched, event);
      }}
    >
      <button type="submit" title="Send this event">
        {type}
      </button>
      {fields.map(field => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={value => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {refusal ? <p className="warning">Would be {refusal}</p> : null}
      {error ? (
        <details className="bad">
          <summary>Would fail: {error.message}</summary>
          <Stack error={error} />
        </details>
      ) : null}
    </form>
  );
}

export function send(store: Store, watched: Watched, event: PlainEvent): void {
  store.session()?.send(watched, revivedEvent(event));
  store.set({});
}

export async function sendFromChart(store: Store, watched: Watched, type: string): Promise<void> {
  const types = await typesOf(watched);
  if (types[type]?.length === 0) send(store, watched, { type });
  else {
    store.show('Send');
    requestAnimationFrame(() => {
      const form = document.querySelector(`[data-send="${CSS.escape(type)}"]`);
      const first = form?.querySelector<HTMLElement>('input, select') ?? form?.querySelector('button');
      first?.focus();
    });
  }
}

/** The events that the current state handles; a wildcard is replaced with the machine's events that match it. */
function handledEvents(snapshot: AnyMachineSnapshot, known: readonly string[]): string[] {
  const types = getNextTransitions(snapshot).flatMap(({ eventType }) =>
    eventType?.endsWith('*') ? known.filter(type => matches(type, eventType)) : [eventType],
  );
  return [...new Set(types)].filter(isSendable);
}

function FieldInput({ field, value, onChange }: { field: Field; value: Plain; onChange: (value: Plain) => void }) {
  const { name, type, kind, isOptional, options } = field;
  if (kind === 'code')
    return isOptional ? null : <p className="warning">{`A form cannot give ${name}: ${type}, so it is left out`}</p>;
  const choices = isOptional ? [undefined, ...options] : options;
  return (
    <label className={kind === 'json' ? 'wide' : undefined} title={`${name}: ${type}`}>
      {name}
      {kind === 'choice' ? (
        <select onChange={({ target }) => onChange(choices[target.selectedIndex])}>
          {choices.map(choice => (
            <option key={String(choice)}>{choice === undefined ? 'not given' : JSON.stringify(choice)}</option>
          ))}
        </select>
      ) : (
        <input
          type={kind === 'number' ? 'number' : 'text'}
          step="any"
          autoComplete="off"
          placeholder={kind === 'json' ? `${type} as JSON` : undefined}
          required={!isOptional && kind !== 'string'}
          defaultValue={kind === 'string' ? String(value ?? '') : JSON.stringify(value)}
          onChange={({ target }) => {
            const entered = enteredIn(field, target.value);
            target.setCustomValidity(entered ? '' : `${name} should be ${type} as JSON`);
            if (entered) onChange(entered.value);
          }}
        />
      )}
    </label>
  );
}

/** The entered value; undefined if it is no JSON. Empty text is no value, except where a text is required. */
function enteredIn({ kind, isOptional }: Field, text: string): { value: Plain } | undefined {
  if (kind === 'string') return { value: text === '' && isOptional ? undefined : text };
  try {
    return { value: text.trim() === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
