/**
 * Languages of words in the histories that are not English, so that screen readers pronounce them. Words with ẹ, ọ or ṣ
 * are known to be Yoruba and need no entry. Omit words whose language no source states.
 */
export const foreignWords = { kojusoko: 'yo', vanilles: 'fr', torsades: 'fr' } as const;
