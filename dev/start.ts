/** `npm start`: builds the site as for production and serves it on this machine, with a local mailbox and the inspector. */
import { join } from 'node:path';
import { createInspector } from 'vite-plugin-xstate-inspector';
import { basePath } from '../site-build/settings';
import { buildSite } from './lib/build-site';
import { portOf } from './lib/port';
import { serve } from './lib/serve';
import { createMailbox } from './mailbox/middleware';

const project = join(import.meta.dirname, '..');

try {
  const { BASE_PATH, PORT, HOST } = process.env;
  const base = basePath(BASE_PATH);
  const mailbox = createMailbox();
  const inspector = createInspector(project, base);
  const { url, close } = await serve({
    directory: async url => {
      // A folder that no other server or test uses.
      const SITE_FOLDER = `.cache/sites/port-${new URL(url).port}`;
      console.log('Building the site …');
      // Canonical links and preview pictures contain the address that serves the site.
      await buildSite('mailbox', { SITE_URL: url, SITE_FOLDER });
      return join(project, SITE_FOLDER);
    },
    base,
    port: portOf(PORT, 4173),
    ...(HOST && { host: HOST }),
    before: (request, response, next) =>
      inspector.handle(request, response, error => (error ? next(error) : mailbox.handle(request, response, next))),
  });
  console.log(`
  The site     ${url}${base}
  The mailbox  ${url}/__mailbox
  The machines ${url}/__inspector

  Ctrl+C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
