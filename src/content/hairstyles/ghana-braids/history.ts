import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Follow one row with your eye. It leaves the hairline slim, swells as more and more hair joins it, often in ridges you can see, and draws in again toward the end. That rise and fall is how Ghana braids are usually described, and it seems to explain most of their names. Banana braids and pencil braids take after the outline, fishbone after the ridges, straight-backs after the direction. In French they are tresses écailles, “scale braids.”',
    'In the family of scalp braids, cornrows are the base and feeding in is the technique; Ghana braids are what the two add up to when the braider goes bold.',
  ],
  origins: [
    '“Ghana braids” is a modern English name, and one that may not help you in Ghana. A travel writer for Zikoko who looked there for “Ghana weaving,” as Nigerians say, found that the style goes by rasta. A traveler’s note cannot settle the matter, but it suggests a name given from outside, likely carried by the coming and going between Nigeria and Ghana and later by salons abroad. Nobody has documented when it was first used.',
    'The craft is another matter, and it is West African. Between the first millennium BC and the early first millennium AD, the sculptors of Nigeria’s Nok culture gave their terracotta heads carefully modeled hair. They left no link to the name, only a sign of how early hair was worth such attention.',
  ],
  culturalSignificance: [
    'Hair told a great deal about its wearer in many West African societies: age, people, faith, wealth and rank, whether there had been a marriage, which place was home. The Wolof, Mende, Mandinka and Yoruba are among those named in Hair Story, the standard reference by Byrd and Tharps. No good source gives Ghana braids in particular a code of their own, so we give them none.',
    'Anyone who knows Ghana may think of dansinkran, the style of Asante queen mothers. It is cut short, and it is not a braid at all. What Ghana braids carry is broader: the shared West African idea that a head of hair is something others will read, and that it deserves skilled hands.',
  ],
  evolution: [
    'Adding hair for size came first, and what was added changed. By most tellings it was yarn at one time, and then synthetic hair.',
    'In the United States the straight-back row had a famous wearer. Allen Iverson appeared at the NBA Rookie Game in 1997 with his hair in cornrows, and in 2001 his mother braided it for him at courtside. His rows were not Ghana braids, but they gave the front-to-back line a national audience. Style writers take the story on from there to jumbo Ghana braids and feed-ins, and then to stitch braids. Through every change the outline stays: slim, full, slim.',
  ],
  modernDay: [
    'How do braiders in Ghana’s capital work? The Roanoke Times printed one answer in December 1995, from a visitor who sat down in Accra in 1993: five braiders at once, about 130 braids, about eight hours. Hers were cornrows and individual braids, not the style on this page, but many hands around one chair is a picture worth keeping.',
    'Closer to home, Massachusetts law has protected braided hair at work, in housing, in schools and in public places since 2022. Ghana braids ask for less of your day than hers did: about two to four hours is typical, depending on size and number. Two to four weeks of wear is typical as well. Show the salon a picture and ask.',
  ],
  sources: [
    { title: 'Hair Story', publisher: 'Ayana Byrd and Lori Tharps, 2001, revised 2014' },
    { title: 'The Roanoke Times, December 26, 1995', publisher: 'a visitor’s report from Accra' },
    {
      title: 'No One Knows What Senegalese Twists Are in Senegal',
      publisher: 'Zikoko',
      url: 'https://www.zikoko.com/jollof-road/no-one-knows-what-senegalese-twists-are-in-senegal/',
    },
    { title: 'Cornrows', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Cornrows' },
    {
      title: 'Allen Iverson cuts his hair',
      publisher: 'Ball Don’t Lie, Yahoo Sports',
      url: 'https://sports.yahoo.com/nba/blog/ball_dont_lie/post/Allen-Iverson-cuts-his-hair-fellow-All-Stars-ho?urn=nba%2C141532',
    },
    {
      title: '13 Times Allen Iverson Gave Us Braid Inspiration',
      publisher: 'Essence',
      url: 'https://www.essence.com/gallery/13-times-allen-iverson-braids-community/',
    },
    {
      title: 'The CROWN Act Signed into Law by Governor Baker',
      publisher: 'Office of Rep. Steven Ultrino',
      url: 'https://www.representativeultrino.com/post/the-crown-act-signed-into-law-by-governor-baker',
    },
  ],
} satisfies HairstyleHistory;
