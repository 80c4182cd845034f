/** The inspector beside the built site, in Chromium. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import {
  actor,
  breakActor,
  button,
  inspect,
  kept,
  lit,
  panel,
  ready,
  row,
  rowCount,
  sendForm,
  sendMany,
  sendRequest,
  settledRowCount,
  thumbnail,
  value,
} from '../support/inspected';
import { useSite } from '../support/site';

const served = useSite();

/** How long the server may take to read the types, in ms: seconds on an idle computer, but half a minute in a full run. */
const READING_LIMIT = 100_000;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? '');

describe('the inspector', { timeout: 300_000 }, () => {
  it('loads no code into a page while it is closed', async () => {
    const { page, requests } = await served.openHydrated('/gallery');
    expect(requests.filter(url => /inspector|elk/i.test(url))).toEqual([]);
    expect(await page.evaluate(() => window.__inspect)).toBeUndefined();
  });

  it('highlights the site’s state, and sends events to the site', async () => {
    const { page, site, errors } = await inspect(served, '/gallery');
    let letRead = () => {};
    const canRead = new Promise<void>(resolve => {
      letRead = resolve;
    });
    await page.route('**/__inspector/events?*', async route => {
      await canRead;
      await route.continue();
    });
    await thumbnail(site, 3).click();
    await site.getByText('3 of 10', { exact: true }).waitFor();
    await actor(page, 'site/gallery').click();
    await lit(page, 'gallery.lightbox.open');
    expect(await row(page, 'photo.open').textContent()).toContain('photo: "gallery-');
    await actor(page, 'site/gallery/lightbox/zoom').click();
    await lit(page, 'zoom.fitted');
    // Sends the event by a click on the chart, as soon as it is known whether the event has a payload.
    await page.locator('[data-sends="zoom.in"]').first().click();
    await page.getByRole('status').getByText('zoom.in has to wait').waitFor();
    letRead();
    // In a narrow frame, only screen readers get the percentage, so it is attached but not visible.
    await site.getByText('150%', { exact: true }).waitFor({ state: 'attached', timeout: READING_LIMIT });
    await page.getByRole('status').getByText('zoom.in has to wait').waitFor({ state: 'detached' });
    await row(page, 'zoom.in').filter({ hasText: 'inspector' }).waitFor();
    await expect.poll(() => value(page, 'scale')).toBe('1.5');
    expect(await kept(page, 'scale').getAttribute('data-changed')).toBe('true');
    expect(errors).toEqual([]);
  });

  it('marks the event and the state at which a machine throws, and shows the stack', async () => {
    const { page } = await inspect(served, '/contact');
    await actor(page, 'site/contactForm').click();
    await lit(page, 'contactForm.editing');
    await breakActor(page, 'contactForm');
    await page.locator('[role="treeitem"][data-actor="site/contactForm"][data-status="failed"]').waitFor();
    await page.locator('[data-state="contactForm.editing"][data-failed]').waitFor();
    await button(page, '1 failure').waitFor();
    const failure = row(page, 'test.break');
    await failure.getByText('threw broken on purpose').first().waitFor();
    expect(await failure.locator('pre').textContent()).toMatch(/Error: broken on purpose\s+at /);
    await page.getByRole('status').getByText('threw broken on purpose').waitFor();
    await panel(page, 'Send');
    await page.getByText('It has ended (failed).').waitFor();
  });

  it('has forms for payloads, and says before sending whether a guard would refuse the event', async () => {
    const { page, site } = await inspect(served, '/contact');
    await site.locator('#page-form').getByRole('textbox').first().fill('Ada Obi');
    await actor(page, 'site/contactForm').click();
    await panel(page, 'Send');
    const field = sendForm(page, 'field.change');
    await expect
      .poll(async () => (await field.getByLabel('field').locator('option').allTextContents()).sort(), {
        timeout: READING_LIMIT,
      })
      .toEqual(['"message"', '"name"', '"phone"']);
    await field.getByLabel('field').selectOption('"phone"');
    await field.getByLabel('value').fill('781 555 0142');
    await field.getByRole('button').click();
    await expect.poll(() => site.locator('#page-form').getByRole('textbox').nth(1).inputValue()).toBe('781 555 0142');
    await page.getByLabel('Path of the site').fill('/gallery');
    await page.keyboard.press('Enter');
    await actor(page, 'site/gallery').click();
    const open = sendForm(page, 'photo.open');
    await open.getByLabel('photo').fill('nobody', { timeout: READING_LIMIT });
    await open.getByText('Would be refused: isShown said no').waitFor();
    await open.getByRole('button', { name: 'photo.open' }).click();
    await page.getByRole('status').getByText('refused: isShown said no').waitFor();
    await lit(page, 'gallery.lightbox.closed');
  });

  it('can be used by keyboard with few tab stops, and announces the state', async () => {
    const { page } = await inspect(served, '/contact');
    await actor(page, 'site/contactForm').waitFor();
    await page.locator('body').click({ position: { x: 700, y: 5 } });
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
    } while (!(await focused(page)).includes('treeitem') && stops < 60);
    expect(stops).toBeLessThanOrEqual(10);
    // The last row is a child of the form's actor; ArrowLeft goes to its parent, the form.
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await lit(page, 'contactForm.editing.draft');
    await page.getByRole('status').filter({ hasText: 'contactForm is in editing.draft' }).waitFor();
    // Steps through the rows of the timeline and returns to the present; the focus stays where it was.
    await page.getByRole('treegrid').focus();
    await page.keyboard.press('Home');
    await page.locator('[role="row"][aria-selected="true"][aria-rowindex="1"]').waitFor();
    expect(await focused(page)).toContain('treegrid');
    await button(page, 'Step forward').click();
    await page.locator('[role="row"][aria-selected="true"][aria-rowindex="2"]').waitFor();
    expect(await focused(page)).toContain('Step forward');
    await page.keyboard.press('Escape');
    expect(await page.locator('[role="row"][aria-selected="true"]').count()).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  });

  it('has no axe findings in its panels, list, diagram and help, even after a failure', async () => {
    const { page } = await inspect(served, '/contact');
    await actor(page, 'site/contactForm').click();
    await lit(page, 'contactForm.editing');
    expect(await axeFindings(page), 'context').toEqual([]);
    await panel(page, 'Send');
    expect(await axeFindings(page), 'forms').toEqual([]);
    await button(page, 'Diagram').click();
    await panel(page, 'States');
    expect(await axeFindings(page), 'diagram and states').toEqual([]);
    await button(page, 'Diagram').click();
    await page
      .getByLabel('Open session')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'Choose a file that Save session has written' }).waitFor();
    expect(await alert.textContent()).not.toMatch(/invalid|expected|✖/i);
    await breakActor(page, 'contactForm');
    await page.locator('[data-failed]').first().waitFor();
    expect(await axeFindings(page), 'a failure, and a problem').toEqual([]);
    await page.keyboard.press('?');
    expect(await axeFindings(page), 'help').toEqual([]);
  });

  it('saves the session as a file and a log as a test, both without typed text, and opens the file again', async () => {
    const { page, site } = await inspect(served, '/contact');
    await served.setFault('refused');
    await sendRequest(site);
    await actor(page, 'site/contactForm').click();
    await lit(page, 'contactForm.editing.failed');
    expect(await kept(page, 'failure').textContent()).toMatch(/refused[\s\S]*Too many requests[\s\S]*429/);
    const seen = await page.locator('main').textContent();
    expect(seen).toContain('*** ***');
    expect(seen).not.toMatch(/Ada|0142|Box braids/);
    const saving = page.waitForEvent('download');
    await button(page, 'Save session').click();
    const json = await readFile(await (await saving).path(), 'utf8');
    expect(json).toContain('"path":"site/contactForm"');
    expect(json).not.toMatch(/Ada|0142|Box braids/);
    const other = await page.context().newPage();
    await other.goto('/__inspector?site=about:blank');
    await other
      .getByLabel('Open session')
      .setInputFiles({ name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(json) });
    await actor(other, 'site/contactForm').click();
    await lit(other, 'contactForm.editing.failed');
    await row(other, 'form.submit').click();
    await lit(other, 'contactForm.sending');
    await button(other, 'Now').click();
    await actor(other, 'site/navigation').click();
    await other.locator('[data-state^="navigation."][data-lit]').first().waitFor();
    await button(page, 'Copy as test…').click();
    const text = await page.getByRole('textbox', { name: 'Text' }).inputValue();
    expect(text).toContain("import { contactFormMachine } from './contact-form.machine';");
    expect(text).not.toMatch(/Ada|0142|Box braids/);
    await page.keyboard.press('Escape');
    await page.getByLabel('Show masked text').check();
    await expect.poll(() => page.locator('main').textContent()).toContain('Ada Obi');
  });

  it('pauses the time of the testimonials, and advances the time by a step', async () => {
    const { page, site } = await inspect(served, '/', opened => opened.clock.install());
    await actor(page, 'site/testimonialRotator').click();
    await page.locator('.timer[data-runs]', { hasText: /^[1-5]\.\d s$/ }).waitFor();
    await button(page, 'Pause time').click();
    const shown = () => value(page, 'index');
    const onPage = () => site.getByText(/^\d of \d$/).textContent();
    const before = await shown();
    const beforeOnPage = await onPage();
    const countdown = await page.locator('.timer[data-runs]').textContent();
    await page.clock.runFor(5_500);
    expect(await shown()).toBe(before);
    expect(await onPage()).toBe(beforeOnPage);
    expect(await page.locator('.timer[data-runs]').textContent()).toBe(countdown);
    await button(page, 'Step').click();
    await expect.poll(shown).not.toBe(before);
    await page.locator('[role="row"][data-event^="xstate.after."]').filter({ hasText: 'delay' }).last().waitFor();
    expect(await onPage()).not.toBe(beforeOnPage);
  });

  it('lists more than ten thousand events, and keeps recording beyond the limit of rows in the timeline', {
    timeout: 400_000,
  }, async () => {
    const { page, site } = await inspect(served, '/gallery');
    await thumbnail(site, 1).click();
    await actor(page, 'site/gallery/lightbox').click();
    await lit(page, 'lightbox.looking');
    const turn = { type: 'photo.turn', turn: 'next' };
    await sendMany(page, 'lightbox', turn);
    await expect.poll(() => rowCount(page), { timeout: 120_000 }).toBeGreaterThan(10_000);
    await settledRowCount(page);
    // Ten thousand more events exceed the limit of rows in the timeline.
    await sendMany(page, 'lightbox', turn);
    expect(await settledRowCount(page)).toBeLessThanOrEqual(40_000);
    await page.getByRole('treegrid').focus();
    await page.keyboard.press('Home');
    await page.locator('[role="row"][aria-selected="true"][aria-rowindex="1"]').waitFor();
    // Each sent event leads to rows of several actors; selecting the lightbox's row shows the lightbox's chart.
    const row = page.locator('[role="row"][aria-selected="true"][data-event="photo.turn"]', { hasText: 'lightbox' });
    for (let count = 0; count < 100 && !(await row.count()); count++) await page.keyboard.press('ArrowDown');
    await page.locator('.row[data-taken]', { hasText: 'photo.turn' }).first().waitFor();
    await button(page, 'Copy as test…').click();
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toContain('snapshot:');
  });

  it('keeps inspecting the site on another page, after a reload and in another window', async () => {
    const { page, site } = await inspect(served, '/');
    const running = page.locator('[data-status="running"]');
    await actor(page, 'site/testimonialRotator').waitFor();
    await page.getByLabel('Path of the site').fill('/gallery');
    await page.keyboard.press('Enter');
    await actor(page, 'site/gallery').waitFor();
    await expect.poll(() => actor(page, 'site/testimonialRotator').and(running).count()).toBe(0);
    const before = await rowCount(page);
    await button(page, 'Reload the site').click();
    await ready(site);
    // The rows that the timeline had before the reload stay.
    await expect.poll(() => rowCount(page)).toBeGreaterThan(before);
    const opening = page.waitForEvent('popup');
    await button(page, 'Own window').click();
    const window = await opening;
    await ready(window);
    await thumbnail(window, 1).click();
    await actor(page, 'site/gallery/lightbox/zoom').click();
    await panel(page, 'Send');
    await sendForm(page, 'zoom.in').waitFor();
    await window.keyboard.press('Escape');
    // A stopped actor accepts no events.
    await page.locator('[data-actor="site/gallery/lightbox/zoom"][data-status="stopped"]').waitFor();
    expect(await sendForm(page, 'zoom.in').count()).toBe(0);
    await actor(page, 'site/navigation').click();
    await window.close();
    await page.locator('[data-actor="site/navigation"][data-status="gone"]').waitFor();
    await page.getByText('It has ended (gone).').waitFor();
  });

  it('writes page and actor into its address, and selects the actor of a link', async () => {
    const { page, site } = await inspect(served, '/contact');
    await actor(page, 'site/contactForm').click();
    await sendRequest(site);
    await lit(page, 'contactForm.editing.sent');
    await page.getByRole('treegrid').focus();
    await page.keyboard.press('Home');
    await page.locator('[role="row"][aria-selected="true"][aria-rowindex="1"]').waitFor();
    // The tree is that of the first row, before the form's actor started.
    expect(await actor(page, 'site/contactForm').count()).toBe(0);
    await page.keyboard.press('Escape');
    await actor(page, 'site/contactForm').click();
    const { search } = new URL(page.url());
    expect(search).toContain('actor=site%2FcontactForm');
    expect(search).toContain('site=%2Fcontact');
    // Rows are those of this visit.
    expect(search).not.toMatch(/step|state/);
    await page.goto(`/__inspector${search}`);
    // Not `fresh`, which lasts for three seconds only.
    await lit(page, 'contactForm.editing');
    expect(await page.locator('[data-state="contactForm.editing.sent"][data-lit]').count()).toBe(0);
  });
});
