import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Run a fingertip along the root and you will find no bump. The braider starts with your own hair alone and feeds in extension hair a little at a time, so nothing is tied on at the scalp.[^knotless]',
    'One report puts that first stretch of your own hair at about an inch and a half.[^knotless] Stylists say the result is flatter and lighter at the root, and swings freely sooner than a knotted braid. If you know the other styles on this site, picture a box braid that begins like a feed-in cornrow.',
  ],
  origins: [
    'Nobody signed this invention. No credible source names the person who first left out the knot, and none gives a year. Stylists and reporters say the style grew from two older methods: the individual braid in its square part, and feeding hair into a cornrow.[^knotless]',
    'Added hair itself is ancient. At Hierakonpolis in Egypt, archaeologists found a woman aged thirty or older, buried between about 3650 and 3500 BC, whose hair was dyed with henna and lengthened with knotted-in extensions.[^hk43] Hair has been added to hair for more than five thousand years; leaving out the knot is new.',
  ],
  culturalSignificance: [
    'Knotless braids are not a traditional mark of age, marriage or rank. Their meaning is modern and begins at the root. Hair pulled tight over long periods can fall out, and damage caught late can be permanent.[^traction] Leaving out the knot means less tension, not none.',
    'Tell us in the chair if anything hurts; an early change of style can stop or reverse the damage.[^hopkins] An older custom lives on, too. In much of West Africa, a relative, a friend or a specialist did the braiding; it took hours or days, and it was a social occasion.[^cornrows] Knotless braids are slow by nature, so those long hours are still part of the day.',
  ],
  evolution: [
    'Look at the roots, and the last few decades tell a clear story: box braids with visible knots in the 1990s, very fine micro-braids in the 2000s, and then no knot at all. That is how the press tells it.[^knotless]',
    'Knotless braids spread through U.S. salons and social media. They now vary in size and finish: small, medium or jumbo, and versions called “boho” and “goddess,” which leave some curls loose among the braids.',
  ],
  modernDay: [
    'In Massachusetts, the law protects braids by name. An act signed on July 26, 2022, bars discrimination based on natural and protective hairstyles at work, in housing, at school and in public accommodations.[^crown][^act]',
    'Because hair is fed in by hand, a medium set typically takes about five to eight hours, more than box braids of the same size. Four to six weeks is typical, and eight is the limit; the edges may need a refresh along the way, since these roots can loosen sooner than knotted ones. Ask us what your size and length will need.',
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
        { figure: 'hanging-knotted', label: 'Box braids', note: '1990s, a knot at each root' },
        { figure: 'hanging-micro', label: 'Micro-braids', note: '2000s, very fine' },
        { figure: 'hanging-knotless', label: 'Knotless', note: 'recent years, a flat start' },
      ],
      added: true,
    },
  },
  photographs: { culturalSignificance: 'gallery-braiding-hands' },
  timeline: [
    {
      date: 'c. 3650–3500 BC',
      certainty: 'documented',
      text: 'At Hierakonpolis, Egypt, a woman is buried with extensions knotted into her hair.',
      source: 'hk43',
    },
    {
      date: '1993',
      since: 'centuries',
      certainty: 'documented',
      text: 'Box braids, knots and all, reach the whole country with the film Poetic Justice.',
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
      text: 'Braiders leave out the knot. No source says who was first.',
      source: 'knotless',
    },
    {
      date: '2022',
      certainty: 'documented',
      text: 'Massachusetts enacts its CROWN Act.',
      source: 'crown',
    },
  ],
  quote: 'Hair has been added to hair for more than five thousand years; leaving out the knot is new.',
  sources: [
    {
      id: 'knotless',
      title: 'The Rise of Knotless Braids',
      publisher: 'E-Trade Factory, retelling an article of The New York Times by Sandra E. Garcia',
      url: 'https://etradefactory.com/the-rise-of-knotless-braids/',
    },
    {
      id: 'hk43',
      title: 'HK43: Workers’ Cemetery',
      publisher: 'Hierakonpolis Online',
      url: 'http://hierakonpolis-online.org/index.php/explore-the-predynastic-cemeteries/hk43-workers-cemetery',
    },
    { id: 'cornrows', title: 'Cornrows', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Cornrows' },
    {
      id: 'poetic-justice',
      title: '“We Started the Trend”: How Janet Jackson’s Poetic Justice Box Braids Came to Be',
      publisher: 'HelloBeautiful',
      url: 'https://hellobeautiful.com/3053532/we-started-the-trend-how-janet-jacksons-poetic-justice-box-braids-came-to-be/',
    },
    {
      id: 'crown',
      title: 'The CROWN Act Signed into Law by Governor Baker',
      publisher: 'Office of Rep. Steven Ultrino',
      url: 'https://www.representativeultrino.com/post/the-crown-act-signed-into-law-by-governor-baker',
    },
    {
      id: 'traction',
      title: 'Traction alopecia: the root of the problem',
      publisher: 'Clinical, Cosmetic and Investigational Dermatology (Billero and Miteva, 2018)',
      url: 'https://www.doi.org/10.2147/CCID.S137296',
    },
    {
      id: 'hopkins',
      title: 'What is traction alopecia?',
      publisher: 'Johns Hopkins Medicine',
      url: 'https://podcasts.hopkinsmedicine.org/what-is-traction-alopecia/',
    },
    {
      id: 'act',
      title:
        'H.4554, An Act prohibiting discrimination based on natural and protective hairstyles: text of the amendment',
      publisher: 'Massachusetts Legislature',
      url: 'https://malegislature.gov/Bills/GetAmendmentContent/192/H4554/1/House/Content',
    },
  ],
} satisfies HairstyleHistory;
