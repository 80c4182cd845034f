/** What `npm run quality` runs, in this order, and whose figures each command keeps. */

export interface Step {
  /** How it is asked for: `npm run quality -- mutants`. */
  name: string;
  command: readonly [string, ...string[]];
  /** Names of the files in `reports/figures/` that the command writes. */
  parts: readonly string[];
}

const npm = (name: string, ...args: string[]): Step['command'] => ['npm', 'run', '--silent', name, '--', ...args];

export const steps: readonly Step[] = [
  { name: 'house', command: npm('house'), parts: ['house'] },
  {
    name: 'tests',
    command: npm('test:full'),
    parts: ['tests', 'weights', 'policy', 'fault-matrix', 'fault-matrix-endpoint', 'hosting'],
  },
  { name: 'paths', command: npm('paths'), parts: ['paths'] },
  { name: 'walks', command: npm('walks'), parts: ['walks'] },
  { name: 'mutants', command: npm('mutants'), parts: ['mutants'] },
  { name: 'view-faults', command: npm('test:faults'), parts: ['view-faults'] },
  { name: 'other-browsers', command: npm('test:browsers'), parts: ['other-browsers'] },
  { name: 'inputs', command: npm('inputs'), parts: ['inputs', 'inputs-chromium'] },
  { name: 'soak', command: npm('soak'), parts: ['soak'] },
  { name: 'bench-pages', command: npm('bench', 'pages'), parts: ['bench-pages'] },
  { name: 'bench-interactions', command: npm('bench', 'interactions'), parts: ['bench-interactions'] },
  { name: 'bench-growth', command: npm('bench', 'growth'), parts: ['bench-growth'] },
];
