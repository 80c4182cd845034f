/** A change that changes nothing: where it is made, what stands there and what is put in its place. */
interface Equivalent {
  file: string;
  original: RegExp;
  replacement: string;
  because: string;
}

export const equivalents: readonly Equivalent[];
