import { SAMPLE_VALUES } from './price-words';
import { terms } from './terms';

const names = {
  hair: 'Hair',
  deposit: 'Deposit',
  cancellation: 'Canceling or moving',
  lateness: 'Being late',
  children: 'Children',
  parking: 'Parking',
} as const satisfies Partial<Record<keyof typeof terms, string>>;

/** The owner's terms that are written, each with its name. */
export const shownTerms = Object.entries(names).flatMap(([key, name]) => {
  const text = terms[key as keyof typeof names].trim();
  return text ? [{ name, text }] : [];
});

/** What the pages say of those terms while they are invented. */
export const termsNote = terms.sample ? SAMPLE_VALUES : '';
