import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Count the strands: there are two. Each half of a section, with extension hair added, is twisted in one direction; then the halves are wrapped around each other in the opposite direction, so they hold together like the strands of a rope.',
    'Some people call them rope twists; in French you may hear vanilles or torsades. Smooth synthetic hair gives them a sleek finish, setting them apart from Marley and Havana twists, which are described as chunkier and made with a kinkier fiber. Box braids hang individually, too, but a braid crosses three strands and a twist winds two.',
  ],
  origins: [
    'Ask for Senegalese twists in Dakar and you may get a blank look. A writer for Zikoko tried five salons there and found nobody who knew the phrase; the hairdressers called a twist rao and a braid matting.[^zikoko]',
    'Five salons are not a survey, but what they said fits the likeliest explanation: the English name spread with Senegalese braiders working abroad. No source records the style under this name before the twentieth century. Senegal does have its own history of added hair. SenePlus describes yoss, strands drawn from plant-fiber sacks, dyed black with iron and acacia and dressed with fat. They were used for nguuka, two braids over the ears, a style for women rather than girls.[^seneplus]',
  ],
  culturalSignificance: [
    'In a 1990 memoir of Saint-Louis, Senegal, Fatou Niang Siga describes how hair once showed a person’s family and clan, and how girls’ braids came with beads called bandal.[^niang-siga]',
    'The author Lori Tharps told the BBC that Wolof men had a braided style for wartime and that widows stopped having their hair done.[^tharps] SenePlus mentions griot families among those who did the braiding.[^seneplus] A site on Senegalese traditions records the belief that a woman should not braid her own hair.[^coiffure]',
  ],
  evolution: [
    'The braiders traveled, and the twist with them. Reporters trace the West African shops on 125th Street in Harlem to the 1970s and 1980s and describe a boom in the 1990s and 2000s.[^harlem]',
    'Most braiders came from Senegal, Mali, Côte d’Ivoire, Togo and The Gambia; French, Wolof and Bambara are spoken in the shops.[^harlem] The New York Torch reports that twists were popular there in the 1980s and 1990s, faded, and came back.[^torch] The hair changed, too. Older hairpieces were made of sisal or wool, one account of Senegalese traditions says, and one style could take as long as seven hours;[^coiffure] the smooth twist people ask for now is made with synthetic hair.',
  ],
  modernDay: [
    'Few styles have won an argument with an army. In March 2014 the U.S. Army barred twists; that September it changed its rules and allowed twists, braids and cornrows up to half an inch across.[^army]',
    'Massachusetts, too, names twists among the hairstyles its 2022 law protects.[^act] In Dakar, meanwhile, Le360 finds young women turning to wigs, and traditional braiders sorry to see it.[^le360] A set typically takes about four to seven hours, longer if the twists are small. Four to six weeks is usual, and eight is the limit. Ask us how long yours will take.',
  ],
  figures: {
    overview: {
      pictures: [
        { figure: 'strands-two', label: 'Twist', note: 'two strands, wound' },
        { figure: 'strands-three', label: 'Braid', note: 'three strands, crossed' },
      ],
    },
  },
  photographs: { evolution: 'gallery-senegalese-twists-cowrie-detail' },
  timeline: [
    {
      date: 'Before synthetic hair',
      certainty: 'reported',
      text: 'Women in Senegal lengthen their hair with yoss, a dark-dyed plant fiber.',
      source: 'seneplus',
    },
    {
      date: '20th century, first date not documented',
      certainty: 'reported',
      start: true,
      text: 'The name most likely spreads with Senegalese braiders abroad; a writer who tries five salons in Dakar finds nobody who knows it.',
      source: 'zikoko',
    },
    {
      date: '1970s–1980s',
      certainty: 'reported',
      text: 'West African braiders open shops in Harlem.',
      source: 'harlem',
    },
    {
      date: '1990',
      since: 'years',
      certainty: 'documented',
      text: 'Fatou Niang Siga publishes her memories of hair in Saint-Louis.',
      source: 'niang-siga',
    },
    {
      date: 'March 2014',
      since: 'decades',
      certainty: 'documented',
      text: 'The U.S. Army bars twists.',
      source: 'army',
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
  strands: 2,
  map: {
    names: [
      { name: 'Senegalese twists', place: 'Harlem, New York', longitude: -74, latitude: 40.7, label: 'above' },
      {
        name: 'vanilles, torsades',
        language: 'fr',
        place: 'in French',
        longitude: -24,
        latitude: 40,
        label: 'none',
      },
      { name: 'rao', place: 'Dakar', longitude: -17, latitude: 14.7, label: 'right' },
    ],
    routes: [
      {
        from: { longitude: -17, latitude: 14.7 },
        to: { longitude: -74, latitude: 40.7 },
        text: 'Line: braiders from Senegal opened shops in Harlem.',
      },
    ],
  },
  quote: 'Few styles have won an argument with an army.',
  sources: [
    {
      id: 'seneplus',
      title: 'Autant en apporte l’inspiration: histoire des fortes têtes',
      language: 'fr',
      publisher: 'SenePlus',
      url: 'https://www.seneplus.com/article/autant-en-apporte-l%E2%80%99inspiration',
    },
    {
      id: 'harlem',
      title: 'The Braiders of Harlem',
      publisher: 'GoAfricaNews, from Medium',
      url: 'https://goafricanews.com/2016/03/24/medium-the-braiders-of-harlem/',
    },
    {
      id: 'niang-siga',
      title: 'Chronique de la coiffure Ouolof (Fatou Niang Siga, 1990)',
      language: 'fr',
      publisher: 'Mots Pluriels, University of Western Australia',
      url: 'https://motspluriels.arts.uwa.edu.au/MP1099fns.html',
    },
    {
      id: 'army',
      title: 'Army releases new rules for tattoos and hair',
      publisher: 'Army Times',
      url: 'https://www.armytimes.com/news/your-army/2014/09/16/army-releases-new-rules-for-tattoos-and-hair/',
    },
    {
      id: 'act',
      title:
        'H.4554, An Act prohibiting discrimination based on natural and protective hairstyles: text of the amendment',
      publisher: 'Massachusetts Legislature',
      url: 'https://malegislature.gov/Bills/GetAmendmentContent/192/H4554/1/House/Content',
    },
    {
      id: 'zikoko',
      title: 'No One Knows What Senegalese Twists Are in Senegal',
      publisher: 'Zikoko',
      url: 'https://www.zikoko.com/jollof-road/no-one-knows-what-senegalese-twists-are-in-senegal/',
    },
    { id: 'tharps', title: 'Lori Tharps in BBC News, 2015', publisher: 'as quoted by Forelites' },
    {
      id: 'coiffure',
      title: 'L’art de la coiffure',
      language: 'fr',
      publisher: 'Les Traditions Sénégalaises',
      url: 'http://senegaltraditions.free.fr/traditions_corporelles/coiffure.htm',
    },
    {
      id: 'torch',
      title: 'West African Hair Braiders in Harlem Bring Back the Craze of the Twist and Box Braids',
      publisher: 'The New York Torch',
      url: 'http://newyorktorch.com/tag/harlem/',
    },
    {
      id: 'le360',
      title: 'Autrefois porteuses de symboles, les tresses africaines ne séduisent plus les Sénégalaises',
      language: 'fr',
      publisher: 'Le360 Afrique',
      url: 'https://afrique.le360.ma/culture/autrefois-porteuses-de-symboles-les-tresses-africaines-ne-seduisent-plus-les-senegalaises_7DUGOBDL6VBRRPPMHB5DIGS5T4',
    },
  ],
} satisfies HairstyleHistory;
