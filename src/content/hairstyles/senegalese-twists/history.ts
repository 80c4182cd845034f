import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Each half of a section gets extension hair and is twisted one way; wrapped around each other the other way, they hold. Smooth synthetic hair gives the sleek finish; Marley and Havana twists are chunkier and kinkier.',
  ],
  origins: [
    'In five Dakar salons, a writer for *Zikoko* met nobody who knew the English name. A twist, some twelve hairdressers said, is *rao*, and a braid *matting*.[^zikoko]',
    'Senegal does have its own history of added hair: *ngouka*, two braids over the ears of women, not girls.[^seneplus]',
  ],
  culturalSignificance: [
    'In Saint-Louis, Senegal, hair once showed a person’s family and even clan, and girls’ braids had beads called *bandal*, Fatou Niang Siga wrote in 1990.[^niang-siga] Wolof men braided their hair for war, and women in mourning left theirs undone or plain, the journalist Lori Tharps told the BBC.[^tharps] Older women went to the local *griotte*, born into a family of storytellers.[^wigs] By an old belief, a woman should never braid her own hair.[^coiffure]',
  ],
  evolution: [
    'In Harlem, says an owner whose mother’s salon was among the first, “now you can find one on every block.” In the shops you can hear Wolof, Hausa and French.[^baruch] Older hairpieces were of sisal or wool, and one style could take seven hours.[^coiffure]',
  ],
  modernDay: [
    'Sgt. Jasmine Jacobs of the Georgia National Guard started a petition; more than 17,500 people signed.[^jacobs]',
    'In Senegal, young women chose wigs in 2019;[^wigs] by 2024, braids and twists were back.[^aps]',
  ],
  figures: {
    overview: {
      pictures: [
        { figure: 'strands-two', label: 'Twist', note: 'two strands, wound' },
        { figure: 'strands-three', label: 'Braid', note: 'three strands, crossed' },
      ],
    },
  },
  timeline: [
    {
      date: 'Before synthetic hair',
      certainty: 'reported',
      text: 'Women in Senegal lengthen their hair with *yoss*. Its fibers come from rice or millet sacks, dyed black with acacia and iron, and oiled.',
      source: 'seneplus',
    },
    {
      date: '20th century, undated',
      certainty: 'reported',
      start: true,
      text: 'The English name spreads, most likely with braiders abroad.',
      source: 'zikoko',
    },
    { date: '1970s', certainty: 'reported', text: 'West African women braid hair in Harlem.', source: 'baruch' },
    {
      date: 'March 2014',
      since: 'decades',
      certainty: 'documented',
      text: 'New U.S. Army rules spell out a ban on twists.',
      source: 'jacobs',
    },
    {
      date: 'September 2014',
      since: 'years',
      certainty: 'documented',
      text: 'The Army allows them, up to half an inch across.',
      source: 'army',
    },
    {
      date: '2022',
      since: 'years',
      certainty: 'documented',
      text: 'Massachusetts law protects twists by name.',
      source: 'act',
    },
  ],
  braid: 'twist',
  map: {
    names: [
      { name: 'Senegalese twists', place: 'Harlem, New York', longitude: -74, latitude: 40.7, label: 'above' },
      { name: 'rao', place: 'Dakar', longitude: -17, latitude: 14.7, label: 'right' },
    ],
    routes: [
      {
        from: { longitude: -17, latitude: 14.7 },
        to: { longitude: -74, latitude: 40.7 },
        text: 'Line: Senegalese braiders opened shops in Harlem.',
      },
    ],
  },
  quote: { section: 'modernDay', text: 'Black women in uniform took on the Army over twists, and won.' },
  sources: [
    {
      id: 'seneplus',
      title: 'Autant en apporte l’inspiration: histoire des fortes têtes',
      language: 'fr',
      publisher: 'SenePlus',
      url: 'https://www.seneplus.com/article/autant-en-apporte-l%E2%80%99inspiration',
    },
    {
      id: 'baruch',
      title: 'West African braiders in Harlem, fall 2016',
      publisher: 'Baruch College',
      url: 'https://blogs.baruch.cuny.edu/jrn3510fall16/?p=1028',
    },
    {
      id: 'niang-siga',
      title: 'Reflets de modes et traditions saint-louisiennes (Fatou Niang Siga, 1990)',
      language: 'fr',
      publisher: 'extract in Mots Pluriels',
      url: 'https://motspluriels.arts.uwa.edu.au/MP1099fns.html',
    },
    {
      id: 'army',
      title: 'Army releases new rules for tattoos and hair',
      publisher: 'Army Times',
      url: 'https://www.armytimes.com/news/your-army/2014/09/16/army-releases-new-rules-for-tattoos-and-hair/',
    },
    {
      id: 'jacobs',
      title: 'Hair reg petition fails to force White House response',
      publisher: 'Navy Times',
      url: 'http://www.navytimes.com/article/20140423/NEWS07/304230054',
    },
    {
      id: 'act',
      title: 'Chapter 117 of the Acts of 2022',
      publisher: 'Massachusetts Legislature',
      url: 'https://malegislature.gov/Laws/SessionLaws/Acts/2022/Chapter117',
    },
    {
      id: 'zikoko',
      title: 'No One Knows What Senegalese Twists Are in Senegal',
      publisher: 'Zikoko',
      url: 'https://www.zikoko.com/jollof-road/no-one-knows-what-senegalese-twists-are-in-senegal/',
    },
    {
      id: 'tharps',
      title: 'How does black hair reflect black history?',
      publisher: 'BBC News, as quoted by Forelites',
      url: 'https://forelites.blogspot.com/2015/06/how-does-black-hair-reflect-black.html',
    },
    {
      id: 'coiffure',
      title: 'L’art de la coiffure',
      language: 'fr',
      publisher: 'Les Traditions Sénégalaises',
      url: 'http://senegaltraditions.free.fr/traditions_corporelles/coiffure.htm',
    },
    {
      id: 'wigs',
      title: 'Pour une tête bien faite, les Sénégalaises préfèrent la perruque aux tresses',
      language: 'fr',
      publisher: 'Journal du Tchad, 2019',
      url: 'https://www.journaldutchad.com/pour-une-tete-bien-faite-les-senegalaises-preferent-la-perruque-aux-tresses/',
    },
    {
      id: 'aps',
      title: 'Coiffures africaines, le retour aux sources des femmes sénégalaises',
      language: 'fr',
      publisher: 'Agence de presse sénégalaise, 2024',
      url: 'https://fr.allafrica.com/stories/202405170688.html',
    },
  ],
} satisfies HairstyleHistory;
