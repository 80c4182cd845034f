/** Ways to reach the salon: business hours, phone, address book, and what the form asks the browser to fill in. */
import { expect, it } from 'vitest';
import { desktop, phone, useSite } from '../support/site';

const site = useSite();

it('whether the salon is open depends on Malden’s time, even for a visitor in Tokyo', async () => {
  const { page } = await site.open('/contact', { ...phone, timezoneId: 'Asia/Tokyo', locale: 'ja-JP' }, page =>
    page.clock.setFixedTime(new Date('2026-11-23T17:59:30-05:00')),
  );
  for (const part of ['contentinfo', 'main'] as const)
    await page.getByRole(part).getByText('Open now · closes 6pm', { exact: true }).waitFor();
});

it.each([
  ['phone', phone],
  ['desktop', desktop],
])('the salon can be called from the top bar on a %s, even after scrolling', async (_, options) => {
  const { page } = await site.read('/styles/cornrows', options);
  const call = page.getByRole('banner').getByRole('link', { name: 'Call (781) 555-0142' });
  expect(await call.getAttribute('href')).toBe('tel:+17815550142');
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBe(2_000);
  const box = await call.boundingBox();
  expect(box && box.y >= 0 && box.y < 100 && box.width >= 44 && box.height >= 44).toBe(true);
});

it('a link on the contact page downloads a vCard for the address book', async () => {
  const { page } = await site.read('/contact');
  const link = page.getByRole('main').getByRole('link', { name: 'Save our number' });
  expect(await link.getAttribute('download')).not.toBeNull();
  const response = await fetch(site.url() + (await link.getAttribute('href')));
  expect(response.headers.get('content-type')).toMatch(/^text\/(x-)?vcard/);
  expect((await response.text()).split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCARD',
      'FN:Ochre Row',
      'TEL;TYPE=WORK,VOICE:+17815550142',
      'ADR;TYPE=WORK:;;12 Cowrie Lane;Malden;MA;02148;USA',
      'END:VCARD',
    ]),
  );
});

it('the form lets the browser fill in name and phone number, requests a phone keypad, and marks required fields', async () => {
  const { page } = await site.read('/contact', phone);
  const asks = (label: string) =>
    page
      .getByLabel(label)
      .evaluate(field => ['autocomplete', 'type', 'aria-required'].map(name => field.getAttribute(name)));
  expect(await asks('Full Name *')).toEqual(['name', 'text', 'true']);
  expect(await asks('Phone Number *')).toEqual(['tel', 'tel', 'true']);
  expect((await asks('Message *'))[2]).toBe('true');
});
