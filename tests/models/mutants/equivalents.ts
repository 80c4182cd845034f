/** An equivalent mutant: its place, the source text, and the replacement. */
interface Equivalent {
  /** The end of the file's path. */
  file: string;
  original: RegExp;
  replacement: string;
  because: string;
}

/** Mutants that no test can detect, with reasons; every other one must be killed. At most 3 % of all. */
export const equivalents: readonly Equivalent[] = [
  {
    file: '.machine.ts',
    original: /^\{[\s\S]*\{\} as /,
    replacement: '{}',
    because: 'types are gone before anything runs',
  },
  {
    file: 'toasts.machine.ts',
    original: /^context\.toast\?\.kind$/,
    replacement: 'context.toast.kind',
    because: 'only the type needs it: a toast that is loading or shown is defined',
  },
  {
    file: 'navigation.machine.ts',
    original: /^!next$/,
    replacement: 'false',
    because: 'only the type needs it: the page ahead is loaded when it is drawn',
  },
  {
    file: 'site.machine.ts',
    original: /^form$/,
    replacement: 'true',
    because: 'XState sends an event without a target to the machine itself, and the root ignores `receipt.dismiss`',
  },
  {
    file: 'machines/open-hours/opening.ts',
    original: /^''$/,
    replacement: '"Stryker was here!"',
    because: 'only the type needs it: the rest of a division by seven is always the place of a weekday',
  },
];
