/** If an effect throws, its machine fails; the kit of the site shows what becomes of a machine that has failed. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageScript } from 'xstate-paths/page';
import { siteActors, siteMachine } from '../../machines/site/site.machine';
import { delayFiles, phone, useBuiltSite } from '../support/built-site';
import { counter, thumbnail } from '../support/lightbox';
import { failureToast, fill, mailRequest, openSheet, sheet, submit, typed, values } from '../support/request';

const site = useBuiltSite();
const follow = async (page: Page, name: string) => {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(`**/${name.toLowerCase()}`);
};

/** Effects that throw: the machine that fails with each, and what starts the effect. */
const cases: [effect: string, machine: string, start?: (page: Page) => Promise<unknown>][] = [
  ['addressBar', 'navigation'],
  ['dismissal', 'mobileMenu', page => page.getByRole('button', { name: 'Menu' }).click()],
  [
    'visibleToast',
    'toasts',
    async page => {
      await site.setFault('refused');
      await submit(page);
      await failureToast(page).waitFor();
    },
  ],
  [
    'visibleArea',
    'contactForm',
    async page => {
      await follow(page, 'Services');
      await openSheet(page);
      await sheet(page).waitFor();
    },
  ],
  // The request is held, so the form is still sending.
  [
    'leaveQuestion',
    'contactForm',
    async page => {
      await delayFiles(page, mailRequest);
      await submit(page);
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
    },
  ],
  [
    'gestures',
    'lightbox',
    async page => {
      await follow(page, 'Gallery');
      await thumbnail(page, 1).click();
      await counter(page, '1 of 10');
    },
  ],
];

/** The children of the root that run on every page. */
const CHILDREN = Object.keys(siteMachine.states).filter(name => name in siteActors);

it.each(cases)(
  'an effect that throws, %s of %s: all other machines keep running, an error message is shown, and the draft is kept',
  async (effect, machine, start) => {
    const { page, errors } = await site.openHydrated('/contact', phone, opened =>
      opened.addInitScript({ content: pageScript() }),
    );
    const running = () => page.evaluate(() => window.actorControl.running());
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'has stopped working, but the rest of the site still works' });
    await fill(page);
    await start?.(page);
    await page.evaluate(failing => window.actorControl.fail(failing), effect);
    await alert.first().waitFor();
    await expect.poll(() => errors.join('\n')).toContain('broken on purpose');
    expect(await running()).toEqual(expect.arrayContaining(CHILDREN.filter(child => child !== machine)));
    expect(await running()).not.toContain(machine);
    await alert.first().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => alert.count()).toBe(0);
    await expect.poll(running).toEqual(expect.arrayContaining(CHILDREN));
    if (await page.getByRole('dialog').count()) await page.getByRole('button', { name: 'Close' }).click();
    if (new URL(page.url()).pathname !== '/contact') await follow(page, 'Contact');
    expect(await values(page)).toEqual(typed);
  },
);
