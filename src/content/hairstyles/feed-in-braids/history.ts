import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Look at the hairline first. A feed-in braid starts there with nothing but your own hair, so it lies flat and thin. Farther back, the braider slips in a small piece of extension, then another, and the row grows fuller as it goes.',
    '“Feed-in” tells you how the hair goes in, not what the pattern is. Underneath, it is a cornrow. Done boldly, in rows that swell, it becomes what many call Ghana braids. Stylists also say “invisible cornrows”; in Nigeria, the magazine Zikoko reports, you may hear “pick and drop” or “Ghana weaving.”[^zikoko]',
  ],
  origins: [
    'The name is recent, and neither an inventor nor a first date has been documented. The two skills behind the style can be traced: cornrowing, found across North, West and East Africa,[^wikipedia] and adding hair to hair.',
    'That second skill is more than five thousand years old: a woman buried at Hierakonpolis in Egypt wore extensions knotted into her own hair.[^hk43] According to SenePlus, women in Senegal braided with yoss, a dark-dyed fiber taken from sacks, before there was synthetic hair.[^seneplus]',
  ],
  culturalSignificance: [
    'The line, the tension and the way a row grows show whose hands did the work. Feed-ins carry the same meanings as cornrows, plus the braider’s own signature.',
    'The front edge deserves the most thought, because strain on the hair tends to show there first. Starting the row with less bulk is one way to be gentle with it. Crystal Aguh, a dermatologist at Johns Hopkins, gives advice that holds for every braided style: ask for looser braids.[^hopkins] So speak up while the first row is being done. It is easier to change one row than ten.',
  ],
  evolution: [
    'The older way joined all the added hair at the very start of the row, and the join left a bump. Spreading the hair along the row took the bump away and left the front flat.[^knotless]',
    'The idea did not stop at rows: used on individual braids, it became the knotless braid.[^knotless] Patterns have multiplied since. Straight-backs in twos, fours and sixes keep it simple, goddess braids are another choice, and some people have a heart worked into the parts. Stitch braids, one of the newer variants, differ in how the hair is parted.',
  ],
  modernDay: [
    'The law now reaches into schools, too. When Massachusetts passed its act on natural and protective hairstyles in 2022, it added a section for schools and school sports.[^act] So a student’s braids are protected on the field as well as in class.',
    'A few large rows make for one of the shorter appointments: about one and a half to four hours is typical, depending on the number of rows and the way they are parted. Expect to wear them for about two to four weeks. Count the rows in your picture, and ask us how long yours will take.',
  ],
  figures: {
    overview: {
      pictures: [
        {
          figure: 'row-fed',
          label: 'Hairline (left) to nape',
          note: 'fuller with every piece',
        },
      ],
      added: true,
    },
    evolution: {
      pictures: [
        { figure: 'profile-joined', label: 'The older way', note: 'all at once, which leaves a bump' },
        { figure: 'profile-growing', label: 'Fed in', note: 'a flat, fine start' },
      ],
      added: true,
    },
  },
  photographs: { culturalSignificance: 'gallery-braiding-hands' },
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
      text: 'A woman in Egypt is buried wearing extensions knotted into her own hair.',
      source: 'hk43',
    },
    {
      date: 'Before synthetic hair',
      since: 'centuries',
      certainty: 'reported',
      text: 'In Senegal, braiders add yoss, a fiber taken from sacks.',
      source: 'seneplus',
    },
    {
      date: 'First date not documented',
      certainty: 'reported',
      start: true,
      text: 'Feeding in begins; nobody documented who started it.',
      source: 'knotless',
    },
    {
      date: 'Recent years',
      certainty: 'reported',
      text: 'Feeding in leads to the knotless braid.',
      source: 'knotless',
    },
    {
      date: '2022',
      certainty: 'documented',
      text: 'The new Massachusetts law on hairstyles covers schools and school sports.',
      source: 'act',
    },
  ],
  quote: 'The line, the tension and the way a row grows show whose hands did the work.',
  sources: [
    {
      id: 'zikoko',
      title: 'No One Knows What Senegalese Twists Are in Senegal',
      publisher: 'Zikoko',
      url: 'https://www.zikoko.com/jollof-road/no-one-knows-what-senegalese-twists-are-in-senegal/',
    },
    { id: 'wikipedia', title: 'Cornrows', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Cornrows' },
    {
      id: 'hk43',
      title: 'HK43: Workers’ Cemetery',
      publisher: 'Hierakonpolis Online',
      url: 'http://hierakonpolis-online.org/index.php/explore-the-predynastic-cemeteries/hk43-workers-cemetery',
    },
    {
      id: 'seneplus',
      title: 'Autant en apporte l’inspiration: histoire des fortes têtes',
      language: 'fr',
      publisher: 'SenePlus',
      url: 'https://www.seneplus.com/article/autant-en-apporte-l%E2%80%99inspiration',
    },
    {
      id: 'knotless',
      title: 'The Rise of Knotless Braids',
      publisher: 'E-Trade Factory, retelling an article of The New York Times by Sandra E. Garcia',
      url: 'https://etradefactory.com/the-rise-of-knotless-braids/',
    },
    {
      id: 'act',
      title:
        'H.4554, An Act prohibiting discrimination based on natural and protective hairstyles: text of the amendment',
      publisher: 'Massachusetts Legislature',
      url: 'https://malegislature.gov/Bills/GetAmendmentContent/192/H4554/1/House/Content',
    },
    {
      id: 'hopkins',
      title: 'What is traction alopecia?',
      publisher: 'Johns Hopkins Medicine',
      url: 'https://podcasts.hopkinsmedicine.org/what-is-traction-alopecia/',
    },
  ],
} satisfies HairstyleHistory;
