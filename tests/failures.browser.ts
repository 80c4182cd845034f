/** Any actor may throw: the page says so, every other actor keeps running, and the draft is kept. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageScript } from './models/drivers/page-script';
import { full } from './support/extent';
import { thumbnail } from './support/lightbox';
import { fill, typed, values } from './support/request';
import { hydrated, phone, useSite } from './support/site';

const site = useSite();

interface Case {
  /** Id of the actor that throws. */
  actor: string;
  /** The root's child that fails with it; by default the actor itself. */
  machine?: string;
  /** Link to the page that runs the actor. */
  page?: 'Services' | 'Gallery' | 'Home';
  /** Starts the actor. */
  before?: (page: Page) => Promise<void>;
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const openSheet = async (page: Page) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog', { name: 'Ask for an appointment' }).waitFor();
};
const openPhoto = async (page: Page) => {
  await thumbnail(page, 1).click();
  await page.getByRole('dialog').getByText('1 of 10', { exact: true }).waitFor();
};
const showToast = async (page: Page) => {
  const message = page.getByLabel('Message *');
  await message.fill('');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
  await message.fill(typed.message);
};

const cases: Case[] = [
  { actor: 'navigation' },
  { actor: 'addressBar', machine: 'navigation' },
  { actor: 'mobileMenu' },
  { actor: 'dismissal', machine: 'mobileMenu', page: 'Services', before: openMenu },
  { actor: 'bookingSheet' },
  { actor: 'scrollLock', machine: 'bookingSheet', page: 'Services', before: openSheet },
  { actor: 'toasts' },
  { actor: 'visibleToast', machine: 'toasts', before: showToast },
  { actor: 'colorTheme' },
  { actor: 'openHours' },
  { actor: 'salonClock', machine: 'openHours' },
  { actor: 'contactForm' },
  {
    actor: 'focusKeeper',
    machine: 'contactForm',
    before: async page => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
    },
  },
  { actor: 'testimonialRotator', page: 'Home' },
  { actor: 'pageVisibility', machine: 'testimonialRotator', page: 'Home' },
  { actor: 'motionPreference', machine: 'testimonialRotator', page: 'Home' },
  { actor: 'galleryFilter', page: 'Gallery' },
  { actor: 'styleAddress', machine: 'galleryFilter', page: 'Gallery' },
  { actor: 'lightbox', page: 'Gallery', before: openPhoto },
  { actor: 'address', machine: 'lightbox', page: 'Gallery', before: openPhoto },
  { actor: 'scrollLock', machine: 'lightbox', page: 'Gallery', before: openPhoto },
  { actor: 'zoom', machine: 'lightbox', page: 'Gallery', before: openPhoto },
  { actor: 'gestures', machine: 'lightbox', page: 'Gallery', before: openPhoto },
  { actor: 'zoomKeyboard', machine: 'lightbox', page: 'Gallery', before: openPhoto },
];

/** The root's children, and the controls of every page. */
const CHILDREN = ['navigation', 'mobileMenu', 'bookingSheet', 'toasts', 'colorTheme', 'openHours', 'contactForm'];
const running = (page: Page) => page.evaluate(() => window.actorControl.running());
const apology = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'has stopped working, but the rest of the site still works' });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();

async function goTo(page: Page, name: string): Promise<void> {
  if (name === 'Home') await page.getByRole('link', { name: 'Ochre Row, home page' }).click();
  else await footerLink(page, name).click();
  await page.waitForURL(name === 'Home' ? '**/' : `**/${name.toLowerCase()}`);
}

/** An effect fails with its machine. `npm test` covers the machines and one effect, the full run all. */
const named = cases
  .map(({ actor, machine = actor, ...rest }) => ({ actor, machine, ...rest }))
  .filter(({ actor, machine }) => full || actor === machine || actor === 'zoom');

describe('an actor that throws', () => {
  it.each(named)('$actor of $machine: all others keep running, the page says so, and the draft is kept', async one => {
    const { actor, machine, page: name, before } = one;
    const { page, errors } = await site.open('/contact', phone, opened =>
      opened.addInitScript({ content: pageScript }),
    );
    await hydrated(page);
    await fill(page);
    if (name) await goTo(page, name);
    await before?.(page);

    await page.evaluate(failing => window.actorControl.fail(failing), actor);
    await apology(page).first().waitFor();
    expect(errors.join('\n')).toContain('broken on purpose');
    const others = CHILDREN.filter(child => child !== machine);
    expect(await running(page)).toEqual(expect.arrayContaining(others));
    expect(await running(page)).not.toContain(machine);

    await apology(page).first().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => apology(page).count()).toBe(0);
    expect(await running(page)).toEqual(expect.arrayContaining(CHILDREN));
    if (machine === 'lightbox') {
      // It opens the photo that the address still names.
      await page.getByRole('dialog').getByText('1 of 10', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
    if (name) await goTo(page, 'Contact');
    expect(await values(page)).toEqual(typed);
  });
});
