/** Runs once before all browser tests: finds a Chromium, and builds the site with the local mailbox and the inspector's page. */
import { buildSite } from '../../dev/lib/build-site';
import { ensureChromium, ensureHeadlessShell } from '../../dev/lib/find-chromium';
import { pageFolder } from '../../packages/xstate-inspector/plugin/page.js';

export default async function setup(): Promise<void> {
  process.env.HEADLESS_SHELL_PATH = ensureHeadlessShell();
  process.env.CHROME_PATH = ensureChromium();
  if (process.env.SITE_BUILT !== '1') await buildSite('mailbox');
  await pageFolder();
}
