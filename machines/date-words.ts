/** Dates as `2026-11-28` and in words. Both are empty for no date. They have no time zone: the salon's calendar is the visitor's. */
const inWords = (parts: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: string) => {
    // Not before it is needed: a browser's first formatter of dates takes long on a slow phone.
    format ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', ...parts });
    return day && format.format(new Date(day));
  };
};

export const weekdayOf = inWords({});

/** 'Saturday, November 28'. */
const withoutYear = inWords({ month: 'long', day: 'numeric' });

/** 'Saturday, November 28, 2026'; empty for no date. */
export const dateInWords = (day: string) => day && `${withoutYear(day)}, ${day.slice(0, 4)}`;

/** Reads what `dateInWords` writes; empty without words, and for a date that does not exist, as a visitor may type one. */
export function dateFromWords(words: string | undefined): string {
  const time = Date.parse(`${words} UTC`);
  if (Number.isNaN(time)) return '';
  const day = new Date(time).toISOString().slice(0, 10);
  return dateInWords(day) === words ? day : '';
}

/** Whether a date is after the end of next year; probably its year was mistyped. Unknown without `today`. */
export const isTooFar = (day: string, today: string) => yearOf(day) > yearOf(today) + 1;

export const yearOf = (day: string) => Number.parseInt(day, 10);
