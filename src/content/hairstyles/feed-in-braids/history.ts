import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Look at the hairline first. A feed-in braid opens there with nothing but your own hair, so it lies flat and thin. Further back the braider slips in a small piece of extension, then another, and the row thickens as it goes until the tail hangs full. The trick is to add each piece so quietly that nobody can point to the place.',
    '“Feed-in” tells you how the hair goes in, and leaves the pattern open. Underneath it is a cornrow, through and through. Worked boldly, with rows that swell, it becomes what many call Ghana braids. Stylists also say “invisible cornrows,” and in Nigeria, by one account or another, you may hear “pick and drop” or “Ghana weaving.”',
  ],
  origins: [
    'There is no birthday to celebrate here. “Feed-in” is a recent English salon term, the gelled parts and crisp stitch finish often seen with it are recent as well, and neither an inventor nor a first date has been documented. What can be traced is the pair of old skills it joins.',
    'One is the cornrow, at home in North, West and East Africa. The other is adding fiber while the hands keep moving. According to SenePlus, women in Senegal once braided with yoss, a dark-dyed fiber taken from sacks, in the days before synthetic hair. Old hands, then, and a new word for what they do.',
  ],
  culturalSignificance: [
    'Whatever cornrows mean to the people who wear them, feed-ins share. What they add is the maker’s own hand. The line, the tension and the way a row graduates from fine to full all show who did the work, as surely as a signature.',
    'The front edge deserves the most thought. Strain on the hair begins to show at the edges, and a row that starts with little bulk is one way to respect them. Crystal Aguh, a dermatologist at Johns Hopkins, gives advice that holds for every braided style: ask for looser braids. So speak up while the first row is being done. It is easier to change one row than ten.',
  ],
  evolution: [
    'Stylists tell this as a problem and its answer. The older way joined all the added hair at the very start of the row, and the join left a bump. Spreading it out along the row did away with the bump and left the front flat. The idea did not stop at rows, either: used on single plaits, it became the knotless braid.',
    'Patterns have multiplied since. Straight-backs in twos, fours and sixes keep it plain, goddess braids are another choice, and some people have a heart drawn into the parts. Stitch braids, one of the newer variants, differ in how the hair is parted.',
  ],
  modernDay: [
    'Gym bags, backpacks and full calendars suit this style, because a few large rows can be done in a short appointment. School is also where the law has caught up. When Massachusetts passed its act on natural and protective hairstyles in 2022, it added a section of its own for schools and school sports, so a student’s braids are covered on the field as well as in class.',
    'Two to six large rows take about one to two hours. Eight or more, or stitch parts, typically take three to four. Expect to wear them for about two to four weeks. The number of rows decides most of it, so count them in your picture and ask the salon.',
  ],
  sources: [
    { title: 'Cornrows', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Cornrows' },
    {
      title: 'Autant en apporte l’inspiration: histoire des fortes têtes',
      publisher: 'SenePlus',
      url: 'https://www.seneplus.com/article/autant-en-apporte-l%E2%80%99inspiration',
    },
    {
      title: 'No One Knows What Senegalese Twists Are in Senegal',
      publisher: 'Zikoko',
      url: 'https://www.zikoko.com/jollof-road/no-one-knows-what-senegalese-twists-are-in-senegal/',
    },
    {
      title: 'What is traction alopecia?',
      publisher: 'Johns Hopkins Medicine',
      url: 'https://podcasts.hopkinsmedicine.org/what-is-traction-alopecia/',
    },
    {
      title:
        'H.4554, An Act prohibiting discrimination based on natural and protective hairstyles: text of the amendment',
      publisher: 'Massachusetts Legislature',
      url: 'https://malegislature.gov/Bills/GetAmendmentContent/192/H4554/1/House/Content',
    },
  ],
} satisfies HairstyleHistory;
