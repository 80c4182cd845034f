import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'The box is drawn on the scalp. Hair is parted into small squares or rectangles, and each section is plaited by itself in three strands, root to tip, so that a tidy grid shows between the braids. Extension hair is usually joined at the root with a knot.',
    'Ask for them by another name and people will still know what you mean: singles, individual braids, plaits. Many say “Poetic Justice braids” or “Janet braids,” for reasons told below; in South Africa, according to Kaffein magazine, “Da Bratz” has been another. Close relatives hang beside them on this site. Knotless braids keep the square part and drop the knot, and Senegalese twists trade three strands for two.',
  ],
  origins: [
    'The words are young: Wikipedia places the name “box braids” in the 1990s. The plait is not. At Amarna in Egypt, in about 1353–1335 BC, a woman was buried wearing some seventy extensions set in layers, and the archaeologist Jolanda Bos found that the braids on the skulls she studied there were simple ones of three strands, most of them about a centimeter wide. An older Egyptian burial still, from about 3650–3500 BC, has added hair knotted into place.',
    'Who parted the first square, nobody can say. Accounts from the nineteenth and twentieth centuries describe the Mbalantu of northern Namibia lengthening girls’ hair with strands of sinew until it touched the ground, then dressing it for the ohango initiation as four long plaits, eembuvi. Box braids may remind you of them; descent has not been shown.',
  ],
  culturalSignificance: [
    'Partings were learned at home. Mothers and older girls showed the younger ones how wide to make a section and how to keep a line true, and the lesson doubled as a visit. Hours like those leave a trace: whoever wears a full head of plaits has been looked after by somebody.',
    'In 1993 the look went national, when Janet Jackson wore braids to her waist in John Singleton’s film Poetic Justice. South Africa had its own moment in the same year, as Kaffein magazine tells it: Lebo Mathosa and Thembi Seete of Boom Shaka appeared in “It’s About Time” with twists to the waist, gathered in high ponytails, and long blonde braids went on to become Mathosa’s mark.',
  ],
  evolution: [
    'Fiber is a good place to start. Hairpieces used to be made of sisal or wool, according to a site on Senegalese traditions, and yarn and human hair served as well. Synthetic strands are said to have taken over later in the twentieth century; New York magazine tells of Kanekalon, a Japanese fiber created in the 1950s that is now braided into hair around the world.',
    'Size moved too. Style writers describe jumbo braids in the 1990s, then micros in the late 1990s and 2000s, such as Brandy wore on the series Moesha, and a return in the 2010s with Solange and Beyoncé. The choice today runs from jumbo to bob to boho, with knotless as the newest branch.',
  ],
  modernDay: [
    'When Google reported on hair in 2015, box braids and goddess braids were both among its top search trends. Our own city has a page in the story as well. In 2017 two Malden sisters were disciplined at school for wearing braids with extensions, a policy the attorney general’s office called unlawful, and Rep. Steven Ultrino of Malden has said that they inspired the bill he first filed in 2019. Gov. Charlie Baker signed a later version on July 26, 2022, and Massachusetts had a CROWN Act.',
    'Plan on about four to eight hours in the chair, by size and length. Wear of four to six weeks is typical, with eight as the limit. Size and length can move the price as well, so tell the salon what you have in mind and ask for a figure.',
  ],
  sources: [
    { title: 'Box braids', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Box_braids' },
    { title: 'Kaffein magazine', publisher: 'on braids and Boom Shaka in South Africa' },
    { title: 'New York magazine, April 26, 2021', publisher: 'on Kanekalon' },
    {
      title: 'Ancient Egyptian woman buried with complex coiffure of 70 hair extensions',
      publisher: 'International Business Times UK',
      url: 'https://www.ibtimes.co.uk/ancient-egyptian-woman-buried-complex-coiffure-70-hair-extensions-1466079',
    },
    {
      title: 'HK43: Workers’ Cemetery',
      publisher: 'Hierakonpolis Online',
      url: 'http://hierakonpolis-online.org/index.php/explore-the-predynastic-cemeteries/hk43-workers-cemetery',
    },
    {
      title: 'Africa holds the origins to a great hairstyle',
      publisher: 'Sunday Times, South Africa',
      url: 'https://www.timeslive.co.za/sunday-times/opinion-and-analysis/2017-06-24-africa-holds-the-origins-to-a-great-hairstyle/',
    },
    {
      title: 'The Mbalantu Women of Namibia and Their Floor-length Natural Hair',
      publisher: 'How Africa',
      url: 'https://howafrica.com/the-mbalantu-women-of-africa-and-their-floor-length-natural-hair-braids-tradition/',
    },
    {
      title: '“We Started the Trend”: How Janet Jackson’s Poetic Justice Box Braids Came to Be',
      publisher: 'HelloBeautiful',
      url: 'https://hellobeautiful.com/3053532/we-started-the-trend-how-janet-jacksons-poetic-justice-box-braids-came-to-be/',
    },
    {
      title: 'L’art de la coiffure',
      publisher: 'Les Traditions Sénégalaises',
      url: 'http://senegaltraditions.free.fr/traditions_corporelles/coiffure.htm',
    },
    {
      title: 'Mystic Valley charter school drops ban on hair extensions',
      publisher: 'The Boston Globe',
      url: 'https://www.bostonglobe.com/metro/2017/08/11/mystic-valley-charter-school-eliminates-controversial-hair-rules/iRKY5eQ0S0EedNK9rSwqEM/story.html',
    },
    {
      title: 'The CROWN Act Signed into Law by Governor Baker',
      publisher: 'Office of Rep. Steven Ultrino',
      url: 'https://www.representativeultrino.com/post/the-crown-act-signed-into-law-by-governor-baker',
    },
  ],
} satisfies HairstyleHistory;
