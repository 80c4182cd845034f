/**
 * What visitors want to know before they book, which only the owner can answer: a short sentence or two each. The first
 * six are shown on each style's page, on the services page and above Send Message; the others are questions on the
 * services page. Empty ones are not shown. Replace what is invented, then set `sample` to false.
 */
import type { Terms } from './schema';

export const terms: Terms = {
  sample: true,
  hair: 'Included. You can bring your own.',
  deposit: '$20 once we agree on a time. It comes off your price.',
  cancellation: 'Free until 24 hours before. After that, we keep the deposit.',
  lateness: 'We hold your chair for 15 minutes, then offer you another day.',
  children: 'Welcome from age 5, with an adult who stays. $20 less under 13.',
  parking: 'Free, behind the salon.',
  braiders: 'One of our three braiders, from start to finish. If you want the same one again, say so in your message.',
  payment: 'In cash or by card, at the end of your appointment.',
};
