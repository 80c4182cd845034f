/**
 * What the contact page says of privacy and of access. Each sentence is true of the site as it is built, and tests hold
 * it to that; what only the owner can say waits, as in `questions.ts`, until the line `waitsFor` is taken out.
 */
import type { Question } from './schema';

export const assurances: readonly Question[] = [
  {
    question: 'Does this site use cookies?',
    answer: [
      'No. It sets none, stores nothing about you on your device and counts nobody, which is why no banner asks you for anything. Even your choice of light or dark is forgotten at the next visit.',
      'Words, pictures and type come from this site alone. Only the map above comes from somewhere else: your browser asks OpenStreetMap for it on this page, and OpenStreetMap then sees your internet address, as our own web host does. What it does with that, and whether it sets cookies of its own, is written at osmfoundation.org. The links for directions lead to Google and Apple, and only when you press them.',
    ],
  },
  {
    question: 'What happens with what I write?',
    answer: [
      'Until you press Send Message it stays on your screen. It goes with you from page to page and is kept nowhere else: after a reload the form is empty, unless your browser fills it in again.',
      'Then your name, your phone number and your message go to a mail service, which delivers them to our mailbox. It sees your internet address too, and what it keeps of a message is up to its own rules. The days and pictures you picked stand in the message itself, so you see what we will read. This site keeps no copy.',
    ],
  },
  {
    question: 'How long do you keep my message?',
    answer: ['Until your appointment is over. Ask us, and we delete it sooner.'],
    waitsFor: 'how long messages stay in your mailbox, and that you delete them for whoever asks',
  },
  {
    question: 'Can everybody use this site?',
    answer: [
      'Everybody should. We aim for level AA of the Web Content Accessibility Guidelines, WCAG 2.2.',
      'What we test, by machine, in the browser Chromium: every page with axe, which finds what a machine can find, on a phone and on a desktop, in light and in dark. A request sent with the keyboard alone. Every page with text twice as large, in a window 320 pixels wide, and without any script. Less motion and forced colors where they are asked for.',
      'What nobody has tested yet: how it feels to those who use a screen reader, a magnifier or a switch every day. And the map is not ours to mend; where to find us stands beside it in words.',
    ],
  },
];
