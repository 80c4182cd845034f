/** The form loses no message from a person, even if it looks like one from a bot. */
import { expect, it } from 'vitest';
import { fill, labels, nothing, openContact, PACE, submit, successToast, typed, values } from '../support/request';
import { desktop, hydrated, useSite } from '../support/site';

const site = useSite();

it('the honeypot marks the message if it is filled in, because a browser extension may have done that', async () => {
  const { page, errors } = await openContact(site);
  await fill(page);
  await page.locator('form input[name="subject"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await submit(page);
  await successToast(page).waitFor();
  expect(await values(page)).toEqual(nothing);
  expect((await site.messages()).map(({ template_params }) => template_params.message)).toEqual([
    `${typed.message}\n\nPossible spam: a hidden field of the form was filled in.`,
  ]);
  expect(errors).toEqual([]);
});

it('a request sent within three seconds of opening the form arrives even if autofill has filled in the fields', async () => {
  const { page } = await site.open('/contact', desktop, opened => opened.clock.install());
  // For the form, no time passes after it is opened.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
  await hydrated(page);
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
