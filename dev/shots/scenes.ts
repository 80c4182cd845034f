import type { Page } from 'playwright-core';

/** One screenshot: its address, and what to do there first. */
export interface Scene {
  name: string;
  path: string;
  /** Widths in CSS pixels at which the scene exists; all by default. */
  only?: (width: number) => boolean;
  /** Opens an overlay. The screenshot then shows only the window; otherwise, the whole page. */
  act?: (page: Page) => Promise<void>;
}

/** Address of a picture in the lightbox. */
const LOOK = '/gallery?photo=gallery-knotless-bob';
const narrow = (width: number) => width < 960;
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
/** Opens the form from a picture in the lightbox, and chooses size, length and day. */
async function askForLook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book this look' }).click();
  const sheet = page.getByRole('dialog', { name: 'Book an appointment' });
  for (const name of ['Medium', 'Shoulder', 'Saturday']) await sheet.getByRole('button', { name, exact: true }).click();
  await sheet.evaluate(dialog => dialog.scrollTo(0, 0));
}
async function askAndSend(page: Page): Promise<void> {
  await askForLook(page);
  await page.getByLabel('Full Name *').fill('Ada');
  await page.getByLabel('Phone Number *').fill('781 555 0100');
  await send(page);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

export const scenes: Scene[] = [
  { name: 'home', path: '/' },
  { name: 'services', path: '/services' },
  { name: 'gallery', path: '/gallery' },
  { name: 'contact', path: '/contact' },
  ...['knotless-braids', 'box-braids', 'cornrows', 'senegalese-twists', 'feed-in-braids', 'ghana-braids'].map(id => ({
    name: `style-${id}`,
    path: `/styles/${id}`,
  })),
  { name: 'not-found', path: '/no/such/page' },
  { name: 'style-not-found', path: '/styles/unknown' },
  { name: 'lightbox', path: LOOK, act: page => page.getByRole('dialog').waitFor() },
  { name: 'menu', path: '/', only: narrow, act: openMenu },
  {
    name: 'sheet',
    path: '/',
    only: narrow,
    act: async page => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Book Now' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'ask-bar',
    path: '/styles/knotless-braids',
    only: width => width < 640,
    act: async page => {
      await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
      await page.getByRole('link', { name: 'Book this style: Knotless Braids' }).waitFor();
    },
  },
  { name: 'ask-chosen', path: LOOK, act: askForLook },
  {
    name: 'ask-choices',
    path: LOOK,
    act: async page => {
      await askForLook(page);
      await page
        .getByRole('button', { name: 'Shoulder' })
        .evaluate(button => button.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'ask-receipt',
    path: LOOK,
    act: async page => {
      await askAndSend(page);
      await page.getByRole('region', { name: 'We got your request' }).waitFor();
    },
  },
  {
    name: 'ask-failure',
    path: LOOK,
    act: async page => {
      await page.route('**/send', route => route.abort());
      await askAndSend(page);
      await page.getByRole('button', { name: 'Copy message' }).evaluate(button => button.scrollIntoView());
    },
  },
  {
    name: 'toast-destructive',
    path: '/contact',
    act: async page => {
      await send(page);
      await page.getByRole('alert').filter({ hasText: 'Please fill in' }).waitFor();
    },
  },
  {
    name: 'toast-success',
    path: '/contact',
    act: async page => {
      for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await page.getByLabel(label).fill('Ada');
      await send(page);
      await page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor();
    },
  },
];
