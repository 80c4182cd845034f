/** The date in a time zone, such as `2026-12-24`. */
export function salonDay(now: Date, timeZone: string): string {
  // The locale `en-CA` formats dates as in ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}
