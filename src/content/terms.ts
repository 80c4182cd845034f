/**
 * What only the owner can say. Each line is a sentence or two for the services page, kind and with its reason, such as
 * deposit: 'We ask for $20 when you book, because we keep the whole morning for you. It counts toward the price.'
 * A line that is left empty is shown to nobody.
 */
import type { Terms } from './schema';

export const terms: Terms = {
  deposit: '',
  lateness: '',
  cancellation: '',
  children: '',
  parking: '',
};
