import { expect, it } from 'vitest';
import type { Cost } from '../../content/costs';
import { costInWords, costNote } from './chosen-cost';

const cost: Cost = { size: 'Medium', length: 'Waist', price: '$240', hours: 7, time: '7 hours', hair: 'hair included' };
const without: Cost = { ...cost, hair: 'hair not included' };
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
