/** Serves the built site with the outbox and the inspector, as `npm start` does. */
import { LOCAL_SITE } from '../../lib/build-site';
import { serve } from '../../lib/serve';
import { createOutbox } from '../../outbox';
import { createInspector } from '../middleware';

export async function serveInspected(directory = LOCAL_SITE, port = 0) {
  const outbox = createOutbox();
  const inspector = createInspector();
  const served = await serve({
    directory,
    port,
    before: (request, response, next) =>
      inspector.handle(request, response, error => (error ? next(error) : outbox.handle(request, response, next))),
  });
  return { url: served.url, close: served.close };
}
