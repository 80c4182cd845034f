import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { xstateInspector } from 'vite-plugin-xstate-inspector';
import { addresses } from './dev/lib/addresses.ts';
import { portOf } from './dev/lib/port.ts';
import { LOCAL_MAILBOX, outbox } from './dev/outbox/index.ts';
import { evaluated } from './site-build/content/evaluated.ts';
import { contentInDev } from './site-build/content/in-dev.ts';
import { basePath, definitions, environmentOf, usesMailbox } from './site-build/environment.ts';
import { classNames } from './site-build/pages/class-names.ts';
import { plainImports } from './site-build/pages/plain-imports.ts';
import { reactNames } from './site-build/pages/react-names.ts';
import { pictures } from './site-build/pictures/index.ts';
import { site } from './site-build/site.ts';

/** `Features.LightDark` and `Features.VendorPrefixes` of Lightning CSS, which comes with Vite. */
const [LIGHT_DARK, VENDOR_PREFIXES] = [1_048_576, 262_144];

/** Keys of what visitors type or choose, which the inspector masks. The message of a failed request explains the failure. */
const TYPED = [
  ...['value', 'fields', 'name', 'phone', 'email', 'text', 'option', 'words', 'unusableDate', 'reference'],
  (key: string, path: readonly string[]) => (key === 'message' && !path.includes('failure')) || undefined,
];

export default defineConfig(({ mode, command }) => {
  const all = loadEnv(mode, import.meta.dirname, '');
  const environment = environmentOf(all);
  return {
    resolve: {
      // Omits a package that adds `useSyncExternalStore` to older versions of React; our version has it.
      alias: [
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        { find: /^use-sync-external-store\/shim(?=\/with-selector)/, replacement: 'use-sync-external-store' },
        // wouter's parser of route patterns. This site has none: src/site/routes.ts finds the page of a path. The dev server
        // cannot prepare packages that import from a data URL.
        ...(command === 'build'
          ? [{ find: 'regexparam', replacement: 'data:text/javascript,export const parse = undefined;' }]
          : []),
      ],
    },
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: command === 'build' ? classNames(import.meta.dirname) : 'debug' }),
      pictures(),
      contentInDev(),
      evaluated(
        'src/content/style-list.ts',
        'src/content/costs.ts',
        'src/content/home-page.ts',
        'src/content/figures.ts',
        'src/content/gallery-photographs.ts',
      ),
      // On a developer's machine, the services page shows unchecked languages, too.
      ...(usesMailbox(mode) ? [] : [evaluated('src/content/languages.ts')]),
      outbox(),
      xstateInspector({ mask: TYPED, build: mode === 'mailbox' }),
      addresses(),
      plainImports(),
      reactNames(),
      site(mode, environment, LOCAL_MAILBOX, basePath(all.BASE_PATH), all.SITE_FOLDER),
    ],
    define: definitions(mode, environment, LOCAL_MAILBOX),
    // Does not compile light-dark(), which no style uses: its helpers would be added to every theme on every page. Adds no
    // prefixes: the oldest browsers need them only for the mask with which braids grow, and show whole braids without it.
    css: { lightningcss: { exclude: LIGHT_DARK | VENDOR_PREFIXES } },
    build: {
      // The browsers that README.md names.
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
      reportCompressedSize: false,
      // A build takes minutes while pictures are encoded for the first time; no plugin needs attention then.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    server: {
      host: all.HOST || 'localhost',
      ...(command === 'serve' && { port: portOf(all.PORT, 5173), strictPort: Boolean(all.PORT) }),
      // What builds and tests write, which would reload the page.
      watch: { ignored: path => /^(\.cache|\.local-site|dist|reports)\b/.test(relative(import.meta.dirname, path)) },
    },
  };
});
