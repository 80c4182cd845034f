import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'The name *feed-in* says how the hair goes in, not what the pattern is. Underneath, it’s a cornrow; some people say *invisible cornrows*.[^names]',
  ],
  origins: [
    'The name is recent; we found no inventor. The two skills behind the style are old: cornrowing, found across North, West and East Africa,[^wikipedia] and adding hair to hair.[^hk43]',
  ],
  culturalSignificance: [
    'So does the way a row grows. And a feed-in can say whatever cornrows say.',
    'Your edges deserve the most thought: strain tends to show there first. Ask for looser braids, advises Crystal Aguh, a dermatologist at Johns Hopkins.[^hopkins] Speak up during the first row; it’s easier to change one than ten.',
  ],
  evolution: [
    'Feeding in took away the bump at the start of the row.[^knotless] Patterns have multiplied since: straight-backs in twos, fours and sixes, goddess braids, a heart worked into the parts, and, newer, stitch braids with crisper parts.',
  ],
  modernDay: [
    'The law now protects student athletes, too. Since 2022, public and nonsectarian schools in Massachusetts, and those who run school sports, may not forbid a hairstyle that is historically associated with race, such as braids.[^act]',
  ],
  figures: {
    overview: {
      pictures: [{ figure: 'row-growing', label: 'Hairline to nape', note: 'fuller with every piece' }],
      added: true,
    },
    evolution: {
      pictures: [
        { figure: 'row-joined', label: 'The older way', note: 'all at once, with a bump' },
        { figure: 'row-growing', label: 'Fed in', note: 'a flat, fine start' },
      ],
    },
  },
  braid: 'growing',
  timeline: [
    {
      date: 'Thousands of years ago',
      certainty: 'reported',
      text: 'Figures painted in the Sahara appear to wear rows of braids.',
      source: 'wikipedia',
    },
    {
      date: 'c. 3650–3500 BC',
      certainty: 'documented',
      text: 'A woman in Egypt is buried with extra locks of her own hair knotted in.',
      source: 'hk43',
    },
    {
      date: 'Before synthetic hair',
      since: 'centuries',
      certainty: 'reported',
      text: 'In Senegal, mothers braid with *yoss*, a dark-dyed fiber taken from sacks.',
      source: 'seneplus',
    },
    {
      date: 'First date not documented',
      certainty: 'reported',
      start: true,
      text: 'Braiders feed the added hair in along the row.',
      source: 'businessday',
    },
    {
      date: 'Recent years',
      certainty: 'reported',
      text: 'Used on individual braids, the idea becomes the knotless braid.',
      source: 'knotless',
    },
  ],
  quote: { section: 'culturalSignificance', text: 'The line and the tension show whose hands did the work.' },
  sources: [
    {
      id: 'names',
      title: 'Ghana Braids: The Hottest Cornrow Style of 2016',
      publisher: 'Wholly Hair',
      url: 'http://whollyhair.com/allthingshair/2016/12/6/ghana-braids-the-hottest-cornrow-style-of-2016',
    },
    { id: 'wikipedia', title: 'Cornrows', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Cornrows' },
    {
      id: 'hk43',
      title: 'Egypt’s First Mummies',
      publisher: 'Hierakonpolis Online',
      url: 'http://hierakonpolis-online.org/index.php/explore-the-predynastic-cemeteries/hk43-workers-cemetery/egypt-s-first-mummies',
    },
    {
      id: 'seneplus',
      title: 'Autant en apporte l’inspiration: histoire des fortes têtes',
      language: 'fr',
      publisher: 'SenePlus',
      url: 'https://www.seneplus.com/article/autant-en-apporte-l%E2%80%99inspiration',
    },
    { id: 'knotless', title: 'The Rise of Knotless Braids', publisher: 'The New York Times (Sandra E. Garcia)' },
    {
      id: 'businessday',
      title: 'Why Ghanaians make the best braids',
      publisher: 'BusinessDay, Nigeria',
      url: 'https://businessday.ng/life-arts/article/why-ghanaians-make-the-best-braids/',
    },
    {
      id: 'act',
      title: 'Chapter 117 of the Acts of 2022',
      publisher: 'Massachusetts Legislature',
      url: 'https://malegislature.gov/Laws/SessionLaws/Acts/2022/Chapter117',
    },
    {
      id: 'hopkins',
      title: 'What is traction alopecia?',
      publisher: 'Johns Hopkins Medicine',
      url: 'https://podcasts.hopkinsmedicine.org/what-is-traction-alopecia/',
    },
  ],
} satisfies HairstyleHistory;
