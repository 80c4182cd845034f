/** The form's hidden field, which only bots fill in. */
import { expect, it } from 'vitest';
import { fill, openContact, submit, successToast, typed } from '../support/request';
import { useBuiltSite } from '../support/site';

const site = useBuiltSite();

it('people, screen readers and autofill do not reach the honeypot', async () => {
  const { page } = await site.read('/contact');
  expect(await page.getByRole('textbox').count()).toBe(3);
  // A bot finds it by its name in the HTML.
  const honeypot = page.locator('form input[name="subject"]');
  expect(await honeypot.evaluate((field: HTMLInputElement) => [field.tabIndex, field.autocomplete])).toEqual([
    -1,
    'off',
  ]);
  expect(await honeypot.evaluate(field => getComputedStyle(field).clipPath)).toBe('inset(50%)');
});

it('the honeypot marks the message if it is filled in, because a browser extension may have done that', async () => {
  const { page } = await openContact(site);
  await fill(page);
  await page.locator('form input[name="subject"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await submit(page);
  await successToast(page).waitFor();
  expect((await site.messages()).map(({ template_params }) => template_params.message)).toEqual([
    `${typed.message}\n\nPossible spam: a hidden field of the form was filled in.`,
  ]);
});
