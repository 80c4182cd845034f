import { expect, it } from 'vitest';
import type { Cost } from '../../content/costs';
import { costInWords, costNote, priceOf } from './chosen-cost';

const cost: Cost = { size: 'Medium', length: 'Waist', price: '$240', hours: 7, time: '7 hours', hair: 'hair included' };
const without: Cost = { ...cost, hair: 'hair not included' };
const prices: Cost[] = [
  { ...cost, size: 'Large', length: 'Chin', price: '$80' },
  { ...cost, size: 'Large', price: '$110' },
  { ...cost, size: 'Small', price: '$160' },
];
const CONFIRM = 'We confirm your price before you book.';

it.each<[string, Cost, string, string, string]>([
  ['says whether the hair is included', cost, '', '$240, about 7 hours, hair included', CONFIRM],
  ['names a price without hair', without, '', '$240, about 7 hours, hair not included', CONFIRM],
  [
    'agrees with who brings the hair: the salon',
    cost,
    'please bring it',
    '$240, about 7 hours, hair included',
    CONFIRM,
  ],
  ['agrees with who brings it: the visitor', without, 'I bring it', '$240, about 7 hours, hair not included', CONFIRM],
  [
    'is with the salon’s hair although the visitor brings hair',
    cost,
    'I bring it',
    '$240 with our hair, about 7 hours',
    `You bring the hair, which can change it. ${CONFIRM}`,
  ],
  [
    'is without hair although the salon should bring it',
    without,
    'please bring it',
    '$240, about 7 hours, hair not included',
    `We bring the hair, which can change it. ${CONFIRM}`,
  ],
])('a price by size and length %s', (_, one, hair, price, note) => {
  expect(costInWords(one, hair)).toBe(`Medium, waist-length: ${price}`);
  expect(costNote(one, hair)).toBe(note);
});

it.each([
  ['the style’s price and time', {}, '$80 · 1–5 hours', `Size, length and hair can change it. ${CONFIRM}`],
  ['a range for a length', { length: 'waist' }, 'Waist-length: $110–$160', CONFIRM],
  ['one price for a size that has only one', { size: 'small' }, 'Small: $160', CONFIRM],
  [
    'the price of size and length',
    { size: 'large', length: 'waist' },
    'Large, waist-length: $110, about 7 hours, hair included',
    CONFIRM,
  ],
  [
    'the style’s price for what has no price',
    { size: 'small', length: 'chin' },
    '$80 · 1–5 hours',
    `Size, length and hair can change it. ${CONFIRM}`,
  ],
])('a chosen style has %s', (_, choices, price, note) => {
  const chosen = Object.entries({ style: 'Cornrows', ...choices }).map(([id, option]) => [id, { options: [option] }]);
  expect(priceOf(Object.fromEntries(chosen), { cornrows: prices })).toEqual({ price, note });
});
