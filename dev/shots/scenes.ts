import type { Page } from 'playwright-core';

/** What to photograph: an address and what to do there first. */
export interface Scene {
  name: string;
  path: string;
  /** Widths in CSS pixels at which the scene exists; all by default. */
  only?: (width: number) => boolean;
  act?: (page: Page) => Promise<void>;
  /** Captures only the window, for overlays; otherwise the whole page. */
  windowOnly?: boolean;
}

const narrow = (width: number) => width < 960;
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
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
  {
    name: 'lightbox',
    path: '/gallery?photo=gallery-knotless-bob',
    windowOnly: true,
    act: page => page.getByRole('dialog').waitFor(),
  },
  { name: 'menu', path: '/', only: narrow, act: openMenu, windowOnly: true },
  {
    name: 'sheet',
    path: '/',
    only: narrow,
    windowOnly: true,
    act: async page => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Book Now' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'toast-destructive',
    path: '/contact',
    windowOnly: true,
    act: async page => {
      await send(page);
      await page.getByRole('alert').filter({ hasText: 'Please fill in' }).waitFor();
    },
  },
  {
    name: 'toast-success',
    path: '/contact',
    windowOnly: true,
    act: async page => {
      for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await page.getByLabel(label).fill('Ada');
      await send(page);
      await page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor();
    },
  },
];
