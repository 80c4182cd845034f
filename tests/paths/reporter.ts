/** Vitest's reporter of `npm run paths`: writes a page with what failed, and for each machine its chart and each path's steps. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestCase, TestModule, TestSuite } from 'vitest/node';
import { options } from './options';

const { report = '' } = options;
const STYLES = `
  :root { color-scheme: light dark }
  body { padding: 1rem; font-family: system-ui }
  pre { color: light-dark(firebrick, lightcoral); white-space: pre-wrap }
  ol { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem }
  li { max-width: 36rem; overflow-wrap: anywhere }
  li img { height: 20rem }
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

function storyboard(test: TestCase): string {
  const screenshots = (test.meta().screenshots ?? []).map(
    ([event, state, picture]) =>
      `<li><code>${escaped(event)}</code> <b>${escaped(state)}</b><p><a href="${picture}"><img loading="lazy" src="${picture}" alt=""></a>`,
  );
  return `<h3>${escaped(test.name)}</h3><ol start="0">${screenshots.join('\n')}</ol>`;
}

/** The paths of one machine at one width. */
function section({ name, children }: TestSuite): string {
  const paths = [...children.allTests()].filter(test => test.meta().screenshots).map(storyboard);
  const chart = relative(report, `machines/${name.split(' ').at(-1)}/chart.svg`);
  return paths[0] ? `<h2>${escaped(name)}</h2><img src="${chart}" alt="Its chart">${paths.join('\n')}` : '';
}

export default class PathsReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const failures = [
      ...tests.map(test => ({ name: test.fullName, errors: test.result().errors ?? [] })),
      // Files that cannot be loaded have no tests.
      ...modules.map(module => ({ name: module.relativeModuleId, errors: module.errors() })),
    ].filter(({ errors }) => errors.length > 0);
    const said = failures.map(({ name, errors }) => {
      const words = stripVTControlCharacters(errors.map(({ message }) => message).join('\n'));
      return `<h3>${escaped(name)}</h3><pre>${escaped(words)}</pre>`;
    });
    const title = `Paths: ${failures.length === 0 ? 'passed' : `failures: ${failures.length}`}`;
    const sections = modules.flatMap(module => [...module.children.suites()].map(section));
    const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLES}</style>`;
    mkdirSync(report, { recursive: true });
    writeFileSync(join(report, 'index.html'), [head, `<h1>${title}</h1>`, ...said, ...sections].join('\n'));
    if (failures.length === 0 && tests.every(test => test.result().state === 'skipped')) {
      console.log('\nNo path fits these options, so none was taken.');
      process.exitCode = 2;
    }
    console.log(
      `\n${report}/index.html shows ${sections.join('') ? 'every step' : 'the failures; steps need --level browser'}.`,
    );
  }
}
