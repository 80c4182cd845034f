/** Random inputs: everything that people, phones and pranksters may type. */
import * as fc from 'fast-check';
import { excessBytes, missingFields } from '../../machines/contact-form/message.schema';
import type { Typed } from './request';

const SALON = 'info@ochre-row.example';

const pieces: readonly fc.Arbitrary<string>[] = [
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('👩🏾‍🦱', '🏳️‍🌈', '🇬🇭', '☎️', '👍🏿'),
  // Right-to-left text, and direction marks with and without the closing mark.
  fc.constantFrom('שלום', 'مرحبا بكم', '\u202Eabc\u202C', '\u2067x', '\u202E'),
  fc.constantFrom('e\u0301', 'Z\u0351\u036b\u0343\u032a\u0302', 'ก็็็็', '\u0301'),
  fc.constantFrom('\u0000', '\u0007', '\u001b[31m', '\u2028', '\u2029', '\ufeff', '\u200b', '\r\n', '\t', ' '),
  // Lone surrogates, which UTF-8 cannot represent.
  fc.constantFrom('\ud83d', '\udc00', 'a\ud800b'),
  fc.constantFrom(
    '<script>window.broken = true</script>',
    '<img src=x onerror="window.broken = true">',
    '</textarea><svg onload="window.broken = true">',
    '"><b>bold</b>',
    '&lt;b&gt;&amp;',
    'javascript:window.broken=true',
    "'; DROP TABLE appointments; --",
  ),
  fc.constantFrom('{{name}}', '{{{message}}}', '{{#each x}}', '{{ to_email }}', '$' + '{name}', '%s%n', '<%= name %>'),
  fc.constantFrom('__proto__', 'constructor', 'null', 'undefined', 'NaN', '[object Object]'),
];

const text = fc.array(fc.oneof(...pieces), { minLength: 1, maxLength: 6 }).map(parts => parts.join(''));

/** Messages around the mail service's limit of 50,000 bytes, both below and above it. */
const long = fc
  .tuple(text, fc.constantFrom(49_000, 49_900, 50_000, 60_000))
  .map(([unit, length]) => `x${unit}`.repeat(length).slice(0, length));

const phone = fc.oneof(text, fc.constantFrom('(781) 555-0142', '+1 781 555 0142 ext. 3', '☎ 7815550142', '٧٨١٥٥٥٠١٤٢'));

export const inputs: fc.Arbitrary<Typed> = fc.record({
  name: text,
  phone,
  message: fc.oneof({ weight: 24, arbitrary: text }, { weight: 1, arbitrary: long }),
});

/** The expected outcome of sending these fields. */
export function fateOf(typed: Typed): 'incomplete' | 'tooLong' | 'sent' {
  if (missingFields(typed).length > 0) return 'incomplete';
  return excessBytes({ ...typed, to_email: SALON, reference: 'KTRM' }) > 0 ? 'tooLong' : 'sent';
}
