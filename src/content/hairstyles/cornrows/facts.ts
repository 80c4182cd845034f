import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 1, most: 5 },
  lasts: { least: 2, most: 4 },
  root: 'Light: your own hair, unless hair is added',
  upkeep: 'Redo every two to four weeks',
  names: [
    { name: 'canerows', where: 'in the Caribbean and in Britain' },
    // Tone marks of kòlẹ́sẹ̀, ṣùkú and irun dídì: classnotes.ng, “Àṣà irun dídì”; of kọjúsọ́kọ in the history: the Yoruba
    // Wikipedia, “Àsà oge ṣíṣẹ́ ní ilè yorùbá”. A Yoruba reader should confirm them.
    { name: 'irun dídì', language: 'yo', where: 'in Yoruba, for plaited hair' },
    { name: 'kòlẹ́sẹ̀', language: 'yo', where: 'in Yoruba, “without legs”: rows that end at the nape' },
    { name: 'ṣùkú', language: 'yo', where: 'in Yoruba, “basket”: rows that meet at the crown' },
    { name: 'shuruba', where: 'in Ethiopia' },
    { name: 'tresses collées, nattes collées', language: 'fr', where: 'in French' },
  ],
  related: [
    { hairstyle: 'feed-in-braids', why: 'Cornrows with hair added as each row goes back.' },
    { hairstyle: 'ghana-braids', why: 'Cornrows that thicken as hair is added, then taper.' },
  ],
} satisfies HairstyleFacts;
