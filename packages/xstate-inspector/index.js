// @ts-check
/** The inspector as a Vite plugin. Plain JavaScript, because Vite's config loader leaves imported packages to Node. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInspector } from './plugin/middleware.js';
import { withSources } from './plugin/sources.js';

export { createInspector } from './plugin/middleware.js';

const CLIENT = 'virtual:xstate-inspector';
/** The client as the start of a script, without imports and exports. */
const client = readFileSync(fileURLToPath(new URL('./client.js', import.meta.url)), 'utf8').replace(/^export /gm, '');

/** XState's module with the class `Actor`, in every release of version 5. */
const XSTATE = /\/xstate\/dist\/[^?]*\.js(\?.*)?$/;

/** Whether the project in this folder has XState. Vite warns of a dependency that it cannot find. */
function hasXState(/** @type {string} */ folder) {
  try {
    return createRequire(`${folder}/index.html`).resolve('xstate') !== '';
  } catch {
    return false;
  }
}

/**
 * @param {import('./index.js').Options} [options]
 * @returns {import('vite').Plugin}
 */
export function xstateInspector({ mask, build = false } = {}) {
  const options = inCode(mask === undefined ? {} : { mask });
  let root = process.cwd();
  let base = '/';
  let isBuild = false;
  /** Whether the client is added. In any other build, the plugin does nothing. */
  let isActive = false;
  return {
    name: 'xstate-inspector',
    enforce: 'post',
    config: (own, { command }) =>
      command === 'serve'
        ? {
            // Two copies of XState would be two classes `Actor`, of which only one is inspected.
            resolve: { dedupe: ['xstate'] },
            // Otherwise, the dev server would find XState only after the first request, and reload the page.
            optimizeDeps: { include: hasXState(resolve(own.root ?? '.')) ? ['xstate'] : [] },
          }
        : {},
    configResolved(config) {
      ({ root, base } = config);
      isBuild = config.command === 'build';
      isActive = build || !isBuild;
    },
    configureServer(server) {
      const code = (/** @type {string} */ url) =>
        server.moduleGraph.getModuleByUrl(url).then(found => found?.transformResult ?? undefined);
      server.middlewares.use(createInspector(root, base, code).handle);
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const [url] = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
        if (url) server.config.logger.info(`  ➜  Inspector: ${new URL('/__inspector', url)}`);
      };
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(createInspector(root, base).handle);
    },

    resolveId: source => (source === CLIENT ? `\0${CLIENT}` : undefined),
    async load(id) {
      if (id !== `\0${CLIENT}`) return undefined;
      // An application may import the client itself.
      if (isBuild) return '';
      // A project without XState, such as a monorepo's root, still works.
      const xstate = await this.resolve('xstate', `${root}/index.html`);
      if (!xstate) return '';
      const otherwise = "console.warn('The inspector needs XState 5');";
      return `import * as xstate from 'xstate';\n${client}\nif (xstate.Actor) inspectAll(xstate.Actor, ${options}); else ${otherwise}`;
    },
    // After Vite's own hook, which would add the base a second time. Scripts in the head run in their order.
    transformIndexHtml: () =>
      isBuild
        ? []
        : [{ tag: 'script', attrs: { type: 'module', src: `${base}@id/__x00__${CLIENT}` }, injectTo: 'head-prepend' }],
    transform(code, id, target) {
      if (!isActive || target?.ssr) return undefined;
      // In a build, XState's own module attaches the inspector, so that it does so before any other module runs.
      if (isBuild && XSTATE.test(id) && code.includes('class Actor '))
        return { code: `${code}\n{\n${client}\ninspectAll(Actor, ${options});\n}`, map: null };
      const [file = ''] = id.split('?');
      if (file.includes('/node_modules/') || !code.includes('createMachine')) return undefined;
      return withSources(code, file, root, text => this.parse(text));
    },
  };
}

/** The options as source code, patterns and functions included. @param {unknown} value @returns {string} */
function inCode(value) {
  if (value instanceof RegExp || typeof value === 'function') return `(${value})`;
  if (Array.isArray(value)) return `[${value.map(inCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value).map(([key, inner]) => `${key}: ${inCode(inner)}`)} }`;
}
