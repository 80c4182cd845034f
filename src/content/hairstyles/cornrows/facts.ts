import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 1, most: 5 },
  lasts: { least: 2, most: 4 },
  root: 'Light: your own hair, unless hair is added',
  upkeep: 'Redo every two to four weeks',
  names: [
    // Tone marks of irun dídì, and of kòlẹ́sẹ̀ and ṣùkú in the history: classnotes.ng, “Àṣà irun dídì”; of kọjúsọ́kọ: the
    // Yoruba Wikipedia, “Àsà oge ṣíṣẹ́ ní ilè yorùbá”. A Yoruba reader should confirm them.
    { name: 'irun dídì', language: 'yo', where: 'in Yoruba, for plaited hair' },
    { name: 'tresses collées, nattes collées', language: 'fr', where: 'in French' },
  ],
  related: [
    { hairstyle: 'feed-in-braids', why: 'Cornrows, with hair added on the way.' },
    { hairstyle: 'ghana-braids', why: 'Bold cornrows that thicken, then taper.' },
  ],
} satisfies HairstyleFacts;
