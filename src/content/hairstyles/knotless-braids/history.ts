import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Your braider starts with an inch and a half or more of your own hair alone. The braids come out flatter and lighter than knotted ones, says *The New York Times*.[^knotless]',
  ],
  origins: [
    'Leaving out the knot is new. Nobody knows who invented it: we found no reliable source for a name or for a year. The style joins two older skills: single braids in square parts, and hair fed into a cornrow.[^knotless]',
  ],
  culturalSignificance: [
    'Knotless braids were never a mark of age, marriage or rank. Their meaning is modern: comfort. Hair that’s pulled tight for long can fall out, and in the end may not grow back.[^traction] Leaving out the knot means less tension, not none, so tell us if anything hurts. Caught early, the damage can be stopped or even reversed, says Crystal Aguh, a dermatologist at Johns Hopkins.[^hopkins]',
    'In Senegal, a neighbor, a mother or a sister did the braiding. It took hours, even days, and it drew people closer.[^le360]',
  ],
  evolution: [
    'Knotless braids spread through U.S. salons and social media. They come small, medium or jumbo; *boho* and *goddess* versions leave some curls loose.',
  ],
  modernDay: [
    'In Massachusetts, the law protects braids by name. A rule against them at work, in housing, at school or in public accommodations can be race discrimination.[^act]',
  ],
  figures: {
    overview: {
      pictures: [
        { figure: 'root-knot', label: 'With a knot', note: 'added hair tied on around your own' },
        { figure: 'root-knotless', label: 'Knotless', note: 'your own hair first, the rest fed in' },
      ],
      added: true,
    },
    evolution: {
      pictures: [
        { figure: 'hanging-knotted', label: 'Box braids', note: 'a knot at each root' },
        { figure: 'hanging-micro', label: 'Micro-braids', note: 'very fine' },
        { figure: 'hanging-knotless', label: 'Knotless', note: 'a flat start' },
      ],
    },
  },
  timeline: [
    {
      date: 'c. 3650–3500 BC',
      certainty: 'documented',
      text: 'A woman of thirty or older is buried at Hierakonpolis, Egypt, her graying hair dyed with henna, extra locks of her own knotted in.',
      source: 'hk43',
    },
    {
      date: '1993',
      since: 'centuries',
      certainty: 'documented',
      text: '*Poetic Justice* puts box braids, knots and all, on the big screen.',
      source: 'poetic-justice',
    },
    {
      date: '2000s',
      since: 'years',
      certainty: 'reported',
      text: 'Very fine micro-braids follow.',
      source: 'knotless',
    },
    {
      date: 'Recent years',
      certainty: 'reported',
      start: true,
      text: 'Braiders leave out the knot.',
      source: 'knotless',
    },
    { date: '2022', certainty: 'documented', text: 'On July 26, Massachusetts enacts its CROWN Act.', source: 'act' },
  ],
  quote: { section: 'origins', text: 'Hair has been added to hair for more than five thousand years.' },
  sources: [
    { id: 'knotless', title: 'The Rise of Knotless Braids', publisher: 'The New York Times (Sandra E. Garcia)' },
    {
      id: 'hk43',
      title: 'Egypt’s First Mummies',
      publisher: 'Hierakonpolis Online',
      url: 'http://hierakonpolis-online.org/index.php/explore-the-predynastic-cemeteries/hk43-workers-cemetery/egypt-s-first-mummies',
    },
    {
      id: 'le360',
      title: 'Autrefois porteuses de symboles, les tresses africaines ne séduisent plus les Sénégalaises',
      language: 'fr',
      publisher: 'Le360 Afrique',
      url: 'https://afrique.le360.ma/culture/autrefois-porteuses-de-symboles-les-tresses-africaines-ne-seduisent-plus-les-senegalaises_7DUGOBDL6VBRRPPMHB5DIGS5T4',
    },
    {
      id: 'poetic-justice',
      title: '“We Started the Trend”: How Janet Jackson’s Poetic Justice Box Braids Came to Be',
      publisher: 'HelloBeautiful',
      url: 'https://hellobeautiful.com/3053532/we-started-the-trend-how-janet-jacksons-poetic-justice-box-braids-came-to-be/',
    },
    {
      id: 'traction',
      title: 'Traction alopecia: the root of the problem',
      publisher: 'Clinical, Cosmetic and Investigational Dermatology (Billero and Miteva, 2018)',
      url: 'https://www.doi.org/10.2147/CCID.S137296',
    },
    {
      id: 'hopkins',
      title: 'Johns Hopkins researchers on traction alopecia',
      publisher: 'The Washington Informer',
      url: 'https://www.washingtoninformer.com/black-womens-hairstyles-making-them-bald-researchers/',
    },
    {
      id: 'act',
      title: 'Chapter 117 of the Acts of 2022',
      publisher: 'Massachusetts Legislature',
      url: 'https://malegislature.gov/Laws/SessionLaws/Acts/2022/Chapter117',
    },
  ],
} satisfies HairstyleHistory;
