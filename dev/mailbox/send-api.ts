/** EmailJS's send API as a pure function from request to response. */
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { LOCAL_MAILBOX } from './ids.ts';

export const SEND_PATH = '/api/v1.0/email/send';

/** Limit of the JSON-encoded template_params in UTF-8 bytes. EmailJS says "50Kb"; that this means 50,000 is *assumed*. */
const VARIABLES_LIMIT = 50_000;

const PUBLIC_KEY = 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account';
const sentMessage = z.object(
  {
    user_id: z.literal(LOCAL_MAILBOX.publicKey, PUBLIC_KEY),
    service_id: z.literal(LOCAL_MAILBOX.serviceId, 'The service ID not found'),
    template_id: z.literal(LOCAL_MAILBOX.templateId, 'The template ID not found'),
    template_params: z.record(z.string(), z.unknown()),
  },
  // *Assumed*: no source was found for this text.
  'The request body is not valid JSON',
);

/** The parameters of a message, under the names of EmailJS's API. */
export type SentMessage = z.infer<typeof sentMessage>;

export interface Answer {
  status: number;
  text: string;
}

/** Responds to a POST request; `message` is to be stored. The order of the checks is *assumed*. */
export function answerSend(headers: IncomingHttpHeaders, body: string): Answer & { message?: SentMessage } {
  // *Assumed*: one of the three headers of a browser is enough.
  if (!headers.origin && !headers.referer && !headers['user-agent']?.startsWith('Mozilla/'))
    return { status: 403, text: 'API calls are disabled for non-browser applications' };
  const { data: message, error } = sentMessage.safeParse(readJson(body));
  if (error) return { status: 400, text: error.issues[0]?.message ?? '' };
  if (Buffer.byteLength(JSON.stringify(message.template_params)) > VARIABLES_LIMIT)
    return { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' };
  // to_email may be absent, because it is safer to set the recipient in the dashboard.
  if (message.template_params.to_email === '') return { status: 422, text: 'The recipients address is empty' };
  return { status: 200, text: 'OK', message };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
