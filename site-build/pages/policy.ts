/** The Content-Security-Policy: what a page may load and run. */
import { createHash } from 'node:crypto';

const MAP = 'https://www.openstreetmap.org';

interface PagePieces {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that the page may send to, besides its own. */
  connect: readonly string[];
}

type Directives = Record<string, readonly string[]>;

/** Directives that are the same in every build. A header can contain them without the rest of the policy. */
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

/** The Content-Security-Policy for the meta tag of a page with these inline scripts and styles. */
export function contentSecurityPolicy({ scripts, styles, connect }: PagePieces): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash)],
    'style-src': ["'self'", ...styles.map(hash)],
    'connect-src': ["'self'", ...connect, MAP],
    ...standing,
  });
}

/** Who may frame the site. Browsers accept this only in a header, so the meta tag omits it. */
export type Ancestors = "'none'" | "'self'";

/**
 * The policy for the header. Without the `policy` of a build, the header contains only the directives that are the same
 * in every build; the meta tag has the rest.
 */
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
