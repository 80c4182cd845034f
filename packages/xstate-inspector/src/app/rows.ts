import { stateName } from 'xstate-paths/inside';
import { written } from '../replay/literal';
import { masked } from '../watch/mask';
import { type Plain, type PlainEvent, specialText } from '../watch/plain';
import { type LogEntry, labelOf } from '../watch/watched';

export function payloadText(event: PlainEvent, showsTyped: boolean): string {
  const { type: _, actorId: __, ...payload } = showsTyped ? event : masked(event);
  const known = Object.entries(payload).filter(([, value]) => value !== undefined);
  return known.length === 0 ? '' : line(Object.fromEntries(known));
}

const line = (value: Plain): string =>
  written(value, each => `${specialText(each)}${each.content === undefined ? '' : ` ${line(each.content)}`}`);

/** The rows that contain every word of the filter; a word with a minus must not be in the row. */
export function filtered(entries: readonly LogEntry[], filter: string, showsTyped: boolean): readonly LogEntry[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(entry => {
    const text = wordsOf(entry, showsTyped);
    return words.every(word => (/^-./.test(word) ? !text.includes(word.slice(1)) : text.includes(word)));
  });
}

const known = new WeakMap<LogEntry, { text: string; isTyped: boolean }>();

function wordsOf(entry: LogEntry, isTyped: boolean): string {
  const before = known.get(entry);
  if (before?.isTyped === isTyped) return before.text;
  const { event, from, to, sender, watched, refusal, sent, emitted, actions, error } = entry;
  const text = [
    ...[event.type, labelOf(entry), payloadText(event, isTyped), stateName(from), stateName(to)],
    ...[sender, watched.path, refusal, error && `threw ${error.message}`],
    ...[...sent, ...emitted].map(({ type }) => type),
    ...actions,
  ]
    .join(' ')
    .toLowerCase();
  known.set(entry, { text, isTyped });
  return text;
}

/** A lane for each sender and receiver, by their first event other than `xstate.init`; those with no other come last. */
export function lanesOf(rows: readonly LogEntry[]): string[] {
  const busy = rows.filter(({ event }) => event.type !== 'xstate.init');
  const lanes = [...busy, ...rows].flatMap(({ source, sender, watched }) => [
    ...(source ? [source.path] : sender === 'delay' ? [] : [sender]),
    watched.path,
  ]);
  return [...new Set(lanes)];
}
