import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Follow one row with your eye. Each row starts slim at the hairline, swells as more and more hair joins it, and draws in again toward the end. That rise and fall, often with ridges you can see, is what sets Ghana braids apart.[^ghana-names]',
    'Their shape explains most of their names. Banana braids and pencil braids are named for the outline, fishbone braids for the ridges, straight-backs for the direction; in French they are tresses écailles, “scale braids.”[^ghana-names] In the family of scalp braids, cornrows are the base and feeding in is the technique; Ghana braids are the bold result of both.',
  ],
  origins: [
    '“Ghana braids” is a modern English name, and one that may not help you in Ghana. A Zikoko travel writer who looked there for “Ghana weaving,” as Nigerians call it, found that the style goes by rasta.[^zikoko]',
    'A traveler’s note cannot settle the matter, but it suggests a name given from outside, likely spread by contact between Nigeria and Ghana and later by salons abroad. Nobody has documented when it was first used. The craft is West African and far older. Between the first millennium BC and the early first millennium AD, the sculptors of Nigeria’s Nok culture gave their terracotta heads carefully modeled hair.[^nok] Nothing links those heads to the name.',
  ],
  culturalSignificance: [
    'In many West African societies, hair showed a person’s age, ethnic group, religion, wealth, rank, marital status and hometown; the book Hair Story names the Wolof, Mende, Mandinka and Yoruba among them.[^hair-story] No good source gives Ghana braids a meaning of their own.',
    'Anyone who knows Ghana may think of dansinkran, the style of Asante queen mothers. It is cut short, and it is not a braid at all.[^dansinkran] What Ghana braids carry is broader: the shared West African idea that a head of hair is something others read, and that it deserves skilled hands.',
  ],
  evolution: [
    'Straight-back cornrows have their own history in the United States. Allen Iverson appeared in the NBA Rookie Game in 1997 with his hair in cornrows,[^iverson] and in 2001 his mother braided it for him courtside.[^iverson-braids]',
    'His rows were not Ghana braids, but they, too, ran from front to back. Style writers continue the story with jumbo Ghana braids and feed-ins, then stitch braids. The added hair has changed, too: synthetic hair has replaced older fibers.',
  ],
  modernDay: [
    'In Accra, several braiders may share one client. In 1993, five worked on one visitor at once: about 130 braids in about eight hours.[^roanoke] Hers were cornrows and individual braids, not the style on this page.',
    'Ghana braids take less of your day: about two to four hours is typical, depending on size and number. They usually last two to four weeks. Since 2022 Massachusetts law has barred discrimination against braided hair at work, in housing, at school and in public accommodations.[^crown] Bring a picture, and ask us how long yours will take.',
  ],
  figures: {
    overview: {
      pictures: [{ figure: 'rows-swelling', label: 'Hairline (left) to nape', note: 'slim, full, slim' }],
      added: true,
    },
    evolution: {
      pictures: [
        { figure: 'profile-even', label: 'Cornrow', note: 'an even row' },
        { figure: 'profile-growing', label: 'Feed-in', note: 'fine, then full' },
        { figure: 'profile-swelling', label: 'Ghana braid', note: 'slim, full, slim' },
      ],
      added: true,
    },
  },
  timeline: [
    {
      date: 'From the 1st millennium BC',
      certainty: 'documented',
      text: 'Nok sculptors in Nigeria model the hair of their clay heads with care.',
      source: 'nok',
    },
    {
      date: 'First date not documented',
      since: 'centuries',
      certainty: 'reported',
      start: true,
      text: 'The name “Ghana braids” comes into use abroad. In Ghana, a traveler finds, the style is called rasta.',
      source: 'zikoko',
    },
    {
      date: '1993',
      certainty: 'documented',
      text: 'In Accra, five braiders work on one head at once.',
      source: 'roanoke',
    },
    {
      date: '1997',
      since: 'years',
      certainty: 'documented',
      text: 'Allen Iverson plays the NBA Rookie Game in cornrows.',
      source: 'iverson',
    },
    {
      date: '2022',
      since: 'decades',
      certainty: 'documented',
      text: 'Massachusetts enacts a law that protects braided hair.',
      source: 'crown',
    },
  ],
  map: {
    chart: 'westAfrica',
    names: [
      { name: 'banana braids', place: 'in English', longitude: -44, latitude: 36, label: 'none' },
      { name: 'tresses écailles', language: 'fr', place: 'in French', longitude: -44, latitude: 23, label: 'none' },
      { name: 'Ghana weaving', place: 'Nigeria', longitude: 8, latitude: 10, label: 'above' },
      { name: 'rasta', place: 'Ghana', longitude: -1.2, latitude: 7.5, label: 'left' },
    ],
    routes: [],
  },
  quote:
    'Each row starts slim at the hairline, swells as more and more hair joins it, and draws in again toward the end.',
  sources: [
    {
      id: 'ghana-names',
      title: 'Ghana braids or banana cornrows: ideas of African hairstyles',
      publisher: 'Afroculture',
      url: 'https://afroculture.net/ghana-braids-or-banana-cornrows-ideas-of-african-hairstyles/',
    },
    {
      id: 'nok',
      title: 'Nok',
      publisher: 'Art & Life in Africa, University of Iowa',
      url: 'https://africa.uima.uiowa.edu/chapters/ancient-africa/nok',
    },
    {
      id: 'zikoko',
      title: 'No One Knows What Senegalese Twists Are in Senegal',
      publisher: 'Zikoko',
      url: 'https://www.zikoko.com/jollof-road/no-one-knows-what-senegalese-twists-are-in-senegal/',
    },
    { id: 'roanoke', title: 'The Roanoke Times, December 26, 1995', publisher: 'a visitor’s report from Accra' },
    {
      id: 'iverson',
      title: 'Allen Iverson cuts his hair',
      publisher: 'Ball Don’t Lie, Yahoo Sports',
      url: 'https://sports.yahoo.com/nba/blog/ball_dont_lie/post/Allen-Iverson-cuts-his-hair-fellow-All-Stars-ho?urn=nba%2C141532',
    },
    {
      id: 'crown',
      title: 'The CROWN Act Signed into Law by Governor Baker',
      publisher: 'Office of Rep. Steven Ultrino',
      url: 'https://www.representativeultrino.com/post/the-crown-act-signed-into-law-by-governor-baker',
    },
    {
      id: 'hair-story',
      title: 'Hair Story (Ayana Byrd and Lori Tharps, 2001)',
      publisher: 'as quoted by Halo Heritage',
    },
    {
      id: 'dansinkran',
      title: 'The story of dansinkran, the hairstyle of Asante queen mothers',
      publisher: 'AdomOnline, 2017',
    },
    {
      id: 'iverson-braids',
      title: '13 Times Allen Iverson Gave Us Braid Inspiration',
      publisher: 'Essence',
      url: 'https://www.essence.com/gallery/13-times-allen-iverson-braids-community/',
    },
  ],
} satisfies HairstyleHistory;
