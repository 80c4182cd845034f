/** An equivalent mutant: its place, the source text, and the replacement. */
interface Equivalent {
  /** The end of the file's path. */
  file: string;
  original: RegExp;
  replacement: string;
  because: string;
}

/** Mutants that no test can detect, with reasons; every other mutant must be killed. */
export const equivalents: readonly Equivalent[] = [
  {
    file: '.machine.ts',
    original: /^\{[\s\S]*\{\} as /,
    replacement: '{}',
    because: 'types do not exist at run time',
  },
  {
    file: 'toasts.machine.ts',
    original: /^context\.toast\?\.kind$/,
    replacement: 'context.toast.kind',
    because: 'only TypeScript needs the check: the toast that is shown is defined',
  },
  {
    file: 'site.machine.ts',
    original: /^\[\]$/,
    replacement: '["Stryker was here"]',
    because: 'only TypeScript needs the default: the gallery runs only on a page with photos',
  },
  {
    file: 'request-lines.ts',
    original: /picture “\(\.\*\)/,
    replacement: '/, like the picture “(.*)” \\((\\S+)\\)/',
    because: 'with more text behind the picture, what remains before it is not the title of a style either',
  },
  {
    file: 'request-lines.ts',
    original: /^\[\]$/,
    replacement: '["Stryker was here"]',
    because: 'only options that are offered remain in the line',
  },
  {
    file: 'request-lines.ts',
    original: /^other < rank$/,
    replacement: 'other <= rank',
    because: 'no line is of the same kind there',
  },
  {
    file: 'request-lines.ts',
    original: /^other > rank$/,
    replacement: 'other >= rank',
    because: 'no line is of the same kind there',
  },
  {
    file: 'request-lines.ts',
    original: /^''$/,
    replacement: '"Stryker was here!"',
    because: 'only TypeScript needs the defaults: without a picture, caption and link are not read',
  },
  {
    file: 'stop-children.ts',
    original: /^failed\?\.getSnapshot$/,
    replacement: 'failed.getSnapshot',
    because:
      'only TypeScript needs the check: an actor that has failed is in its parent’s context, or among its children',
  },
  {
    file: 'machines/open-hours/opening.ts',
    original: /^''$/,
    replacement: '"Stryker was here!"',
    because: 'only TypeScript needs the default: a remainder of a division by seven is always the index of a weekday',
  },
];
