import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/owner.md',
  'docs/performance.md',
  'docs/reliability.md',
  'docs/scale.md',
  'machines/README.md',
];

/** The links of a guide within the project: a file or folder, and the id of a heading if the link has one. */
const linksOf = (guide: string) =>
  [...read(guide).matchAll(/\]\(([^)#:]*)(?:#([^)]+))?\)/g)].map(([, path, heading]) => ({
    file: path ? join(dirname(guide), path) : guide,
    heading,
  }));

/** The files and folders that a guide names in links, or in code that starts with a top-level folder. */
function named(guide: string): string[] {
  const text = read(guide).replace(/```[\s\S]*?```/g, '');
  const links = linksOf(guide).map(({ file }) => file);
  const code = [...text.matchAll(/`((?:src|machines|packages|site-build|dev|tests|docs)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set([...links, ...code])];
}

/** The names that a guide quotes from the code, such as `keepField`. */
const namesIn = (guide: string) => [...read(guide).matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name);

/** The source code, without test files. */
const code = ['src', 'machines', 'packages', 'site-build', 'dev', 'tests']
  .flatMap(folder =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => !/node_modules|\bdist\b/.test(file) && /(?<!\.test)\.(tsx?|js)$/.test(file))
      .map(file => read(`${folder}/${file}`)),
  )
  .join('\n');

describe('the guides', () => {
  it.each(guides)('%s names only files that exist', guide => {
    // Leaves out the files of a machine that is only an example in machines/README.md.
    expect(named(guide).filter(path => !/machines\/notice/.test(path) && !existsSync(join(project, path)))).toEqual([]);
  });

  it.each(guides)('%s quotes only names that are in the code', guide => {
    expect(namesIn(guide).filter(name => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  it.each(guides)('%s links only to headings that exist', guide => {
    const idsIn = (file: string) =>
      [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
    expect(linksOf(guide).filter(({ file, heading }) => heading && !idsIn(file).includes(heading))).toEqual([]);
  });

  it('list every machine with its chart', () => {
    const folders = readdirSync(join(project, 'machines')).filter(name =>
      existsSync(join(project, `machines/${name}/${name}.machine.ts`)),
    );
    const guide = read('machines/README.md');
    expect(folders.filter(name => !guide.includes(`[\`${name}\`](${name}/chart.svg)`))).toEqual([]);
  });

  it('give a reason for each dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const rows = read('docs/architecture.md').split('## Dependencies')[1] ?? '';
    const first = rows.split('\n').map(line => line.split('|')[1] ?? '');
    const listed = first.flatMap(cell => {
      const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const scope = names[0]?.split('/')[0];
      return names.map(name => (name.startsWith('/') ? `${scope}${name}` : name));
    });
    const isListed = (name: string) =>
      listed.includes(name) || (name.startsWith('@types/') && listed.includes('@types/*'));
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter(name => !isListed(name))).toEqual([]);
    const gone = listed.filter(name => !name.endsWith('*') && !(name in { ...dependencies, ...devDependencies }));
    expect(gone).toEqual([]);
  });
});

it('README.md names the browsers that the build targets', () => {
  const [, targets = ''] = /target: \[(.+)\]/.exec(read('vite.config.ts')) ?? [];
  const versions = [...targets.matchAll(/'\D+([\d.]+)'/g)].map(([, version = '']) => version);
  expect(versions).toHaveLength(5);
  const section = read('README.md').split('## Supported browsers')[1]?.split('##')[0];
  for (const version of versions) expect(section).toContain(version);
});
