import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './support/axe';
import { full } from './support/extent';
import { send, withClock } from './support/request';
import { desktop, hydrated, phone, sitePaths, stylePaths, useSite } from './support/site';

const site = useSite();
const widths = { phone, desktop };
const themes = ['light', 'dark'] as const;
const paths = [...sitePaths, '/no/such/page', '/styles/unknown'];

const cases = Object.entries(widths).flatMap(([width, options]) => themes.map(theme => ({ width, options, theme })));
/** Runs only the contrast rule in the dark theme, which differs only in colors; in the full run, all rules. */
const rulesOf = (theme: (typeof themes)[number]) => (theme === 'dark' && !full ? { rules: ['color-contrast'] } : {});

describe.each(cases)('at $width width in the $theme theme', ({ options, theme }) => {
  // On a desktop, one style page is enough: all six have the same layout.
  it.each(full || options === phone ? paths : paths.filter(path => !stylePaths.slice(1).includes(path)))(
    `axe finds ${theme === 'dark' && !full ? 'no low contrast' : 'nothing'} on %s`,
    async path => {
      const { page } = await site.read(path, { ...options, colorScheme: theme });
      expect(await axeFindings(page, rulesOf(theme))).toEqual([]);
    },
  );

  it.runIf(theme === 'light' || full).each(['/', '/contact', '/gallery'])(
    '%s has no target smaller than 44 pixels, except links in paragraphs',
    async path => {
      const { page } = await site.read(path, { ...options, colorScheme: theme });
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a[href], input:not([inert]), textarea')]
          .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('p'))
          .map(
            element =>
              [element.textContent || element.getAttribute('aria-label'), element.getBoundingClientRect()] as const,
          )
          .filter(([, box]) => box.width < 44 || box.height < 44)
          .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
      );
      expect(small).toEqual([]);
    },
  );
});

// Mostly the dark theme: the tests in tests/models run axe in every state of every machine, in the light theme.
describe.each(cases.filter(({ width, theme }) => full || (width === 'phone' && theme === 'dark')))(
  'at $width width in the $theme theme, axe finds nothing',
  ({ width, options, theme }) => {
    async function open(path: string): Promise<Page> {
      const { page } = await site.open(path, { ...options, colorScheme: theme }, withClock);
      await hydrated(page);
      return page;
    }

    it('in the open lightbox', async () => {
      const page = await open('/gallery?photo=gallery-knotless-bob');
      await page.getByRole('dialog').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });

    it('with an error toast and invalid fields, then with a success toast', async () => {
      const page = await open('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await send(page);
      await page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });

    it.runIf(width === 'phone')('in the open menu and the open sheet', async () => {
      const page = await open('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Book Now' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  },
);
