/** The fault switch: what goes wrong with the next sends, so that every failure can be seen by hand and by test. */
import { z } from 'zod';
import { type Answer, TEXTS } from './send-api.ts';

/** The texts are the service's own where the facts know them. */
const ANSWERS = {
  '400': TEXTS.publicKey,
  '403': TEXTS.browsersOnly,
  '404': 'Account not found',
  '412': 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  '413': TEXTS.tooLong,
  '422': TEXTS.noRecipient,
  // *Assumed*: no source was found for the text.
  '429': 'Too many requests',
  // *Assumed*: the client itself makes this one for headless browsers; the service was never seen to.
  '451': 'Unavailable For Headless Browser',
  // *Assumed*: any text at all may come with an outage.
  '500': 'Internal Server Error',
  '503': 'Service Unavailable',
} as const;

/** Answers in which the service does not speak. */
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
 * A number answers with that status, `garbled` with bytes that mean nothing, `page` with a web page as a hotel's network does,
 * `redirect` sends elsewhere; `drop` loses the connection, `cut` in the middle of the answer; `hang` never answers, `slow` late.
 */
export type Fault = (typeof FAULTS)[number];

const DEFAULT_SLOWNESS = 5;

const settingSchema = z
  .strictObject({
    fault: z.enum(FAULTS),
    /** How many sends it lasts; for ever when left out. */
    times: z.int().min(1).max(1000).optional(),
    /** How late a `slow` answer comes. */
    seconds: z.number().min(0).max(600).optional(),
  })
  .transform(setting => (setting.fault === 'slow' ? { seconds: DEFAULT_SLOWNESS, ...setting } : setting));

export type FaultSetting = z.infer<typeof settingSchema>;

/** A setting, or why it is none, in words for the person who sent it. */
export type ReadSetting = { setting: FaultSetting } | { problem: string };

export function readSetting(json: string): ReadSetting {
  try {
    const read = settingSchema.safeParse(JSON.parse(json));
    return read.success ? { setting: read.data } : { problem: z.prettifyError(read.error) };
  } catch {
    return { problem: 'Not JSON. Send something like {"fault":"429"} or {"fault":"slow","seconds":5,"times":1}' };
  }
}

/** The answer of a fault that is one; undefined for the others. */
export function faultAnswer(fault: Fault): Answer | undefined {
  return fault in ANSWERS ? { status: Number(fault), text: ANSWERS[fault as keyof typeof ANSWERS] } : NONSENSE[fault];
}

/** Holds the current setting, in memory only: a restart begins without faults. */
export function createFaultSwitch() {
  let current: FaultSetting = { fault: 'none' };
  return {
    current: () => current,
    set(setting: FaultSetting) {
      current = setting;
    },
    /** The setting for one send; uses up one of its times. */
    take(): FaultSetting {
      const taken = current;
      if (taken.times === 1) current = { fault: 'none' };
      else if (taken.times) current = { ...taken, times: taken.times - 1 };
      return taken;
    },
  };
}
