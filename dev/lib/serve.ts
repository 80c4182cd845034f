/** A static file server for everything that runs on this machine: `npm start`, the browser tests and the benchmark. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { CACHE, localHeaders } from '../../site-build/hosting/rules';
import { servePictures } from '../../site-build/pictures/on-request';

interface ServeOptions {
  /** The output folder of a build, or a function that builds it once the port is taken. Requests wait for the build. */
  directory: string | ((url: string) => Promise<string>);
  /** Base path, with a slash at both ends. */
  base?: string;
  /** Network interface to listen on; by default, only this machine's, because the mailbox contains people's messages. */
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Whether browsers may cache files, as from a real host; otherwise they revalidate every file. */
  kept?: boolean;
  /** Handlers that run before the files, such as the mailbox. */
  before?: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
}

const project = join(import.meta.dirname, '../..');
/** The pictures that a build with the mailbox lacks. */
const pictures = servePictures(join(project, 'src/content/photographs'), join(project, '.cache/pictures'));

/** Names of this machine. Any other may be one that another site points here, to read the mailbox. */
const OWN_NAME = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Serves the folder like a static host: `/services` is `services.html`, and an unknown path is 404.html with status 404. */
export async function serve(options: ServeOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { directory, base = '/', host, port = 0, kept = true, before = (_, __, next) => next() } = options;
  let open = (_: ReturnType<typeof filesOf>) => {};
  const opened = new Promise<ReturnType<typeof filesOf>>(resolve => {
    open = resolve;
  });
  const isOpen = host === '0.0.0.0' || host === '::';
  const server = createServer(async (request, response) => {
    const files = await opened;
    const { host: named = '' } = request.headers;
    if (!isOpen && named.replace(/:\d+$/, '') !== host && !OWN_NAME.test(named))
      return response.writeHead(403).end('This server answers only to localhost. To use another name, set HOST.');
    before(request, response, error => {
      if (error) {
        console.error(error);
        response.writeHead(500).end('Internal server error. See the terminal.');
      } else if (request.url?.startsWith(base)) {
        request.url = request.url.slice(base.length - 1);
        files(request, response);
      } else response.writeHead(404).end(`The site is at ${base}`);
    });
  });
  server.listen(port, host ?? '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=4200 npm start`);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  open(filesOf(typeof directory === 'string' ? directory : await directory(url), kept));
  return {
    url,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function filesOf(directory: string, kept: boolean) {
  // Read now, because another build may delete them.
  const notFound = readFileSync(join(directory, '404.html'));
  const notFoundBrotli = readFileSync(join(directory, '404.html.br'));
  const security = localHeaders();
  return sirv(directory, {
    // Looks for the file at each request, for the same reason.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const isAsset = pathname.includes('/assets/');
      // Only pages need the policy headers. HTTP/2 compresses repeated headers; this server speaks HTTP/1.1, where they
      // would enlarge every response.
      const headers = isAsset ? { 'X-Content-Type-Options': 'nosniff' } : security;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      // Types that the file server does not know.
      if (pathname.endsWith('.vcf')) response.setHeader('Content-Type', 'text/vcard; charset=utf-8');
      response.setHeader('Cache-Control', kept ? (isAsset ? CACHE.assets : CACHE.pages) : 'no-store');
    },
    onNoMatch: (request, response) => {
      response.setHeader('Cache-Control', kept ? CACHE.assets : 'no-store');
      pictures(request, response, (error?: unknown) => {
        if (error) console.error(error);
        const isBrotli = request.headers['accept-encoding']?.includes('br');
        response.writeHead(404, {
          ...security,
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': CACHE.pages,
          Vary: 'Accept-Encoding',
          ...(isBrotli && { 'Content-Encoding': 'br' }),
        });
        response.end(isBrotli ? notFoundBrotli : notFound);
      });
    },
  });
}
