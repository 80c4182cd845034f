import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../environment';
import { contentSecurityPolicy } from '../policy';
import { headersFile } from './headers-file';
import { nginxConf } from './nginx';
import { localHeaders, securityHeaders } from './rules';

const root = join(import.meta.dirname, '../..');
const policy = contentSecurityPolicy({ scripts: ['a()'], styles: ['b{}'], connect: ['https://mail.example'] });

it('the workflow for GitHub Pages passes on every setting of a release', () => {
  const workflow = readFileSync(join(root, '.github/workflows/pages.yml'), 'utf8');
  for (const name of [...SETTINGS, 'BASE_PATH']) expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
  expect(workflow).toContain('npm run release');
});

it('every answer says whom it tells, what it needs, who may hold it, and how it is fetched', () => {
  // By hand, so that what says it is not its own judge.
  expect(securityHeaders(policy)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\)/),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  });
});

describe('the header of the policy', () => {
  it('is the policy of the page, and nobody may frame it', () => {
    expect(securityHeaders(policy)['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
    expect(policy).toContain("connect-src 'self' https://mail.example;");
    expect(policy).not.toMatch(/unsafe-|frame-ancestors/);
  });

  it('without a build opens no door that the page’s own keeps shut', () => {
    const early = securityHeaders()['Content-Security-Policy'] ?? '';
    expect(early).toContain("frame-ancestors 'none'");
    for (const directive of early.split('; ').filter(text => !text.startsWith('frame-ancestors')))
      expect(policy.split('; ')).toContain(directive);
    // Said here they would forbid what only the page's own policy can allow by its hash.
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src']) expect(early).not.toContain(name);
  });

  it('lets the inspector frame the site on a developer’s machine, and nobody else', () => {
    expect(localHeaders()['Content-Security-Policy']).toMatch(/; frame-ancestors 'self'$/);
    expect(localHeaders()).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('_headers', () => {
  it('is refused when a line is longer than the hosts read', () => {
    expect(() => headersFile('/', ['/'], { long: 'x'.repeat(2_000) })).toThrow('longer than the hosts read');
  });
});

describe('_nginx.conf', () => {
  it('is refused when a header would be read as something else', () => {
    for (const value of ['a"b', 'a$b', 'a\\b']) expect(() => nginxConf('/', { header: value })).toThrow('otherwise');
  });
});
