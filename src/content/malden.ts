/**
 * How Malden led to the state's CROWN Act, for the home page. The two sisters of the story are private people: do not
 * name them, and do not connect them with the salon.
 */
export const malden = {
  title: 'The law that began in Malden',
  text: 'In the spring of 2017, Mystic Valley, a charter school in Malden, disciplined two Malden sisters for wearing braids with extensions. The attorney general’s office called the school’s rule unlawful, and by August it was gone. Rep. Steven Ultrino of Malden said that they inspired the bill he filed in 2019. On July 26, 2022, the Massachusetts CROWN Act was signed; it protects braids at work, in housing, at school and in public accommodations.',
  sources: [
    {
      title: 'The Boston Globe',
      url: 'https://www.bostonglobe.com/metro/2017/08/11/mystic-valley-charter-school-eliminates-controversial-hair-rules/iRKY5eQ0S0EedNK9rSwqEM/story.html',
    },
    {
      title: 'Office of Rep. Ultrino',
      url: 'https://www.representativeultrino.com/post/the-crown-act-signed-into-law-by-governor-baker',
    },
  ],
  /** The style whose history continues the story. */
  hairstyle: 'box-braids',
};
