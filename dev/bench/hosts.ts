/** Builds the site for production and serves it twice: as it is, and without scripts as a baseline. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, runBuild } from '../lib/build-site';
import { serve } from '../lib/serve';
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

/** An unknown address. Its status, 404, does not count as an error. */
const UNKNOWN = '/no/such/page';

export type Hosts = Awaited<ReturnType<typeof openHosts>>;

/** Builds the site for the address that serves it; otherwise its canonical links would point elsewhere. */
export async function openHosts() {
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
    /** Path of every built page, and `UNKNOWN`. */
    paths: await pathsIn(pageFiles),
    async close() {
      await Promise.all([page.close(), baseline.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function pathsIn(directory: string): Promise<string[]> {
  const files = (await readdir(directory, { recursive: true })).filter(name => /(?<!404)\.html$/.test(name));
  const paths = files.map(name => `/${name.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`);
  return [...paths.sort((a, b) => a.length - b.length), UNKNOWN];
}
