/** A machine's log as something to keep: written as JSON, read back, replayed and turned into a test. */
import * as z from 'zod';
import type { LogEntry } from '../watch/log';
import { masked } from '../watch/mask';
import type { Plain, PlainEvent } from '../watch/plain';
import type { Watched } from '../watch/watched';

const FORMAT = 1;

const entrySchema = z.object({
  /** In milliseconds since the page was opened. */
  at: z.number(),
  event: z.looseObject({ type: z.string() }),
  /** The state value it led to; a replay that comes out elsewhere has gone another way. */
  to: z.union([z.string(), z.record(z.string(), z.unknown())]),
});

const recordingSchema = z.object({
  inspector: z.literal(FORMAT),
  machine: z.string(),
  /** A machine may need none. */
  input: z.unknown().optional(),
  events: z.array(entrySchema),
});

export interface Recording {
  inspector: typeof FORMAT;
  /** The machine's id. */
  machine: string;
  input: Plain;
  events: (Pick<LogEntry, 'at' | 'event'> & { to: Plain })[];
}

/** What happened to a machine from its start, with typed text starred out unless `typed` is wanted. */
export function recordingOf(
  { machine, input, log, dropped }: Pick<Watched, 'machine' | 'input' | 'log' | 'dropped'>,
  typed: boolean,
): Recording {
  if (dropped > 0) throw new Error(`The log no longer reaches back to the start: ${dropped} older events were dropped`);
  const show = <T extends Plain>(data: T): T => (typed ? data : masked(data));
  const events = log.filter(({ event }) => event.type !== 'xstate.init' && event.type !== 'xstate.stop');
  return {
    inspector: FORMAT,
    machine: machine.id,
    input: show(input),
    events: events.map(({ at, event, to }) => ({ at: Math.round(at), event: show(event), to: to as Plain })),
  };
}

export function readRecording(json: string): Recording {
  const read = recordingSchema.safeParse(JSON.parse(json));
  if (!read.success) throw new Error(`Not a log of this inspector: ${z.prettifyError(read.error)}`);
  const { machine, input, events } = read.data;
  return {
    inspector: FORMAT,
    machine,
    input: input as Plain,
    events: events.map(({ at, event, to }) => ({ at, event: event as PlainEvent, to: to as Plain })),
  };
}
