/** A machine's log as data, for JSON files, replays and tests. */
import type { StateValue } from 'xstate';
import * as z from 'zod';
import { masked } from '../watch/mask';
import { isRecord, type Plain } from '../watch/plain';
import type { Watched } from '../watch/watched';

const FORMAT = 1;

const plainSchema = z.custom<Plain>();
const stateSchema = z.custom<StateValue>(value => typeof value === 'string' || isRecord(value as Plain));

const recordingSchema = z.object({
  inspector: z.literal(FORMAT),
  /** The machine's id. */
  machine: z.string(),
  /** Undefined if the machine has no input. */
  input: plainSchema.optional(),
  /** The checkpoint from which to start, if older events were dropped. */
  start: z.object({ value: stateSchema, context: plainSchema }).optional(),
  events: z.array(
    z.object({
      /** In ms since the page was opened. */
      at: z.number(),
      event: z.object({ type: z.string() }).catchall(plainSchema),
      /** The resulting state value, to detect a replay that diverges. */
      to: stateSchema,
    }),
  ),
});

export type Recording = z.infer<typeof recordingSchema>;

/** A machine's log, with typed text masked unless `typed` is set. Omits an event on which the machine threw. */
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
    events: answered.map(({ at, event, to }) => ({ at: Math.round(at), event: show(event), to })),
  };
}

/** Parses a saved log; throws a readable error if the text is not a saved log. */
export function readRecording(text: string): Recording {
  try {
    return recordingSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('Not a saved log of this inspector. Choose a file that Save log has written', { cause });
  }
}
