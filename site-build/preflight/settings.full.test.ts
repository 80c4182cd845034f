import { describe, expect, it } from 'vitest';
import { LOCAL_MAILBOX } from '../../dev/outbox';
import { settings } from '../../tests/support/custom-content';
import { useCustomSite } from '../../tests/support/custom-site';
import { addressProblem } from './settings';

const site = useCustomSite();

describe('preflight', () => {
  it.each(Object.keys(settings))(
    'stops at %s if it is missing, empty, or the value of the local mailbox',
    async name => {
      const line = new RegExp(`^${name}=.*$`, 'm');
      expect(await site.injected('.env', line, '')).toEqual([
        {
          kind: 'stop',
          where: '.env',
          text: expect.stringContaining(`${name} is missing`),
        },
      ]);
      expect(await site.injected('.env', line, `${name}=`)).toMatchObject([
        { kind: 'stop', where: expect.stringMatching(/^\.env:\d$/) },
      ]);
      expect(await site.injected('.env', line, `${name}=${LOCAL_MAILBOX.serviceId}`)).toMatchObject([{ kind: 'stop' }]);
    },
  );

  it.each([
    ['VITE_EMAILJS_PUBLIC_KEY', 'the public key'],
    ['VITE_EMAILJS_SERVICE_ID', 'service_…'],
    ['VITE_EMAILJS_TEMPLATE_ID', 'template_…'],
    ['SITE_URL', 'https://www.your-salon.com'],
    ['SITE_URL', 'https://your-name.github.io'],
  ])('stops at %s if it is still %s, as in the owner’s guide', async (name, text) => {
    expect(await site.copy().read('docs/owner.md')).toContain(text);
    const found = await site.injected('.env', new RegExp(`^${name}=.*$`, 'm'), `${name}=${text}`);
    expect(found).toMatchObject([{ kind: 'stop', text: expect.stringContaining(`${name} is '${text}'`) }]);
  });

  it('says so if a missing value was written into .env.example', async () => {
    const [found] = await site.after('.env.example', /SITE_URL=$/m, 'SITE_URL=https://salon.com', () =>
      site.injected('.env', /SITE_URL=.*/, ''),
    );
    expect(found).toMatchObject({ where: '.env', text: expect.stringContaining('copy .env.example to .env') });
  });

  it.each([
    ['www.salon.com', 'has no https:// in front; write https://www.salon.com'],
    ['our salon', 'not a web address'],
    ['http://salon.com', 'does not begin with https'],
    ['https://www.example.com', 'for examples'],
    ['https://salon.example', 'for examples'],
    ['https://localhost:4173', 'this machine only'],
    ['https://192.168.1.20', 'this machine only'],
    ['https://salon.com/braids', 'has more than the origin, https://salon.com; a folder goes into BASE_PATH'],
  ])('does not accept %s as the site’s address', async (address, reason) => {
    expect(addressProblem(address)).toContain(reason);
    for (const valid of ['https://salon.com', 'https://salon.com/']) expect(addressProblem(valid)).toBeUndefined();
  });

  it('stops at a BASE_PATH that is a whole address', async () => {
    const text = 'BASE_PATH=https://your-name.github.io/salon/';
    expect(await site.injected('.env', /$/, `\n${text}`)).toMatchObject([
      { kind: 'stop', text: expect.stringContaining('which is not a folder') },
    ]);
    expect(await site.injected('.env', /$/, '\nBASE_PATH=/salon/')).toEqual([]);
  });

  it.each([
    ['VITE_EMAILJS_SERVICE_ID', 'template_abc', 'a template’s'],
    ['VITE_EMAILJS_TEMPLATE_ID', 'service_abc', 'a service’s'],
    ['VITE_EMAILJS_PUBLIC_KEY', 'service_abc', 'a service’s'],
  ])('stops at %s if it is %s, the id of something else', async (name, value, whose) => {
    expect(await site.injected('.env', new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`)).toMatchObject([
      { kind: 'stop', text: expect.stringContaining(`${name} is '${value}', which is ${whose}`) },
    ]);
  });

  it('stops at an invalid address of the site, and names its line in .env', async () => {
    expect(await site.injected('.env', settings.SITE_URL, 'http://localhost:4173')).toMatchObject([
      { kind: 'stop', where: '.env:4', text: expect.stringContaining('SITE_URL') },
    ]);
  });
});
