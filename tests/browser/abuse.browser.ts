/** The form marks messages that may come from bots, and loses no message from a person. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fill, labels, nothing, openContact, PACE, submit, successToast, typed, values } from '../support/request';
import { desktop, hydrated, useSite } from '../support/site';

const site = useSite();

/** The honeypot field, located as a bot would: by its name in the HTML. */
const honeypot = (page: Page) => page.locator('form input[name="subject"]');
const bite = (page: Page) =>
  honeypot(page).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });

/** Opens the contact page with its clock paused: for the form, no time passes after it is opened. */
async function openInHaste() {
  const opened = await site.open('/contact', desktop, page => page.clock.install().then(() => {}));
  await opened.page.clock.pauseAt(Date.now() + 60_000);
  await opened.page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
  await hydrated(opened.page);
  return opened;
}

describe('the honeypot', () => {
  it('is hidden, unfocusable and ignored by screen readers', async () => {
    const { page } = await openContact(site);
    await page.getByLabel(labels.name).focus();
    const met: string[] = [];
    while (met.at(-1) !== 'Send Message' && met.length < 30) {
      await page.keyboard.press('Tab');
      met.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return at?.getAttribute('name') ?? at?.textContent ?? '';
        }),
      );
    }
    expect(met).toEqual(expect.arrayContaining(['phone', 'message', 'Send Message']));
    expect(met).not.toContain('subject');
    expect(await page.getByRole('textbox').count()).toBe(3);
    const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    expect(tree.nodes.filter(({ ignored, role }) => !ignored && role?.value === 'textbox')).toHaveLength(3);
    // The field is clipped to zero size, so it is not painted.
    expect(await honeypot(page).evaluate(field => getComputedStyle(field).clipPath)).toBe('inset(50%)');
    expect(await honeypot(page).getAttribute('style')).toBeNull();
    await honeypot(page).evaluate((field: HTMLInputElement) => field.focus());
    expect(await honeypot(page).evaluate(field => field === document.activeElement)).toBe(false);
  });

  it('has a name that autofill does not know', async () => {
    const { page } = await openContact(site);
    const name = (await honeypot(page).getAttribute('name')) ?? '';
    // Every autofill field name of the HTML standard, split into words.
    const known =
      'name honorific given additional family nickname username password code organization title street address line level country postal cc number exp csc type transaction currency amount language bday day month year sex url photo tel area local extension email impp webauthn';
    expect(known.split(' ').filter(part => name.includes(part))).toEqual([]);
    expect(await honeypot(page).getAttribute('autocomplete')).toBe('off');
  });

  it('marks the message if it is filled in, because a browser extension may have done that', async () => {
    const { page, errors } = await openContact(site);
    await fill(page);
    await bite(page);
    await submit(page);
    await successToast(page).waitFor();
    expect(await values(page)).toEqual(nothing);
    expect((await site.messages()).map(({ template_params }) => template_params.message)).toEqual([
      `${typed.message}\n\nPossible spam: a hidden field of the form was filled in.`,
    ]);
    expect(errors).toEqual([]);
  });
});

it('a request sent within three seconds of opening the form arrives even if autofill has filled in the fields', async () => {
  const { page } = await openInHaste();
  // Simulates autofill: every focusable field gets a value at once, with the events that typing fires.
  await page.evaluate(() => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const field of document.querySelectorAll<HTMLInputElement>('form input')) {
      field.focus();
      if (document.activeElement !== field) continue;
      set?.call(field, field.type === 'tel' ? '781-555-0142' : 'Ada Lovelace');
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
  await fill(page, { message: 'Cornrows' });
  await page.getByLabel(labels.phone).press('Enter');
  await page.clock.runFor(PACE);
  await page.clock.resume();
  await successToast(page).waitFor();
  expect((await site.messages()).map(({ template_params }) => template_params)).toMatchObject([
    { name: 'Ada Lovelace', phone: '781-555-0142', message: 'Cornrows' },
  ]);
});
