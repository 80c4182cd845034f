import { questions } from './questions';
import { terms } from './terms';

/** Questions that only the owner can answer. */
const asked = {
  deposit: 'Do I pay a deposit?',
  lateness: 'What if I am late?',
  cancellation: 'What if I have to cancel?',
  children: 'What about children and guests?',
  parking: 'How do I get there, and where do I park?',
  payment: 'How can I pay?',
} as const satisfies Record<keyof typeof terms, string>;

const ofTheOwner = Object.entries(asked).flatMap(([key, question]) => {
  const answer = terms[key as keyof typeof asked].trim();
  return answer ? [{ question, answer: [answer] }] : [];
});

/** All answered questions, except those that wait for the owner's decision. */
export const shownQuestions = [...questions.filter(({ waitsFor }) => !waitsFor), ...ofTheOwner];
