/** Vitest's reporter of `npm run paths`: writes the page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestModule } from 'vitest/node';
import { asked } from '../asked';
import { pageOf } from './page';

export default class PathsReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { report = '' } = asked;
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const failures = [
      ...tests.map(test => ({ name: test.fullName, errors: test.result().errors ?? [] })),
      // Files that cannot be loaded have no tests.
      ...modules.map(module => ({ name: module.relativeModuleId, errors: module.errors() })),
    ]
      .filter(({ errors }) => errors.length > 0)
      .map(({ name, errors }) => ({
        name,
        says: stripVTControlCharacters(errors.map(({ message }) => message).join('\n')),
      }));
    const stories = tests.flatMap(test => test.meta().story ?? []);
    const page = join(report, 'index.html');
    mkdirSync(report, { recursive: true });
    writeFileSync(page, pageOf(stories, failures, !report.endsWith('part')));
    if (failures.length === 0 && tests.every(test => test.result().state === 'skipped')) {
      console.log('\nNo path fits these options, so none was taken.');
      process.exitCode = 2;
    }
    console.log(`\n${page} shows ${stories[0] ? 'every step' : 'the failures; steps need --level browser'}.`);
  }
}
