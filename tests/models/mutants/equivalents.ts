/** A change that changes nothing: where it is made, what stands there and what is put in its place. */
interface Equivalent {
  /** How the path of the file ends. */
  file: string;
  original: RegExp;
  replacement: string;
  because: string;
}

/** Mutants that nothing can notice, each with its reason; every other one must be noticed. At most 3 % of all. */
export const equivalents: readonly Equivalent[] = [
  {
    file: '.machine.ts',
    original: /^\{[\s\S]*\{\} as /,
    replacement: '{}',
    because: 'types are gone before anything runs',
  },
  {
    file: 'machines/open-hours/opening.ts',
    original: /^''$/,
    replacement: '"Stryker was here!"',
    because: 'only the type needs it: the rest of a division by seven is always the place of a weekday',
  },
];
