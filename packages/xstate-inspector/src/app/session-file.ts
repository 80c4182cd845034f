import { parse, stringify } from 'devalue';
import { masked, maskedEntry } from '../watch/mask';
import { isSpecial, type Plain, Special } from '../watch/plain';
import { type LogEntry, type Watched, watchedOf } from '../watch/watched';

const FORMAT = 3;

export interface Saved {
  /** Without what belongs to their page, such as machines. */
  actors: Watched[];
  entries: LogEntry[];
}

/** The text of the file, with masked text unless `isOpen` is set. */
export function sessionText(listed: readonly Watched[], entries: readonly LogEntry[], isOpen: boolean): string {
  const show = (data: Plain): Plain => (isOpen ? data : masked(data));
  const savedAs = new Map<Watched | undefined, Watched>();
  // An actor that React's StrictMode has restarted is no longer listed, but it has rows.
  for (const watched of new Set([...entries.map(entry => entry.watched), ...listed])) {
    const { name, path, owner, kind, status, graph, life, checkpoint } = watched;
    const shown = { input: show(watched.input), output: show(watched.output) };
    savedAs.set(watched, watchedOf({ name, path, owner, kind, status, graph, life, checkpoint, ...shown }));
  }
  const saved = (entry: LogEntry): LogEntry => ({
    ...(isOpen ? entry : maskedEntry(entry)),
    watched: savedAs.get(entry.watched) ?? entry.watched,
    source: savedAs.get(entry.source),
  });
  const actors = [...savedAs.values()];
  for (const actor of actors) {
    actor.owner = savedAs.get(actor.owner);
    actor.checkpoint &&= saved(actor.checkpoint);
  }
  return stringify(
    { xstateInspector: FORMAT, actors, entries: entries.map(saved) },
    { Special: value => isSpecial(value) && { ...value } },
  );
}

/** The actors and entries of a file, numbered from `first`; throws a readable error if the text is not a session. */
export function readSession(text: string, first: number): Saved {
  const { actors, entries } = parsed(text);
  const shift = first - (entries[0]?.number ?? first);
  for (const actor of actors) {
    const status = actor.status === 'running' ? 'saved' : actor.status;
    const { start, end } = actor.life;
    Object.assign(actor, watchedOf({ ...actor, status, life: { start: start + shift, end: end && end + shift } }));
  }
  for (const entry of [...entries, ...actors.flatMap(({ checkpoint }) => checkpoint ?? [])]) {
    entry.number += shift;
    if (entry.delay) entry.delay.row += shift;
  }
  return { actors, entries };
}

function parsed(text: string): Saved {
  try {
    const session = parse(text, { Special: ({ kind, text, content }) => new Special(kind, text, content) });
    if (session.xstateInspector === FORMAT) return session;
  } catch {}
  throw new Error('Not a saved session of this inspector. Choose a file that Save session has written');
}
