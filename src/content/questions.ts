/**
 * Questions and answers at the end of the services page. `waitsFor` says what the owner has to settle first: such a
 * question is shown to nobody until the line is taken out.
 */
import type { Question } from './schema';

export const questions: readonly Question[] = [
  {
    question: 'Is the hair included in the price?',
    answer: [
      'Please ask when you write: tell us the style, the size and the length, and whether you would like us to bring the hair. Our answer says what the price includes.',
    ],
  },
  {
    question: 'Why does a price say “from”?',
    answer: [
      'Smaller braids and longer hair take more time and more hair. The price named is the least; ask for yours.',
    ],
  },
  {
    question: 'How long will I sit?',
    answer: [
      'Between one hour for a few simple rows and most of a day for small single braids. The table above shows what is typical for each style. Bring something to eat and something to read.',
    ],
  },
  {
    question: 'How long may I keep my braids in?',
    answer: [
      'With added hair four to six weeks are typical, and eight are the most. Cornrows without added hair are usually worn for two to four.',
    ],
  },
  {
    question: 'Do braids make hair grow?',
    answer: [
      'No style does. Braids save your hair from daily handling, which can help you keep its length when they are put in without tension.',
    ],
  },
  {
    question: 'What if it hurts?',
    answer: [
      'Tell us at once. Hair that is pulled tight for a long time can fall out: doctors call it traction alopecia, and weight and tightness raise the risk. Noticed early, it can stop or turn back. For anything that stays sore, please see a doctor.',
    ],
  },
  {
    question: 'May a school or an employer forbid braids?',
    answer: [
      'Not in Massachusetts. A law of 2022, Chapter 117, forbids discrimination over natural and protective hairstyles, braids and twists among them, at work, in schools, in housing and in public places.',
    ],
  },
  {
    question: 'Can I bring my own hair?',
    answer: [
      'Consumer Reports found harmful substances in synthetic braiding hair that it tested in 2025; makers disputed the methods. Ask us which hair we use, or bring hair that you trust.',
    ],
    waitsFor: 'whether clients may bring hair of their own, and which hair you use',
  },
];
