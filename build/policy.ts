/** The one source of what a page may load and run. */
import { createHash } from 'node:crypto';

const MAP = 'https://www.openstreetmap.org';

export interface PagePieces {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that the page may send to, beside its own. */
  connect: readonly string[];
}

type Directives = Record<string, readonly string[]>;

/** What holds for every build. Nothing here opens a door, so that it may stand without the rest. */
const standing: Directives = {
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'frame-src': [MAP],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** Content-Security-Policy of a page with these inline pieces, for its meta tag. */
export function contentSecurityPolicy({ scripts, styles, connect }: PagePieces): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash)],
    'style-src': ["'self'", ...styles.map(hash)],
    'connect-src': ["'self'", ...connect],
    ...standing,
  });
}

/** Who may show the site in a frame. Works only as a header, so the meta tag leaves it out. */
export type Ancestors = "'none'" | "'self'";

/** The same as a header. Without `policy`, which only a build knows, what holds for every build: the meta tag stands beside it. */
export function headerPolicy(ancestors: Ancestors, policy = written(standing)): string {
  return `${policy}; frame-ancestors ${ancestors}`;
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
