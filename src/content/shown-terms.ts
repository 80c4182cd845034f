import { terms } from './terms';

const names = {
  deposit: 'Deposit',
  lateness: 'If you’re late',
  cancellation: 'If you cancel',
  children: 'Children and guests',
  parking: 'Parking',
  payment: 'Payment',
} as const satisfies Record<keyof typeof terms, string>;

/** The owner's terms that are written, each with its name. */
export const shownTerms = Object.entries(names).flatMap(([key, name]) => {
  const text = terms[key as keyof typeof names].trim();
  return text ? [{ name, text }] : [];
});
