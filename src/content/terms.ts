/**
 * The salon's terms, which only the owner knows. Write a friendly sentence or two, with a reason, such as
 * deposit: 'We ask for $20 when you book, because we keep the whole morning for you. It counts toward the price.'
 * They are shown above Send Message, on each style's page and on the services page. Empty terms are not shown; while all
 * are empty, visitors read that they can ask.
 */
import type { Terms } from './schema';

export const terms: Terms = {
  deposit: '',
  lateness: '',
  cancellation: '',
  children: '',
  parking: '',
  payment: '',
};
