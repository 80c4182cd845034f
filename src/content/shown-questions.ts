import { questions } from './questions';
import { terms } from './terms';

/** How a visitor asks for each thing that only the owner can say. */
const asked = {
  deposit: 'Do I pay a deposit?',
  lateness: 'What if I am late?',
  cancellation: 'What if I have to cancel?',
  children: 'Do you braid children’s hair?',
  parking: 'How do I get there, and where do I park?',
} as const satisfies Record<keyof typeof terms, string>;

const ofTheOwner = Object.entries(asked).flatMap(([key, question]) => {
  const answer = terms[key as keyof typeof asked].trim();
  return answer ? [{ question, answer: [answer] }] : [];
});

/** What is answered: not what still waits for the owner. */
export const shownQuestions = [...questions.filter(({ waitsFor }) => !waitsFor), ...ofTheOwner];
