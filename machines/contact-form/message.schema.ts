/** What a request needs before it is sent: three filled-in fields, within the mail service's limit. */
import { choicesIn, EMAIL, type LineKind } from './request-lines';

export type FieldName = 'name' | 'phone' | 'message';
export type Fields = Record<FieldName, string>;

/** The variables of the EmailJS template: the fields as typed, and the salon's email address. */
export interface TemplateParams extends Fields {
  to_email: string;
  /** The visitor's email address, which is also a line of the message. Left out if the line is none. */
  email?: string;
  /** A few letters by which visitor and salon can name the request. */
  reference?: string;
}

/** A sent request. */
export type Receipt = Fields & { reference: string };

export const emptyFields: Fields = { name: '', phone: '', message: '' };

/** A line that the salon can filter on. A person's browser extension may have filled in the field, so nothing is discarded. */
const SPAM_MARK = 'Possible spam: a hidden field of the form was filled in.';

export interface Request {
  fields: Fields;
  /** For the mail service's template. */
  salonEmail: string;
  /** The kinds of choices, such as size and days, in the order of their lines in the message. */
  lineKinds: readonly LineKind[];
  /** A few letters that name the request; the same in every attempt to send it. Empty before the first attempt. */
  reference: string;
  /** Whether the hidden field was filled in at the last attempt to send, as robots do. */
  mayBeSpam: boolean;
}

/** One address: a service may refuse the whole message for anything else. */
const ADDRESS = /^[^\s@.,:;<>()"]+(\.[^\s@.,:;<>()"]+)*@[^\s@.,:;<>()"]+(\.[^\s@.,:;<>()"]+)+$/;

/** The params of a request. One that may be spam is marked, if the mark fits. */
export function templateParams({ fields, salonEmail, lineKinds, reference, mayBeSpam }: Request): TemplateParams {
  const email = choicesIn(fields.message, lineKinds)[EMAIL]?.options[0]?.trim() ?? '';
  const isAddress = ADDRESS.test(email);
  const params = { ...fields, to_email: salonEmail, ...(isAddress && { email }), ...(reference && { reference }) };
  const marked = { ...params, message: `${fields.message}\n\n${SPAM_MARK}` };
  return mayBeSpam && excessBytes(marked) === 0 ? marked : params;
}

/** Bytes over the limit, with room for a reference; 0 if the request fits. */
export const excessOf = (request: Request) => excessBytes(templateParams({ ...request, reference: 'XXXX' }));

/** The request as one text, for a text message, an email or the clipboard. */
export function asText({ name, phone, message, reference }: Receipt): string {
  const text = `${message.trim()}\n\n${name.trim()}, ${phone.trim()}`;
  return reference ? `${text}\nReference: ${reference}` : text;
}

/** The limit for all template variables together, as bytes of UTF-8 JSON. Above it, EmailJS responds with status 413. */
export const VARIABLES_LIMIT_BYTES = 50_000;

/** Whether nothing can be seen: white space, control characters, those that shape or hide others, and an empty pattern in Braille. */
export const isBlank = (text: string) => !/[^\s\p{Cc}\p{DI}\u2800]/u.test(text);

const excessBytes = (params: TemplateParams) => Math.max(0, utf8Length(JSON.stringify(params)) - VARIABLES_LIMIT_BYTES);

/** JSON escapes lone surrogates, so `encodeURIComponent` cannot throw here. */
export const utf8Length = (json: string) => encodeURIComponent(json).replace(/%[0-9A-F]{2}/g, '.').length;
