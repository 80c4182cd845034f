/** Literal examples of what an event does to the message, and of when the salon can take a date. */

/**
 * The dates that the tests enter on Monday, November 23, 2026, and why the salon cannot take them. `earliest`: the first day
 * when the salon is open, which is another one after closing time.
 */
export const dates = [
  { value: '2026-11-28', earliest: '2026-11-23', explained: '' },
  {
    value: '2026-12-01',
    earliest: '2026-11-23',
    explained: 'We’re closed that day. Please choose another date: our next open day is Wednesday, December 2.',
  },
  {
    value: '2026-11-21',
    earliest: '2026-11-23',
    explained: 'That day is past. Please choose another date: our next open day is Monday, November 23.',
  },
  {
    value: '2026-11-23',
    earliest: '2026-11-25',
    explained: 'We closed at 6 pm today. Please choose another date: our next open day is Wednesday, November 25.',
  },
  { value: '', earliest: '2026-11-23', explained: '' },
];

/** When the salon’s first open day is this one. */
export const timeBefore = (earliest: string) => `2026-11-23T${earliest === '2026-11-23' ? '12' : '20'}:00:00-05:00`;

const SMALL = 'Size: small.\n';
const TENDER = 'Please plan for: tender scalp.\n';
const MONDAY = 'Days that work for me: Monday.\n';
const FRIDAY = 'Days that work for me: Friday.\n';
const BOTH = 'Days that work for me: Monday, Friday.\n';
export const DATE = 'Date: Saturday, November 28, 2026.\n';
export const CLOSED_DATE = 'Date: Tuesday, December 1, 2026.\n';
export const EMAIL = 'My email: ada@example.com\n';

/** The line that names a hairstyle. */
export const styleLine = (title: string) => `I would like to book ${title}.\n`;
/** Every line that the tests can add to the message, by kind, in the order that they have there. */
export const linesFor = (hairstyles: readonly { title: string }[]) => ({
  style: hairstyles.map(({ title }) => styleLine(title)),
  size: [SMALL],
  needs: [TENDER],
  days: [MONDAY, FRIDAY, BOTH],
  date: [DATE, CLOSED_DATE],
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

/** The date in a message; '' if there is none. */
export const dateIn = (message: string) =>
  message.includes(DATE) ? '2026-11-28' : message.includes(CLOSED_DATE) ? '2026-12-01' : '';

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
