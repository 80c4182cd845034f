/** What a request needs before it is sent: three filled-in fields, within the mail service's limit. */
const names = ['name', 'phone', 'message'] as const;

export type FieldName = (typeof names)[number];
export type Fields = Record<FieldName, string>;

/** The variables of the EmailJS template: the fields as typed, and the salon's email address. */
export interface TemplateParams extends Fields {
  to_email: string;
}

export const emptyFields: Fields = { name: '', phone: '', message: '' };

/** A line that the salon can filter on. A person's browser extension may have filled in the field, so nothing is discarded. */
const SPAM_MARK = 'Possible spam: a hidden field of the form was filled in.';

export interface Request {
  fields: Fields;
  salonEmail: string;
  /** Whether the hidden field was filled in, as robots do. */
  mayBeSpam: boolean;
}

/** The params of a request. One that may be spam is marked, if the mark fits. */
export function templateParams({ fields, salonEmail, mayBeSpam }: Request): TemplateParams {
  const params = { ...fields, to_email: salonEmail };
  const marked = { ...params, message: `${fields.message}\n\n${SPAM_MARK}` };
  return mayBeSpam && excessBytes(marked) === 0 ? marked : params;
}

/** The request as one text, for a text message, an email or the clipboard. */
export function asText({ name, phone, message }: Fields): string {
  return `${message.trim()}\n\n${name.trim()}, ${phone.trim()}`;
}

/** The limit for all template variables together, as bytes of UTF-8 JSON. Above it, EmailJS responds with status 413. */
export const VARIABLES_LIMIT_BYTES = 50_000;

/** The empty fields, in the form's order. White space counts as empty. */
export function missingFields(fields: Fields): FieldName[] {
  return names.filter(name => fields[name].trim() === '');
}

/** Bytes over the limit; 0 if the params fit. */
export function excessBytes(params: TemplateParams): number {
  return Math.max(0, utf8Length(JSON.stringify(params)) - VARIABLES_LIMIT_BYTES);
}

/**
 * About how many characters of this request are too many, and how many fit: visitors do not count in bytes. A letter may
 * be one byte, an emoji four. The excess is rounded up, so that the first try to shorten the text is enough.
 */
export function inCharacters(fields: Fields, excess: number): { over: number; limit: number } {
  const text = Object.values(fields).join('');
  const bytesEach = utf8Length(JSON.stringify(text)) / Math.max(1, [...text].length);
  const over = excess / bytesEach;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(over)) - 2);
  return { over: Math.ceil(over / unit) * unit, limit: Math.round(VARIABLES_LIMIT_BYTES / bytesEach / 1_000) * 1_000 };
}

/** JSON escapes lone surrogates, so `encodeURIComponent` cannot throw here. */
function utf8Length(json: string): number {
  return encodeURIComponent(json).replace(/%[0-9A-F]{2}/g, '.').length;
}
