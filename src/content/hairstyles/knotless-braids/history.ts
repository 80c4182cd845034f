import type { HairstyleHistory } from '../../schema';

export const history = {
  overview: [
    'Run a fingertip along the root of a knotless braid and you will find no bump. The braider takes a small section of your own hair, starts the plait with that alone, and only then slips in extension hair, a little at a time, until the braid reaches its full weight. The New York Times put that first stretch of natural hair at about an inch and a half. Nothing is tied on at the scalp.',
    'Stylists describe the result as flatter and lighter at the root, and free to move sooner than a braid that hangs from a knot. If you know the other styles on this site, picture a box braid that borrows its beginning from feed-in cornrows.',
  ],
  origins: [
    'Nobody signed this invention. No credible source names the person who first left out the knot, and none gives a year, so all that can honestly be said is that both the word “knotless” and the method belong to recent years. By the accounts of stylists and reporters, they grew from two older habits of the hand: the single plait in its square part, and the cornrow braider’s way of feeding in hair.',
    'Wearing added hair, on the other hand, is ancient. At Hierakonpolis in Egypt, archaeologists uncovered a woman of thirty or more, buried between about 3650 and 3500 BC, whose hair had been dyed with henna and given extensions. They were knotted in. More than five thousand years lie between that knot and the braid that does without one.',
  ],
  culturalSignificance: [
    'This is not a traditional mark of age, marriage or rank, and it would be wrong to dress it up as one. Its meaning belongs to our own time, and it starts with tender roots. Dermatologists have shown that hair pulled tight over long periods can fall out, that weight and tightness raise the risk, and that the late stage can be permanent. Leaving out the knot means less tension. It does not mean none, and a good braider wants to hear about it if anything hurts.',
    'Something older carries on as well. In much of West Africa a head of braids could take hours or days in the hands of a relative, a friend or a specialist, and that time was company. Knotless braids, slow by nature, keep those hours.',
  ],
  evolution: [
    'Look only at the roots and the last few decades tell a clear story. The box braids of the 1993 film Poetic Justice hung from knots you could see. Very fine micro-braids followed in the 2000s. Then, in recent years, the knot itself disappeared. That, at least, is the order in which The New York Times and style writers tell it, and the newest step spread by way of U.S. salons and social media.',
    'Since then it has branched by size and finish. People ask for small, medium or jumbo braids, or for the versions called “boho” and “goddess,” which leave some loose curls free among the braids.',
  ],
  modernDay: [
    'A style this young already has the protection of an act of law. In Massachusetts, Chapter 117 of the Acts of 2022, signed on July 26 of that year, forbids discrimination based on natural and protective hairstyles, and braids are among the styles its text lists. You can wear them to work, to class or to an apartment viewing with that behind you.',
    'Because every braid is fed by hand, a medium set typically takes about five to eight hours, more than box braids of the same size. Four to six weeks is typical wear and eight is the most; the edges may ask for a refresh along the way, since these roots can loosen sooner than knotted ones. Ask the salon what your size and length will need.',
  ],
  sources: [
    { title: 'The Rise of Knotless Braids', publisher: 'The New York Times (Sandra E. Garcia)' },
    {
      title: 'HK43: Workers’ Cemetery',
      publisher: 'Hierakonpolis Online',
      url: 'http://hierakonpolis-online.org/index.php/explore-the-predynastic-cemeteries/hk43-workers-cemetery',
    },
    {
      title: 'Traction alopecia: the root of the problem',
      publisher: 'Clinical, Cosmetic and Investigational Dermatology (Billero and Miteva, 2018)',
      url: 'https://www.doi.org/10.2147/CCID.S137296',
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
