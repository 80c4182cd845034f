import { describe, expect, it } from 'vitest';
import { desktop, hydrated, phone, useBuiltSite } from '../support/built-site';
import { testEarlyPresses } from '../support/early-presses';
import { send, successToast, withClock } from '../support/request';

const site = useBuiltSite();

describe('before hydration', () => testEarlyPresses(site));

it('a press while React already listens, but the site is not ready, is done once', async () => {
  const { page } = await site.open('/', phone, opened =>
    opened.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (...listener) {
        listen.apply(this, listener);
        if (this !== document.getElementById('root')) return;
        EventTarget.prototype.addEventListener = listen;
        queueMicrotask(() => document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]')?.click());
      };
    }),
  );
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Mobile' }).waitFor();
});

it('scripts are not requested before the page has painted', async () => {
  const { page } = await site.openHydrated('/', phone, opened =>
    opened.addInitScript(() => {
      // Removes the time limit for background tabs, six seconds, because a slow computer paints later.
      const original = window.setTimeout;
      const withoutLimit = (run: () => void, ms?: number) => (ms === 6_000 ? 0 : original(run, ms));
      Object.assign(window, { setTimeout: withoutLimit });
    }),
  );
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(painted.length).toBe(1);
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThan(painted[0] ?? Number.POSITIVE_INFINITY);
});

/** Opens the contact page with something of another program, such as an antivirus, at the start of head and body. */
const openWith = (foreign: string) =>
  site.open('/contact', desktop, async page => {
    await withClock(page);
    await page.route('**/contact', async route => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html.replace(/<head>|<body>/g, start => start + foreign),
      });
    });
  });

it.each([
  [
    'scripts and a style',
    '<script data-scripts="/other.js">window.other = 1</script><script src="https://antivirus.example/page.js"></script><style>.other { color: red }</style>',
  ],
  ['a comment, a meta element and a button', '<!-- other --><meta name="other"><button hidden>Send Message</button>'],
])('with %s before everything else, the page becomes ready, and one press sends one request', async (_, foreign) => {
  const { page } = await openWith(foreign);
  await hydrated(page);
  await send(page);
  await successToast(page).waitFor();
  expect(await site.messages()).toHaveLength(1);
});

it('a page whose loader another program has blocked says so by itself after a while', async () => {
  const { page } = await site.open('/', phone, opened =>
    opened.route(/\/$/, async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script data-scripts.*?<\/script>/s, '');
      await route.fulfill({ response, body });
    }),
  );
  const alert = page.getByRole('alert');
  expect(await alert.count()).toBe(0);
  await page.locator('main > :first-child').evaluate(place => place.getAnimations()[0]?.finish());
  expect(await alert.getByRole('link', { name: 'reload the page' }).isVisible()).toBe(true);
});
