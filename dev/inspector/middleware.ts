/** Serves the inspector at `/__inspector`. */
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import sirv, { type RequestHandler } from 'sirv';
import { bundledInspector } from './bundle.ts';

type Next = (error?: unknown) => void;

/**
 * The policy of the inspector's page: it may frame the site and load everything else from its own origin. Trusted Types
 * allow only the address of the layout worker as a script, through the policy `layout-worker`.
 */
const INSPECTOR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types layout-worker',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Connect middleware for the site in `root`. The page is built on the first visit, and on the first visit after an edit. */
export function createInspector(root = process.cwd()) {
  let built: { folder: string; files: RequestHandler } | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse, isPage: boolean): Promise<void> {
    const folder = built && !isPage ? built.folder : await bundledInspector(root);
    if (folder !== built?.folder) built = { folder, files: sirv(folder, { setHeaders }) };
    built.files(request, response, () => void response.writeHead(404).end('Not a part of the inspector'));
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse, next: Next): void {
      const path = request.url?.split('?')[0] ?? '';
      if (path !== '/__inspector' && !path.startsWith('/__inspector/')) next();
      else if (path === FORMAT_PATH && isOwnPost(request)) format(root, request, response);
      else if (!['GET', 'HEAD'].includes(request.method ?? '')) response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      else answer(request, response, /^\/__inspector\/?$/.test(path)).catch(next);
    },
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', path.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', INSPECTOR_POLICY);
}

const FORMAT_PATH = '/__inspector/format';

/** Whether a POST comes from the inspector: without a preflight request, another site cannot post this content type. */
const isOwnPost = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && headers['content-type'] === 'application/json';

/** Formats a copied test with the project's Biome; responds with an empty text if Biome is not installed. */
function format(root: string, request: IncomingMessage, response: ServerResponse): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const child = spawn(process.execPath, [biome, 'check', '--write', '--stdin-file-path=machines/copied.test.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  // Unlike `pipe`, a pipeline also ends the process if the request is aborted.
  pipeline(request, child.stdin, () => {});
  pipeline(child.stdout, response, () => {});
}
