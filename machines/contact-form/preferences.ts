/** Days and a way to be reached, chosen with a press and written into the message as one line that everybody can read. */

/** A weekday that suits the visitor, or how to reach them; pressed again, it no longer holds. */
export type Preference = { day: string } | { reach: 'call' | 'text' };

export interface Preferences {
  /** In the order in which they were pressed. */
  days: readonly string[];
  reach: 'call' | 'text' | undefined;
}

/** The line, or what is left of it after somebody has edited the message. */
const LINE = /^(?:Days that suit me: ([^.\n]+)\.)?(?: ?Please (call|text) me\.)?$/;
const isLine = (line: string) => line !== '' && LINE.test(line);

/** What the message says of them: the message is the only place where they are kept. */
export function preferencesIn(message: string): Preferences {
  // Nothing at all matches too, with nothing in it.
  const [, days, reach] = LINE.exec(message.split('\n').find(isLine) ?? '') as RegExpExecArray;
  return { days: days?.split(', ') ?? [], reach: reach as Preferences['reach'] };
}

/** The message with the preference taken up, or let go where it held; every other line stays as it was typed. */
export function withPreference(message: string, preference: Preference): string {
  const line = inWords(pressed(preferencesIn(message), preference));
  const lines = message.split('\n');
  const place = lines.findIndex(isLine);
  if (place < 0) return message === '' ? line : `${message}\n${line}`;
  return lines.flatMap((one, index) => (index !== place ? [one] : line === '' ? [] : [line])).join('\n');
}

function pressed({ days, reach }: Preferences, preference: Preference): Preferences {
  if ('reach' in preference) return { days, reach: reach === preference.reach ? undefined : preference.reach };
  const others = days.filter(day => day !== preference.day);
  return { days: others.length < days.length ? others : [...days, preference.day], reach };
}

function inWords({ days, reach }: Preferences): string {
  const suiting = days.length > 0 ? [`Days that suit me: ${days.join(', ')}.`] : [];
  return [...suiting, ...(reach ? [`Please ${reach} me.`] : [])].join(' ');
}
