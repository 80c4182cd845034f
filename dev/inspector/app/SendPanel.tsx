import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { transitionsOf } from '../chart/names';
import { isAwaited } from '../replay/stand-ins';
import { AnswerForm } from './AnswerForm';
import { payloadOf } from './catalogue';
import { PayloadInput } from './PayloadInput';
import { readPayload } from './payload';
import type { Subject } from './store';

/** Every event that the present state has an answer to, each with a form for what it carries. */
export function SendPanel({ subject }: { subject: Subject }) {
  const { watched, kind } = subject;
  const awaited = kind === 'simulation' ? watched.children.filter(id => isAwaited(watched.machine, id)) : [];
  const events = acceptedEvents(watched.ref.getSnapshot());
  return (
    <div className="scroll">
      {watched.isRunning && events.length > 0 ? null : <p className="quiet">It answers to nothing now.</p>}
      {events.map(type => (
        <SendForm key={type} type={type} subject={subject} />
      ))}
      {awaited.map(id => (
        <AnswerForm key={id} id={id} watched={watched} />
      ))}
    </div>
  );
}

function SendForm({ type, subject: { watched, session } }: { type: string; subject: Subject }) {
  const [said, say] = useState<{ text: string; isRefusal: boolean }>();
  const fields = payloadOf(watched.machine.id, type);
  const used = watched.log.map(({ event }) => event).filter(event => event.type === type);

  function send(form: HTMLFormElement) {
    try {
      const entry = session?.send(watched, { ...readPayload(fields, new FormData(form)), type });
      say({ text: entry?.refusal ?? '', isRefusal: entry?.refusal !== undefined });
    } catch (error) {
      say({ text: error instanceof Error ? error.message : String(error), isRefusal: true });
    }
  }

  return (
    <form
      className="event-form"
      data-send={type}
      onSubmit={event => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <button type="submit">{type}</button>
      {fields.map(field => (
        <PayloadInput key={field.name} field={field} used={used.map(event => event[field.name])} />
      ))}
      {said?.isRefusal ? (
        <p className="refused" role="alert">
          Refused: {said.text}
        </p>
      ) : null}
    </form>
  );
}

/** XState's own events are not for sending: what a delay or an actor says comes from them. */
function acceptedEvents(snapshot: AnyMachineSnapshot): string[] {
  const types = snapshot._nodes.flatMap(transitionsOf).map(({ eventType }) => eventType);
  return [...new Set(types)].filter(type => type && !type.startsWith('xstate.'));
}
