// @ts-check
/** The inspector as a Vite plugin. Plain JavaScript, because Vite's config loader leaves imported packages to Node. */
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInspector } from './plugin/middleware.js';
import { withSources } from './plugin/sources.js';

export { createInspector } from './plugin/middleware.js';

const CLIENT = 'virtual:xstate-inspector';
/** The client as the start of a module, without imports and exports. */
const client = readFileSync(fileURLToPath(new URL('./client.js', import.meta.url)), 'utf8').replace(/^export /gm, '');

/** The options that XState's `createActor` passes on, in its own module or in a bundle. A bundler may append a digit to a name. */
const CREATE_ACTOR = /(\bfunction createActor[$\d]*\([^)]*\) ?\{\s*return new Actor[$\d]*\(\w+, )(\w+)(?=\))/g;

/** @type {typeof import('./index.js').xstateInspector} */
export function xstateInspector({ mask, build = false } = {}) {
  const options = mask ? `{ mask: ${inCode(mask)} }` : JSON.stringify({ mask });
  let root = process.cwd();
  let base = '/';
  let allow = [root];
  /** Whether the client is added. In any other build, the plugin does nothing. */
  let isActive = false;
  return {
    name: 'xstate-inspector',
    enforce: 'post',
    configResolved(config) {
      ({ root, base } = config);
      allow = config.server.fs.strict ? config.server.fs.allow : [parse(root).root];
      isActive = build || config.command !== 'build';
    },
    configureServer(server) {
      const code = (/** @type {string} */ url) =>
        server.moduleGraph.getModuleByUrl(url).then(found => found?.transformResult ?? undefined);
      const { headers } = server.config.server;
      server.middlewares.use(createInspector(root, base, { code, allow, headers }).handle);
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const [url] = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
        if (url) server.config.logger.info(`  ➜  Inspector: ${new URL('/__inspector', url)}`);
      };
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(createInspector(root, base, { allow, headers: config.preview.headers }).handle);
    },

    resolveId: source => (source === CLIENT ? `\0${CLIENT}` : undefined),
    load: id =>
      id === `\0${CLIENT}`
        ? `${client}\nconst inspect = findInspector(${options});\nexport const inspected = given => withInspector(given, inspect);`
        : undefined,
    transform(code, id, target) {
      if (!isActive || target?.ssr) return undefined;
      const inspected = code.replace(CREATE_ACTOR, '$1withInspector($2)');
      if (inspected !== code)
        return { code: `${inspected}\nimport { inspected as withInspector } from '${CLIENT}';`, map: null };
      const [file = ''] = id.split('?');
      if (file.includes('/node_modules/') || !code.includes('createMachine')) return undefined;
      return withSources(code, file, root, text => this.parse(text));
    },
  };
}

/** The rules of a mask as source code. Throws for what a page could not run, which would be blank. @param {readonly unknown[]} mask */
function inCode(mask) {
  if (!Array.isArray(mask)) throw new TypeError('xstateInspector: mask should be an array of rules, or false');
  const codes = mask.map((rule, index) => {
    if (typeof rule === 'string') return JSON.stringify(rule);
    const place = `xstateInspector: mask[${index}]`;
    // An async function answers with a promise, which would mask everything.
    if (!['RegExp', 'Function'].includes(rule?.constructor.name ?? ''))
      throw new TypeError(`${place} should be a key, a pattern or a function that answers at once`);
    try {
      new Function(`return (${rule})`);
    } catch {
      throw new TypeError(`${place} is a method, or bound: its text is no function. Write an arrow function: ${rule}`);
    }
    return `(${rule})`;
  });
  return `[${codes}]`;
}
