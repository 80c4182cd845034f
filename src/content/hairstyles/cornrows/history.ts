import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'A cornrow never leaves the head. The braider keeps three strands close against the scalp, crosses them underhand and takes up a little more hair from the row at every pass, so the plait can run straight, bend in curves or draw geometric patterns.',
    'The English words come from the fields of the Americas. Rows of corn, the usual explanation goes, gave “cornrows,” and rows of sugar cane gave the “canerows” of the Caribbean and Britain. The technique is far older than either, and Africa has its own terms, such as irun dídì, plaiting, in Yoruba and shuruba in Ethiopia. Two more styles on this site grow straight from this one: feed-in braids and Ghana braids are rows to which hair is added.',
  ],
  origins: [
    'Painters in the Algerian Sahara left figures, thousands of years old, some of whom appear to wear their hair in braided rows. From Nigeria there is a clay head of the Nok culture with cornrows; the teaching site Cornrow Curves says it may date from as early as 500 BC. For Ethiopia the evidence is firmer: the emperors Tewodros II, who reigned from 1855 to 1868, and Yohannes IV are both shown with braided shuruba.',
    'The slave trade tried to break the line. Captives’ heads were often shaved, for cleanliness, the captors said; what was lost was a person’s identity. Hands remembered all the same. Historians describe rows that kept hair neat through field work in the Americas and, in North America, Sundays when people groomed one another’s hair.',
  ],
  culturalSignificance: [
    'Rows can be read, if you know the language. Nigerian writers on Yoruba hair describe styles for courtship, marriage, office and worship. Kolẹsẹ, “without legs,” ends at the nape; ṣùkú, “basket,” gathers its rows in a bun at the crown; kojusoko says “face your husband.”',
    'Two stories from the Americas deserve care. Maroon families in Suriname and French Guiana tell of ancestors who hid rice grains in their braids. The act itself rests on oral history, recorded and studied by scholars, and rice varieties there still carry women’s names, among them Seei, Paanza and Tjowa. At San Basilio de Palenque, in Colombia, oral history holds that routes of escape were once plaited into women’s hair. No document of the period confirms it, but to tell it is to honor resourceful women.',
  ],
  evolution: [
    'In the United States the style was taken up anew in the years of Black pride, the 1960s and 1970s. Memory has run some of the milestones together, so here they are in order. On television in 1963, in East Side/West Side, Cicely Tyson wore a short natural afro. Her cornrows came with the film Sounder, in 1972.',
    'Credit has gone astray as well. After Bo Derek appeared braided in the 1979 film 10, People magazine reported a “cross-cultural craze.” The braider credited was a Black woman named Ann Collins, and hers is the name worth keeping. In 1981, in Rogers v. American Airlines, a federal court in New York upheld a company rule against all-braided hair because braids, it held, were not an immutable trait.',
  ],
  modernDay: [
    'Lawmakers have since taken another view. California’s CROWN Act, the first, was signed on July 3, 2019; the letters stand for Creating a Respectful and Open World for Natural Hair. Massachusetts followed in 2022, and by now more than two dozen states have such a law.',
    'Classrooms have discovered the style in another way: Ron Eglash’s project Cornrow Curves uses braided rows to teach transformational geometry. In the chair, a simple set typically takes about one to three hours, and small or patterned rows up to five. Without added hair, two to four weeks is a sensible time to wear them. Ask the salon about your pattern before you book, and bring a picture.',
  ],
  sources: [
    {
      title: 'History of Cornrow Braiding: African Origins',
      publisher: 'Cornrow Curves, Culturally Situated Design Tools',
      url: 'https://csdt.org/culture/legacy/african/CORNROW_CURVES/culture/african.origins.htm',
    },
    { title: 'Cornrows', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Cornrows' },
    {
      title: '5 Yoruba traditional hairstyles and their significance',
      publisher: 'Pulse Nigeria',
      url: 'https://www.pulse.ng/story/5-yoruba-traditional-hairstyles-and-their-significance-2024072519063233336',
    },
    {
      title: 'Maroon Women in Suriname and French Guiana: Rice, Slavery, Memory',
      publisher: 'Slavery & Abolition (Wageningen University & Research)',
      url: 'https://research.wur.nl/en/publications/maroon-women-in-suriname-and-french-guiana-rice-slavery-memory',
    },
    {
      title: 'Did Braiding Maps in Cornrows Help Black Slaves Escape Slavery?',
      publisher: 'Snopes',
      url: 'https://www.snopes.com/news/2022/03/12/maps-cornrows-black-slaves-escape/',
    },
    {
      title: 'Why Cicely Tyson Risked Her Career on a New Hairstyle',
      publisher: 'Oprah.com, Master Class',
      url: 'https://www.oprah.com/own-master-class/the-natural-hair-movement-cicely-tyson-inspired-video',
    },
    {
      title: 'Bo Derek Really Doesn’t Want to Talk About Cornrows',
      publisher: 'The Cut',
      url: 'https://www.thecut.com/2015/07/bo-derek-doesnt-want-to-talk-about-cornrows.html',
    },
    {
      title: 'Rogers v. American Airlines, Inc., 527 F. Supp. 229 (1981)',
      publisher: 'Quimbee',
      url: 'https://www.quimbee.com/cases/rogers-v-american-airlines-inc',
    },
  ],
} satisfies HairstyleHistory;
