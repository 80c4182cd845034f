/**
 * Builds the inspector's page once for each version of its sources, in a separate process, because the NODE_ENV of a
 * server or a test would select React's development build. `npm run dev` and `npm start` serve the same files and policy.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { machineFiles } from './machine-files.ts';

const building = new Map<string, Promise<string>>();

/** The folder with the current build of the page, in its subfolder `__inspector`, for the site in `root`. */
export async function bundledInspector(root: string): Promise<string> {
  const build = building.get(root) ?? bundle(root).finally(() => building.delete(root));
  building.set(root, build);
  return build;
}

async function bundle(root: string): Promise<string> {
  const cache = join(root, '.cache/inspector');
  const folder = join(cache, fingerprint(root));
  if (existsSync(folder)) return folder;
  // Builds in a temporary folder and renames it, so that no server sees a partial build.
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    await viteBuild(root, join(draft, '__inspector'));
    if (!existsSync(folder)) await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  // A server that serves an older build replaces it at its next visit; a draft may still be in progress.
  const older = (await readdir(cache)).filter(name => !name.startsWith('draft-') && name !== basename(folder));
  for (const name of older) await rm(join(cache, name), { recursive: true, force: true });
  return folder;
}

/** A hash of the inspector's code, and of all folders that contain a machine. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const folders = new Set(machineFiles(root).map(file => join(root, relative(root, file).split(sep)[0] ?? '')));
  for (const folder of [import.meta.dirname, ...folders]) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|tsx|css|html)$/.test(file) || /(\.(test|kit|browser)\.tsx?|node_modules.*)$/.test(file)) continue;
      hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function viteBuild(root: string, outDir: string): Promise<void> {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js');
  const config = join(import.meta.dirname, 'vite.config.ts');
  const env = { ...process.env, NODE_ENV: 'production', INSPECTED_ROOT: root };
  const command = [vite, 'build', '--config', config, '--outDir', outDir, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, command, { cwd: import.meta.dirname, env });
}
