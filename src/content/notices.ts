/**
 * Holidays and passing news, shown on the home and contact pages; closures stand with the opening hours too. Dates are
 * written as 2026-12-24 and counted in the salon's own time, the last day included. Whatever is over disappears by itself.
 *
 *   closures: [{ from: '2026-12-24', to: '2026-12-26', text: 'Happy holidays!' }],
 *   notices: [{ text: 'Fully booked this week', until: '2026-12-05' }],
 */
import type { Notices } from './schema';

export const notices: Notices = {
  closures: [],
  notices: [],
};
