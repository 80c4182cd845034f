/** The day at the salon in Malden as `2026-12-24`, wherever the clock stands. */
export function salonDay(now: Date): string {
  // This one locale writes dates as ISO does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now);
}
