import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'The swell, often with ridges you can see, is what sets Ghana braids apart.[^businessday] *Banana* and *pencil braids* are named for the outline,[^names] *fishbone braids* for the ridges.',
  ],
  origins: [
    'A Nigerian writer for *Zikoko*, who grew up saying *Ghana weaving*, asked in one salon in Ghana; they called it *rasta*.[^zikoko] One traveler can’t settle it, but the modern English name probably came from outside Ghana. The craft is West African and far older.',
  ],
  culturalSignificance: [
    '“Before we were born, our mothers made a living from being skilful with their hands,” a hairdresser in Accra named Patty told *BusinessDay*. “So, as children, we naturally learn from them.”[^businessday]',
    'In many African societies, hair could show a person’s age, religion, wealth and marital status, write Ayana Byrd and Lori Tharps in *Hair Story*.[^hair-story] We found no reliable source for a meaning of Ghana braids alone. *Dansinkran*, the style of Asante queen mothers, is cut short, not braided.[^dansinkran]',
  ],
  evolution: [
    'Cornrows are the base and feeding in is the technique; Ghana braids are the bold result of both. In 2016 one U.S. hair site called them the hottest cornrow style of the year.[^names] In 2001 Allen Iverson’s mother braided his hair courtside.[^iverson-braids]',
  ],
  modernDay: [
    'In Accra, several braiders may share one client.[^roanoke] In Massachusetts, a rule against braids at work, in housing, at school or in public accommodations can be race discrimination.[^act]',
  ],
  figures: {
    overview: {
      pictures: [{ figure: 'rows-swelling', label: 'Hairline to nape', note: 'slim, full, slim' }],
      added: true,
    },
    evolution: {
      pictures: [
        { figure: 'row-even', label: 'Cornrow', note: 'an even row' },
        { figure: 'row-growing', label: 'Feed-in', note: 'fine, then full' },
        { figure: 'row-swelling', label: 'Ghana braid', note: 'slim, full, slim' },
      ],
    },
  },
  braid: 'swelling',
  timeline: [
    {
      date: 'More than two thousand years ago',
      certainty: 'documented',
      text: 'In what is now Nigeria, Nok sculptors, who may well have been women, give their clay figures elaborate hairstyles.',
      source: 'nok',
    },
    {
      date: 'First date not documented',
      since: 'centuries',
      certainty: 'reported',
      start: true,
      text: 'The name *Ghana braids* comes into use abroad.',
      source: 'zikoko',
    },
    {
      date: '1993',
      certainty: 'documented',
      text: 'In Accra, five braiders give one visitor about 130 braids, some of them cornrows, in about eight hours.',
      source: 'roanoke',
    },
    {
      date: '1997',
      since: 'years',
      certainty: 'documented',
      text: 'Allen Iverson plays the NBA Rookie Game in plain cornrows.',
      source: 'iverson',
    },
    {
      date: '2022',
      since: 'decades',
      certainty: 'documented',
      text: 'Massachusetts enacts a law that protects braided hair.',
      source: 'act',
    },
  ],
  quote: { section: 'culturalSignificance', text: 'What mothers pass on is skill.' },
  sources: [
    {
      id: 'businessday',
      title: 'Why Ghanaians make the best braids',
      publisher: 'BusinessDay, Nigeria',
      url: 'https://businessday.ng/life-arts/article/why-ghanaians-make-the-best-braids/',
    },
    {
      id: 'names',
      title: 'Ghana Braids: The Hottest Cornrow Style of 2016',
      publisher: 'Wholly Hair',
      url: 'http://whollyhair.com/allthingshair/2016/12/6/ghana-braids-the-hottest-cornrow-style-of-2016',
    },
    {
      id: 'nok',
      title: 'Head, Nok culture',
      publisher: 'The Cleveland Museum of Art',
      url: 'https://www.clevelandart.org/art/1995.21',
    },
    {
      id: 'zikoko',
      title: 'No One Knows What Senegalese Twists Are in Senegal',
      publisher: 'Zikoko',
      url: 'https://www.zikoko.com/jollof-road/no-one-knows-what-senegalese-twists-are-in-senegal/',
    },
    {
      id: 'roanoke',
      title: 'The Roanoke Times, December 26, 1995',
      publisher: 'Virginia Tech',
      url: 'https://scholar-dev.cloud.lib.vt.edu/VA-news/ROA-Times/issues/1995/rt9512/951226/12270001.htm',
    },
    {
      id: 'iverson',
      title: 'Allen Iverson cuts his hair',
      publisher: 'Ball Don’t Lie, Yahoo Sports',
      url: 'https://sports.yahoo.com/nba/blog/ball_dont_lie/post/Allen-Iverson-cuts-his-hair-fellow-All-Stars-ho?urn=nba%2C141532',
    },
    {
      id: 'act',
      title: 'Chapter 117 of the Acts of 2022',
      publisher: 'Massachusetts Legislature',
      url: 'https://malegislature.gov/Laws/SessionLaws/Acts/2022/Chapter117',
    },
    {
      id: 'hair-story',
      title: 'Hair Story (Ayana Byrd and Lori Tharps, 2001)',
      publisher: 'as quoted by The Burr, Kent State University, 2021',
      url: 'https://issuu.com/theburr/docs/burr_fall_2021_final_small/54',
    },
    { id: 'dansinkran', title: 'Densinkran', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Densinkran' },
    {
      id: 'iverson-braids',
      title: '13 Times Allen Iverson Gave Us Braid Inspiration',
      publisher: 'Essence',
      url: 'https://www.essence.com/gallery/13-times-allen-iverson-braids-community/',
    },
  ],
} satisfies HairstyleHistory;
