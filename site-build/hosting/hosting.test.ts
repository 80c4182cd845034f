import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../pages/policy';
import { SETTINGS } from '../settings';
import { headersFile } from './headers-file';
import { localHeaders, securityHeaders } from './rules';

const policy = contentSecurityPolicy({ scripts: ['a()'], styles: ['b{}'], connect: ['https://mail.example'] });

it('the workflow that publishes passes every setting of a release to the build', () => {
  const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/pages.yml'), 'utf8');
  for (const name of SETTINGS) expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
});

it('every response has the security headers', () => {
  // The expected headers are written out here, independently of the code under test.
  expect(securityHeaders(policy)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\)/),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  });
});

describe('the Content-Security-Policy header', () => {
  it('contains the page’s policy, and forbids framing', () => {
    expect(securityHeaders(policy)['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
    expect(policy).toContain("connect-src 'self' https://mail.example https://www.openstreetmap.org;");
    expect(policy).not.toMatch(/unsafe-|frame-ancestors/);
  });

  it('of a local server lets the inspector frame the site, and no HSTS header is sent', () => {
    expect(localHeaders()['Content-Security-Policy']).toBe("frame-ancestors 'self'");
    expect(localHeaders()).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('_headers', () => {
  it('lets browsers keep files whose names have a hash, and ask each time for a page', () => {
    const lines = headersFile('/salon/', ['/salon/', '/salon/services'], { header: 'value' })
      .trim()
      .split(/\n(?! )/);
    expect(lines).toEqual([
      '/salon/*\n  header: value',
      '/salon/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
      '/salon/\n  Cache-Control: max-age=0, must-revalidate',
      '/salon/services\n  Cache-Control: max-age=0, must-revalidate',
    ]);
  });
});
