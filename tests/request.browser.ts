import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, hydrated, phone, useSite } from './support/site';

const site = useSite();

const typed = {
  name: 'Ada “the twist” O’Neill <script>alert(1)</script>',
  phone: '+1 (781) 555-0142 ☎',
  message: 'Hello 👋🏾,\n\nknotless “mid-back”, please & thank you.\n\t{{name}} <b>\u202Eright to left\u202C é e\u0301',
};

async function fill(page: Page, fields: Partial<typeof typed> = typed): Promise<void> {
  const labels = { name: 'Full Name *', phone: 'Phone Number *', message: 'Message *' };
  for (const [field, value] of Object.entries(fields))
    await page.getByLabel(labels[field as keyof typeof labels]).fill(value);
}

const values = async (page: Page) => ({
  name: await page.getByLabel('Full Name *').inputValue(),
  phone: await page.getByLabel('Phone Number *').inputValue(),
  message: await page.getByLabel('Message *').inputValue(),
});

async function openContact(before?: (page: Page) => Promise<void>) {
  const opened = await site.open('/contact', desktop, before);
  await hydrated(opened.page);
  return opened;
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const failureToast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to send message' });
const failureDetail = 'Please try again later or contact us directly at info@ochre-row.example.';

describe('a request for an appointment', () => {
  it('arrives byte for byte, thanks the visitor and clears the fields', async () => {
    await site.setFault('slow', { seconds: 1 });
    const { page, errors } = await openContact();
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

  it.each(['429', '451', '400', '500', 'drop'])(
    'stays on the screen when the provider answers with %s, and says whom to reach',
    async fault => {
      await site.setFault(fault);
      const { page, errors } = await openContact();
      await fill(page);
      await submit(page);
      await failureToast(page).waitFor();
      expect(await failureToast(page).count()).toBe(1);
      expect(await failureToast(page).getByText(failureDetail).isVisible()).toBe(true);
      expect(await values(page)).toEqual(typed);
      expect(errors.join('\n')).toContain('The message was not sent:');
      expect(await site.messages()).toEqual([]);
      await site.setFault('none');
      await submit(page);
      await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
      await expect.poll(() => failureToast(page).count()).toBe(0);
      expect(await site.messages()).toHaveLength(1);
    },
  );

  it('counts as failed after 20 seconds without an answer, not before', async () => {
    await site.setFault('hang');
    const { page } = await openContact(async page => {
      await page.clock.install({ time: 0 });
    });
    await fill(page);
    await page.clock.pauseAt(60_000);
    const asked = page.waitForRequest('**/email/send');
    await submit(page);
    await asked;
    await page.clock.runFor(19_900);
    expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true);
    expect(await failureToast(page).count()).toBe(0);
    await page.clock.runFor(200);
    await failureToast(page).waitFor();
    expect(await values(page)).toEqual(typed);
  });

  it('keeps a destructive toast until it is dismissed', async () => {
    await site.setFault('500');
    const { page } = await openContact(async page => {
      await page.clock.install({ time: 0 });
    });
    await fill(page);
    await submit(page);
    await failureToast(page).waitFor();
    await page.clock.runFor(120_000);
    expect(await failureToast(page).isVisible()).toBe(true);
    await failureToast(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.clock.runFor(2_000);
    await expect.poll(() => failureToast(page).count()).toBe(0);
  });

  it('survives a walk through the site, and its toast finds the visitor on another page', async () => {
    const { page } = await openContact();
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

describe('a line that is gone', () => {
  it('before the send keeps the fields and says so, and a retry works when it is back', async () => {
    const { page } = await openContact();
    await fill(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await submit(page);
    await failureToast(page).waitFor();
    expect(await failureToast(page).count()).toBe(1);
    expect(await values(page)).toEqual(typed);
    await page.context().setOffline(false);
    await submit(page);
    await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    expect(await site.messages()).toHaveLength(1);
  });

  it('with the very code of toasts and mail gone, still tells the visitor, once', async () => {
    const { page, errors } = await openContact(async page => {
      await page.route(/assets\/(notifier|emailjs|es)-/, route => route.abort());
    });
    await fill(page);
    await submit(page);
    await failureToast(page).waitFor();
    expect(await failureToast(page).count()).toBe(1);
    expect(await failureToast(page).getByText(failureDetail).isVisible()).toBe(true);
    expect(await values(page)).toEqual(typed);
    expect(errors.join('\n')).toContain('The message was not sent:');
    await failureToast(page).getByRole('button', { name: 'Dismiss' }).click();
    expect(await failureToast(page).count()).toBe(0);
  });
});

describe('the focus', () => {
  it('comes back to the button when a send has ended, and to where it was when a toast is dismissed', async () => {
    await site.setFault('500');
    const { page } = await openContact();
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

  it('starts on the title of the sheet', async () => {
    const { page } = await site.open('/', phone);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Book Now' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ask for an appointment');
  });
});

describe('an empty field', () => {
  it('sends nothing, says so, marks every empty field and takes the focus', async () => {
    const { page } = await openContact();
    await fill(page, { name: 'Ada', phone: '   ' });
    await submit(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
    await toast.waitFor();
    expect(await toast.getByText('All fields are required to submit your message.').isVisible()).toBe(true);
    expect(await page.getByLabel('Full Name *').getAttribute('aria-invalid')).toBe('false');
    expect(await page.getByLabel('Phone Number *').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Message *').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Phone Number *').evaluate(field => field === document.activeElement)).toBe(true);
    expect(await values(page)).toEqual({ name: 'Ada', phone: '   ', message: '' });
    expect(await site.messages()).toEqual([]);
  });

  it('is told once however often the form is sent', async () => {
    const { page } = await openContact();
    for (let press = 0; press < 4; press++) await submit(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
    await toast.first().waitFor();
    await expect.poll(() => toast.count()).toBe(1);
  });
});

describe('a message beyond the limit of the provider', () => {
  it('is not sent; an inline message says the limit and by how much it is over', async () => {
    const { page } = await openContact();
    await fill(page, { ...typed, message: 'x'.repeat(60_000) });
    await submit(page);
    const problem = page.getByRole('alert').filter({ hasText: 'too long' });
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(/limit is 50,000 bytes, and this is 10,\d{3} bytes over/);
    expect(await page.getByLabel('Message *').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Message *').evaluate(field => field === document.activeElement)).toBe(true);
    expect((await values(page)).message).toHaveLength(60_000);
    expect(await site.messages()).toEqual([]);
  });
});

describe('the sheet on a phone', () => {
  async function openSheet(path: string) {
    const opened = await site.open(path, phone);
    await hydrated(opened.page);
    await opened.page.getByRole('button', { name: 'Menu' }).click();
    await opened.page.getByRole('button', { name: 'Book Now' }).click();
    return opened;
  }

  it('opens over the page after the menu has closed, with the same draft, and the address stays', async () => {
    const { page } = await openSheet('/gallery');
    const sheet = page.getByRole('dialog', { name: 'Ask for an appointment' });
    await sheet.waitFor();
    expect(new URL(page.url()).pathname).toBe('/gallery');
    expect(await page.getByRole('navigation', { name: 'Mobile', includeHidden: true }).isVisible()).toBe(false);
    await fill(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Book Now' }).click();
    expect(await values(page)).toEqual(typed);
  });

  it.each(['Escape', 'backdrop', 'Back'])('closes by %s', async way => {
    const { page } = await site.open('/', phone);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Services' }).click();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Book Now' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ask for an appointment' });
    await sheet.waitFor();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'backdrop') await page.mouse.click(195, 20);
    else await page.goBack();
    await expect.poll(() => sheet.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(way === 'Back' ? '/' : '/services');
  });

  it('shows its toast inside, where it can be pressed and is heard', async () => {
    await site.setFault('429');
    const { page } = await openSheet('/');
    await fill(page);
    await submit(page);
    const toast = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Failed to send message' });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => toast.count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('closes when the message has been sent, and the thanks stand on the page', async () => {
    const { page } = await openSheet('/');
    await fill(page);
    await submit(page);
    await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await site.messages()).toHaveLength(1);
  });

  it('gives way to the form that the contact page shows', async () => {
    const { page } = await openSheet('/contact');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/contact');
  });
});

describe('a send that ends behind the open lightbox', () => {
  it('shows its toast inside the lightbox', async () => {
    await site.setFault('slow', { seconds: 2 });
    const { page } = await openContact();
    await fill(page);
    await submit(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    const toast = page.getByRole('dialog').getByRole('status').filter({ hasText: 'Message sent successfully!' });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => toast.count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(1);
  });
});
