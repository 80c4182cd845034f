import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');
let repository: string;

function git(...args: string[]) {
  const foreign = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@salon.example'];
  const { status, stdout, stderr } = spawnSync('git', [...author, ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: Object.fromEntries(foreign),
  });
  return { status, said: stdout + stderr };
}

/** Stages one file and tries to commit it. */
function commit(file: string, content: string) {
  const path = join(repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  git('add', file);
  return git('commit', '-qm', 'Try');
}

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'hooks-'));
  for (const file of ['.githooks', 'biome.json', 'tsconfig.json', '.gitignore'])
    cpSync(join(project, file), join(repository, file), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(repository, 'node_modules'));
  git('init', '-q');
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: { hooks: string } };
  git(...scripts.hooks.split(' ').slice(1));
  writeFileSync(join(repository, '.git/info/exclude'), '/node_modules\n');
});
afterAll(() => rmSync(repository, { recursive: true }));

// Compilers are started here: what a test may take says nothing of how long they do.
describe('a commit', () => {
  it('goes through when the staged files are well: it looks at no others, and remembers the types it has checked', () => {
    mkdirSync(join(repository, 'src'));
    writeFileSync(join(repository, 'src/aside.ts'), 'export const aside=1\n');
    expect(commit('src/a file.ts', 'export const file = 1;\n')).toMatchObject({ status: 0 });
    expect(existsSync(join(repository, '.cache/types.tsbuildinfo'))).toBe(true);
    rmSync(join(repository, 'src/aside.ts'));
    expect(commit('notes.txt', 'Anything at all\n').status).toBe(0);
  });

  it.each([
    ['badly formatted', 'src/a.ts', 'export const a=1\n', /src\/a\.ts format/],
    ['against a wall', 'src/ui/a.ts', "export * from '../content/salon';\n", /ui knows no machine and no content/],
    ['of a wrong type', 'src/a.ts', "export const a: number = 'one';\n", /TS2322/],
  ])('is refused when a staged file is %s', (_, file, content, reason) => {
    const { status, said } = commit(file, content);
    expect(status).not.toBe(0);
    expect(said).toMatch(reason);
    git('rm', '-qf', file);
  });

  it('goes through where no packages are installed, and says that nothing was checked', () => {
    unlinkSync(join(repository, 'node_modules'));
    const { status, said } = commit('src/b.ts', 'export const b=1\n');
    expect(status).toBe(0);
    expect(said).toMatch(/nothing is checked: run npm ci/);
  });
});
