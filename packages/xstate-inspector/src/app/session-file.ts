/** A whole session as a file: all actors with their charts, and all rows of the timeline. */
import type { Graph } from '../chart/graph';
import { masked } from '../watch/mask';
import { isRecord, type Plain } from '../watch/plain';
import { type LogEntry, newId, type Status, type Watched } from '../watch/watched';
import type { Kind } from '../watch/xstate-5';

const FORMAT = 1;

interface SavedActor {
  id: string;
  name: string;
  path: string;
  owner: string | undefined;
  kind: Kind;
  status: Status;
  /** The position of its chart in the file. */
  graph: number | undefined;
  input: Plain;
  output: Plain;
  /** `end` is missing if the actor was still running. */
  life: { start: number; end?: number };
  checkpoint: SavedEntry | undefined;
}

type SavedEntry = Omit<LogEntry, 'watched' | 'source'> & { watched: string; source: string | undefined };

interface SavedSession {
  xstateInspector: number;
  graphs: Graph[];
  actors: SavedActor[];
  entries: SavedEntry[];
}

/** The text of the file, with masked text unless `isOpen` is set. */
export function sessionText(actors: readonly Watched[], entries: readonly LogEntry[], isOpen: boolean): string {
  const graphs = [...new Set(actors.flatMap(({ graph }) => graph ?? []))];
  const show = <T extends Plain>(data: T): T => (isOpen ? data : masked(data));
  const all = <T extends Plain>(events: T[]) => events.map(show);
  const savedEntry = (entry: LogEntry): SavedEntry => ({
    ...entry,
    watched: entry.watched.id,
    source: entry.source?.id,
    event: show(entry.event),
    context: show(entry.context),
    sent: all(entry.sent),
    emitted: all(entry.emitted),
  });
  const session: SavedSession = {
    xstateInspector: FORMAT,
    graphs,
    actors: actors.map(({ id, name, path, owner, kind, status, graph, input, output, life, checkpoint }) => ({
      ...{ id, name, path, kind, status },
      owner: owner?.id,
      graph: graph && graphs.indexOf(graph),
      input: show(input),
      output: show(output),
      life: { start: life.start, ...(Number.isFinite(life.end) ? { end: life.end } : {}) },
      checkpoint: checkpoint && savedEntry(checkpoint),
    })),
    entries: entries.map(savedEntry),
  };
  return JSON.stringify(session);
}

/** The actors and entries of a file, numbered from `first`; throws a readable error if the text is not a session. */
export function readSession(text: string, first: number): { actors: Watched[]; entries: LogEntry[] } {
  const session = parsed(text);
  const known = new Set(session.actors.map(({ id }) => id));
  const before = session.entries[0]?.number ?? first;
  let next = first;
  // An actor that React's StrictMode has restarted is not in the file, but its rows are; without them, the others move up.
  const rows = new Map(session.entries.map(({ number, watched }) => [number, known.has(watched) ? next++ : next]));
  const rowOf = (number: number) => rows.get(number) ?? (number < before ? number - before + first : next);
  const actors = new Map<string, Watched>();
  for (const { owner, graph, life, checkpoint: _, ...saved } of session.actors) {
    actors.set(saved.id, {
      ...saved,
      id: newId(),
      ref: undefined,
      machine: undefined,
      source: undefined,
      owner: owner === undefined ? undefined : actors.get(owner),
      graph: graph === undefined ? undefined : session.graphs[graph],
      status: saved.status === 'running' ? 'saved' : saved.status,
      life: { start: rowOf(life.start), end: life.end === undefined ? Number.POSITIVE_INFINITY : rowOf(life.end) },
      log: [],
      timers: [],
      hasOwnClock: false,
      isMutated: false,
      checkpoint: undefined,
    });
  }
  const entryOf = (saved: SavedEntry): LogEntry[] => {
    const watched = actors.get(saved.watched);
    const source = saved.source === undefined ? undefined : actors.get(saved.source);
    const delay = saved.delay && { ...saved.delay, row: rowOf(saved.delay.row) };
    return watched ? [{ ...saved, watched, source, delay, number: rowOf(saved.number) }] : [];
  };
  for (const { id, checkpoint } of session.actors) {
    const watched = actors.get(id);
    if (watched && checkpoint) watched.checkpoint = entryOf(checkpoint)[0];
  }
  return { actors: [...actors.values()], entries: session.entries.flatMap(entryOf) };
}

function parsed(text: string): SavedSession {
  try {
    const session = JSON.parse(text) as Plain;
    const isSession =
      isRecord(session) &&
      session.xstateInspector === FORMAT &&
      [session.graphs, session.actors, session.entries].every(Array.isArray) &&
      (session.entries as Plain[]).every(
        entry => isRecord(entry) && typeof entry.number === 'number' && isRecord(entry.event),
      );
    if (isSession) return session as unknown as SavedSession;
  } catch {
    // Not JSON.
  }
  throw new Error('Not a saved session of this inspector. Choose a file that Save session has written');
}
