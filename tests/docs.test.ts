import { existsSync, readFileSync } from 'node:fs';
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
  'docs/quality.md',
  'docs/reliability.md',
  'docs/scale.md',
  'machines/README.md',
];

/** Files and folders that a guide names: links, and code that begins with a room of the house. */
function named(guide: string): string[] {
  const text = read(guide).replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(guide), path));
  const code = [...text.matchAll(/`((?:src|machines|build|dev|tests|docs)\/[\w./-]*)`/g)].map(([, path = '']) => path);
  return [...new Set([...links, ...code])];
}

describe('the guides', () => {
  it.each(guides)('%s names only files that exist', guide => {
    // The example machine of the guide does not exist until somebody follows the guide.
    const example = /notice\.|FoldingNotice|machines\/notice/;
    expect(named(guide).filter(path => !example.test(path) && !existsSync(join(project, path)))).toEqual([]);
  });

  it('say why each dependency is here', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const rows = read('docs/architecture.md').split('## Dependencies')[1] ?? '';
    const first = rows.split('\n').map(line => line.split('|')[1] ?? '');
    const told = first.flatMap(cell => {
      const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const scope = names[0]?.split('/')[0];
      return names.map(name => (name.startsWith('/') ? `${scope}${name}` : name));
    });
    const isTold = (name: string) => told.includes(name) || (name.startsWith('@types/') && told.includes('@types/*'));
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter(name => !isTold(name))).toEqual([]);
    const gone = told.filter(name => !name.endsWith('*') && !(name in { ...dependencies, ...devDependencies }));
    expect(gone).toEqual([]);
  });
});
