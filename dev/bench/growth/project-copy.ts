/** A temporary copy of the project, whose content may be changed. */
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as BuildSite from '../../build-site';
import { TEST_IDS } from '../hosts';

const project = join(import.meta.dirname, '../../..');
/** Output and history, which a build does not read, and folders that are linked instead. */
const left = ['node_modules', '.git', '.cache', '.local-site', '.outbox', 'dist', 'reports'];

export interface ProjectCopy {
  root: string;
  /** Builds for production; returns the folder of the site and the duration in seconds. */
  build(): Promise<{ dist: string; seconds: number }>;
  remove(): Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  for (const name of await readdir(project))
    if (!left.includes(name)) await cp(join(project, name), join(root, name), { recursive: true });
  await cp(join(project, '.cache/pictures'), join(root, '.cache/pictures'), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    async build() {
      const { DIST, runBuild } = (await import(join(root, 'dev/build-site.ts'))) as typeof BuildSite;
      const begin = performance.now();
      const { code, output } = await runBuild('production', { ...TEST_IDS, SITE_URL: 'http://localhost' });
      if (code !== 0) throw new Error(`The copy of the site could not be built:\n${output}`);
      return { dist: DIST, seconds: (performance.now() - begin) / 1000 };
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
