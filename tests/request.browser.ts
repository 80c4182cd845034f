import { describe, expect, it } from 'vitest';
import { thumbnail } from './support/lightbox';
import {
  failureDetail,
  failureToast,
  fill,
  labels,
  openContact,
  openSheet,
  send,
  submit,
  toasts,
  typed,
  values,
  withClock,
} from './support/request';
import { hydrated, phone, useSite } from './support/site';

const site = useSite();

const openPage = (before?: Parameters<typeof openContact>[1]) => openContact(site, before);

describe('a request for an appointment', () => {
  it('arrives unchanged, shows a success toast and empties the fields', async () => {
    await site.setFault('slow', { seconds: 1 });
    const { page, errors } = await openPage();
    await fill(page);
    await submit(page);
    const sending = page.getByRole('button', { name: 'Sending...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    expect(await page.getByLabel('Message *').getAttribute('readonly')).not.toBeNull();
    const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' });
    await toast.waitFor();
    expect(
      await toast.getByText("We'll get back to you within 24 hours to schedule your appointment.").isVisible(),
    ).toBe(true);
    expect(await values(page)).toEqual({ name: '', phone: '', message: '' });
    const messages = await site.messages();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      user_id: 'local_public_key',
      service_id: 'local_service',
      template_id: 'local_template',
      template_params: { ...typed, to_email: 'info@ochre-row.example' },
    });
    expect(errors).toEqual([]);
  });

  it('shows a style when it is chosen again, if the code that shows it could not be loaded the first time', async () => {
    const code = /\/RequestDetails-/;
    const { page } = await openPage(async opened => {
      await opened.route(code, route => route.abort());
    });
    const style = page.getByRole('combobox');
    const failure = page.waitForEvent('console', message => message.text().startsWith('A part of the page'));
    await style.selectOption('Box Braids');
    await failure;
    await page.unroute(code);
    await style.selectOption('Not sure yet');
    await style.selectOption('Box Braids');
    await page.getByRole('group', { name: 'Selected style' }).waitFor();
  });

  it('shows the failure toast until the visitor dismisses it', async () => {
    await site.setFault('500');
    const { page } = await openPage();
    await fill(page);
    await submit(page);
    await failureToast(page).waitFor();
    await page.clock.runFor(120_000);
    expect(await failureToast(page).isVisible()).toBe(true);
    expect(await failureToast(page).getByRole('link', { name: 'E-mail us' }).getAttribute('href')).toBe(
      'mailto:info@ochre-row.example',
    );
    await failureToast(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.clock.runFor(2_000);
    await expect.poll(() => failureToast(page).count()).toBe(0);
  });

  it('keeps its draft when the page changes, and shows its toast on another page', async () => {
    const { page } = await openPage();
    await fill(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { name: 'The work, up close' }).waitFor();
    await page.goBack();
    await page.getByLabel('Message *').waitFor();
    expect(await values(page)).toEqual(typed);
    await site.setFault('slow', { seconds: 2 });
    await submit(page);
    await bar.getByRole('link', { name: 'Services' }).click();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/services');
  });
});

describe('if the code of toasts and mail cannot be loaded', () => {
  it('one plain toast reports that the message was not sent', async () => {
    const { page, errors } = await openPage(async page => {
      await page.route(/assets\/(notifier|emailjs|es)-/, route => route.abort());
    });
    await fill(page);
    await submit(page);
    await failureToast(page).waitFor();
    expect(await failureToast(page).count()).toBe(1);
    expect(await failureToast(page).getByText(failureDetail).isVisible()).toBe(true);
    expect(await values(page)).toEqual(typed);
    expect(errors.join('\n')).toContain('The message was not sent:');
    // An open dialog makes the page inert, so the toast moves into the dialog, and back to the page on closing.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await thumbnail(page, 1).click();
    await toasts(page.getByRole('dialog')).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await toasts(page).click();
    expect(await toasts(page).count()).toBe(0);
  });
});

describe('the focus', () => {
  it('is on Send Message after sending, and returns to the previous element after a toast is dismissed', async () => {
    await site.setFault('500');
    const { page } = await openPage();
    await fill(page);
    await page.getByRole('button', { name: 'Send Message' }).focus();
    await page.keyboard.press('Enter');
    await failureToast(page).waitFor();
    const button = page.getByRole('button', { name: 'Send Message' });
    await expect.poll(() => button.evaluate(element => element === document.activeElement)).toBe(true);
    await page.getByLabel('Message *').focus();
    await failureToast(page).getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByLabel('Message *').evaluate(element => element === document.activeElement))
      .toBe(true);
  });
});

describe('an empty required field on a phone', () => {
  it.each(['name', 'phone', 'message'] as const)(
    'is scrolled into view below the toast when it gets the focus: %s',
    async empty => {
      const { page } = await site.open('/contact', phone);
      await hydrated(page);
      const given = { name: 'Ada', phone: '781 555 0142', message: 'Box braids, please' };
      await fill(page, { ...given, [empty]: '' });
      const label = page.locator('label', { hasText: labels[empty] });
      // Scrolls the field to where the toast will appear.
      await label.evaluate(text => scrollBy(0, text.getBoundingClientRect().top - 100));
      await page.getByRole('button', { name: 'Send Message' }).evaluate((send: HTMLElement) => send.click());
      const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
      await toast.waitFor();
      const field = page.getByLabel(labels[empty]);
      await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true);
      // Waits until the toast has moved in from the edge of the window.
      await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThan(70);
      const above = await toast.boundingBox();
      const below = await label.boundingBox();
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    },
  );
});

describe('the sheet on a phone', () => {
  async function openSheetOn(path: string) {
    const opened = await site.open(path, phone, withClock);
    await hydrated(opened.page);
    await openSheet(opened.page);
    return opened;
  }

  it('opens over the current page without changing the address, closes the menu, and keeps its draft', async () => {
    const { page } = await openSheetOn('/gallery');
    const sheet = page.getByRole('dialog', { name: 'Book an appointment' });
    await sheet.waitFor();
    expect(new URL(page.url()).pathname).toBe('/gallery');
    expect(await page.getByRole('navigation', { name: 'Mobile', includeHidden: true }).isVisible()).toBe(false);
    await fill(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
    await openSheet(page);
    expect(await values(page)).toEqual(typed);
  });

  it('contains its toast, so that the toast can be clicked and is announced', async () => {
    await site.setFault('429');
    const { page } = await openSheetOn('/');
    await send(page);
    const toast = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Failed to send message' });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => toast.count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('shows the receipt after sending, but not when it is opened again', async () => {
    const { page } = await openSheetOn('/');
    await send(page);
    await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    const receipt = page.getByRole('dialog').getByRole('heading', { name: 'We got your request' });
    await receipt.waitFor();
    await expect.poll(() => receipt.evaluate(heading => heading === document.activeElement)).toBe(true);
    expect(await site.messages()).toHaveLength(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await openSheet(page);
    await page.getByRole('dialog').waitFor();
    expect(await receipt.count()).toBe(0);
  });
});

describe('a request that is sent while the lightbox is open', () => {
  it('shows its toast in the lightbox', async () => {
    await site.setFault('slow', { seconds: 2 });
    const { page } = await openPage();
    await fill(page);
    await submit(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await thumbnail(page, 1).click();
    const toast = page.getByRole('dialog').getByRole('status').filter({ hasText: 'Message sent successfully!' });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => toast.count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(1);
  });
});
