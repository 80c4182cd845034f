import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'The name comes from the parts: small squares or rectangles, each braided by itself.[^poetic-justice] Extension hair is usually knotted on at the root.[^knotless]',
  ],
  origins: [
    'The name is young; the braid is not. The Mbalantu of Namibia lengthened girls’ hair with sinew and dressed it in plaits called *eembuvi* for the *ohango* initiation.[^mbalantu][^timeslive] Nobody has shown a direct link to box braids.',
  ],
  culturalSignificance: [
    'To the historian Tanisha Ford, Janet Jackson’s braids in *Poetic Justice* felt like “taking the plaits of our Black girl youth and elevating that work.”[^poetic-justice] In South Africa, also in 1993, Lebo Mathosa and Thembi Seete of Boom Shaka wore waist-length twists for “It’s About Time,” *Kaffein* magazine recalls; long blonde braids became Mathosa’s signature.[^kaffein]',
  ],
  evolution: [
    'The 1990s liked them thick,[^kaffein] the 2000s very fine,[^knotless] and in the 2010s Solange and Beyoncé wore them waist-length again.[^mbalantu] In 2015 they were among Google’s top hair searches.[^google] Added hair used to be sisal or wool in Senegal;[^coiffure] the big name now, from Harlem to Lagos, is Kanekalon, a Japanese fiber, *New York* magazine says.[^kanekalon]',
  ],
  modernDay: [
    'Our own city is part of this story. In 2017 a Malden charter school punished Black and biracial students for their hair; the sisters Mya and Deanna Cook served detention after detention for braids with extensions. The attorney general called the rules discriminatory, and the school dropped them.[^globe] Rep. Steven Ultrino of Malden has said that the sisters’ bravery inspired his 2019 bill, the first version of the state’s CROWN Act.[^crown]',
  ],
  figures: {
    overview: {
      pictures: [
        { figure: 'parts-square', label: 'Square parts', note: 'in a grid' },
        { figure: 'parts-brick', label: 'Brick parts', note: 'offset by half a box' },
      ],
    },
    evolution: {
      pictures: [
        { figure: 'hanging-jumbo', label: 'Jumbo', note: 'few and thick' },
        { figure: 'hanging-medium', label: 'Medium', note: 'in between' },
        { figure: 'hanging-micro', label: 'Micro', note: 'many and fine' },
      ],
      added: true,
    },
  },
  timeline: [
    {
      date: 'c. 3650–3500 BC',
      certainty: 'documented',
      text: 'In Egypt, a woman is buried with extra locks of her own hair knotted in.',
      source: 'hk43',
    },
    {
      date: 'c. 1353–1335 BC',
      since: 'centuries',
      certainty: 'documented',
      text: 'At Amarna, the dead wear three-strand braids, most about 0.4 inch wide; one woman wears about 70 extensions.',
      source: 'amarna',
    },
    {
      date: '19th–20th century',
      since: 'centuries',
      certainty: 'reported',
      text: 'In northern Namibia, the Mbalantu wear floor-length plaits.',
      source: 'mbalantu',
    },
    {
      date: 'Before 1993',
      certainty: 'reported',
      start: true,
      text: 'Black girls already wear them, under other names.',
      source: 'poetic-justice',
    },
    {
      date: '1993',
      since: 'years',
      certainty: 'documented',
      text: 'Janet Jackson wears them to her waist in John Singleton’s *Poetic Justice*.',
      source: 'poetic-justice',
    },
    {
      date: '2022',
      since: 'decades',
      certainty: 'documented',
      text: 'On July 26, the governor signs the CROWN Act of Massachusetts.',
      source: 'crown',
    },
  ],
  quote: { section: 'origins', text: 'Nobody can say who parted the first square.' },
  sources: [
    {
      id: 'poetic-justice',
      title: '“We Started the Trend”: How Janet Jackson’s Poetic Justice Box Braids Came to Be',
      publisher: 'HelloBeautiful',
      url: 'https://hellobeautiful.com/3053532/we-started-the-trend-how-janet-jacksons-poetic-justice-box-braids-came-to-be/',
    },
    { id: 'knotless', title: 'The Rise of Knotless Braids', publisher: 'The New York Times (Sandra E. Garcia)' },
    {
      id: 'hk43',
      title: 'Egypt’s First Mummies',
      publisher: 'Hierakonpolis Online',
      url: 'http://hierakonpolis-online.org/index.php/explore-the-predynastic-cemeteries/hk43-workers-cemetery/egypt-s-first-mummies',
    },
    {
      id: 'amarna',
      title: 'Ancient Egyptian woman buried with complex coiffure of 70 hair extensions',
      publisher: 'International Business Times UK',
      url: 'https://www.ibtimes.co.uk/ancient-egyptian-woman-buried-complex-coiffure-70-hair-extensions-1466079',
    },
    {
      id: 'mbalantu',
      title: 'The Mbalantu Women of Namibia and Their Floor-length Natural Hair',
      publisher: 'How Africa',
      url: 'https://howafrica.com/the-mbalantu-women-of-africa-and-their-floor-length-natural-hair-braids-tradition/',
    },
    {
      id: 'google',
      title: 'Why are we all googling braids and man buns?',
      publisher: 'i-D',
      url: 'https://i-d.vice.com/en_au/article/gygmy7/why-are-we-all-googling-braids-and-man-buns',
    },
    {
      id: 'crown',
      title: 'The CROWN Act Signed into Law by Governor Baker',
      publisher: 'Office of Rep. Steven Ultrino',
      url: 'https://www.representativeultrino.com/post/the-crown-act-signed-into-law-by-governor-baker',
    },
    {
      id: 'timeslive',
      title: 'Africa holds the origins to a great hairstyle',
      publisher: 'Sunday Times, South Africa',
      url: 'https://www.timeslive.co.za/sunday-times/opinion-and-analysis/2017-06-24-africa-holds-the-origins-to-a-great-hairstyle/',
    },
    {
      id: 'kaffein',
      title: 'Untangling the mystique behind braids',
      publisher: 'Kaffein',
      url: 'https://kaffeinmagazine.co.za/untangling-the-mystique-behind-braids',
    },
    {
      id: 'coiffure',
      title: 'L’art de la coiffure',
      language: 'fr',
      publisher: 'Les Traditions Sénégalaises',
      url: 'http://senegaltraditions.free.fr/traditions_corporelles/coiffure.htm',
    },
    {
      id: 'kanekalon',
      title: 'What Even Is Braiding Hair?',
      publisher: 'New York (Baze Mpinja)',
      url: 'https://www.pressreader.com/usa/new-york-magazine/20210426/282419877100706',
    },
    {
      id: 'globe',
      title: 'Mystic Valley charter school drops ban on hair extensions',
      publisher: 'The Boston Globe',
      url: 'https://www.bostonglobe.com/metro/2017/08/11/mystic-valley-charter-school-eliminates-controversial-hair-rules/iRKY5eQ0S0EedNK9rSwqEM/story.html',
    },
  ],
} satisfies HairstyleHistory;
