import { expect, it } from 'vitest';
import { emptyFields } from '../../../machines/contact-form/message.schema';
import { inCharacters } from './in-characters';

it.each([
  ['x'.repeat(72_108), 22_108, { over: 22_200, limit: 50_000 }],
  ['é'.repeat(30_000), 10_100, { over: 5_050, limit: 25_000 }],
  ['x\u{1F31E}'.repeat(20_000), 50_007, { over: 20_100, limit: 20_000 }],
  ['x'.repeat(50_000), 1, { over: 1, limit: 50_000 }],
  ['', 7, { over: 4, limit: 25_000 }],
  ['Hi', 10_100, { over: 5_050, limit: 25_000 }, 'é'.repeat(30_000)],
])('the excess of a request is counted in characters of its own kind', (message, excess, characters, name = '') => {
  expect(inCharacters({ ...emptyFields, name, message }, excess)).toEqual(characters);
});
