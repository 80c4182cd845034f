/** The production build of a copy of the project: `dist` itself may be in another test's hands. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');
const left = ['node_modules', '.git', '.cache', '.local-site', '.outbox', 'dist', 'reports'];

/** Every text file of the build, by name. */
export async function productionFiles(): Promise<Map<string, string>> {
  const copy = await mkdtemp(join(tmpdir(), 'production-'));
  try {
    const names = (await readdir(project)).filter(name => !left.includes(name));
    await Promise.all(names.map(name => cp(join(project, name), join(copy, name), { recursive: true })));
    await cp(join(project, '.cache/pictures'), join(copy, '.cache/pictures'), { recursive: true });
    await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
    await build(copy);
    const dist = join(copy, 'dist');
    const files = (await readdir(dist, { recursive: true })).filter(file => /\.(js|css|html|json|map|txt)$/.test(file));
    return new Map(
      await Promise.all(files.map(async file => [file, await readFile(join(dist, file), 'utf8')] as const)),
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function build(cwd: string): Promise<void> {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd, env, stdio: 'inherit' });
  const code = await new Promise(resolve => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The production build failed (exit code ${code})`);
}
