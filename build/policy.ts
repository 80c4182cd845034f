/** The one source of what a page may load and run. */
import { createHash } from 'node:crypto';

const MAP = 'https://www.openstreetmap.org';
const MAIL = 'https://api.emailjs.com';

export interface InlinePieces {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Content-Security-Policy of a page with these inline pieces. `frame-ancestors` only works as a header and stands there. */
export function contentSecurityPolicy({ scripts, styles }: InlinePieces): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash)],
    'style-src': ["'self'", ...styles.map(hash)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", MAIL],
    'frame-src': [MAP],
    'manifest-src': ["'self'"],
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
