const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Writes a number as in a sentence: in words up to twelve, then in digits. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

export function atStart(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
