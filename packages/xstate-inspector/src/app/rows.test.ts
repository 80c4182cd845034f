import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { watchMachine } from '../testing/watch-machine';
import { filtered, payloadText } from './rows';

it('the filter finds refused rows, words, and rows without a word', () => {
  const { watched, session } = watchMachine(createMachine({ id: 'm', on: { open: {} } }));
  session.send(watched, { type: 'open' });
  session.send(watched, { type: 'shut', why: 'cold' });
  const found = (filter: string) => filtered(session.timeline.entries(), filter, false).map(({ event }) => event.type);
  expect(found('refused')).toEqual(['shut']);
  expect(found('cold -start')).toEqual(['shut']);
  expect(found('-refused')).toEqual(['xstate.init', 'open']);
});

it('a payload is one line, in which what is not data has its kind', () => {
  const { watched, session } = watchMachine(createMachine({ id: 'm', on: { go: {} } }));
  const at = new Date(0);
  const row = session.send(watched, { type: 'go', at, list: [new Set(['a'])] } as never);
  expect(row && payloadText(row.event, true)).toBe('{ at: Date 1970-01-01T00:00:00.000Z, list: [Set 1 item ["a"]] }');
});
