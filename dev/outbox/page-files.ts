/** The files of the outbox page. They are read on each request, so a reload shows an edit. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

const here = import.meta.dirname;
const read = (name: string) => readFile(join(here, name), 'utf8');

/** Keeps a message’s content from running scripts or loading anything: the page may only fetch from its own origin. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Type and text of each file, by path. */
export const PAGE_FILES = {
  '/__outbox': { type: 'text/html', read: () => read('page.html') },
  '/__outbox.css': { type: 'text/css', read: () => read('page.css') },
  // The script is written in TypeScript, so that it is type-checked, and served without its types.
  '/__outbox.js': {
    type: 'text/javascript',
    read: async () => (await transformWithOxc(await read('page.ts'), join(here, 'page.ts'), { sourcemap: false })).code,
  },
};
