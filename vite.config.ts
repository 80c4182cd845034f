import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { xstateInspector } from 'vite-plugin-xstate-inspector';
import { portOf } from './dev/lib/port.ts';
import { LOCAL_MAILBOX } from './dev/mailbox/ids.ts';
import { mailbox } from './dev/mailbox/index.ts';
import { evaluated } from './site-build/content/evaluated.ts';
import { mailClient } from './site-build/mail-client.ts';
import { pictures } from './site-build/pictures/index.ts';
import { basePath, definitions, settingsOf, usesMailbox } from './site-build/settings.ts';
import { staticBuild } from './site-build/static-build.ts';

/** Keys of what visitors type or choose, which the inspector masks. The message of a failed request explains the failure. */
const TYPED = [
  ...['value', 'fields', 'name', 'phone', 'email', 'text', 'option', 'words', 'lost', 'unusableDate', 'reference'],
  (key: string, path: readonly string[]) => (key === 'message' && !path.includes('failure')) || undefined,
];

export default defineConfig(({ mode, command }) => {
  const all = loadEnv(mode, import.meta.dirname, '');
  const settings = settingsOf(all);
  return {
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
      pictures(),
      mailClient(),
      // On a developer's machine, the services page shows unchecked languages, too.
      evaluated('src/derived/', ...(usesMailbox(mode) ? [] : ['src/content/languages.ts'])),
      mailbox(),
      xstateInspector({ mask: TYPED, build: mode === 'mailbox' }),
      staticBuild(mode, settings, basePath(all.BASE_PATH), all.SITE_FOLDER),
    ],
    define: definitions(mode, settings, LOCAL_MAILBOX),
    build: {
      // The browsers that README.md names.
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
      reportCompressedSize: false,
      // While pictures are encoded for the first time, a build takes long; no plugin needs attention then.
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
