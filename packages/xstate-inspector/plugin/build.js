// @ts-check
/** Builds the page and the module that draws charts, with what they import and its licenses. `dist` is renamed, so no server sees a partial build. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

process.env.NODE_ENV = 'production';
const folder = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const draft = folder(`node_modules/.cache/dist-${process.pid}`);

/** The folders of the packages that the builds contain. @type {Set<string>} */
const bundled = new Set();
/** @type {import('vite').Plugin} */
const packages = {
  name: 'packages',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const [found] = /[^\0]*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id) ?? [];
      if (found) bundled.add(found);
    }
  },
};
/** @type {import('vite').InlineConfig} */
const shared = { configFile: false, logLevel: 'error', root: folder('src'), plugins: [packages] };

await build({
  ...shared,
  // Otherwise, React's development build would be included, too.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['xstate'] },
  build: {
    minify: true,
    outDir: draft,
    target: 'node20',
    ssr: folder('src/machines.ts'),
    rollupOptions: { external: [/^xstate(\/|$)/] },
  },
});
await build({
  ...shared,
  // Relative to the page, which may have a prefix.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `./__inspector/${file}` : { relative: true }),
  },
  build: {
    outDir: `${draft}/page/__inspector`,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

/** A package's name, version, source and license. @param {string} path */
async function noticeOf(path) {
  const { name, version, license, repository } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const file = (await readdir(path)).find(each => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} has no file with its license`);
  const url = (repository.url ?? repository).replace(/^git\+/, '');
  const text = await readFile(join(path, file), 'utf8');
  return `${name} ${version} (${license})\nThe source code is at ${url}\n\n${text}`;
}
const notices = await Promise.all([...bundled].sort().map(noticeOf));
await writeFile(join(draft, 'THIRD-PARTY-NOTICES.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`));
await rm(folder('dist'), { recursive: true, force: true });
await rename(draft, folder('dist'));
