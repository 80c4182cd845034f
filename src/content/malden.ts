/**
 * The Malden sisters whose case led to the state's CROWN Act, for the home page. They are named because the press and
 * the bill's sponsor name them for what they did. Do not connect them with the salon.
 */
export const malden = {
  title: 'The Malden sisters behind a Massachusetts law',
  text: 'In the spring of 2017, Mystic Valley, a charter school in Malden, punished Black and biracial students for their hair. Mya and Deanna Cook served detention after detention for their braids with extensions, and refused to take them out. The attorney general called the rules discriminatory, and by August they were gone. Rep. Steven Ultrino of Malden says the sisters’ bravery inspired the bill he filed in 2019. On July 26, 2022, the sisters stood beside the governor as he signed the Massachusetts CROWN Act. At work, in housing, at school and in public accommodations, a rule against braids can now be race discrimination.',
  /** The years in which the rules fell and the law was signed, on beads beside the story. */
  years: ['2017', '2022'],
  sources: [
    {
      title: 'The Boston Globe',
      url: 'https://www.bostonglobe.com/metro/2017/08/11/mystic-valley-charter-school-eliminates-controversial-hair-rules/iRKY5eQ0S0EedNK9rSwqEM/story.html',
    },
    {
      title: 'MassLive',
      url: 'https://www.masslive.com/politics/2022/07/crown-act-which-prohibits-natural-and-protective-hairstyle-discrimination-signed-into-law-in-massachusetts-by-gov-charlie-baker.html',
    },
    {
      title: 'Office of Rep. Ultrino',
      url: 'https://www.representativeultrino.com/post/the-crown-act-signed-into-law-by-governor-baker',
    },
  ],
  /** The style whose history continues the story. */
  hairstyle: 'box-braids',
};
