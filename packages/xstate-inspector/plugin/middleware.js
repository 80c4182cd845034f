// @ts-check
import { once } from 'node:events';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import sirv from 'sirv';
import { pageFolder } from './page.js';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {NonNullable<Parameters<typeof import('../index.js').createInspector>[2]>} Server */

/** The page may frame the application, and loads everything else from its own origin. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const PATH = '/__inspector';
const SOURCE = /\.([cm]?[jt]sx?|vue|svelte|astro)$/;

/** @type {typeof import('../index.js').createInspector} */
export function createInspector(root = process.cwd(), base = '/', { code, allow = [root], headers } = {}) {
  const read = (/** @type {string} */ path) => sourceFile(allow, resolve(root, path));
  /** @type {{ [path: string]: (asked: URLSearchParams) => unknown }} */
  const answers = {
    '/project': () => ({ base, editor: code !== undefined }),
    '/events': asked => eventTypesOf(read(asked.get('file') ?? '')),
    '/position': asked => positionOf(root, base, asked, code, read),
  };
  return {
    handle(request, response, next) {
      // Not relative to a base: `//` would begin a host.
      const asked = new URL(`http://localhost${request.url}`);
      // Also below the application's path, as behind a proxy that forwards only that.
      const isBelow = asked.pathname.startsWith(base + PATH.slice(1));
      const path = isBelow ? asked.pathname.slice(base.length - 1) : asked.pathname;
      if (path !== PATH && !path.startsWith(`${PATH}/`)) return next();
      if (path === `${PATH}/`) return void response.writeHead(302, { Location: `..${PATH}${asked.search}` }).end();
      const answer = answers[path.slice(PATH.length)];
      const sent = answer
        ? sendJson(response, answer(asked.searchParams))
        : sendFile(Object.assign(request, { url: path }), response, headers);
      sent.catch(next);
    },
  };
}

/** @param {Response} response @param {unknown} value a value, or a promise of one */
async function sendJson(response, value) {
  const text = JSON.stringify(await value);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(text);
}

// The page gets the headers of the server, too: in the frame of a page that is not isolated, an application has no `SharedArrayBuffer`.
/** @param {Request} request @param {Response} response @param {Server['headers']} own */
async function sendFile(request, response, own) {
  const isAsset = request.url?.startsWith(`${PATH}/assets/`);
  const headers = {
    ...own,
    'Cache-Control': isAsset ? 'max-age=31536000, immutable' : 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': POLICY,
    // A page with such a policy starts only workers that have one.
    ...(isAsset && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
  };
  const setHeaders = () => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
  };
  const send = sirv(await pageFolder(), { dev: true, setHeaders });
  send(request, response, () => void response.writeHead(404).end('Not a part of the inspector'));
}

/** A source file's real path if it is below one that Vite's `server.fs.allow` names. @param {readonly string[]} allow @param {string} file */
function sourceFile(allow, file) {
  try {
    const real = realpathSync(file);
    const isIn = (/** @type {string} */ folder) => {
      const path = relative(realpathSync(folder), real);
      return path.split(sep)[0] !== '..' && !isAbsolute(path);
    };
    return SOURCE.test(real) && !real.includes(`${sep}node_modules${sep}`) && allow.some(isIn) ? real : undefined;
  } catch {
    // There is no such file.
    return undefined;
  }
}

/** The event types of each source file, and when the file was last changed. @type {Map<string, { changed: number, types: unknown }>} */
const known = new Map();

/** The fields of the events of each machine in a file. @param {string | undefined} file */
async function eventTypesOf(file) {
  if (!file) return [];
  const changed = statSync(file).mtimeMs;
  if (known.get(file)?.changed !== changed) {
    const worker = new Worker(new URL('event-types.js', import.meta.url), { workerData: { typedFile: file } });
    const [types] = await once(worker, 'message');
    known.set(file, { changed, types });
  }
  return known.get(file)?.types;
}

// The file and the line, for an editor: of a machine or one of its states in a source file, or of a frame of a stack.
/** @param {string} root @param {string} base @param {URLSearchParams} asked @param {Server['code']} code @param {(path: string) => string | undefined} read */
async function positionOf(root, base, asked, code, read) {
  const line = Number(asked.get('line'));
  if (line) {
    const given = asked.get('url') ?? '';
    const url = given.startsWith(base) ? `/${given.slice(base.length)}` : given;
    const map = (await code?.(url))?.map;
    const column = Number(asked.get('column')) || 1;
    const isMapped = map && 'mappings' in map && map.mappings;
    const original = isMapped
      ? originalPositionFor(new TraceMap(JSON.stringify(map)), { line, column: column - 1 })
      : undefined;
    const path = url.startsWith('/@fs/') ? url.slice('/@fs'.length) : url;
    const served = resolve(root, path.startsWith(root) ? path : `.${path}`.replace(/\?.*/, ''));
    const source = original?.source && read(resolve(dirname(served), original.source));
    if (source) return { file: source, line: original.line, column: original.column + 1 };
    const file = read(served);
    return file ? { file, line, column } : null;
  }
  const file = read(asked.get('file') ?? '');
  if (!file) return null;
  const text = readFileSync(file, 'utf8');
  // Loaded when it is needed, because it contains TypeScript.
  const { positionIn } = await import('./event-types.js');
  const before = text.slice(0, positionIn(file, text, Number(asked.get('number')), asked.getAll('state'))).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
