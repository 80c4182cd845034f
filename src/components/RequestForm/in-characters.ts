import { type Fields, utf8Length, VARIABLES_LIMIT_BYTES } from '../../../machines/contact-form/message.schema';

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
