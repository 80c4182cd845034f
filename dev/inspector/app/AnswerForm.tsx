import { useState } from 'react';
import { answer } from '../replay/stand-ins';
import type { Plain } from '../watch/plain';
import type { Watched } from '../watch/watched';
import { useStore } from './use-store';

/** Ends an actor of a machine that is driven by itself: with a result, or with an error. */
export function AnswerForm({ id, watched }: { id: string; watched: Watched }) {
  const store = useStore();
  const [trouble, setTrouble] = useState('');
  function end(form: HTMLFormElement, outcome: 'done' | 'error') {
    try {
      const text = String(new FormData(form).get('value'));
      answer(watched.ref, id, outcome, text.trim() === '' ? undefined : (JSON.parse(text) as Plain));
      store.changed();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <form className="event-form" data-answer={id} onSubmit={event => event.preventDefault()}>
      <button type="button" onClick={event => event.currentTarget.form && end(event.currentTarget.form, 'done')}>
        {id} is done
      </button>
      <button type="button" onClick={event => event.currentTarget.form && end(event.currentTarget.form, 'error')}>
        {id} fails
      </button>
      <label className="payload">
        with
        <input name="value" type="text" placeholder="JSON, or nothing" autoComplete="off" />
      </label>
      {trouble ? <p className="refused">{trouble}</p> : null}
    </form>
  );
}
