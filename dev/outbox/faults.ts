/** The fault switch, with which people and tests choose what goes wrong with the next sends. */
import { z } from 'zod';
import { type Answer, TEXTS } from './send-api.ts';

/** Responses with the service's own texts, as far as they are known. */
const ANSWERS = {
  '400': TEXTS.publicKey,
  '403': TEXTS.browsersOnly,
  '404': 'Account not found',
  '412': 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  '413': TEXTS.tooLong,
  '422': TEXTS.noRecipient,
  // *Assumed*: no source was found for this text.
  '429': 'Too many requests',
  // *Assumed*: the client creates this response for headless browsers; no source shows that the service does.
  '451': 'Unavailable For Headless Browser',
  // *Assumed*: an outage may have any text.
  '500': 'Internal Server Error',
  '503': 'Service Unavailable',
} as const;

/** Responses that do not come from the service. */
const NONSENSE: Partial<Record<string, Answer>> = {
  garbled: { status: 502, text: '\u0000\u{fffd}{"status": 5' },
  page: { status: 200, text: '<!doctype html><title>Sign in to the network</title>' },
};

export const FAULTS = [
  'none',
  '400',
  '403',
  '404',
  '412',
  '413',
  '422',
  '429',
  '451',
  '500',
  '503',
  'garbled',
  'page',
  'redirect',
  'drop',
  'cut',
  'hang',
  'slow',
] as const;

/**
 * For a number, the response has that status; for `garbled`, it is random bytes; for `page`, a web page, as from a
 * hotel's network; for `redirect`, a redirect. `drop` closes the connection before the response, `cut` during the
 * response. With `hang`, there is no response; with `slow`, it is late.
 */
export type Fault = (typeof FAULTS)[number];

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

/** A setting, or the reason why it is invalid. */
export type ReadSetting = { setting: FaultSetting } | { problem: string };

export function readSetting(json: string): ReadSetting {
  try {
    const read = settingSchema.safeParse(JSON.parse(json));
    return read.success ? { setting: read.data } : { problem: z.prettifyError(read.error) };
  } catch {
    return { problem: 'Not JSON. Send something like {"fault":"429"} or {"fault":"slow","seconds":5,"times":1}' };
  }
}

/** The response of a fault; undefined for faults without one. */
export function faultAnswer(fault: Fault): Answer | undefined {
  return fault in ANSWERS ? { status: Number(fault), text: ANSWERS[fault as keyof typeof ANSWERS] } : NONSENSE[fault];
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
