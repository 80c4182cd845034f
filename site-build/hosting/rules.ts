/** The rules for caching and headers, for `_headers` and the local server. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Folder of files that have a hash in their names and never change. All other files are revalidated on each request.
 */
export const ASSETS = 'assets/';

/** Values of `Cache-Control`. None of them is `no-store`, which would disable the back-forward cache. */
export const CACHE = { assets: 'public, max-age=31536000, immutable', pages: 'max-age=0, must-revalidate' } as const;

/** Browser features that the site does not use. `unload` is denied because it would disable the back-forward cache. */
const DENIED = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'unload', 'usb'],
  'xr-spatial-tracking',
];

/** Security headers of every response. `policy`: that of the pages. Who may frame the site, browsers accept only in a header. */
export function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': DENIED.map(feature => `${feature}=()`).join(', '),
    // OpenStreetMap needs to know which site embeds it.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // `includeSubDomains` and `preload` are left out, because the salon may have other sites under its domain.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Headers of the local server, which has no TLS, and which lets the inspector frame the site and access its window. */
export function localHeaders(): Headers {
  const {
    'Cross-Origin-Opener-Policy': _opener,
    'Strict-Transport-Security': _transport,
    ...rest
  } = securityHeaders('');
  return { ...rest, 'Content-Security-Policy': "frame-ancestors 'self'" };
}
