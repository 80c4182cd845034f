/**
 * Holidays and news, shown on the home and contact pages. Closures are also shown below the business hours. Write dates as
 * 2026-12-24, in the salon's time; the last day is included. Past entries disappear automatically.
 *
 *   closures: [{ from: '2026-12-24', to: '2026-12-26', text: 'Happy holidays!' }],
 *   notices: [{ text: 'Fully booked this week', until: '2026-12-05' }],
 */
import type { Notices } from './schema';

export const notices: Notices = {
  closures: [],
  notices: [],
};
