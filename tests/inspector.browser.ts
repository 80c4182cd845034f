/** The inspector beside the built site, in Chromium. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  button,
  choose,
  entry,
  kept,
  lit,
  ready,
  sendRequest,
  thumbnail,
  useInspector,
  value,
} from '../dev/inspector/testing/inspected';
import { full } from './support/extent';

const { inspect, setFault } = useInspector();

describe('the inspector', () => {
  it('highlights the site’s state, and sends events to the site', async () => {
    const { page, site, errors } = await inspect('/gallery');
    await thumbnail(site, 3).click();
    await lit(page, 'lightbox.open');
    expect(await entry(page, 'photo.open').textContent()).toContain('index: 2 }');
    await page.locator('.label[data-taken]', { hasText: 'photo.open' }).waitFor();
    await site.getByText('3 of 10', { exact: true }).waitFor();
    await button(page, 'photo.next').click();
    await site.getByText('4 of 10', { exact: true }).waitFor();
    expect(await entry(page, 'photo.next').textContent()).toContain('inspector');
    expect(await value(page, 'index')).toBe('3');
    expect(await kept(page, 'index').getAttribute('data-changed')).toBe('true');
    expect(errors).toEqual([]);
  });

  it('lists every actor under its parent', async () => {
    const { page, site } = await inspect('/gallery');
    await thumbnail(site, 1).click();
    await lit(page, 'lightbox.open');
    await page.locator('[data-machine="photoLoading"]').first().waitFor();
    const names = await page.locator('.tab-path').allTextContents();
    // One photoLoading for each preloaded photo.
    expect([...new Set(names)]).toEqual([
      'site',
      'site › navigation',
      'site › mobileMenu',
      'site › bookingSheet',
      'site › toasts',
      'site › colorTheme',
      'site › openHours',
      'site › galleryFilter',
      'site › lightbox',
      'site › lightbox › zoom',
      'site › lightbox › photoLoading',
    ]);
    // A long tab list scrolls by itself, not the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  });

  it('shows that a guard is false', async () => {
    const { page } = await inspect('/gallery');
    await choose(page, 'lightbox');
    await page.locator('[data-send="photo.open"] input[name="photos"]').fill('["bob"]');
    await page.locator('[data-send="photo.open"] input[name="index"]').fill('99');
    await button(page, 'photo.open').click();
    await page.getByText('Refused: isInGallery said no').first().waitFor();
    await page.locator('.guard[data-holds="false"]', { hasText: 'isInGallery' }).waitFor();
    await lit(page, 'lightbox.closed');
  });

  it.runIf(full)('pauses the rotator’s clock, and steps it', async () => {
    const { page, site } = await inspect('/');
    await choose(page, 'testimonialRotator');
    await lit(page, 'testimonialRotator.rotation.rotating.playing');
    await page.locator('.timer[data-runs]', { hasText: /^[1-5]\.\d s$/ }).waitFor();
    await button(page, 'Pause time').click();
    const shown = () => value(page, 'index');
    const onPage = () => site.getByText(/^\d of \d$/).textContent();
    const before = await shown();
    const beforeOnPage = await onPage();
    const countdown = await page.locator('.timer[data-runs]').textContent();
    await page.waitForTimeout(5500);
    expect(await shown()).toBe(before);
    expect(await onPage()).toBe(beforeOnPage);
    expect(await page.locator('.timer[data-runs]').textContent()).toBe(countdown);
    await button(page, 'Step').click();
    await expect.poll(shown).not.toBe(before);
    expect(
      await entry(page, 'xstate.after.dwell.testimonialRotator.rotation.rotating.playing').textContent(),
    ).toContain('delay');
    expect(await onPage()).not.toBe(beforeOnPage);
  });

  it('shows a failed send with its reason, and nothing that was typed', async () => {
    const { page, site } = await inspect('/contact');
    await setFault('429');
    await sendRequest(site);
    await lit(page, 'contactForm.editing.failed');
    await page
      .locator('[data-edge="contactForm.sending.delivering xstate.error.actor.sendMessage 0"][data-taken]')
      .first()
      .waitFor();
    expect(await kept(page, 'failure').textContent()).toMatch(/refused[\s\S]*Too many requests[\s\S]*429/);
    const seen = await page.locator('main').textContent();
    expect(seen).toContain('*** ***');
    expect(seen).not.toMatch(/Ada|0142|Box braids/);
    await page.getByLabel('Show typed text').check();
    await expect.poll(() => page.locator('main').textContent()).toContain('Ada Obi');
  });

  it.runIf(full)('steps back in a copy without changing the site', async () => {
    const { page, site } = await inspect('/gallery');
    await thumbnail(site, 1).click();
    await lit(page, 'lightbox.open');
    await button(page, 'photo.next').click();
    await button(page, 'photo.next').click();
    await site.getByText('3 of 10', { exact: true }).waitFor();
    await button(page, 'Replay').click();
    await button(page, 'Step back').click();
    await button(page, 'Step back').click();
    await expect.poll(() => value(page, 'index')).toBe('0');
    await button(page, 'Step back').click();
    await lit(page, 'lightbox.closed');
    await button(page, 'Step forward').click();
    await lit(page, 'lightbox.open');
    await page.getByText(/Copy at 2 of 4/).waitFor();
    // The site does not change while the copy runs.
    await site.getByText('3 of 10', { exact: true }).waitFor();
    await site.getByRole('button', { name: 'Next picture' }).click();
    await site.getByText('4 of 10', { exact: true }).waitFor();
    await page.getByText(/Copy at 2 of 4/).waitFor();
    await button(page, 'Back to the page').click();
    await expect.poll(() => value(page, 'index')).toBe('3');
  });

  it.runIf(full)('follows the site from page to page and after a reload', async () => {
    const { page, site } = await inspect('/');
    await page.locator('[data-machine="testimonialRotator"]').waitFor();
    await page.getByLabel('Path of the site').fill('/gallery');
    await page.keyboard.press('Enter');
    await page.locator('[data-machine="lightbox"]').waitFor();
    await expect.poll(() => page.locator('[data-machine="testimonialRotator"]').count()).toBe(0);
    await button(page, 'Reload the site').click();
    await ready(site);
    await thumbnail(site, 2).click();
    await lit(page, 'lightbox.open');
  });

  it.runIf(full)('follows a site in another window', async () => {
    const { page } = await inspect('/gallery');
    const opening = page.waitForEvent('popup');
    await button(page, 'Own window').click();
    const window = await opening;
    await ready(window);
    await thumbnail(window, 1).click();
    await lit(page, 'lightbox.open');
    await button(page, 'photo.next').click();
    await window.getByText('2 of 10', { exact: true }).waitFor();
  });

  it('saves a log without typed text, and replays it from a file', async () => {
    const { page, site } = await inspect('/contact');
    await sendRequest(site);
    await lit(page, 'contactForm.editing.sent');
    const saving = page.waitForEvent('download');
    await button(page, 'Save log').click();
    const file = await (await saving).path();
    const json = await readFile(file, 'utf8');
    expect(json).toContain('"machine": "contactForm"');
    expect(json).not.toMatch(/Ada|0142|Box braids/);
    await page
      .getByLabel('Load log')
      .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(json) });
    await lit(page, 'contactForm.editing.fresh');
    await button(page, 'End').click();
    await lit(page, 'contactForm.editing.sent');
    await page
      .getByLabel('Load log')
      .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByRole('alert').filter({ hasText: 'Not a log' }).waitFor();
  });

  it('exports a log as a test', async () => {
    const { page, site } = await inspect('/gallery');
    await thumbnail(site, 1).click();
    await lit(page, 'lightbox.open');
    await button(page, 'Copy as test').click();
    const text = await page.getByRole('textbox', { name: 'Text' }).inputValue();
    expect(text).toContain("import { lightboxMachine } from './lightbox.machine';");
    expect(text).toMatch(/actor\.send\(\{ type: 'photo\.open', photos: \[[^\]]+\], index: 0 \}\);/);
  });

  it.runIf(full)('runs a machine that the page does not use', async () => {
    const { page } = await inspect('/gallery');
    await page.getByText('Drive by itself').click();
    await button(page, 'contactForm').click();
    await lit(page, 'contactForm.editing.draft');
    for (const field of ['name', 'phone', 'message']) {
      await page.locator('[data-send="field.change"] input[name="field"]').fill(field);
      await page.locator('[data-send="field.change"] input[name="value"]').fill('something');
      await button(page, 'field.change').click();
    }
    await button(page, 'form.submit').click();
    await lit(page, 'contactForm.sending');
    await button(page, 'Pause time').click();
    await page.getByLabel('Milliseconds to step').fill('20000');
    await button(page, 'Step').click();
    await lit(page, 'contactForm.editing.failed');
    expect(await kept(page, 'failure').textContent()).toContain('timeout');
    await button(page, 'form.submit').click();
    await button(page, 'sendMessage is done').click();
    await lit(page, 'contactForm.editing.sent');
  });

  it.runIf(full)('forwards events to Stately’s inspector, without typed text', async () => {
    const { page, site } = await inspect('/contact');
    await page
      .context()
      .route('https://stately.ai/**', route =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stand-in</title>' }),
      );
    const opening = page.waitForEvent('popup');
    await button(page, 'Stately').click();
    const viewer = await opening;
    await viewer.waitForLoadState();
    expect(viewer.url()).toContain('stately.ai/inspect');
    await viewer.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data }) => heard.push(data));
      window.opener.postMessage({ type: '@statelyai.connected' }, '*');
    });
    await sendRequest(site);
    await lit(page, 'contactForm.editing.sent');
    const heard = () => viewer.evaluate(() => JSON.stringify((window as Window & { heard?: unknown[] }).heard));
    await expect.poll(heard).toContain('xstate.done.actor.sendMessage');
    expect(await heard()).toContain('contactForm');
    expect(await heard()).toContain('*** ***');
    expect(await heard()).not.toMatch(/Ada|0142|Box braids/);
  });
});
