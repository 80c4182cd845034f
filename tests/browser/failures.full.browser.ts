/** If an actor throws, an error message is shown, all other actors keep running, and the draft is kept. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageScript } from 'xstate-paths/page';
import { thumbnail } from '../support/lightbox';
import { failureToast, fill, mailRequest, openSheet, sheet, submit, typed, values } from '../support/request';
import { delayFiles, phone, useSite } from '../support/site';

const site = useSite();

interface Case {
  /** Id of the actor that throws. */
  actor: string;
  /** The child of the root actor that fails together with this actor; by default, the actor itself. */
  machine?: string;
  /** Link to the page that runs the actor. */
  page?: 'Services' | 'Gallery' | 'Home' | 'Cornrows';
  /** Does what the visitor does to start the actor, before it throws. */
  before?: (page: Page) => Promise<void>;
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const openForm = async (page: Page) => {
  await openSheet(page);
  await sheet(page).waitFor();
};
const openPhoto = async (page: Page) => {
  await thumbnail(page, 1).click();
  await page.getByRole('dialog').getByText('1 of 10', { exact: true }).waitFor();
};
const showToast = async (page: Page) => {
  await site.setFault('refused');
  await submit(page);
  await failureToast(page).waitFor();
};

/** The request is held, so the form is still sending when the test breaks it. */
const startSending = async (page: Page) => {
  await delayFiles(page, mailRequest);
  await submit(page);
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
};

/** One effect of every kind of machine; the kits of the site and the gallery let the machines of every page and the lightbox fail. */
const cases: Case[] = [
  { actor: 'addressBar', machine: 'navigation' },
  { actor: 'dismissal', machine: 'mobileMenu', page: 'Services', before: openMenu },
  { actor: 'visibleToast', machine: 'toasts', before: showToast },
  { actor: 'contactForm' },
  { actor: 'visibleArea', machine: 'contactForm', page: 'Services', before: openForm },
  { actor: 'leaveQuestion', machine: 'contactForm', before: startSending },
  { actor: 'testimonialRotator', page: 'Home' },
  { actor: 'askBar', page: 'Cornrows' },
  { actor: 'quoteSharing', page: 'Cornrows' },
  { actor: 'gallery', page: 'Gallery' },
  { actor: 'gestures', machine: 'lightbox', page: 'Gallery', before: openPhoto },
];

/** The children of the root that run on every page. */
const CHILDREN = ['navigation', 'mobileMenu', 'bookingSheet', 'toasts', 'colorTheme', 'openHours', 'contactForm'];
const running = (page: Page) => page.evaluate(() => window.actorControl.running());
const apology = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'has stopped working, but the rest of the site still works' });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();

async function goTo(page: Page, name: string): Promise<void> {
  if (name === 'Cornrows') {
    await goTo(page, 'Services');
    await page
      .getByRole('main')
      .getByRole('link', { name: `Learn History: ${name}` })
      .click();
    return page.waitForURL('**/styles/cornrows');
  }
  if (name === 'Home') await page.getByRole('link', { name: 'Ochre Row, home page' }).click();
  else await footerLink(page, name).click();
  await page.waitForURL(name === 'Home' ? '**/' : `**/${name.toLowerCase()}`);
}

/** If an effect fails, its machine fails with it. */
const named = cases.map(({ actor, machine = actor, ...rest }) => ({ actor, machine, ...rest }));

it.each(named)(
  'an actor that throws, $actor of $machine: all others keep running, an error message is shown, and the draft is kept',
  async one => {
    const { actor, machine, page: name, before } = one;
    const { page, errors } = await site.openHydrated('/contact', phone, opened =>
      opened.addInitScript({ content: pageScript() }),
    );
    await fill(page);
    if (name) await goTo(page, name);
    await before?.(page);

    await page.evaluate(failing => window.actorControl.fail(failing), actor);
    const message = apology(page).first();
    await message.waitFor();
    expect(errors.join('\n')).toContain('broken on purpose');
    const others = CHILDREN.filter(child => child !== machine);
    expect(await running(page)).toEqual(expect.arrayContaining(others));
    expect(await running(page)).not.toContain(machine);

    await message.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => apology(page).count()).toBe(0);
    expect(await running(page)).toEqual(expect.arrayContaining(CHILDREN));
    // The error message and its button are gone: the focus is on what replaces them, or on the page's heading.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    if (await page.getByRole('dialog').count()) {
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
    if (new URL(page.url()).pathname !== '/contact') await goTo(page, 'Contact');
    expect(await values(page)).toEqual(typed);
  },
);
