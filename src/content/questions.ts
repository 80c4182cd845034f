/**
 * Questions and answers at the end of the services page. `waitsFor` says what the owner has to decide first; the
 * question is hidden until the owner removes that line. A comment above an answer names its source.
 */
import type { Question } from './schema';

export const questions: readonly Question[] = [
  {
    // Source: trade sites and salon reporting, until the owner puts the salon's own times into each style's facts.ts.
    question: 'How long will it take?',
    answer: [
      'Anywhere from an hour for a few simple cornrows to most of a day for small individual braids. The table above has typical times. Bring a snack and something to read.',
    ],
  },
  {
    // Sources: for typical wear, TODAY, January 4, 2023, which says that longer wear risks breakage; for the limit, Johns
    // Hopkins Medicine, which says to take extensions out after two months.
    question: 'How long can I keep my braids in?',
    answer: [
      'Box braids, knotless braids and twists usually stay in for four to six weeks, and eight weeks is the limit. Cornrows, feed-in braids and Ghana braids usually last two to four weeks.',
    ],
  },
  {
    question: 'Do braids make hair grow?',
    answer: [
      'No hairstyle does. Braids do mean less daily handling, which can help you keep your length, as long as they aren’t too tight.',
    ],
  },
  {
    // Sources: Billero and Miteva 2018, doi.org/10.2147/CCID.S137296; Crystal Aguh of Johns Hopkins in The Washington Informer.
    question: 'What if it hurts?',
    answer: [
      'Tell us right away. Hair that’s pulled tight for a long time can fall out. Doctors call it traction alopecia, and the tighter and heavier the braids, the higher the risk. Caught early, it can be stopped or reversed; left alone, it can be permanent. If your scalp stays sore, please see a doctor.',
    ],
  },
  {
    // Source: malegislature.gov/Laws/SessionLaws/Acts/2022/Chapter117.
    question: 'Can a school or an employer ban braids?',
    answer: [
      'Massachusetts law limits that. Under the CROWN Act, Chapter 117 of the Acts of 2022, race includes hair texture and protective hairstyles such as braids and twists, so a ban can be race discrimination. For advice on your own situation, ask a lawyer.',
    ],
  },
  {
    // Sources: Consumer Reports, February 27, 2025, and its press release of February 24, 2026
    // (advocacy.consumerreports.org).
    question: 'Can I bring my own hair?',
    answer: [
      'Consumer Reports has tested braiding hair twice. In 2025 it reported carcinogens in all 10 synthetic products it tested, and lead in nine. In 2026 it reported on 30 more, including human and plant-based hair, and found lead in 29. Some brands dispute the methods. Ask us which hair we use, or bring hair you trust.',
    ],
    waitsFor: 'whether clients may bring their own hair, and which hair you use',
  },
];
