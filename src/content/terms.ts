/**
 * What only the owner can say. Each line is a sentence or two for the services page, friendly and with a reason, such
 * as deposit: 'We ask for $20 when you book, because we keep the whole morning for you. It counts toward the price.'
 * Empty lines are not shown.
 */
import type { Terms } from './schema';

export const terms: Terms = {
  deposit: '',
  lateness: '',
  cancellation: '',
  children: '',
  parking: '',
};
