/** The date in Malden as `2026-12-24`, in any time zone. */
export function salonDay(now: Date): string {
  // `en-CA` formats dates as ISO does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now);
}
