/** The Content-Security-Policy: what a page may load and run. */
import { createHash } from 'node:crypto';

const MAP = 'https://www.openstreetmap.org';

interface PagePieces {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that the page may send to, besides its own. */
  connect: readonly string[];
}

/** The Content-Security-Policy for the meta tag of a page with these inline scripts and styles. */
export function contentSecurityPolicy({ scripts, styles, connect }: PagePieces): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash)],
    'style-src': ["'self'", ...styles.map(hash)],
    'connect-src': ["'self'", ...connect, MAP],
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
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
