/** A static file server for everything that runs on this machine: `npm start`, the browser tests and the benchmarks. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { CACHE, localHeaders } from '../build/hosting/rules';

export interface ServeOptions {
  /** The output folder of a build. */
  directory: string;
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

export interface Served {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the folder like a static host: `/services` is `services.html`, and an unknown path is 404.html with status
 * 404.
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { directory, base = '/', host = '127.0.0.1', port = 0, kept = true, before } = options;
  const notFound = readFileSync(join(directory, '404.html'));
  const notFoundBrotli = readFileSync(join(directory, '404.html.br'));
  const security = localHeaders();
  const files = sirv(directory, {
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
      const brotli = request.headers['accept-encoding']?.includes('br') ?? false;
      response.writeHead(404, {
        ...security,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': CACHE.pages,
        Vary: 'Accept-Encoding',
        ...(brotli ? { 'Content-Encoding': 'br' } : {}),
      });
      response.end(brotli ? notFoundBrotli : notFound);
    },
  });
  const server = createServer((request, response) => {
    const next = (error?: unknown) => {
      if (error) {
        console.error(error);
        response.writeHead(500).end('Internal server error. See the terminal.');
      } else if (request.url?.startsWith(base)) {
        request.url = request.url.slice(base.length - 1);
        files(request, response);
      } else response.writeHead(404).end(`The site is at ${base}`);
    };
    if (before) before(request, response, next);
    else next();
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=4200 npm start`);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
