/** Builds the site: checks content, bundles for the browser and for rendering, and writes one HTML file per page. */
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readContent } from './content/read.ts';
import { writeHeadersFile } from './hosting/headers-file.ts';
import { compressFolder } from './pages/compress.ts';
import { writePages } from './pages/write.ts';
import { mailOrigins, REQUIRED, type Settings, siteFolder, usesMailbox } from './settings.ts';
import { writeShareFiles } from './share/index.ts';

const RENDER_ENTRY = 'prerender.js';

/** The packages in the bundle with their licenses. Those of the fonts are beside it, in `public`. */
const LICENSES = 'licenses.txt';

/** What at least two parts (packages) or three share, in two files: many small files compress badly. */
const GROUPS = [
  { name: 'packages', test: /node_modules/, minShareCount: 2 },
  { name: 'shared', minShareCount: 3 },
];

export function staticBuild(mode: string, settings: Settings, base: string, folder?: string): Plugin {
  const outDir = siteFolder(mode, folder);
  // Two builds into different folders may run at once.
  const renderDir = join('.cache/render', encodeURIComponent(outDir));
  return {
    name: 'static-build',
    config: () => ({
      base,
      build: {
        outDir,
        cssCodeSplit: false,
        // The security policy forbids fonts inside the style sheet, and most pages need only two of them.
        assetsInlineLimit: 0,
        modulePreload: false,
      },
      environments: {
        client: {
          build: {
            manifest: true,
            license: { fileName: LICENSES },
            rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
          },
        },
        ssr: {
          build: {
            outDir: renderDir,
            rolldownOptions: { input: 'src/prerender.tsx', output: { entryFileNames: RENDER_ENTRY } },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { root } = builder.config;
          const content = await readContent(root);
          const missing = REQUIRED.filter(name => !settings[name]);
          if (!usesMailbox(mode) && missing.length > 0)
            builder.config.logger.warn(`The form cannot send: ${missing.join(', ')} missing. Run npm run preflight.`);
          for (const name of ['client', 'ssr']) {
            const one = builder.environments[name];
            if (one) await builder.build(one);
          }
          const place = { outDir: resolve(root, outDir), base };
          const entry = join(root, renderDir, RENDER_ENTRY);
          const written = await writePages({ ...place, entry, connect: mailOrigins(mode) });
          await writeShareFiles({ ...place, root, entry, content });
          await writeHeadersFile({ ...place, ...written });
          await compressFolder(place.outDir);
          builder.config.logger.info(`${written.files.length} pages written into ${outDir}`);
        },
      },
    }),
  };
}
