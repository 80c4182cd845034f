/**
 * What to do before an appointment and after it, on every style page. `typical` says that this is what braiders usually
 * ask for; write your own and set it to false, and the note that says so disappears.
 */
import type { Visit } from './schema';

export const visit = {
  beforeYouCome: {
    typical: true,
    steps: [
      {
        do: 'Come with hair that is washed, detangled and fully dry.',
        why: 'The hours in the chair are then for braiding.',
      },
      { do: 'Leave oil, gel and cream out of it.', why: 'Hair without them is easier to part and to hold.' },
      {
        do: 'Measure your hair. Three to four inches are usual for most styles.',
        why: 'If yours is shorter, write to us first: it depends on the style.',
      },
      { do: 'Bring a picture of the size and length you want.', why: 'A picture ends most misunderstandings.' },
    ],
  },
  care: [
    'Tie a satin or silk scarf over your braids at night, or wear a bonnet.',
    'Clean the scalp every one to three weeks, with diluted shampoo or a spray, and let everything dry fully.',
    'Choose a light oil or a braid spray over anything heavy.',
    'Leave tight ponytails for later: the first days belong to your scalp.',
    'Take them out gently, from the ends up, after eight weeks at the most where hair was added.',
    'If it hurts, say so, in the chair or by phone. Braids can be made looser.',
  ],
  careSource: {
    title: 'How to maintain braids',
    publisher: 'TODAY, January 4, 2023',
    url: 'https://www.today.com/shop/how-maintain-braids-t262951',
  },
} satisfies Visit;
