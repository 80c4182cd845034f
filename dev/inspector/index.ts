/** The inspector as a Vite plugin, for `vite dev` and `vite preview`; not part of a build. */
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createInspector } from './middleware.ts';

export { createInspector } from './middleware.ts';

export function inspector(): Plugin {
  const serve = ({ middlewares, config }: ViteDevServer | PreviewServer) =>
    void middlewares.use(createInspector(config.root).handle);
  return {
    name: 'inspector',
    config: () => ({
      // Scans only the site's page; by default, Vite scans every HTML file, including the inspector's.
      optimizeDeps: { entries: ['index.html'] },
      // Ignores the folder with builds of the inspector's page, because a new build must not reload the site.
      server: { watch: { ignored: ['**/.cache/**'] } },
    }),
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
