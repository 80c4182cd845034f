import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

/** Selects an actor in the tree, by its path, and waits until the chart shows this state as active. */
async function select(page: Page, path: string, state: string): Promise<void> {
  await page.locator(`[role="treeitem"][data-actor="${path}"]`).click();
  await page.locator(`[data-state="${state}"][data-lit]`).waitFor();
}

it('the inspector shows the root’s chart, sends an event to the site, and masks what a visitor types', async () => {
  // The types of payloads are read by a compiler; the package tests their forms.
  const { page } = await site.open('/__inspector?app=%2Fcontact', desktop, opened =>
    opened.route('**/__inspector/events?*', route => route.abort()),
  );
  const shown = page.frameLocator('iframe[title="Application"]');
  await shown.locator('html[data-script="ready"]').waitFor();
  await select(page, 'site', 'site.document.staying');
  await shown.getByLabel('Full Name *').fill('Ada Obi');
  await select(page, 'site/contactForm', 'contactForm.editing');
  const fields = page.getByRole('region', { name: 'Details' }).locator('[data-key="fields"]');
  await expect.poll(() => fields.textContent()).toMatch(/\*{3} \*{3}/);
  expect(await page.locator('body').innerText()).not.toContain('Ada');
  await select(page, 'site/toasts', 'toasts');
  await page.locator('summary', { hasText: 'Send' }).click();
  await page.getByLabel('Other').fill('{ "type": "toast.show", "toast": { "type": "message.incomplete" } }');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await shown.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
  await page.locator('[role="row"][data-event="toast.show"]', { hasText: 'inspector' }).waitFor();
});
