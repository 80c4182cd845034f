/**
 * What to do before an appointment and how to care for braids, on every style page. While `typical` is true, the page
 * says that braiders usually ask for these steps. Write your own steps, then set `typical` to false to remove that
 * note.
 */
import type { Visit } from './schema';

export const visit = {
  beforeYouCome: {
    typical: true,
    steps: [
      {
        do: 'Come with your hair washed, detangled and fully dry.',
        why: 'Then we can spend your whole appointment braiding.',
      },
      { do: 'Skip oil, gel and leave-in products that day.', why: 'Many braiders prefer product-free hair.' },
      {
        do: 'Measure your hair: three to four inches is a common minimum.',
        why: 'If yours is shorter, message us first; it depends on the style.',
      },
      { do: 'Bring a picture of the size and length you want.', why: 'It’s clearer than any description.' },
    ],
  },
  care: [
    'Tie a satin or silk scarf over your braids at night, or wear a bonnet.',
    'Clean your scalp every one to three weeks with diluted shampoo or a spray, and let everything dry fully.',
    'Use a light oil or a braid spray rather than anything heavy.',
    'Skip tight ponytails for the first few days.',
    'If it hurts, say so, in the chair or by phone, and ask for looser braids.',
    'Take rows out after two to four weeks, single braids and twists after six, eight at most: longer wear risks breakage. Go gently, from the ends up.',
  ],
  careSources: [
    {
      title: 'How to maintain braids',
      publisher: 'TODAY, January 4, 2023',
      url: 'https://www.today.com/shop/how-maintain-braids-t262951',
    },
    {
      title: 'What is traction alopecia?',
      publisher: 'Johns Hopkins Medicine',
      url: 'https://podcasts.hopkinsmedicine.org/what-is-traction-alopecia/',
    },
  ],
} satisfies Visit;
