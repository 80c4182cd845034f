/**
 * Builds the inspector's page, once for each state of its sources. In a process of its own: inside a dev server or a test
 * NODE_ENV would ship React's development build. `npm run dev` and `npm start` serve the same files, so one policy fits both.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');
/** What the page is made of, from the project's root. */
const SOURCES = ['dev/inspector', 'machines', 'src/theme/palette.ts', 'src/theme/themes.ts', 'package-lock.json'];
/** Older builds stay for a while: another server may still be serving one. */
const KEPT = 3;

let building: Promise<string> | undefined;

/** The folder with the page as its sources are now. */
export async function bundledInspector(): Promise<string> {
  building ??= bundle().finally(() => {
    building = undefined;
  });
  return building;
}

async function bundle(): Promise<string> {
  const cache = join(project, '.cache/inspector');
  const folder = join(cache, fingerprint());
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  // Written beside its place and moved there whole: nobody ever meets half a build.
  const draft = await mkdtemp(join(await ensured(cache), 'draft-'));
  try {
    await viteBuild(draft);
    if (!existsSync(folder)) await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await forgetOld(cache);
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(project, source);
    const files = source.includes('.') ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      if (!/\.(ts|tsx|css|html|json)$|^$/.test(file) || /\.(test|kit)\.tsx?$/.test(file)) continue;
      hash.update(`${source}/${file}\0`).update(readFileSync(join(path, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function viteBuild(outDir: string): Promise<void> {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const config = join(import.meta.dirname, 'vite.config.ts');
  const child = spawn(process.execPath, [vite, 'build', '--config', config, '--outDir', outDir, '--logLevel', 'warn'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new Error(`The inspector could not be built (exit code ${code})`);
}

async function ensured(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return folder;
}

async function forgetOld(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter(name => !name.startsWith('draft-'));
  const aged = await Promise.all(names.map(async name => ({ name, used: (await stat(join(cache, name))).mtimeMs })));
  const old = aged.sort((one, other) => other.used - one.used).slice(KEPT);
  for (const { name } of old) await rm(join(cache, name), { recursive: true, force: true });
}
