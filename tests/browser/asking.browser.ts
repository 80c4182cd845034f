/** Requesting an appointment, mostly on a phone. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, nextFrames, phone, useBuiltSite } from '../support/built-site';
import { ada, fill, labels, receipt, send, sheet, successToast, toasts, withClock } from '../support/request';

const site = useBuiltSite();
const message = (page: Page) => page.getByLabel(labels.message);
const subject = (page: Page) => page.getByRole('group', { name: 'Selected style' });
const ask = (page: Page) => page.getByRole('link', { name: 'Book this style: Knotless Braids' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const bottom = async (part: Locator) => {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
};
const words = [
  'I would like to book Knotless Braids.',
  'Size: medium.',
  'Length: waist.',
  'Price for medium, waist-length: $250, to be confirmed.',
  'Days that work for me: Saturday.',
  '',
].join('\n');
const price = 'Medium, waist-length: $250, about 7 hours, hair included';

it('a visitor on a phone gets from the home page to a request in two taps, and types only name and phone', async () => {
  const { page } = await site.openHydrated('/', phone, withClock);
  await page.getByRole('link', { name: 'Knotless Braids', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Knotless Braids' }).waitFor();
  // Past the page's own button.
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
  await ask(page).tap();
  await sheet(page).waitFor();
  await expect.poll(() => bottom(sheet(page)), { message: 'at the lower edge' }).toBe(844);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/styles/knotless-braids');
  await subject(page).getByText('$180 · 5–8 hours', { exact: true }).waitFor();
  await expect.poll(() => message(page).inputValue()).toBe('I would like to book Knotless Braids.\n');
  for (const name of ['Medium', 'Waist', 'Saturday']) await press(page, name);
  await expect.poll(() => message(page).inputValue()).toBe(words);
  await subject(page).getByText(price, { exact: true }).waitFor();
  await fill(page, ada);
  await press(page, 'Send Message');
  await receipt(page)
    .getByRole('definition')
    .filter({ hasText: /^Medium$/ })
    .waitFor();
  await receipt(page).getByText(`${price}We confirm your price before you book.`, { exact: true }).waitFor();
  expect(await site.messages()).toMatchObject([
    { template_params: { name: 'Ada', phone: '781 555 0100', message: words, to_email: 'info@ochre-row.example' } },
  ]);
});

it('the bottom bar of a style page appears when its first booking button has left the window, not before it has come', async () => {
  const { page } = await site.openHydrated('/styles/knotless-braids', {
    ...phone,
    viewport: { width: 390, height: 500 },
  });
  const own = page.getByRole('link', { name: 'Book Appointment' });
  const bar = page.getByRole('complementary', { name: 'Book Knotless Braids', includeHidden: true });
  expect((await own.boundingBox())?.y).toBeGreaterThan(500);
  const state = () => bar.getAttribute('data-state');
  await nextFrames(page);
  expect(await state()).toBe('hidden');
  await page.evaluate(() => scrollTo(0, 1_600));
  await expect.poll(state).toBe('shown');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(state).toBe('hidden');
});

it('the bottom bar of a style page covers no focused element', async () => {
  const { page } = await site.openHydrated('/styles/knotless-braids', phone);
  const last = page.getByRole('link', { name: 'TikTok' });
  await last.focus();
  await ask(page).waitFor();
  const bar = page.getByRole('complementary', { name: 'Book Knotless Braids' });
  await expect.poll(async () => ((await bar.boundingBox())?.y ?? 0) - (await bottom(last))).toBeGreaterThanOrEqual(0);
});

it('a receipt shows the request and how to send a photo, below the toast', async () => {
  const { page } = await site.openHydrated('/contact', desktop, withClock);
  await page.getByLabel('Style', { exact: true }).selectOption('Cornrows');
  await message(page).fill(`${await message(page).inputValue()}For a wedding.`);
  await send(page, ada);
  await receipt(page).waitFor();
  for (const line of ['Ada, 781 555 0100', 'Cornrows', 'For a wedding.', /^\$80 · \d/])
    expect(await receipt(page).getByText(line, { exact: true }).isVisible(), String(line)).toBe(true);
  const [mail] = await site.messages();
  const { reference } = mail?.template_params ?? {};
  expect(reference).toMatch(/^[B-X]{4}$/);
  expect(await receipt(page).getByText(`${reference}`, { exact: true }).isVisible()).toBe(true);
  const photo = receipt(page).getByRole('link', { name: 'Text us your inspiration photo' });
  expect(decodeURIComponent((await photo.getAttribute('href')) ?? '')).toBe(
    `sms:+17815550142?&body=Hi, this is Ada. Here’s my inspiration photo for Cornrows. My request: ${reference}.`,
  );
  // Waits until the toast has moved in.
  await toasts(page).click({ trial: true });
  const above = async () => ((await receipt(page).boundingBox())?.y ?? 0) - (await bottom(successToast(page)));
  await expect.poll(above).toBeGreaterThanOrEqual(0);
});

it('a request with every optional answer arrives with all its lines', async () => {
  const { page } = await site.openHydrated('/contact', phone, async opened => {
    // A Monday at noon in Malden.
    await opened.clock.install({ time: '2026-11-23T12:00:00-05:00' });
  });
  await page.getByLabel('Style', { exact: true }).selectOption('Knotless Braids');
  for (const name of ['Medium', 'Waist', 'Saturday', 'Text me']) await page.getByRole('button', { name }).tap();
  await page.getByRole('heading', { name: 'Date and time of day' }).tap();
  await page.getByLabel('First date that works for you').fill('2026-11-28');
  await page.getByRole('button', { name: 'Morning' }).tap();
  await page.getByText('For Knotless, plan about 7 hours: come by 11 am.').waitFor();
  await page.getByRole('heading', { name: 'Your hair' }).tap();
  for (const name of ['Please bring it', 'Wash and blow-out', 'Tender scalp'])
    await page.getByRole('button', { name }).tap();
  await page.getByRole('heading', { name: 'Answer by email' }).tap();
  await page.getByLabel('Your email').fill('ada@example.com');
  await send(page, ada);
  await receipt(page).waitFor();
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    {
      ...ada,
      to_email: 'info@ochre-row.example',
      email: 'ada@example.com',
      reference: expect.stringMatching(/^[B-X]{4}$/),
      message: [
        'I would like to book Knotless Braids.',
        'Size: medium.',
        'Length: waist.',
        'Price for medium, waist-length: $250, to be confirmed.',
        'Hair: please bring it.',
        'Please plan for: wash and blow-out, tender scalp.',
        'Please text me.',
        'Days that work for me: Saturday.',
        'Date: Saturday, November 28, 2026.',
        'Time of day: morning.',
        'My email: ada@example.com',
        '',
      ].join('\n'),
    },
  ]);
});

it('a message that could not be sent can be texted, emailed or copied, and the salon can be called', async () => {
  await site.setFault('refused');
  const { page } = await site.openHydrated('/contact', phone, async opened => {
    await withClock(opened);
    await opened.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  });
  await send(page, { ...ada, message: 'Box braids & beads' });
  const ways = page.getByRole('region', { name: 'Other ways to send it' });
  const href = async (name: string) => (await ways.getByRole('link', { name }).getAttribute('href')) ?? '';
  const text = decodeURIComponent((await href('Text it')).replace('sms:+17815550142?&body=', ''));
  expect(text).toMatch(/^Box braids & beads\n\nAda, 781 555 0100\nReference: [B-X]{4}$/);
  expect(await href('Call (781) 555-0142')).toBe('tel:+17815550142');
  expect(await href('Email it')).toBe(`mailto:info@ochre-row.example?body=${encodeURIComponent(text)}`);
  await ways.getByRole('button', { name: 'Copy message' }).tap();
  await page.getByRole('status').filter({ hasText: 'Message copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});
