/** Counts the tests of a run, project by project, for the table of `npm run quality`; `npm test` has it beside its usual reporter. */
import type { Reporter, TestModule } from 'vitest/node';
import { type Figure, keepFigures } from './figures';

export interface Told {
  project: string;
  /** From the project's root. */
  file: string;
  name?: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  tries: number;
}

const AXE = 'tests/accessibility.browser.ts';

function counted(what: string, tests: readonly Told[]): Figure {
  const count = (state: Told['state']) => tests.filter(test => test.state === state).length;
  const words = [`${count('passed')} passed`, `${count('failed')} failed`, `${count('skipped')} skipped`];
  if (count('pending') > 0) words.push(`${count('pending')} not run`);
  return {
    what,
    goal: 'none fails',
    figure: words.join(', '),
    met: count('passed') > 0 && count('failed') + count('pending') === 0,
  };
}

/** `broken`: test files that could not be loaded, and errors outside of any test. */
export function figuresOf(tests: readonly Told[], broken: number): Figure[] {
  const projects = [...new Set(tests.map(({ project }) => project))];
  const again = tests.filter(({ tries }) => tries > 1).length;
  return [
    ...projects.map(name =>
      counted(
        `Tests, ${name}`,
        tests.filter(({ project }) => project === name),
      ),
    ),
    counted(
      'Axe: every page in two widths and two themes, and all that lies over a page',
      tests.filter(({ file }) => file === AXE),
    ),
    { what: 'Tests that needed another try', goal: '0', figure: `${again}`, met: again === 0 },
    {
      what: 'Test files that could not be loaded, and errors outside of tests',
      goal: '0',
      figure: `${broken}`,
      met: broken === 0,
    },
  ];
}

export default class FiguresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap(module =>
      [...module.children.allTests()].map(test => ({
        project: module.project.name,
        file: module.relativeModuleId,
        name: test.fullName,
        state: test.result().state,
        tries: (test.diagnostic()?.retryCount ?? 0) + 1,
      })),
    );
    for (const { file, name } of tests.filter(({ tries }) => tries > 1)) console.warn(`Retried: ${file}, "${name}"`);
    const unloaded = modules.filter(module => module.errors().length > 0).length;
    keepFigures('tests', figuresOf(tests, unloaded + errors.length));
  }
}
