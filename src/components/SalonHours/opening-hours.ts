/** Formats '08:00' as '8am' and '18:30' as '6:30pm'. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats the business hours. Days with the same hours share a line; lines are in the order of their first day. */
export function hoursLines(hours: readonly { day: string; opens: string; closes: string }[]) {
  const lines = new Map<string, string[]>();
  for (const { day, opens, closes } of hours) {
    const span = `${clock(opens)}-${clock(closes)}`;
    lines.set(span, [...(lines.get(span) ?? []), day]);
  }
  return [...lines].map(([span, days]) => ({ days, hours: span }));
}
