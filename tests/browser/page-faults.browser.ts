/** If part of a page is missing or broken, the rest works, the draft is kept, and contact details are shown. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageScript } from 'xstate-paths/page';
import { desktop, hydrated, phone, useBuiltSite } from '../support/built-site';
import { thumbnail } from '../support/lightbox';
import {
  breakAt,
  fill,
  labels,
  mainLink,
  nothing,
  openContact,
  openSheet,
  sheet,
  toasts,
  typed,
  values,
} from '../support/request';

const site = useBuiltSite();

const gone = (page: Page, files: RegExp) =>
  page.route(files, route => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }));
const lostToast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something didn’t load' });

/** Marks the document, so that a test notices a reload, which removes the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Expects the toast about code that did not load, with phone, email and, if there is a draft, a link that reloads. */
async function expectWaysOut(page: Page, reload?: string): Promise<void> {
  const ways = () =>
    lostToast(page)
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
  // An earlier toast may still be on its way out.
  await expect
    .poll(ways)
    .toEqual(['tel:+17815550142', 'mailto:info@ochre-row.example', ...(reload === undefined ? [] : [reload])]);
  await expect.poll(() => toasts(page).count()).toBe(1);
  const text = await lostToast(page).textContent();
  expect(text?.includes('is still here, but reloading the page would clear it')).toBe(reload !== undefined);
}

describe('if code is missing after a release', () => {
  it('the code of everything not loaded yet cannot be loaded: the old page stays, with its draft, and contact details are shown', async () => {
    const files = /\/assets\/(?!shared|index)/;
    const { page, errors } = await openContact(site);
    await gone(page, files);
    await mark(page);
    await fill(page);
    await mainLink(page, 'Gallery').click();
    await expectWaysOut(page, '/gallery');
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await values(page)).toEqual(typed);
    expect(await isMarked(page)).toBe(true);
    await expect.poll(() => errors.join('\n')).toContain('The page /gallery could not be loaded');
    await page.unroute(files);
    // Another key, so that the next press is not the second of a double one.
    await page.keyboard.press('Shift');
    await mainLink(page, 'Gallery').click();
    await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
    await expect.poll(() => toasts(page).count()).toBe(0);
    await mainLink(page, 'Contact').click();
    await page.getByLabel(labels.message).waitFor();
    expect(await values(page)).toEqual(typed);
    expect(await isMarked(page)).toBe(true);
  });

  it('the code of the next page cannot be loaded, and nothing is written: the browser follows the link', async () => {
    const { page } = await site.openHydrated('/contact');
    const opened: string[] = [];
    page.on('framenavigated', frame => frame === page.mainFrame() && opened.push(new URL(frame.url()).pathname));
    await gone(page, /\/assets\/ServicesPage-/);
    await mainLink(page, 'Services').click();
    await page.waitForURL('**/services');
    // The next page may lack the same file: then it works without scripts, and is not opened again.
    await page.waitForFunction(() => document.documentElement.dataset.script === 'failed');
    expect(await page.getByRole('heading', { level: 1, name: 'Styles and prices' }).isVisible()).toBe(true);
    expect(opened).toEqual(['/services']);
    await page.goBack();
    await hydrated(page);
    await page.unroute(/\/assets\/ServicesPage-/);
    await mainLink(page, 'Services').click();
    await page.waitForURL('**/services');
    await hydrated(page);
  });

  it('something is written after the host has answered, before the next document comes: it does not come any more', async () => {
    const { page } = await site.openHydrated('/contact', desktop, opened => gone(opened, /\/assets\/ServicesPage-/));
    await mark(page);
    let letGo = () => {};
    const held = new Promise<void>(resolve => (letGo = resolve));
    await page.route('**/services', async route => {
      if (route.request().isNavigationRequest()) await held;
      await route.continue();
    });
    const opens = page.waitForRequest(request => request.isNavigationRequest());
    await page.getByLabel(labels.name).focus();
    await mainLink(page, 'Services').evaluate((link: HTMLElement) => link.click());
    await opens;
    // Unlike this, Playwright’s `fill` would wait for the document.
    await page.keyboard.type('Ada');
    await expectWaysOut(page, '/services');
    letGo();
    expect(await values(page)).toEqual({ ...nothing, name: 'Ada' });
    await mainLink(page, 'Gallery').click();
    await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('the code of sheet and viewer cannot be loaded, and something is written: the pages stay, and the next tap tries again', async () => {
    const { page } = await site.openHydrated('/contact', phone);
    const files = /\/assets\/(BookingSheet|request|Lightbox)-/;
    await gone(page, files);
    await fill(page);
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Gallery' }).click();
    await thumbnail(page, 3).click();
    const link = lostToast(page).getByRole('link', { name: 'Open it in a new tab' });
    expect(await link.getAttribute('href')).toMatch(/\.jpg$/);
    expect(await link.getAttribute('target')).toBe('_blank');
    await openSheet(page);
    await expectWaysOut(page, '');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/gallery');
    await page.unroute(files);
    await openSheet(page);
    await sheet(page).waitFor();
    expect(await values(page)).toEqual(typed);
  });

  it('the code of the sheet cannot be loaded, and nothing is written: the browser opens the contact page', async () => {
    const { page } = await site.openHydrated('/', phone);
    await gone(page, /\/assets\/BookingSheet-/);
    await openSheet(page);
    await page.waitForURL('**/contact');
    await hydrated(page);
    expect(await page.getByLabel(labels.message).isVisible()).toBe(true);
  });
});

it.each([
  ['the form', 'Full Name \\*', '/contact', 'Find us'],
  ['the map', 'Directions in ', '/contact', 'Send a message'],
  ['the top bar', 'Switch between light and dark mode', '/', 'Signature styles'],
])('an error in %s: contact details are shown in its place, and the rest still works', async (_, at, path, stays) => {
  const { page, errors } = await site.openHydrated(path, desktop, breakAt(at));
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'has stopped working, but the rest of the site still works' });
  await alert.waitFor();
  const ways = await alert.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(ways).toEqual(['tel:+17815550142', 'mailto:info@ochre-row.example']);
  await expect.poll(() => errors.join('\n')).toContain('broken on purpose');
  expect(await page.getByRole('heading', { name: stays }).isVisible()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Styles and prices' }).waitFor();
});

