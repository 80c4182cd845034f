/** A machine's log as something to keep: written as JSON, read back, replayed and turned into a test. */
import type { StateValue } from 'xstate';
import * as z from 'zod';
import type { LogEntry } from '../watch/log';
import { masked } from '../watch/mask';
import type { Plain } from '../watch/plain';
import type { Watched } from '../watch/watched';

const FORMAT = 1;

const stateSchema = z.union([z.string(), z.record(z.string(), z.unknown())]);

const entrySchema = z.object({
  /** In milliseconds since the page was opened. */
  at: z.number(),
  event: z.looseObject({ type: z.string() }),
  /** The state value it led to; a replay that ends elsewhere has gone another way. */
  to: stateSchema,
});

const recordingSchema = z.object({
  inspector: z.literal(FORMAT),
  machine: z.string(),
  /** A machine may need none. */
  input: z.unknown().optional(),
  start: z.object({ value: stateSchema, context: z.unknown() }).optional(),
  events: z.array(entrySchema),
});

export interface Recording {
  inspector: typeof FORMAT;
  /** The machine's id. */
  machine: string;
  input: Plain;
  /** Where it begins, if older events were dropped. */
  start?: { value: StateValue; context: Plain } | undefined;
  events: (Pick<LogEntry, 'at' | 'event'> & { to: Plain })[];
}

/** What happened to a machine, with typed text masked unless `typed`. An event on which it threw is left out. */
export function recordingOf(
  { machine, input, log, checkpoint }: Pick<Watched, 'machine' | 'input' | 'log' | 'checkpoint'>,
  typed: boolean,
): Recording {
  if (!machine) throw new Error('Only a machine can be replayed');
  const show = <T extends Plain>(data: T): T => (typed ? data : masked(data));
  const answered = log.filter(
    ({ event, error, active }) => !error && active.length > 0 && !/^xstate\.(init|stop)$/.test(event.type),
  );
  return {
    inspector: FORMAT,
    machine: machine.id,
    input: show(input),
    ...(checkpoint && { start: { value: checkpoint.to, context: show(checkpoint.context) } }),
    events: answered.map(({ at, event, to }) => ({ at: Math.round(at), event: show(event), to: to as Plain })),
  };
}

/** Throws, in words for the developer, if the text is no saved log. */
export function readRecording(text: string): Recording {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('Not a saved log: the file is not JSON');
  }
  const read = recordingSchema.safeParse(json);
  if (read.success) return read.data as Recording;
  const [issue] = read.error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
  throw new Error(`Not a saved log of this inspector${where}. Choose a file that Save log has written`);
}
