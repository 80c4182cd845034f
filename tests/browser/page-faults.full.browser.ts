/** If a file is missing, a component throws, or the clock is wrong, the rest of the page works. */
import { describe, expect, it } from 'vitest';
import { emailjs } from '../support/mail-service';
import { breakAt, expectApology, mainLink } from '../support/page-faults';
import { fill, labels, nothing, openContact, send, submit, successToast, toasts, values } from '../support/request';
import { delayFiles, desktop, useSite } from '../support/site';

const site = useSite();

describe('if files are missing', () => {
  it('the pictures cannot be loaded: the gallery keeps their space, and the lightbox still works', async () => {
    const { page } = await site.openHydrated('/gallery', desktop, opened =>
      opened.route(/\.(avif|jpg)$/, route => route.fulfill({ status: 404 })),
    );
    const pictures = page.getByRole('main').getByRole('img');
    expect(await pictures.count()).toBe(10);
    for (const picture of await pictures.all()) {
      expect(await picture.getAttribute('alt')).not.toBe('');
      expect((await picture.boundingBox())?.height).toBeGreaterThan(150);
    }
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await page.getByRole('dialog').getByText('1 of 10', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await page.getByRole('dialog').getByText('2 of 10', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('the map cannot be loaded: address and directions stay, and messages are sent', async () => {
    const { page } = await openContact(site, page =>
      page.route('https://www.openstreetmap.org/**', route => route.abort('blockedbyclient')),
    );
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: /^Directions in/ }).count()).toBe(2);
    expect(await main.getByText('Malden, MA').first().isVisible()).toBe(true);
    await fill(page);
    await submit(page);
    await successToast(page).waitFor();
    expect(await site.messages()).toHaveLength(1);
  });

  it('the fonts cannot be loaded: text is shown in fallback fonts', async () => {
    const { page, errors } = await site.openHydrated('/', desktop, page =>
      page.route('**/*.woff2', route => route.abort()),
    );
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
    expect(loaded).not.toContain('Fraunces');
    expect(loaded).not.toContain('Figtree');
    await mainLink(page, 'Services').click();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
    expect(errors.filter(text => !text.includes('Failed to load resource'))).toEqual([]);
  });
});

describe('if a component throws', () => {
  it.each([
    { part: 'the map', at: 'Directions in ', path: '/contact', stands: 'Send a message' },
    { part: 'the testimonials', at: 'Pause testimonials', path: '/', stands: 'Signature styles' },
    { part: 'the top bar', at: 'Switch between light and dark mode', path: '/', stands: 'Signature styles' },
    { part: 'the footer', at: 'Quick links', path: '/', stands: 'Signature styles' },
  ])('an error in $part: contact details are shown in its place, and the rest still works', async one => {
    const opened = await site.openHydrated(one.path, desktop, breakAt(one.at));
    await expectApology(opened);
    expect(await opened.page.getByRole('heading', { name: one.stands }).isVisible()).toBe(true);
    expect(await opened.page.getByRole('main').getByRole('link').first().isVisible()).toBe(true);
  });

  it('an error in the lightbox: the gallery shows a message, can be scrolled, and keeps the focus at the photo', async () => {
    const { page } = await site.openHydrated('/gallery', desktop, breakAt('Gallery picture'));
    const photo = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await photo.click();
    const apology = page.getByRole('alert').filter({ hasText: 'The full-screen viewer has stopped working' });
    await apology.waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    expect(await photo.evaluate(link => link === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Knotless' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ of \d+ pictures$/ })
      .waitFor();
  });
});

describe('if the clock is wrong', () => {
  it.each(['1999-12-31T23:59:59Z', '2099-06-01T12:00:00Z'])(
    'the visitor’s clock is at %s: a request is sent as usual',
    async time => {
      const { page, errors } = await site.openHydrated('/', desktop, page => page.clock.install({ time }));
      await mainLink(page, 'Contact').click();
      await page.getByLabel(labels.message).waitFor();
      await send(page);
      await successToast(page).waitFor();
      expect(await values(page)).toEqual(nothing);
      expect(await site.messages()).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  );

  it('the visitor’s clock is set forward while sending: the timeout is not shortened', async () => {
    const { page } = await openContact(site);
    const { asked, letGo } = await delayFiles(page, emailjs.address);
    await fill(page);
    await submit(page);
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    letGo();
    await successToast(page).waitFor();
    expect(await toasts(page).count()).toBe(1);
    expect(await site.messages()).toHaveLength(1);
  });
});
