/**
 * The language of each foreign word in the histories, so that screen readers pronounce the word correctly. Words with
 * ẹ, ọ or ṣ are marked as Yoruba without an entry. Omit a word if no source states its language.
 */
export const foreignWords = { kojusoko: 'yo', vanilles: 'fr', torsades: 'fr' } as const;
