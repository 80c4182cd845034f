import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Preference, preferencesIn, withPreference } from './preferences';

const press = (message: string, ...preferences: Preference[]) => preferences.reduce(withPreference, message);
const monday: Preference = { day: 'Monday' };
const friday: Preference = { day: 'Friday' };
const text: Preference = { reach: 'text' };
const call: Preference = { reach: 'call' };

describe('preferences', () => {
  it.each<[string, string, Preference[], string]>([
    ['stand alone in an empty message', '', [monday], 'Days that suit me: Monday.'],
    ['come below what was typed', 'Hello', [monday], 'Hello\nDays that suit me: Monday.'],
    ['share one line', 'Hello', [monday, text, friday], 'Hello\nDays that suit me: Monday, Friday. Please text me.'],
    ['know one way to be reached', '', [text, call], 'Please call me.'],
    ['leave with a second press', 'Hello', [monday, monday], 'Hello'],
    ['leave one by one', '', [monday, friday, text, monday], 'Days that suit me: Friday. Please text me.'],
    [
      'stay where they stand',
      'Days that suit me: Monday.\nThanks!',
      [friday],
      'Days that suit me: Monday, Friday.\nThanks!',
    ],
    ['leave the text below them alone', 'Days that suit me: Monday.\nThanks!', [monday], 'Thanks!'],
  ])('%s', (_, message, preferences, after) => {
    expect(press(message, ...preferences)).toBe(after);
  });

  it('are what the message says, also after somebody has edited it', () => {
    expect(preferencesIn('Hello\nDays that suit me: Monday, Friday. Please call me.\n')).toEqual({
      days: ['Monday', 'Friday'],
      reach: 'call',
    });
    expect(preferencesIn('Days that suit me: Monday, mostly')).toEqual({ days: [], reach: undefined });
    expect(preferencesIn('')).toEqual({ days: [], reach: undefined });
  });

  const preference = fc.oneof(
    fc.constantFrom('Monday', 'Wednesday', 'Sunday').map(day => ({ day })),
    fc.constantFrom('call' as const, 'text' as const).map(reach => ({ reach })),
  );
  const typed = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', 'é') });

  it('never touch what was typed, whatever is pressed and however often', () => {
    fc.assert(
      fc.property(typed, fc.array(preference, { maxLength: 8 }), (message, preferences) => {
        const after = press(message, ...preferences);
        expect(after === message || after.startsWith(message)).toBe(true);
        const { days, reach } = preferencesIn(after);
        const undone = press(after, ...days.map(day => ({ day })), ...(reach ? [{ reach }] : []));
        expect(undone).toBe(message);
      }),
    );
  });
});
