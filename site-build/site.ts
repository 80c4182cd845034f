/** Builds the site: checks content, bundles for the browser and for rendering, and writes one HTML file per page. */
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readContent, salonToday } from './content/read.ts';
import { contentStops } from './content/stops.ts';
import { type Environment, type MailboxIds, mailOrigins, usesMailbox } from './environment.ts';
import { hold } from './hold.ts';
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

/** Combines patterns into one that matches wherever one of them matches. */
const oneOf = (...patterns: RegExp[]) => new RegExp(patterns.map(pattern => pattern.source).join('|'));

/**
 * Bundles the code that every page needs into one file: many small files compress badly and need a request each.
 */
const SHARED = {
  name: 'shared',
  test: oneOf(
    /node_modules\/(react|react-dom|scheduler|xstate|@xstate|wouter|use-sync-external-store)\//,
    // All but the modules that only some pages need, and the theme modules whose values are already in the style sheet.
    /\/src\/(ui|theme)\/(?!Picture|Unbroken|ModalDialog|Disclosure|Stars|palette|scale|media|contract)/,
    /\/src\/actors\/site/,
    /\/src\/(components\/(ErrorBoundary\/|RequestDetails\/deferred-)|pages\/parts)/,
    /\/machines\/wrap/,
    /react-names/,
    /vite\/preload-helper/,
    /src\/content\/(salon|style-list)/,
  ),
};

/** Bundles the data of hairstyles and photographs, for pages that show pictures of the styles. */
const STYLES = {
  name: 'styles',
  test: /\/src\/content\/(photograph-of|photographs|hairstyles\.ts|hairstyles\/[^/]+\/card)/,
};

/** Bundles the addresses and sizes of all pictures, and what their cards need, for pages that show any. */
const PICTURES = { name: 'pictures', test: /virtual:pictures|\/src\/ui\/(Picture|Unbroken)/ };

/** Bundles the request form with its machine, for the contact page and the booking sheet. */
const REQUEST = {
  name: 'request',
  test: oneOf(
    /\/src\/components\/RequestForm\//,
    /\/src\/actors\/contact-form/,
    // All but what only the parts of the form need whose code loads later.
    /\/machines\/contact-form\/(?!latest-start|in-characters)/,
  ),
};

/** Bundles the small modules that several late parts share. Each as its own file would be one more request before they show. */
const LATE = {
  name: 'late',
  test: oneOf(
    /\/src\/theme\/(palette|scale|contract)/,
    /\/src\/components\/(Terms|Questions)\//,
    /\/src\/content\/(costs|terms|shown-terms)\./,
    /\/src\/ui\/(Disclosure|ModalDialog\/ModalDialog)/,
    /\/StylePage\/Wearing\.css/,
  ),
  // What these modules import may be needed on first view.
  includeDependenciesRecursively: false,
};

/** Large files with code that runs at a visitor's first presses. */
const COMPILED = ['shared', 'Lightbox', 'ServicesPage', 'StylePage', 'History'];

/** A short hash, because pages and the style sheet name many files. Scripts keep the longer hash that Rolldown asks for. */
const fileNames = { assetFileNames: 'assets/[name]-[hash:6][extname]' };

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
                ...fileNames,
                codeSplitting: { groups: [SHARED, REQUEST, STYLES, PICTURES, LATE] },
                // Makes Chrome compile a file's functions while it loads, off the main thread, not when they are first
                // called. In a small file, that would save less than the bytes of this marker cost.
                postBanner: ({ name }) => (COMPILED.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: renderDir,
            rolldownOptions: { input: 'src/prerender.tsx', output: { ...fileNames, entryFileNames: RENDER_ENTRY } },
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
          const release = hold(root, `building ${outDir}`);
          for (const name of ['client', 'ssr']) {
            const one = builder.environments[name];
            if (one) await builder.build(one);
          }
          const place = { outDir: resolve(root, outDir), base };
          const entry = join(root, renderDir, RENDER_ENTRY);
          writeLicenses(place.outDir, root);
          const written = await writePages({ ...place, entry, connect: mailOrigins(mode, environment) });
          await writeShareFiles({ ...place, root, entry, content });
          await writeHostFiles({ ...place, ...written });
          await compressFolder(place.outDir);
          release();
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
