import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'The box is drawn on the scalp. Hair is parted into small squares or rectangles, and each section is braided separately, in three strands, so a tidy grid shows between the braids. Extension hair is usually knotted on at the root.[^wikipedia-box]',
    'You may also hear them called singles, individual braids or plaits. Many say “Poetic Justice braids,” after a 1993 film, or “Janet braids.”[^poetic-justice] Two related styles are on this site, too. Knotless braids keep the square part and drop the knot, and Senegalese twists use two strands instead of three.',
  ],
  origins: [
    'Nobody can say who parted the first square. The name is young: Wikipedia dates it to the 1990s.[^wikipedia-box] The braid is not. Some 3,300 years ago a woman was buried at Amarna, Egypt, wearing about seventy extensions set in layers.[^amarna]',
    'Other skulls studied there bore simple three-strand braids, most about a centimeter wide.[^amarna] Much later, in the nineteenth and twentieth centuries, the Mbalantu of northern Namibia lengthened girls’ hair with sinew until it reached the ground. For the ohango initiation it was dressed in four long plaits called eembuvi.[^mbalantu][^timeslive] Box braids may remind you of them, but no one has shown a direct link.',
  ],
  culturalSignificance: [
    'One style, many names. In 1993 Janet Jackson wore braids to her waist in John Singleton’s Poetic Justice, and across the United States the style took the film’s name.[^poetic-justice]',
    'South Africa had its own moment that same year. As Kaffein magazine tells it, Lebo Mathosa and Thembi Seete of the group Boom Shaka wore waist-length twists in high ponytails for their song “It’s About Time,” and long blonde braids became Mathosa’s signature.[^kaffein] The skill was learned at home: mothers and older girls taught younger ones how to part the hair and how to size the braids.',
  ],
  evolution: [
    'Sizes changed with the decades. Style writers describe jumbo braids in the 1990s; micros, like those Brandy wore on Moesha, in the late 1990s and 2000s; and a return of box braids in the 2010s with Solange and Beyoncé.[^kaffein]',
    'The added hair changed, too. Older hairpieces in Senegal were made of sisal or wool, according to a site on the country’s traditions.[^coiffure] New York magazine describes Kanekalon, a Japanese fiber created in the 1950s that is now braided into hair around the world.[^kanekalon] Today the choice runs from jumbo to bob to boho, and knotless is the newest branch.',
  ],
  modernDay: [
    'In 2015 Google named box braids among the year’s top hair searches.[^google] Our own city is part of the story, too: in 2017 two Malden sisters were disciplined at school for wearing braids with extensions.[^globe]',
    'The attorney general’s office called the policy unlawful, and the school dropped it.[^globe] Rep. Steven Ultrino of Malden has said that the case inspired the bill he filed in 2019; a later version, signed on July 26, 2022, became the state’s CROWN Act.[^crown] Plan on about four to eight hours in the chair, depending on size and length. The braids typically last four to six weeks; eight is the limit. Size and length also affect the price, so ask us for a quote.',
  ],
  figures: {
    overview: {
      pictures: [
        { figure: 'parts-square', label: 'Square parts', note: 'a grid, seen from above' },
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
      text: 'In Egypt, a woman is buried with extensions knotted into her hair.',
      source: 'hk43',
    },
    {
      date: 'c. 1353–1335 BC',
      since: 'centuries',
      certainty: 'documented',
      text: 'A woman is buried at Amarna wearing about 70 extensions.',
      source: 'amarna',
    },
    {
      date: '19th–20th century',
      since: 'centuries',
      certainty: 'reported',
      text: 'In northern Namibia the Mbalantu wear four floor-length plaits: similar, but not a proven ancestor.',
      source: 'mbalantu',
    },
    {
      date: '1990s',
      certainty: 'reported',
      start: true,
      text: 'The name “box braids” appears; the braids are older.',
      source: 'wikipedia-box',
    },
    {
      date: '1993',
      since: 'years',
      certainty: 'documented',
      text: 'Janet Jackson wears box braids in Poetic Justice.',
      source: 'poetic-justice',
    },
    {
      date: '2022',
      since: 'decades',
      certainty: 'documented',
      text: 'Massachusetts enacts its CROWN Act, first filed by a Malden legislator.',
      source: 'crown',
    },
  ],
  map: {
    names: [
      { name: 'Janet braids', place: 'United States', longitude: -79, latitude: 36, label: 'above' },
      { name: 'rastas', place: 'Ghana', longitude: -1.2, latitude: 7.5, label: 'belowLeft' },
      { name: 'Da Bratz', place: 'South Africa', longitude: 24, latitude: -29, label: 'above' },
    ],
    routes: [],
  },
  quote: 'Nobody can say who parted the first square.',
  sources: [
    {
      id: 'wikipedia-box',
      title: 'Box braids',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Box_braids',
    },
    {
      id: 'poetic-justice',
      title: '“We Started the Trend”: How Janet Jackson’s Poetic Justice Box Braids Came to Be',
      publisher: 'HelloBeautiful',
      url: 'https://hellobeautiful.com/3053532/we-started-the-trend-how-janet-jacksons-poetic-justice-box-braids-came-to-be/',
    },
    {
      id: 'hk43',
      title: 'HK43: Workers’ Cemetery',
      publisher: 'Hierakonpolis Online',
      url: 'http://hierakonpolis-online.org/index.php/explore-the-predynastic-cemeteries/hk43-workers-cemetery',
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
    { id: 'google', title: 'i-D, October 30, 2015', publisher: 'on Google’s report about searches for hair' },
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
    { id: 'kaffein', title: 'Kaffein magazine', publisher: 'on braids and Boom Shaka in South Africa' },
    {
      id: 'coiffure',
      title: 'L’art de la coiffure',
      language: 'fr',
      publisher: 'Les Traditions Sénégalaises',
      url: 'http://senegaltraditions.free.fr/traditions_corporelles/coiffure.htm',
    },
    { id: 'kanekalon', title: 'New York magazine, April 26, 2021', publisher: 'on Kanekalon' },
    {
      id: 'globe',
      title: 'Mystic Valley charter school drops ban on hair extensions',
      publisher: 'The Boston Globe',
      url: 'https://www.bostonglobe.com/metro/2017/08/11/mystic-valley-charter-school-eliminates-controversial-hair-rules/iRKY5eQ0S0EedNK9rSwqEM/story.html',
    },
  ],
} satisfies HairstyleHistory;
