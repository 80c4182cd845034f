import { describe, expect, it } from 'vitest';
import { useMovedIn } from './support/moved-in';

const site = useMovedIn();

describe('npm run preflight', () => {
  it('ends with an error while a stop is left', async () => {
    const { status, stdout } = await site.after('.env', /VITE_EMAILJS_SERVICE_ID=.*/, '', () => site.command());
    expect(stdout).toMatch(/^1 to mend before the site goes live:\n {2}\.env\.example:6\n/);
    expect(status).toBe(1);
  }, 30_000);

  it('ends well when none is left, and with an error when the test message did not go out', () => {
    expect(site.command()).toMatchObject({ status: 0, stdout: 'Nothing is left to mend: the site may go live.\n' });
    const { status, stdout } = site.command('--send');
    expect(stdout).toMatch(/^Nothing is left to mend: the site may go live\.\n\nThe service could not be reached/);
    expect(status).toBe(1);
  });

  it('runs before every release', async () => {
    const { scripts } = JSON.parse(await site.copy().read('package.json'));
    expect(scripts.release).toMatch(/^npm run preflight && /);
  });
});
