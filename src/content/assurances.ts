/**
 * Privacy and accessibility statements on the contact page. Tests check what the built site can show of each. As in
 * `questions.ts`, a question with a `waitsFor` line is hidden until the owner has decided and removed the line.
 */
import type { Question } from './schema';

export const assurances: readonly Question[] = [
  {
    question: 'Does this site use cookies?',
    answer: [
      'No. It sets no cookies, stores nothing about you on your device and doesn’t track visits, so there’s no banner to click away. Even your choice of light or dark mode is forgotten by your next visit.',
      'The text, pictures and fonts all come from this site. Only the map above comes from somewhere else: on this page, your browser requests it from OpenStreetMap, which then sees your IP address, just as our web host does. What OpenStreetMap does with that, and whether it sets cookies of its own, is explained at osmfoundation.org. The directions links open Google or Apple, but only when you press them.',
    ],
  },
  {
    question: 'What happens to my message?',
    answer: [
      'Until you press Send Message, it stays in the form as you browse and isn’t saved anywhere: if you reload, the form is empty, unless your browser fills it in again.',
      'When you send it, your name, phone number and message go to a mail service, which delivers them to our mailbox. The service also sees your IP address, and its own rules decide how long it keeps a message. Whatever else you tap or fill in is part of the message text, so you see exactly what we’ll read. This site keeps no copy.',
      'Only your name, your phone number and a message are required. We ask about the date and your hair so that our first answer can be a quote, and about a tender scalp, which is about your health, so that we can braid more gently: leave it out if you’d rather tell us in person. Your email address is only for our answer.',
    ],
  },
  {
    question: 'How long do you keep my message?',
    answer: ['Until your appointment is over. If you’d like us to delete it sooner, just ask.'],
    waitsFor: 'how long messages stay in your mailbox, and that you delete them on request',
  },
  {
    question: 'Is this site accessible?',
    answer: [
      'We want it to work for everyone. We aim for level AA of the Web Content Accessibility Guidelines, WCAG 2.2.',
      'We test every page automatically, in the Chromium browser, for common barriers: on a phone and on a desktop, in light and dark mode, with text at twice its normal size, in a window 320 pixels wide, and without JavaScript. We send a request using only the keyboard, and check that the site respects your settings for reduced motion and forced colors.',
      'What hasn’t been tested yet is how well it works for people who use a screen reader, a magnifier or a switch every day. We don’t control the map, but our address is written beside it.',
    ],
  },
];
