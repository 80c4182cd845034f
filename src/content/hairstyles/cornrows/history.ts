import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'A cornrow never leaves the head. The braider keeps three strands close against the scalp, crosses them underhand and gathers more hair at every pass, so a row can run straight, curve or draw a pattern.[^wikipedia]',
    'The English words come from the fields of the Americas. Rows of corn, the usual explanation goes, gave us “cornrows,” and rows of sugar cane gave the “canerows” of the Caribbean and Britain.[^wikipedia] The technique is far older than either word. Two more styles on this site come straight from it: feed-in braids and Ghana braids are cornrows with added hair.',
  ],
  origins: [
    'Rock paintings in the Sahara, thousands of years old, appear to show braided rows.[^wikipedia] The teaching project Cornrow Curves shows a Nok clay head from Nigeria; its caption says the cornrows may be as old as 500 BC.[^curves] Ethiopia’s record is firmer: two emperors, Tewodros II and Yohannes IV, are depicted wearing braided shuruba.[^wikipedia]',
    'In the slave trade, captives’ heads were often shaved. The captors spoke of cleanliness, but what they took was identity.[^curves] The skill survived. In North America, Sunday was a day to groom one another’s hair, and rows stayed neat through work in the fields.[^wikipedia]',
  ],
  culturalSignificance: [
    'Rows can be read, if you know the language. Nigerian writers on Yoruba hair describe styles for courtship, marriage, office and worship: kolẹsẹ ends at the nape, ṣùkú meets at the crown, and kojusoko says “face your husband.”[^yoruba]',
    'Two stories from the Americas call for caution. Maroon families in Suriname and French Guiana tell of ancestors who hid rice grains in their braids; scholars have recorded that oral history, and rice varieties there still carry women’s names, among them Seei, Paanza and Tjowa.[^maroon] At San Basilio de Palenque, in Colombia, oral history holds that escape routes were once braided into women’s hair.[^palenque] No document from the period confirms it, and there is no evidence of such braids on the Underground Railroad.[^snopes]',
  ],
  evolution: [
    'During the Black Pride years of the 1960s and 1970s, many people in the United States returned to cornrows.[^wikipedia] Cicely Tyson wore a short natural afro on television in 1963. Her cornrows came later, in the 1972 film Sounder.[^tyson]',
    'After Bo Derek wore braids in the 1979 film 10, People magazine reported a “cross-cultural craze.” The braider credited was a Black woman named Ann Collins.[^derek] In 1981, in Rogers v. American Airlines, a federal court in New York upheld the airline’s rule against all-braided hairstyles, holding that braids were not an immutable trait.[^rogers]',
  ],
  modernDay: [
    'Lawmakers have since taken a different view. California’s CROWN Act, signed on July 3, 2019, was the first, and more than two dozen states now have such a law.[^states] Massachusetts followed in 2022.[^crown]',
    'CROWN stands for Creating a Respectful and Open World for Natural Hair. Cornrows have reached the classroom, too: Ron Eglash’s project Cornrow Curves teaches transformational geometry with braided rows.[^curves] In the chair, a simple set typically takes about one to three hours, and small or patterned rows up to five. Without added hair, plan to wear them for two to four weeks. Ask us about your pattern before you book, and bring a picture.',
  ],
  figures: {
    overview: {
      pictures: [
        { figure: 'rows-straight', label: 'Straight-backs', note: 'front to back' },
        { figure: 'rows-nape', label: 'Kolẹsẹ', note: '“without legs”: to the nape' },
        { figure: 'rows-crown', label: 'Ṣùkú', note: '“basket”: up to the crown' },
      ],
      caption: 'Seen from behind.',
    },
  },
  photographs: { evolution: 'style-feed-in-braids' },
  timeline: [
    {
      date: 'Thousands of years ago',
      certainty: 'reported',
      start: true,
      text: 'Paintings in the Sahara appear to show rows.',
      source: 'wikipedia',
    },
    {
      date: 'c. 500 BC',
      certainty: 'reported',
      text: 'A Nok clay head with cornrows may be this old.',
      source: 'curves',
    },
    {
      date: 'During slavery',
      since: 'centuries',
      certainty: 'oral',
      text: 'Maroon families tell of rice hidden in braids.',
      source: 'maroon',
    },
    {
      date: '1855–1868',
      certainty: 'documented',
      text: 'Tewodros II, depicted with shuruba, is emperor of Ethiopia.',
      source: 'wikipedia',
    },
    {
      date: '1972',
      since: 'centuries',
      certainty: 'documented',
      text: 'Cicely Tyson wears cornrows in Sounder.',
      source: 'tyson',
    },
    {
      date: '1981',
      since: 'years',
      certainty: 'documented',
      text: 'A U.S. court upholds an airline’s ban on all-braided styles.',
      source: 'rogers',
    },
    {
      date: '2019',
      since: 'decades',
      certainty: 'documented',
      text: 'California enacts the first CROWN Act.',
      source: 'states',
    },
  ],
  map: {
    names: [
      { name: 'cornrows', place: 'United States', longitude: -79, latitude: 36, label: 'above' },
      { name: 'canerows', place: 'Caribbean', longitude: -61, latitude: 14.6, label: 'aboveRight' },
      { name: 'canerows', place: 'Britain', longitude: -1, latitude: 52, label: 'left' },
      { name: 'irun dídì', language: 'yo', place: 'Yorubaland', longitude: 4.2, latitude: 7.6, label: 'belowLeft' },
      { name: 'shuruba', place: 'Ethiopia', longitude: 38.5, latitude: 10.5, label: 'left' },
    ],
    routes: [
      {
        from: { longitude: 4.2, latitude: 7.6 },
        to: { longitude: -61, latitude: 14.6 },
        text: 'Lines: enslaved people carried the technique.',
      },
      { from: { longitude: 4.2, latitude: 7.6 }, to: { longitude: -79, latitude: 36 } },
    ],
  },
  quote: 'Rows can be read, if you know the language.',
  sources: [
    { id: 'wikipedia', title: 'Cornrows', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Cornrows' },
    {
      id: 'curves',
      title: 'History of Cornrow Braiding: African Origins',
      publisher: 'Cornrow Curves, Culturally Situated Design Tools',
      url: 'https://csdt.org/culture/legacy/african/CORNROW_CURVES/culture/african.origins.htm',
    },
    {
      id: 'maroon',
      title: 'Maroon Women in Suriname and French Guiana: Rice, Slavery, Memory',
      publisher: 'Slavery & Abolition (Wageningen University & Research)',
      url: 'https://research.wur.nl/en/publications/maroon-women-in-suriname-and-french-guiana-rice-slavery-memory',
    },
    {
      id: 'tyson',
      title: 'Why Cicely Tyson Risked Her Career on a New Hairstyle',
      publisher: 'Oprah.com, Master Class',
      url: 'https://www.oprah.com/own-master-class/the-natural-hair-movement-cicely-tyson-inspired-video',
    },
    {
      id: 'rogers',
      title: 'Rogers v. American Airlines, Inc., 527 F. Supp. 229 (1981)',
      publisher: 'Quimbee',
      url: 'https://www.quimbee.com/cases/rogers-v-american-airlines-inc',
    },
    {
      id: 'states',
      title: 'Half of U.S. states have passed the CROWN Act to ban hair discrimination',
      publisher: 'Economic Policy Institute',
      url: 'https://www.epi.org/blog/half-of-u-s-states-have-passed-the-crown-act-to-ban-hair-discrimination/',
    },
    {
      id: 'yoruba',
      title: '5 Yoruba traditional hairstyles and their significance',
      publisher: 'Pulse Nigeria',
      url: 'https://www.pulse.ng/story/5-yoruba-traditional-hairstyles-and-their-significance-2024072519063233336',
    },
    {
      id: 'palenque',
      title: 'Afro-Colombian women’s hairstyles',
      publisher: 'Africanian, from a BBC Mundo interview',
      url: 'https://africanian.com/culture/afro-colombian-womens-hairstyles/amp/',
    },
    {
      id: 'snopes',
      title: 'Did Braiding Maps in Cornrows Help Black Slaves Escape Slavery?',
      publisher: 'Snopes',
      url: 'https://www.snopes.com/news/2022/03/12/maps-cornrows-black-slaves-escape/',
    },
    {
      id: 'derek',
      title: 'Bo Derek Really Doesn’t Want to Talk About Cornrows',
      publisher: 'The Cut',
      url: 'https://www.thecut.com/2015/07/bo-derek-doesnt-want-to-talk-about-cornrows.html',
    },
    {
      id: 'crown',
      title: 'The CROWN Act Signed into Law by Governor Baker',
      publisher: 'Office of Rep. Steven Ultrino',
      url: 'https://www.representativeultrino.com/post/the-crown-act-signed-into-law-by-governor-baker',
    },
  ],
} satisfies HairstyleHistory;
