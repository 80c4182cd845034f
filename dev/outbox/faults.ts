/** The fault switch, with which people and tests choose what goes wrong with the next sends. */
import { z } from 'zod';
import { type Answer, TEXTS } from './send-api.ts';

/** The responses of faults that have one; refusals have the service's own texts, as far as they are known. */
const ANSWERS = {
  '400': { status: 400, text: TEXTS.publicKey },
  '403': { status: 403, text: TEXTS.browsersOnly },
  '404': { status: 404, text: 'Account not found' },
  '412': { status: 412, text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' },
  '413': { status: 413, text: TEXTS.tooLong },
  '422': { status: 422, text: TEXTS.noRecipient },
  // *Assumed*: no source was found for this text.
  '429': { status: 429, text: 'Too many requests' },
  // *Assumed*: the client creates this response for headless browsers; no source shows that the service does.
  '451': { status: 451, text: 'Unavailable For Headless Browser' },
  // *Assumed*: an outage may have any text.
  '500': { status: 500, text: 'Internal Server Error' },
  '503': { status: 503, text: 'Service Unavailable' },
  garbled: { status: 502, text: '\u0000\u{fffd}{"status": 5' },
  page: { status: 200, text: '<!doctype html><title>Sign in to the network</title>' },
};
// TypeScript types all keys as plain strings.
const answered = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

export const FAULTS = ['none', ...answered, 'redirect', 'drop', 'cut', 'hang', 'slow'] as const;

/**
 * For a number, the response has that status; for `garbled`, it is random bytes; for `page`, a web page, as from a
 * hotel's network; for `redirect`, a redirect. `drop` closes the connection before the response, `cut` during the
 * response. With `hang`, there is no response; with `slow`, it is late.
 */
type Fault = (typeof FAULTS)[number];

const DEFAULT_SLOWNESS = 5;

const settingSchema = z
  .strictObject({
    fault: z.enum(FAULTS),
    /** The number of sends that fail; unlimited by default. */
    times: z.int().min(1).max(1000).optional(),
    /** The delay of a `slow` response. */
    seconds: z.number().min(0).max(600).optional(),
  })
  .transform(setting => (setting.fault === 'slow' ? { seconds: DEFAULT_SLOWNESS, ...setting } : setting));

export type FaultSetting = z.infer<typeof settingSchema>;

/** Reads a setting, or the reason why it is invalid. */
export function readSetting(json: string): { setting: FaultSetting } | { problem: string } {
  try {
    const read = settingSchema.safeParse(JSON.parse(json));
    return read.success ? { setting: read.data } : { problem: z.prettifyError(read.error) };
  } catch {
    return { problem: 'Not JSON. Send something like {"fault":"429"} or {"fault":"slow","seconds":5,"times":1}' };
  }
}

/** The response of a fault; undefined for faults without one. */
export function faultAnswer(fault: Fault): Answer | undefined {
  const answers: Partial<Record<Fault, Answer>> = ANSWERS;
  return answers[fault];
}

/** Keeps the current setting in memory only, so a restart resets it. */
export function createFaultSwitch() {
  let current: FaultSetting = { fault: 'none' };
  return {
    current: () => current,
    set(setting: FaultSetting) {
      current = setting;
    },
    /** Returns the setting for the next send, and counts down the remaining sends. */
    take(): FaultSetting {
      const taken = current;
      if (taken.times === 1) current = { fault: 'none' };
      else if (taken.times) current = { ...taken, times: taken.times - 1 };
      return taken;
    },
  };
}
