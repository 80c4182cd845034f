/** Runs once before all browser tests: finds a Chromium, and builds the site with the local mailbox and the inspector's page. */
import { pageFolder } from 'vite-plugin-xstate-inspector/page';
import { buildSite } from '../../dev/lib/build-site';
import { ensureChromium } from '../../dev/lib/find-chromium';
import { asked } from '../paths/asked';

export default async function setup(): Promise<void> {
  process.env.CHROME_PATH = await ensureChromium(asked.headed);
  if (process.env.SITE_BUILT !== '1') await buildSite('mailbox');
  await pageFolder();
}
