import { describe, expect, it } from 'vitest';
import { useCustomSite } from '../../tests/support/custom-site';

const site = useCustomSite();

describe('npm run preflight', () => {
  it('fails if something must be fixed', async () => {
    const { status, stdout } = await site.after('.env', /VITE_EMAILJS_SERVICE_ID=.*/, '', () => site.command());
    expect(stdout).toMatch(/^1 to fix before the site goes live:\n {2}\.env\n/);
    expect(status).toBe(1);
  }, 30_000);

  it('succeeds if nothing must be fixed, but fails if the test message could not be sent', () => {
    expect(site.command()).toMatchObject({ status: 0, stdout: 'Nothing left to fix: the site can go live.\n' });
    const { status, stdout } = site.command('--send');
    expect(stdout).toMatch(/^Nothing left to fix: the site can go live\.\n\nThe service could not be reached/);
    expect(status).toBe(1);
  });

  it('is the first step of npm run release', async () => {
    const { scripts } = JSON.parse(await site.copy().read('package.json'));
    expect(scripts.release).toMatch(/^npm run preflight && /);
  });
});
