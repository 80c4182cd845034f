import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Three strands cross underhand, and every pass picks up more hair. Rows of corn gave us the word *cornrows*, rows of sugar cane *canerows*. The technique is African, and far older than either word.[^wikipedia]',
  ],
  origins: [
    'Enslaved Africans carried the skill across the Atlantic. In North America, Sunday was a day to do one another’s hair, in rows that held through forced labor. Notices seeking people who had escaped described their hair, and enslavers shaved heads as a punishment.[^wikipedia]',
  ],
  culturalSignificance: [
    'A Yoruba style could show a woman’s age, work, faith or marriage, says Professor Bolanle Awe of Ibadan.[^awe] The names above speak, too; *kọjúsọ́kọ* says “face your husband.”[^yoruba]',
    'Rice in Suriname and French Guiana still carries the names of Maroon women, among them Seei, Paanza and Tjowa.[^maroon] The oral history of San Basilio de Palenque, Colombia, tells of escape routes in women’s braids; nothing written at the time does.[^palenque] Fact-checkers found no record of the same story about the Underground Railroad.[^snopes]',
  ],
  evolution: [
    'In the Black Pride years of the 1960s and 1970s, many Black Americans came back to cornrows.[^wikipedia] Ann Collins, a Black woman, braided the white actress Bo Derek’s hair for the 1979 film *10*; in 1980 *People* reported a “cross-cultural craze.”[^derek]',
  ],
  modernDay: [
    'Renee Rogers, a Black airport agent who had to cover her braids at work, sued American Airlines for race and sex discrimination; in 1981 the court upheld the ban on all-braided hair.[^rogers] Today more than two dozen states, Massachusetts included, count that as race discrimination, under a CROWN Act: Creating a Respectful and Open World for Natural Hair.[^states]',
    'In math class, Cornrow Curves teaches translation, rotation, reflection and dilation.[^curves]',
  ],
  figures: {
    overview: {
      pictures: [
        { figure: 'rows-straight', label: 'Straight', note: 'front to back' },
        { figure: 'rows-nape', label: 'Kòlẹ́sẹ̀', language: 'yo', note: '“without legs”: to the nape' },
        { figure: 'rows-crown', label: 'Ṣùkú', language: 'yo', note: '“basket”: up to the crown' },
      ],
    },
  },
  timeline: [
    {
      date: 'Thousands of years ago',
      certainty: 'reported',
      text: 'Paintings in the Sahara appear to show rows.',
      source: 'wikipedia',
    },
    {
      date: 'During slavery',
      since: 'centuries',
      certainty: 'oral',
      text: 'Rice is hidden in braids, Maroon families say.',
      source: 'rice',
    },
    {
      date: '1855–1868',
      certainty: 'documented',
      text: 'Emperor Tewodros II of Ethiopia, and later Yohannes IV, are pictured in *shuruba*.',
      source: 'wikipedia',
    },
    {
      date: '1972',
      since: 'centuries',
      certainty: 'documented',
      text: 'Cicely Tyson wears cornrows in *Sounder*. On television in 1963, it was a short Afro.',
      source: 'tyson',
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
      { name: 'irun dídì', language: 'yo', place: 'Yorubaland', longitude: 4.2, latitude: 7.6, label: 'below' },
      { name: 'shuruba', place: 'Ethiopia', longitude: 38.5, latitude: 10.5, label: 'above' },
    ],
    routes: [
      {
        // The line begins at the coast, not at a people: captives came from many places between Senegambia and Angola.
        from: { longitude: -12.5, latitude: 7.8 },
        to: { longitude: -61, latitude: 14.6 },
        text: 'Lines: enslaved Africans carried the technique.',
      },
      { from: { longitude: -12.5, latitude: 7.8 }, to: { longitude: -79, latitude: 36 } },
    ],
  },
  quote: { section: 'culturalSignificance', text: 'Rows can be read, if you know the language.' },
  sources: [
    { id: 'wikipedia', title: 'Cornrows', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Cornrows' },
    {
      id: 'awe',
      title: 'Prof. Bolanle Awe on the hairstyles of Yoruba women',
      publisher: 'Sundiata Post',
      url: 'https://sundiatapost.com/?p=70380',
    },
    {
      id: 'rice',
      title: 'How Maroons hid rice grains in their hair',
      publisher: 'Repeating Islands',
      url: 'https://repeatingislands.com/2018/06/04/how-maroons-hid-rice-grains-in-their-hair/',
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
      title: 'Traditional hairstyles in Yorubaland',
      publisher: 'NaijaBiography',
      url: 'https://naijabiography.com/history-culture/traditional-hairstyles-in-yorubaland',
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
      id: 'curves',
      title: 'Cornrow Curves tutorial',
      publisher: 'Culturally Situated Design Tools',
      url: 'https://csdt.org/culture/tutorials/cornrows-create.html',
    },
  ],
} satisfies HairstyleHistory;
