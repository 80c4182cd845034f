/** Steps for requesting an appointment on the built site, as a visitor does. */
import type { Locator, Page } from 'playwright-core';
import { desktop, type OpenPage, type useBuiltSite } from './built-site';

export const typed = {
  name: 'Ada “the twist” O’Neill <script>alert(1)</script>',
  phone: '+1 (781) 555-0142 ☎',
  message: 'Hello 👋🏾,\n\nknotless “mid-back”, please & thank you.\n\t{{name}} <b>\u202Eright to left\u202C é e\u0301',
};
export type Typed = typeof typed;
export const nothing: Typed = { name: '', phone: '', message: '' };
/** For forms that already have a message. */
export const ada = { name: 'Ada', phone: '781 555 0100' };

export const labels: Typed = { name: 'Full Name *', phone: 'Phone Number *', message: 'Message *' };
export const failureDetail = 'Please try again later or contact us directly at info@ochre-row.example.';

/** The address that a message is posted to. */
export const mailRequest = /\/api\/v1\.0\/email\/send$/;

export async function fill(page: Page, fields: Partial<Typed> = typed): Promise<void> {
  for (const [field, value] of Object.entries(fields)) await page.getByLabel(labels[field as keyof Typed]).fill(value);
}

export const values = async (page: Page): Promise<Typed> => ({
  name: await page.getByLabel(labels.name).inputValue(),
  phone: await page.getByLabel(labels.phone).inputValue(),
  message: await page.getByLabel(labels.message).inputValue(),
});

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
/** As after typing, which presses keys, this is not the second press of a double one. */
export async function submit(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await sendButton(page).click();
}
export const failureToast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to send message' });
export const successToast = (page: Page) => page.getByRole('status').filter({ hasText: 'Message sent successfully!' });
/** The receipt in place of the form: what was requested and what happens next. */
export const receipt = (page: Page) => page.getByRole('region', { name: 'We got your request' });
/** Every toast in this place, found by its Dismiss button. */
export const toasts = (page: Page | Locator) => page.getByRole('button', { name: 'Dismiss' });

/** Call before opening a page: installs a clock that tests control. */
export const withClock = (page: Page) => page.clock.install();

export async function send(page: Page, fields: Partial<Typed> = typed): Promise<void> {
  await fill(page, fields);
  await submit(page);
}

/** Opens the sheet from the menu on a phone; its code may still be loading. */
export async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Book Now' }).click();
}

export const openContact = (
  site: Pick<ReturnType<typeof useBuiltSite>, 'openHydrated'>,
  before?: (page: Page) => Promise<unknown>,
): Promise<OpenPage> =>
  site.openHydrated('/contact', desktop, async page => {
    await withClock(page);
    await before?.(page);
  });

export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Makes components throw when they are about to render this text, until the window has `isRepaired`. */
export const breakAt = (words: string) => (page: Page) =>
  page.route('**/*.js', async route => {
    const response = await route.fetch();
    const broken = (text: string) => `(()=>{if(!window.isRepaired)throw Error('broken on purpose');return ${text}})()`;
    const code = (await response.text()).replace(new RegExp(`([\`'"])${words}\\1`, 'g'), broken);
    await route.fulfill({ response, body: code, headers: { 'content-type': 'text/javascript' } });
  });
