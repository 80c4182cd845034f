/**
 * Changes the machines in every small way that Stryker knows; the machines' tests must notice each. A change that cannot
 * be noticed because it changes nothing stands in `equivalents`; `dev/faults/mutants.ts` lets nothing else pass.
 */
const typesOnly = 'types are gone before anything runs';

/** Changes that change nothing, each with its reason; every other one must be noticed. At most 3 % of all. */
export const equivalents = [
  ...[
    'booking-sheet',
    'color-theme',
    'contact-form',
    'gallery-filter',
    'lightbox',
    'mobile-menu',
    'navigation',
    'open-hours',
    'photo-loading',
    'site',
    'testimonial-rotator',
    'toasts',
    'zoom',
  ].map(name => ({
    file: `machines/${name}/${name}.machine.ts`,
    original: /^\{[\s\S]*\{\} as /,
    replacement: '{}',
    because: typesOnly,
  })),
  {
    file: 'machines/lightbox/lightbox.machine.ts',
    original: /^photo !== null$/,
    replacement: 'true',
    because: 'only the type needs it: no list of ids has null in it, so asking the list gives the same answer',
  },
  {
    file: 'machines/lightbox/lightbox.machine.ts',
    original: /^''$/,
    replacement: '"Stryker was here!"',
    because: 'only the type needs it: an open lightbox always stands on a photo of its list',
  },
  {
    file: 'machines/open-hours/opening.ts',
    original: /^''$/,
    replacement: '"Stryker was here!"',
    because: 'only the type needs it: the rest of a division by seven is always the place of a weekday',
  },
];

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // For each mutant only the tests that load its file. Not `incremental`: it would not see that a kit has changed.
  vitest: { configFile: 'dev/faults/vitest.mutants.ts', related: true },
  // Stryker would read tsconfig.json with TypeScript's old interface, which TypeScript 7 has not; nothing here needs it.
  tsconfigFile: 'none',
  mutate: ['machines/*.ts', 'machines/!(kit)/*.ts', '!machines/**/*.test.ts', '!machines/**/*.kit.ts'],
  coverageAnalysis: 'off',
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutants/mutants.json' },
  htmlReporter: { fileName: 'reports/mutants/index.html' },
  allowConsoleColors: false,
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  tempDirName: '.cache/mutants',
  ignorePatterns: [
    '/dist',
    '/.local-site',
    '/reports',
    '/illustrations',
    '/photographs',
    '/public',
    '/docs',
    '/src',
    '/tests',
    '/.outbox',
    '/build',
    '*.png',
    '*.pdf',
  ],
  thresholds: { high: 100, low: 95, break: null },
};
