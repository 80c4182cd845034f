import type { Locator, Page } from 'playwright-core';

/** One interaction, and the element whose change shows that it has finished. */
export interface Interaction {
  name: string;
  path: string;
  /** Prepares the page for the interaction, before the CPU is slowed down. */
  prepare?: (page: Page) => Promise<void>;
  /** The element to tap, or the key to press. */
  input: ((page: Page) => Locator) | string;
  /** CSS selector of the element that appears or changes. */
  outcome: string;
  /** Whether all samples are taken on one page; otherwise each is the first interaction after a page load. */
  again?: boolean;
}

const dialog = 'dialog[open]';
/** The picture shown in the lightbox, not its preloaded neighbors. */
const picture = `${dialog} [data-slide="shown"] img`;
const thumbnail = (page: Page) => page.getByRole('main').getByRole('listitem').nth(1).getByRole('link');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const nextPicture = (page: Page) => page.getByRole('button', { name: 'Next picture' });
const nextTestimonial = (page: Page) => page.getByRole('button', { name: 'Next testimonial' });
const servicesLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'All services and prices' });

export const openLightbox: Interaction = {
  name: 'Open lightbox',
  path: '/gallery',
  input: thumbnail,
  outcome: picture,
};

export const interactions: readonly Interaction[] = [
  openLightbox,
  {
    name: 'Next picture',
    path: '/gallery',
    again: true,
    prepare: async page => {
      await thumbnail(page).tap();
      const count = await page.getByRole('main').getByRole('listitem').count();
      for (let shown = 0; shown < count; shown++) {
        await page.locator(picture).evaluate((image: HTMLImageElement) => image.decode());
        await nextPicture(page).tap();
      }
    },
    input: nextPicture,
    outcome: picture,
  },
  {
    name: 'Open menu',
    path: '/',
    input: menuButton,
    outcome: '[data-menu-toggle]',
  },
  {
    name: 'Open sheet',
    path: '/',
    prepare: page => menuButton(page).tap(),
    input: page => page.getByRole('button', { name: 'Book Now' }),
    outcome: dialog,
  },
  {
    name: 'Type a character',
    path: '/contact',
    again: true,
    prepare: page => page.getByLabel('Full Name *').tap(),
    input: 'a',
    outcome: 'input[name="name"]',
  },
  {
    name: 'Submit',
    path: '/contact',
    prepare: async page => {
      await page.getByLabel('Full Name *').fill('Ada');
      await page.getByLabel('Phone Number *').fill('781-555-0142');
      await page.getByLabel('Message *').fill('Box braids on Saturday, please.');
    },
    input: page => page.getByRole('button', { name: 'Send Message' }),
    outcome: 'main form',
  },
  {
    name: 'Next testimonial',
    path: '/',
    again: true,
    // Pauses the rotation, because an automatic change would be mistaken for the response to the tap.
    prepare: page => page.getByRole('button', { name: 'Pause testimonials' }).tap(),
    input: nextTestimonial,
    outcome: '[role="group"] [aria-live]',
  },
  {
    name: 'Navigate',
    path: '/',
    input: servicesLink,
    outcome: 'h1',
  },
];
