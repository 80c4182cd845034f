/** Consonants that cannot be mistaken for each other or for digits, and that spell no words. */
const LETTERS = 'BCDFGHJKMNPQRTVWX';

/** Four random letters, by which a visitor and the salon can name a request. */
export const newReference = () =>
  [...crypto.getRandomValues(new Uint8Array(4))].map(byte => LETTERS[byte % LETTERS.length]).join('');
