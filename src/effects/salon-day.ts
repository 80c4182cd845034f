/** The date in Malden, such as `2026-12-24`, whatever the local time zone is. */
export function salonDay(now: Date): string {
  // The locale `en-CA` formats dates as in ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now);
}
