/** A copy of the project in a temporary folder, for tests and measurements that change its files. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const project = join(import.meta.dirname, '../..');
/** Files and folders that are not copied: a copy does not need them, or links to them. */
const left = ['node_modules', '.git', '.cache', '.local-site', '.env', 'dist', 'reports'];

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/** A temporary copy of the project that shares its installed packages and encoded pictures. */
export async function copyProject() {
  const root = await mkdtemp(join(tmpdir(), 'salon-'));
  const path = (file: string) => join(root, file);
  await cp(project, root, { recursive: true, filter: file => !left.includes(relative(project, file)) });
  await symlink(join(project, 'node_modules'), path('node_modules'));
  await mkdir(path('.cache'));
  await mkdir(join(project, '.cache/pictures'), { recursive: true });
  await symlink(join(project, '.cache/pictures'), path('.cache/pictures'));

  const read = (file: string) => readFile(path(file), 'utf8');
  async function write(file: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(path(file)), { recursive: true });
    await writeFile(path(file), content);
  }
  return {
    root,
    read,
    write,
    /** Replaces a text in a file; throws if the file does not contain it. */
    async edit(file: string, before: string | RegExp, after: string): Promise<void> {
      const text = await read(file);
      const edited = text.replace(before, after);
      if (edited === text) throw new Error(`${file} does not contain ${before}`);
      await write(file, edited);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
