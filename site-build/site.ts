/** Builds the site: checks content, bundles for the browser and for rendering, and writes one HTML file per page. */
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readContent, salonToday } from './content/read.ts';
import { contentStops } from './content/stops.ts';
import { type Environment, type MailboxIds, mailOrigins, usesMailbox } from './environment.ts';
import { writeHostFiles } from './hosting/built.ts';
import { inPlainWords } from './in-plain-words.ts';
import { compressFolder } from './pages/compress.ts';
import { PACKAGES, writeLicenses } from './pages/licenses.ts';
import { writePages } from './pages/write.ts';
import { asList, type Finding, preflight } from './preflight/index.ts';
import { locator } from './preflight/lines.ts';
import { writeShareFiles } from './share/index.ts';
import { siteFolder } from './site-folder.ts';

const RENDER_ENTRY = 'prerender.js';

/** What most pages share, in two files: many small files compress badly. */
const GROUPS = [
  { name: 'packages', test: /node_modules/, minShareCount: 2 },
  { name: 'shared', minShareCount: 3 },
];

export function site(
  mode: string,
  environment: Environment,
  mailbox: MailboxIds,
  base: string,
  folder?: string,
): Plugin {
  const outDir = siteFolder(mode, folder);
  // Two builds into different folders may run at once.
  const renderDir = join('.cache/render', encodeURIComponent(outDir));
  return {
    name: 'site',
    config: () => ({
      base,
      build: {
        outDir,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: false,
      },
      environments: {
        client: {
          build: {
            manifest: true,
            license: { fileName: PACKAGES },
            rolldownOptions: {
              output: {
                codeSplitting: { groups: GROUPS },
              },
            },
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
          const problems = contentStops(content, locator(root));
          if (problems.length > 0) throw inPlainWords(`Please fix the content.\n${asList(problems)}`);
          if (!usesMailbox(mode)) {
            const today = salonToday(content);
            // The previous build is not checked, because this build replaces it.
            const findings = await preflight({ root, content, environment, mailbox, today }, false);
            refuseOrWarn(mode, findings, builder.config.logger.warn);
          }
          for (const name of ['client', 'ssr']) {
            const one = builder.environments[name];
            if (one) await builder.build(one);
          }
          const place = { outDir: resolve(root, outDir), base };
          const entry = join(root, renderDir, RENDER_ENTRY);
          writeLicenses(place.outDir, root);
          const written = await writePages({ ...place, entry, connect: mailOrigins(mode) });
          await writeShareFiles({ ...place, root, entry, content });
          await writeHostFiles({ ...place, ...written });
          await compressFolder(place.outDir);
          builder.config.logger.info(`${written.files.length} pages written into ${outDir}`);
        },
      },
    }),
  };
}

/** Stops a release if anything must be fixed. Other builds only list what must be fixed, and count the notes. */
function refuseOrWarn(mode: string, findings: Finding[], warn: (text: string) => void): void {
  const stops = findings.filter(({ kind }) => kind === 'stop');
  const notes = findings.length - stops.length;
  if (mode === 'release') {
    if (stops.length > 0) throw inPlainWords(`Not ready for release yet.\n${asList(stops)}`);
    return;
  }
  if (stops.length > 0) warn(asList(stops));
  if (notes > 0) warn(`Optional notes: ${notes} (npm run preflight lists them)`);
}
