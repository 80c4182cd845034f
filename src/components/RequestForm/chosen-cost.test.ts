import { expect, it } from 'vitest';
import type { Cost } from '../../derived/costs';
import { costInWords, costNote, priceOf } from './chosen-cost';

const cost: Cost = { size: 'Medium', length: 'Waist', price: '$240', hours: 7, time: '7 hours', hair: 'hair included' };
const without: Cost = { ...cost, hair: 'hair not included' };
const prices: Cost[] = [
  { ...cost, size: 'Large', length: 'Chin', price: '$80' },
  { ...cost, size: 'Large', price: '$110' },
  { ...cost, size: 'Small', price: '$160' },
];
const CONFIRM = 'We confirm your price before you book.';
const CHANGES = `Size, length and hair can change it. ${CONFIRM}`;
const HOURS = '$240, about 7 hours';
const REST = 'about 7 hours, hair included';

it.each<[string, Cost, string, string, string]>([
  ['says whether the hair is included', cost, '', `${HOURS}, hair included`, ''],
  ['names a price without hair', without, '', `${HOURS}, hair not included`, ''],
  ['agrees with who brings the hair: the salon', cost, 'please bring it', `${HOURS}, hair included`, ''],
  ['agrees with who brings it: the visitor', without, 'I bring it', `${HOURS}, hair not included`, ''],
  ['is with our hair if the visitor brings some', cost, 'I bring it', '$240 with our hair, about 7 hours', 'You'],
  ['is without hair if the salon should bring it', without, 'please bring it', `${HOURS}, hair not included`, 'We'],
])('a price by size and length %s', (_, one, hair, price, who) => {
  expect(costInWords(one, hair)).toBe(`Medium, waist-length: ${price}`);
  expect(costNote(one, hair)).toBe(`${who && `${who} bring the hair, which can change it. `}${CONFIRM}`);
});

it.each([
  ['the style’s price and time', {}, '$80 · 1–5 hours', CHANGES],
  ['a range for a length', { length: 'waist' }, 'Waist-length: $110–$160', CONFIRM],
  ['one price for a size that has only one', { size: 'small' }, 'Small: $160', CONFIRM],
  ['that of size and length', { size: 'large', length: 'waist' }, `Large, waist-length: $110, ${REST}`, CONFIRM],
  ['its own price for what has no price', { size: 'small', length: 'chin' }, '$80 · 1–5 hours', CHANGES],
])('a chosen style has %s', (_, choices, price, note) => {
  const chosen = Object.entries({ style: 'Cornrows', ...choices }).map(([id, option]) => [id, { options: [option] }]);
  expect(priceOf(Object.fromEntries(chosen), { cornrows: prices })).toEqual({ price, note });
});
