/** How the site is to be served. Every build writes its hosts' files from here. */
import { type Ancestors, headerPolicy } from '../policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** Files in here bear a hash in their names and never change; everything else is asked for anew each time. */
export const ASSETS = 'assets/';

/** Never `no-store`: it would take the pages out of the browser's back-forward cache. */
export const CACHE = {
  assets: 'public, max-age=31536000, immutable',
  pages: 'max-age=0, must-revalidate',
} as const;

/** Nobody here needs any of these; `unload` would cost the back-forward cache. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'unload',
  'usb',
  'xr-spatial-tracking',
];

/** Security headers of every answer. `policy` is the built pages' own; the local server does without. */
export function securityHeaders(policy?: string, ancestors: Ancestors = "'none'"): Headers {
  return {
    'Content-Security-Policy': headerPolicy(ancestors, policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': DENIED.map(feature => `${feature}=()`).join(', '),
    // The map must be told which site shows it.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Without subdomains and preload: what else lives under the salon's name is not ours to decide.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** What the developer's server sends: the inspector may frame the site and hold its window, and there is no TLS. */
export function localHeaders(): Headers {
  const {
    'Cross-Origin-Opener-Policy': _opener,
    'Strict-Transport-Security': _transport,
    ...rest
  } = securityHeaders(undefined, "'self'");
  return rest;
}

/** The type of every kind of file that a build can write; all text is UTF-8. */
export const TYPES: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/plain': ['txt'],
  'text/javascript': ['js'],
  'text/vcard': ['vcf'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'image/svg+xml': ['svg'],
  'image/avif': ['avif'],
  'image/webp': ['webp'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
};
