/** The live inspector, as a Vite plugin. It answers in `vite dev` and `vite preview`; a build knows nothing of it. */
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createInspector } from './middleware.ts';

export { createInspector } from './middleware.ts';

export function inspector(): Plugin {
  const serve = ({ middlewares, config }: ViteDevServer | PreviewServer) =>
    void middlewares.use(createInspector(config.root).handle);
  return {
    name: 'inspector',
    config: () => ({
      // The site's own page alone: Vite would otherwise take every HTML file for an entry, the inspector's too.
      optimizeDeps: { entries: ['index.html'] },
      // Where the page is built: a new one is no reason to reload the site.
      server: { watch: { ignored: ['**/.cache/**'] } },
    }),
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
