/** Runs once before all browser tests: finds a Chromium, and builds the site with the local mailbox and the inspector's page. */
import { pageFolder } from 'vite-plugin-xstate-inspector/page';
import { buildSite } from '../../dev/lib/build-site';
import { ensureChromium } from '../../dev/lib/find-chromium';
import { options } from '../paths/options';

export default async function setup(): Promise<void> {
  process.env.CHROME_PATH = await ensureChromium(options.headed);
  if (process.env.SITE_BUILT !== '1') await buildSite('mailbox');
  await pageFolder();
}