describe('after the navigation has failed', () => {
  const failing = async () => {
    const { page } = await site.openHydrated('/contact', desktop, opened =>
      opened.addInitScript({ content: pageScript() }),
    );
    await mark(page);
    return page;
  };
  const fail = async (page: Page) => {
    await page.evaluate(() => window.actorControl.fail('navigation'));
    await page.getByRole('alert').filter({ hasText: 'Page navigation has stopped working' }).waitFor();
  };

  it('the browser itself follows a link, if nothing is written', async () => {
    const page = await failing();
    await fail(page);
    // This link leads to another part of the same page.
    await page.getByRole('link', { name: 'Privacy and accessibility' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#assurances');
    await expect.poll(() => page.getByText('Loading the page…').count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
    await mainLink(page, 'Services').click();
    await page.waitForURL('**/services');
    await hydrated(page);
    expect(await isMarked(page)).toBe(false);
  });

  it('a link starts it again, if something is written; if it fails again, the link can be opened in a new tab', async () => {
    const page = await failing();
    await fill(page);
    await fail(page);
    await mainLink(page, 'Services').click();
    await page.getByRole('heading', { level: 1, name: 'Styles and prices' }).waitFor();
    await fail(page);
    await page.evaluate(() => window.actorControl.hold(['loadPage']));
    await mainLink(page, 'Gallery').click();
    await fail(page);
    const link = lostToast(page).getByRole('link', { name: 'Open it in a new tab' });
    expect(await link.getAttribute('href')).toBe('/gallery');
    expect(await isMarked(page)).toBe(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await mainLink(page, 'Contact').click();
    await page.evaluate(() => window.actorControl.release('loadPage', 'works'));
    await page.getByLabel(labels.message).waitFor();
    expect(await values(page)).toEqual(typed);
  });
});

it('a link is followed as soon as the browser accepts history entries again', async () => {
  const { page } = await site.openHydrated('/contact', desktop, opened => opened.clock.install());
  await page.evaluate(() => {
    const { pushState } = history;
    let refused = 2;
    history.pushState = (...entry) => {
      if (refused-- > 0) throw new DOMException('Attempt to use history.pushState() too often', 'SecurityError');
      pushState.apply(history, entry);
    };
  });
  await mainLink(page, 'Services').click();
  await page.getByText('Loading the page…').waitFor();
  await page.clock.runFor(2_100);
  await page.getByRole('heading', { level: 1, name: 'Styles and prices' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/services');
});

describe('if another program changes the page', () => {
  it.each(['wraps', 'removes'])('that %s a part of it, the next page is whole, and the draft is kept', async how => {
    const { page } = await site.openHydrated('/contact', desktop);
    await fill(page);
    await page.evaluate(isWrapped => {
      const part = document.querySelector('main > :last-child');
      const wrapper = document.createElement('div');
      part?.replaceWith(...(isWrapped ? [wrapper] : []));
      if (part) wrapper.append(part);
    }, how === 'wraps');
    await mainLink(page, 'Services').click();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
    await page.goBack();
    await expect.poll(() => values(page)).toEqual(typed);
  });

  it('so that no script can run, an error message with the phone number takes its place', async () => {
    const { page } = await site.open('/', desktop, opened =>
      opened.addInitScript(() => Object.assign(Object.prototype, { extended: 'by another program' })),
    );
    await page.getByRole('alert').filter({ hasText: 'This page has stopped working. You can always' }).waitFor();
    expect(await page.getByRole('link', { name: '(781) 555-0142' }).first().isVisible()).toBe(true);
  });
});
