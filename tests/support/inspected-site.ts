/** Serves the built site with the outbox and the inspector, as `npm start` does. */
import { join } from 'node:path';
import { createInspector } from 'vite-plugin-xstate-inspector';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { serve } from '../../dev/lib/serve';
import { createOutbox } from '../../dev/outbox';

export async function serveInspected(directory = LOCAL_SITE, port = 0) {
  const outbox = createOutbox();
  const inspector = createInspector(join(import.meta.dirname, '../..'));
  const served = await serve({
    directory,
    port,
    before: (request, response, next) =>
      inspector.handle(request, response, error => (error ? next(error) : outbox.handle(request, response, next))),
  });
  return { url: served.url, close: served.close };
}
