/** What an appointment request must be before it may leave: three fields with something in them, small enough to be carried. */
const names = ['name', 'phone', 'message'] as const;

export type FieldName = (typeof names)[number];
export type Fields = Record<FieldName, string>;

/** What EmailJS's template receives: the fields as typed, and the salon's address. */
export interface TemplateParams extends Fields {
  to_email: string;
}

export const emptyFields: Fields = { name: '', phone: '', message: '' };

export function templateParams({ fields, salonEmail }: { fields: Fields; salonEmail: string }): TemplateParams {
  return { ...fields, to_email: salonEmail };
}

/** The request as one text, for a text message, an e-mail or the clipboard. */
export function asText({ name, phone, message }: Fields): string {
  return `${message.trim()}\n\n${name.trim()}, ${phone.trim()}`;
}

/** The provider's limit for all template variables together, in bytes of UTF-8 encoded JSON. Source: EmailJS answers 413 above it. */
export const VARIABLES_LIMIT_BYTES = 50_000;

/** The fields that are still empty, in the order in which they stand in the form. White space alone counts as empty. */
export function missingFields(fields: Fields): FieldName[] {
  return names.filter(name => fields[name].trim() === '');
}

/** By how many bytes the params exceed the provider's limit; 0 when they fit. */
export function excessBytes(params: TemplateParams): number {
  return Math.max(0, utf8Length(JSON.stringify(params)) - VARIABLES_LIMIT_BYTES);
}

/** JSON never holds a lone surrogate (it escapes them), so `encodeURIComponent` cannot throw here. */
function utf8Length(json: string): number {
  return encodeURIComponent(json).replace(/%[0-9A-F]{2}/g, '.').length;
}
