import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise } from 'xstate';
import { stateName } from 'xstate-paths/inside';
import { watch } from '../testing/watch-machine';
import { entryAt } from '../watch/watched';
import { readSession, sessionText } from './session-file';

const machine = createMachine({
  id: 'form',
  context: { password: '', opened: new Date(0) },
  initial: 'typing',
  states: {
    typing: { on: { type: { actions: assign({ password: ({ event }) => event.password }) }, send: 'sending' } },
    sending: { invoke: { id: 'request', src: fromPromise(() => new Promise(() => {})) } },
  },
});

function recorded() {
  const { actor, session } = watch(machine);
  actor.send({ type: 'type', password: 'hunter2' });
  actor.send({ type: 'send' });
  return session;
}

describe('a saved session', () => {
  it('has all actors with their charts, states and rows again, also behind rows that are there already', () => {
    const session = recorded();
    const { actors, entries } = readSession(sessionText(session.actors(), session.timeline.entries(), true), 11);
    const [form, request] = actors;
    const shown = actors.map(({ path, kind, status, owner }) => `${path} ${kind} ${status} ${owner?.name}`);
    expect(shown).toEqual(['form machine saved undefined', 'form/request promise saved form']);
    expect(form?.graph?.root.children.map(({ name }) => name)).toEqual(['typing', 'sending']);
    expect(form?.life).toEqual({ start: 11 });
    expect(request?.life.start).toBe(14);
    const rows = entries.map(({ number, event, watched }) => `${number} ${event.type} ${watched.name}`);
    expect(rows).toEqual(['11 xstate.init form', '12 type form', '13 send form', '14 xstate.init request']);
    if (form) form.log = entries.filter(({ watched }) => watched === form);
    expect(stateName(form && entryAt(form, 12)?.to)).toBe('typing');
    expect(entries[1]?.context).toMatchObject({ password: 'hunter2', opened: { text: '1970-01-01T00:00:00.000Z' } });
  });

  it('has the actors of all rows, also one that StrictMode has restarted, which is no longer listed', () => {
    const session = recorded();
    const { actors } = readSession(sessionText([], session.timeline.entries(), true), 1);
    const paths = actors.map(({ path, owner }) => `${path} of ${owner?.name}`);
    expect(paths).toEqual(['form of undefined', 'form/request of form']);
  });

  it.each(['{}', '7', 'no JSON', '[{"xstateInspector":1},1]'])(
    'is rejected with a clear message if it is something else: %s',
    json => expect(() => readSession(json, 1)).toThrow('Not a saved session'),
  );
});
