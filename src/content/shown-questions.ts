import { questions } from './questions';
import { terms } from './terms';

/** Questions that only the owner can answer, and that are no line of *Before you book* (shown-terms.ts). */
const asked = {
  braiders: 'Who will braid my hair?',
  payment: 'How can I pay?',
} as const satisfies Partial<Record<keyof typeof terms, string>>;

const ofTheOwner = Object.entries(asked).flatMap(([key, question]) => {
  const answer = terms[key as keyof typeof asked].trim();
  return answer ? [{ question, answer: [answer] }] : [];
});

/** All answered questions, except those that wait for the owner's decision. */
export const shownQuestions = [...questions.filter(({ waitsFor }) => !waitsFor), ...ofTheOwner];
