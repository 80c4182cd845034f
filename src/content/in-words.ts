const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** A number at the start of a sentence: in words up to twelve, then in digits. */
export const inWords = (count: number): string => words[count] ?? String(count);
