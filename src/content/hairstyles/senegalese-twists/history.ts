import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Count the strands: there are two. Stylists describe the method this way. Each half of a section, with extension hair added, is turned in one direction, and then the pair is wrapped in the other, so that each holds its neighbor closed the way the yarns of a rope do. Some people call them rope twists. In French you may hear vanilles or torsades.',
    'Smooth synthetic hair gives them their sleek finish, which sets them apart from Marley and Havana twists, which are described as chunkier and made with a kinkier fiber. Box braids are the natural comparison: they too hang one by one, but a braid crosses three strands where a twist winds two.',
  ],
  origins: [
    'Ask for Senegalese twists in Dakar and you may be met with a blank look. A writer for Zikoko, traveling through West Africa, tried five salons there and found nobody who knew the phrase; to those hairdressers a twist was rao and a braid matting. One visit is not a survey, but it fits the likeliest explanation, that the English name spread with Senegalese braiders working abroad. Under this name the style cannot be traced back beyond that twentieth-century diaspora, though winding two strands together is old and known in many places.',
    'Senegal’s own history of added hair is well remembered. SenePlus describes yoss, strands drawn from plant-fiber sacks, dyed black with iron and the acacia called nep-nep, and dressed with fat. From it came nguuka, a pair of plaits passing over the ears, a style for ladies.',
  ],
  culturalSignificance: [
    'For Saint-Louis, in Senegal, there is a witness. In a memoir published in 1990, Fatou Niang Siga set down how hair once showed a person’s family and clan, a sign known as baax. Girls’ heads were partly shaved when they were small; later came plaits, and beads called bandal.',
    'Other customs reach us from single tellers. The author Lori Tharps told the BBC that Wolof men had a braided style for war and that a widow let hers go undressed. SenePlus mentions griot families among those who did the braiding. A site on Senegalese traditions records the belief that no woman should braid her own hair, which would make every finished head the work of someone else’s hands.',
  ],
  evolution: [
    'Yoss gave way to other fibers. Older hairpieces were of sisal or wool, one account of Senegalese traditions says, and a head could take as long as seven hours; synthetic hair came later, and with it the smooth twist people ask for now.',
    'Then the braiders themselves traveled. Reporters trace the West African shops on 125th Street in Harlem to the 1970s and 1980s and describe a boom in the 1990s and 2000s, with braiders mostly from Senegal, Mali, Côte d’Ivoire, Togo and The Gambia and with French, Wolof and Bambara as the languages of the shop. By the estimate of Prof. Cheikh Anta Babou, about 70 percent of Senegalese immigrant women in the United States braided hair. The New York Torch found twists back in favor there after years out of fashion.',
  ],
  modernDay: [
    'Few styles have won an argument with an army. In March 2014 the U.S. Army barred twists; that September it changed its mind and allowed twists, braids and cornrows up to half an inch across. Massachusetts named twists, too, among the hairstyles protected by its law of 2022.',
    'In Dakar, meanwhile, reports such as one from Le360 find young women turning to wigs and other looks, and traditional braiders sorry to see it.',
    'A set typically takes about four to seven hours, longer if the twists are small. Four to six weeks is the usual wear, and eight the most. For your own length and size, ask the salon.',
  ],
  sources: [
    {
      title: 'No One Knows What Senegalese Twists Are in Senegal',
      publisher: 'Zikoko',
      url: 'https://www.zikoko.com/jollof-road/no-one-knows-what-senegalese-twists-are-in-senegal/',
    },
    {
      title: 'Chronique de la coiffure Ouolof (Fatou Niang Siga, 1990)',
      publisher: 'Mots Pluriels, University of Western Australia',
      url: 'https://motspluriels.arts.uwa.edu.au/MP1099fns.html',
    },
    {
      title: 'Autant en apporte l’inspiration: histoire des fortes têtes',
      publisher: 'SenePlus',
      url: 'https://www.seneplus.com/article/autant-en-apporte-l%E2%80%99inspiration',
    },
    {
      title: 'L’art de la coiffure',
      publisher: 'Les Traditions Sénégalaises',
      url: 'http://senegaltraditions.free.fr/traditions_corporelles/coiffure.htm',
    },
    {
      title: 'The Braiders of Harlem',
      publisher: 'GoAfricaNews, from Medium',
      url: 'https://goafricanews.com/2016/03/24/medium-the-braiders-of-harlem/',
    },
    {
      title: 'West African Hair Braiders in Harlem Bring Back the Craze of the Twist and Box Braids',
      publisher: 'The New York Torch',
      url: 'http://newyorktorch.com/tag/harlem/',
    },
    {
      title: 'Army releases new rules for tattoos and hair',
      publisher: 'Army Times',
      url: 'https://www.armytimes.com/news/your-army/2014/09/16/army-releases-new-rules-for-tattoos-and-hair/',
    },
    {
      title: 'Autrefois porteuses de symboles, les tresses africaines ne séduisent plus les Sénégalaises',
      publisher: 'Le360 Afrique',
      url: 'https://afrique.le360.ma/culture/autrefois-porteuses-de-symboles-les-tresses-africaines-ne-seduisent-plus-les-senegalaises_7DUGOBDL6VBRRPPMHB5DIGS5T4',
    },
  ],
} satisfies HairstyleHistory;
