// @ts-check
/**
 * Finds the inspector's page. A package from npm contains it; a checkout builds it once for each version of its sources,
 * in a separate process, because the NODE_ENV of a server or a test would select React's development build.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('..', import.meta.url));
const built = join(project, 'dist/page');
/** Only a checkout contains the sources. */
const sources = join(project, 'src/app');

/** @type {Promise<string> | undefined} */
let building;

/** The folder with the page. @returns {Promise<string>} */
export async function pageFolder() {
  if (!existsSync(sources)) return built;
  building ??= build().finally(() => {
    building = undefined;
  });
  return building;
}

async function build() {
  const cache = join(project, 'node_modules/.cache');
  const folder = join(cache, fingerprint());
  if (existsSync(folder)) return folder;
  // Builds in a temporary folder and renames it, so that no server sees a partial build.
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    await promisify(execFile)(process.execPath, [join(project, 'plugin/build.js'), draft], { cwd: project });
    if (!existsSync(folder)) await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  // A server that serves an older build replaces it at its next visit; a draft may still be in progress.
  const older = (await readdir(cache)).filter(name => !name.startsWith('draft-') && name !== basename(folder));
  for (const name of older) await rm(join(cache, name), { recursive: true, force: true });
  return folder;
}

/** A hash of the page's code, and of the versions of the packages in it. */
function fingerprint() {
  const hash = createHash('sha256');
  const folder = join(project, 'src');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/(?<!\.test)\.(tsx?|css|html)$/.test(file)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  for (const file of ['package.json', '../../node_modules/.package-lock.json'])
    if (existsSync(join(project, file))) hash.update(readFileSync(join(project, file)));
  return hash.digest('hex').slice(0, 16);
}
