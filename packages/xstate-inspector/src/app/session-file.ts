/** A whole session as a file: all actors with their charts, and all rows of the timeline. */
import type { Graph } from '../chart/graph';
import { masked, maskedEntry } from '../watch/mask';
import { isRecord, type Plain } from '../watch/plain';
import { type LogEntry, type Watched, watchedOf } from '../watch/watched';

const FORMAT = 1;

interface SavedActor extends Pick<Watched, 'id' | 'name' | 'path' | 'kind' | 'status' | 'input' | 'output' | 'life'> {
  owner: string | undefined;
  /** The position of its chart in the file. */
  graph: number | undefined;
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
export function sessionText(listed: readonly Watched[], entries: readonly LogEntry[], isOpen: boolean): string {
  // An actor that React's StrictMode has restarted is no longer listed, but it has rows.
  const actors = [...new Set([...entries.map(({ watched }) => watched), ...listed])];
  const graphs = [...new Set(actors.flatMap(({ graph }) => graph ?? []))];
  const show = (data: Plain): Plain => (isOpen ? data : masked(data));
  const savedEntry = (entry: LogEntry): SavedEntry => ({
    ...(isOpen ? entry : maskedEntry(entry)),
    watched: entry.watched.id,
    source: entry.source?.id,
  });
  const session: SavedSession = {
    xstateInspector: FORMAT,
    graphs,
    actors: actors.map(({ id, name, path, owner, kind, status, graph, input, output, life, checkpoint }) => ({
      ...{ id, name, path, kind, status, life },
      owner: owner?.id,
      graph: graph && graphs.indexOf(graph),
      input: show(input),
      output: show(output),
      checkpoint: checkpoint && savedEntry(checkpoint),
    })),
    entries: entries.map(savedEntry),
  };
  return JSON.stringify(session);
}

/** The actors and entries of a file, numbered from `first`; throws a readable error if the text is not a session. */
export function readSession(text: string, first: number): { actors: Watched[]; entries: LogEntry[] } {
  const session = parsed(text);
  const before = session.entries[0]?.number ?? first;
  const rowOf = (number: number) => number - before + first;
  const actors = new Map<string, Watched>();
  const savedAs = (id: string | undefined) => (id === undefined ? undefined : actors.get(id));
  for (const { owner: _, graph, life, checkpoint: __, ...saved } of session.actors) {
    const watched = watchedOf({
      ...saved,
      owner: undefined,
      graph: graph === undefined ? undefined : session.graphs[graph],
      status: saved.status === 'running' ? 'saved' : saved.status,
      life: { start: rowOf(life.start), end: life.end && rowOf(life.end) },
    });
    actors.set(saved.id, watched);
  }
  const entryOf = (saved: SavedEntry): LogEntry => ({
    ...saved,
    watched: actors.get(saved.watched) as Watched,
    source: savedAs(saved.source),
    delay: saved.delay && { ...saved.delay, row: rowOf(saved.delay.row) },
    number: rowOf(saved.number),
  });
  for (const { id, owner, checkpoint } of session.actors)
    Object.assign(actors.get(id) as Watched, { owner: savedAs(owner), checkpoint: checkpoint && entryOf(checkpoint) });
  return { actors: [...actors.values()], entries: session.entries.map(entryOf) };
}

function parsed(text: string): SavedSession {
  try {
    const session = JSON.parse(text) as Plain;
    if (isRecord(session) && session.xstateInspector === FORMAT) return session as unknown as SavedSession;
  } catch {
    // Not JSON.
  }
  throw new Error('Not a saved session of this inspector. Choose a file that Save session has written');
}
