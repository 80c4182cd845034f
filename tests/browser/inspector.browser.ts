import { expect, it } from 'vitest';
import { actor, button, kept, lit, panel, ready, row } from '../support/inspected';
import { desktop, useSite } from '../support/site';

const site = useSite();

it('the inspector shows the root’s chart, sends an event to the site, and masks what a visitor types', async () => {
  // The types of payloads are read by a compiler; `inspector.full.browser.ts` tests their forms.
  const { page } = await site.open('/__inspector?site=%2Fcontact', desktop, opened =>
    opened.route('**/__inspector/events?*', route => route.abort()),
  );
  const shown = page.frameLocator('iframe[title="Site"]');
  await ready(shown);
  await actor(page, 'site').click();
  await lit(page, 'site.document.staying');
  await shown.getByLabel('Full Name *').fill('Ada Obi');
  await actor(page, 'site/contactForm').click();
  await lit(page, 'contactForm.editing');
  await expect.poll(() => kept(page, 'fields').textContent()).toMatch(/\*{3} \*{3}/);
  expect(await page.locator('body').innerText()).not.toContain('Ada');
  await actor(page, 'site/toasts').click();
  await panel(page, 'Send');
  await page.getByLabel('Other').fill('{ "type": "toast.show", "toast": { "kind": "message.incomplete" } }');
  await button(page, 'Send').click();
  await shown.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
  await row(page, 'toast.show').filter({ hasText: 'inspector' }).waitFor();
});
