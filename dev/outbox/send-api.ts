/** EmailJS's send API as a pure function from request to response. */
import type { IncomingHttpHeaders } from 'node:http';
import { LOCAL_MAILBOX } from './ids.ts';

export const SEND_PATH = '/api/v1.0/email/send';

/** Limit of the JSON-encoded template_params in UTF-8 bytes. EmailJS says "50Kb"; that this means 50,000 is *assumed*. */
export const VARIABLES_LIMIT = 50_000;

/** Headers of every response, even of errors; otherwise, a browser on another origin reports only "Failed to fetch". */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
} as const;

/** The parameters of a message, under the names of EmailJS's API. */
export interface SentMessage {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

export interface SendRequest {
  headers: IncomingHttpHeaders;
  body: Uint8Array;
}

export interface Answer {
  status: number;
  text: string;
}

/** A response, and the message to store, if any. */
export type SendResult = Answer & { message?: SentMessage };

export const TEXTS = {
  publicKey: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  service: 'The service ID not found',
  template: 'The template ID not found',
  browsersOnly: 'API calls are disabled for non-browser applications',
  tooLong: 'Variables size limit. The maximum allowed variables size is 50Kb',
  noRecipient: 'The recipients address is empty',
  // *Assumed*: no source was found for the next two texts.
  notJson: 'The request body is not valid JSON',
  paramsNotObject: 'The template_params parameter must be an object',
} as const;

/**
 * Responds to a POST request. The order of the checks is *assumed*: browser headers, JSON, ids, length, recipient.
 * The limit of one request a second is omitted on purpose; the fault switch has 429.
 */
export function answerSend({ headers, body }: SendRequest): SendResult {
  if (!looksLikeBrowser(headers)) return { status: 403, text: TEXTS.browsersOnly };

  const asked = readJson(body);
  if (!isRecord(asked)) return { status: 400, text: TEXTS.notJson };

  const { user_id, service_id, template_id, template_params = {} } = asked;
  // This response is documented for user_id, and *assumed* for service_id and template_id.
  const missing = (parameter: string) => ({ status: 400, text: `The ${parameter} parameter is required` });
  if (!isFilled(user_id)) return missing('user_id');
  if (!isFilled(service_id)) return missing('service_id');
  if (!isFilled(template_id)) return missing('template_id');
  if (user_id !== LOCAL_MAILBOX.publicKey) return { status: 400, text: TEXTS.publicKey };
  if (service_id !== LOCAL_MAILBOX.serviceId) return { status: 400, text: TEXTS.service };
  if (template_id !== LOCAL_MAILBOX.templateId) return { status: 400, text: TEXTS.template };
  if (!isRecord(template_params)) return { status: 400, text: TEXTS.paramsNotObject };

  if (Buffer.byteLength(JSON.stringify(template_params)) > VARIABLES_LIMIT) return { status: 413, text: TEXTS.tooLong };
  // to_email may be absent, because it is safer to set the recipient in the dashboard.
  if ('to_email' in template_params && !isFilled(template_params.to_email)) {
    return { status: 422, text: TEXTS.noRecipient };
  }
  return {
    status: 200,
    text: 'OK',
    message: { user_id, service_id, template_id, template_params },
  };
}

/**
 * *Assumed*: one of the three browser headers is enough. No source says which of them EmailJS checks, so only requests
 * with none of them, as from a script, are refused.
 */
function looksLikeBrowser(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers.origin || headers.referer || headers['user-agent']?.startsWith('Mozilla/'));
}

/** Parses JSON; undefined if it is invalid or not in valid UTF-8, because replacing bytes would change the message. */
export function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
