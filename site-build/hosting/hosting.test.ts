import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { salon } from '../../src/content/salon';
import { contentSecurityPolicy } from '../pages/policy';
import { SETTINGS } from '../settings';
import { headersFile } from './headers-file';
import { localHeaders, securityHeaders } from './rules';

const root = join(import.meta.dirname, '../..');
const policy = contentSecurityPolicy({ scripts: ['a()'], styles: ['b{}'], connect: ['https://mail.example'] });

describe('the GitHub workflows', () => {
  const workflow = (name: string) => readFileSync(join(root, `.github/workflows/${name}.yml`), 'utf8');

  it('pass every setting of a release to the build', () => {
    for (const name of SETTINGS) expect(workflow('pages')).toContain(`${name}: \${{ vars.${name} }}`);
    expect(workflow('pages')).toContain('npm run release');
  });

  it.each(['pages', 'test'])('pin every action to a commit: %s', name => {
    const actions = [...workflow(name).matchAll(/uses: (actions\/.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(1);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('test the sample salon, and not an owner’s, whose prices and hours differ from those in the tests', () => {
    expect(workflow('test')).toMatch(/^ {10}if grep .*\n {10}then npm run .*\n {10}else npx tsc .* && npm run build$/m);
    const [, quoted = 'no text'] = /grep -q '(.+)' src\/content\/salon\.ts/.exec(workflow('test')) ?? [];
    expect(readFileSync(join(root, 'src/content/salon.ts'), 'utf8').includes(quoted)).toBe(salon.sample);
  });

  it('publish only what has passed', () => {
    expect(workflow('pages')).toMatch(/^ {2}test:\n {4}uses: \.\/\.github\/workflows\/test\.yml$/m);
    expect(workflow('pages')).toMatch(/^ {2}publish:\n {4}needs: test\n {4}if: \$\{\{ vars\.SITE_URL != '' \}\}$/m);
  });
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

  it('of a local server repeats the page’s own policy, except the directives for scripts, styles and requests', () => {
    const withoutBuild = securityHeaders()['Content-Security-Policy'] ?? '';
    expect(withoutBuild).toContain("frame-ancestors 'none'");
    for (const directive of withoutBuild.split('; ').filter(text => !text.startsWith('frame-ancestors')))
      expect(policy.split('; ')).toContain(directive);
    // In the header, these directives would forbid what the page's own policy allows, such as its inline scripts.
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src'])
      expect(withoutBuild).not.toContain(name);
  });

  it('of a local server lets the inspector frame the site, and no HSTS header is sent', () => {
    expect(localHeaders()['Content-Security-Policy']).toMatch(/; frame-ancestors 'self'$/);
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

  it('is not written if a line is longer than hosts can read', () => {
    expect(() => headersFile('/', ['/'], { long: 'x'.repeat(2_000) })).toThrow('longer than hosts can read');
  });
});
