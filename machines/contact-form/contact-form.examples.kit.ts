/** Literal examples of what an event does to the message, and of when the salon can take a date. */

/** The dates that the tests enter on Monday, November 23, 2026, and why the salon cannot take them. */
export const dates = [
  { value: '2026-11-28', words: 'Saturday, November 28, 2026', explained: '' },
  {
    value: '2026-12-01',
    words: 'Tuesday, December 1, 2026',
    explained: 'We’re closed that day. Our next open day is Wednesday, December 2.',
  },
  {
    value: '2026-11-21',
    words: 'Saturday, November 21, 2026',
    explained: 'That day is past. Our next open day is Monday, November 23.',
  },
  { value: '', words: '', explained: '' },
];

const SMALL = 'Size: small.\n';
const TENDER = 'Please plan for: tender scalp.\n';
const MONDAY = 'Days that work for me: Monday.\n';
const FRIDAY = 'Days that work for me: Friday.\n';
const BOTH = 'Days that work for me: Monday, Friday.\n';
export const DATE = 'Date: Saturday, November 28, 2026.\n';
export const EMAIL = 'My email: ada@example.com\n';

/** Every line that the tests can add to the message, by kind, in the order that they have there. */
export const linesFor = (hairstyle: string) => ({
  style: [`I would like to book ${hairstyle}.\n`],
  size: [SMALL],
  needs: [TENDER],
  days: [MONDAY, FRIDAY, BOTH],
  date: [DATE],
  email: [EMAIL],
});
export type Lines = ReturnType<typeof linesFor>;

/** The pressed option, its kind's line in the message before, and that line afterwards; '' if there is none. */
const presses: readonly [option: string, before: string, after: string][] = [
  ['small', '', SMALL],
  ['small', SMALL, ''],
  ['tender scalp', '', TENDER],
  ['tender scalp', TENDER, ''],
  ['Monday', '', MONDAY],
  ['Monday', MONDAY, ''],
  ['Monday', FRIDAY, BOTH],
  ['Monday', BOTH, FRIDAY],
  ['Friday', '', FRIDAY],
  ['Friday', FRIDAY, ''],
  ['Friday', MONDAY, BOTH],
  ['Friday', BOTH, MONDAY],
];

const lineIn = (message: string, lines: readonly string[]) => lines.find(line => message.includes(line)) ?? '';

/** The message with another line of this kind. What was typed stays as it is, above the lines, and so do the other lines. */
export function withLine(message: string, all: Lines, kind: keyof Lines, line: string): string {
  const before = Object.values(all).map(lines => lineIn(message, lines));
  const typed = before.reduce((rest, one) => rest.replace(one, ''), message);
  const chosen = { ...Object.fromEntries(Object.keys(all).map((one, index) => [one, before[index]])), [kind]: line };
  const added = Object.values(chosen).join('');
  return typed === '' || added === '' || typed.endsWith('\n') ? typed + added : `${typed}\n${added}`;
}

export function withPress(message: string, all: Lines, kind: keyof Lines, option: string): string {
  const before = lineIn(message, all[kind]);
  const [, , after] = presses.find(one => one[0] === option && one[1] === before) ?? [];
  if (after === undefined) throw new Error(`There is no example of ${option} pressed after '${before}'`);
  return withLine(message, all, kind, after);
}
