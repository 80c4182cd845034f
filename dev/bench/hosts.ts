/** Builds the site for production and serves it twice: as it is, and without scripts as a baseline. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, runBuild } from '../build-site';
import { serve } from '../serve';
import { withoutScripts } from './baseline';
import { copyPacked } from './packed';

/** Ids that belong to no EmailJS account. */
export const TEST_IDS = {
  VITE_EMAILJS_PUBLIC_KEY: 'test_public_key',
  VITE_EMAILJS_SERVICE_ID: 'test_service',
  VITE_EMAILJS_TEMPLATE_ID: 'test_template',
};

/** The port is fixed, because the canonical links in the build contain it. */
const PORT = 4174;

export interface Hosts {
  /** Origin of the site. */
  page: string;
  /** Origin of the same pages without scripts. */
  baseline: string;
  /** Path of every built page; `/404`, the page for unknown addresses, is last. */
  paths: string[];
  close(): Promise<void>;
}

/** Builds the site for the address that serves it; otherwise its canonical links would point elsewhere. */
export async function openHosts(): Promise<Hosts> {
  const { code, output } = await runBuild('production', { ...TEST_IDS, SITE_URL: `http://localhost:${PORT}` });
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const pageFiles = join(folder, 'page');
  const baselineFiles = join(folder, 'baseline');
  await copyPacked(DIST, pageFiles);
  await copyPacked(DIST, baselineFiles, withoutScripts);
  const [page, baseline] = [
    await serve({ directory: pageFiles, port: PORT }),
    await serve({ directory: baselineFiles }),
  ];
  return {
    page: page.url,
    baseline: baseline.url,
    paths: await pathsIn(pageFiles),
    async close() {
      await Promise.all([page.close(), baseline.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function pathsIn(directory: string): Promise<string[]> {
  const files = (await readdir(directory, { recursive: true })).filter(name => name.endsWith('.html'));
  const paths = files.map(name => `/${name.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`);
  return paths.sort((a, b) => Number(a === '/404') - Number(b === '/404') || a.length - b.length);
}
