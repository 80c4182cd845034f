/**
 * The salon's terms, which only the owner knows. Write a friendly sentence or two for the services page, with a reason,
 * such as deposit: 'We ask for $20 when you book, because we keep the whole morning for you. It counts toward the
 * price.' Empty terms are not shown.
 */
import type { Terms } from './schema';

export const terms: Terms = {
  deposit: '',
  lateness: '',
  cancellation: '',
  children: '',
  parking: '',
};
