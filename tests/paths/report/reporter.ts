/** Vitest's reporter of `npm run paths`: writes the page, and what has failed, for `--failed`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestModule } from 'vitest/node';
import { type Asked, asked } from '../asked';
import { pageOf } from './page';

/** What `--failed` reads. */
export interface Failed {
  asked: Asked;
  files: string[];
  /** Full names of the tests, as `-t` takes them. */
  names: string[];
}

export default class PathsReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { report = '', failedFile = '', ...others } = asked;
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const nameOf = ({ fullName }: { fullName: string }) => fullName.replaceAll(' > ', ' ');
    const failed = tests.filter(test => test.result().state === 'failed');
    // Files that cannot be loaded have no tests.
    const broken = modules.filter(module => module.errors().length > 0);
    const textOf = (errors: readonly { message: string }[] = []) =>
      stripVTControlCharacters(errors.map(({ message }) => message).join('\n'));
    const failures = [
      ...failed.map(test => ({ name: nameOf(test), says: textOf(test.result().errors) })),
      ...broken.map(module => ({ name: module.relativeModuleId, says: textOf(module.errors()) })),
    ];
    const stories = tests.flatMap(test => test.meta().story ?? []);
    const page = join(report, 'index.html');
    mkdirSync(report, { recursive: true });
    writeFileSync(page, pageOf(stories, failures, !report.endsWith('part')));
    const files = new Set([...failed.map(({ module }) => module), ...broken].map(module => module.relativeModuleId));
    writeFileSync(failedFile, JSON.stringify({ asked: others, files: [...files], names: failed.map(nameOf) }));
    if (failures.length > 0) console.log('\nnpm run paths -- --failed runs the failed paths again.');
    else if (tests.every(test => test.result().state === 'skipped')) {
      console.log('\nNo path fits these options, so none was taken.');
      process.exitCode = 2;
    }
    console.log(`\n${page} shows ${stories[0] ? 'every step' : 'the failures; steps need --level browser'}.`);
  }
}
