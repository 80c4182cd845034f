import { expect, it } from 'vitest';
import { useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

const styles = [
  ['knotless-braids', 'Knotless Braids', '$180'],
  ['box-braids', 'Box Braids', 'from $150'],
  ['cornrows', 'Cornrows', '$80'],
  ['senegalese-twists', 'Senegalese Twists', '$160'],
  ['feed-in-braids', 'Feed-in Braids', '$120'],
  ['ghana-braids', 'Ghana Braids', '$140'],
] as const;

it('the home page links to the gallery, shows the signature services and a testimonial, and begins and ends with booking', async () => {
  const { page } = await site.read('/');
  const main = page.getByRole('main');
  const links = await main
    .getByRole('link')
    .evaluateAll(all => all.map(one => [one.textContent, one.getAttribute('href')]));
  expect([links.at(0), links.at(-1)]).toEqual(Array(2).fill(['Book Your Appointment', '/contact']));
  expect(await main.getByRole('link', { name: 'View Our Work' }).getAttribute('href')).toBe('/gallery');
  expect(await main.getByText('500+ Happy Clients').isVisible()).toBe(true);
  expect(await main.getByText('20+ Braiding Styles').isVisible()).toBe(true);
  expect(await main.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Knotless Braids',
    'Box Braids',
    'Cornrows',
    'Senegalese Twists',
  ]);
  const figure = page.locator('figure:visible');
  await expect.poll(() => figure.count()).toBe(1);
  expect(await figure.getByRole('img', { name: '5 out of 5 stars' }).locator('svg').count()).toBe(5);
  const first = page.getByRole('group', { name: 'What our clients say' }).getByRole('button').first();
  expect(await first.getAttribute('aria-label')).toBe('Play testimonials');
  expect((await figure.locator('blockquote').textContent())?.length).toBeGreaterThan(40);
  expect(await figure.locator('figcaption').textContent()).toMatch(/^\p{L}.*(Braids|Cornrows|Twists)Sample$/u);
});

it('the services page shows every style with its price and links to booking and history, and compares them in a table', async () => {
  const { page } = await site.read('/services');
  expect(await page.getByRole('article').count()).toBe(styles.length);
  for (const [id, title, price] of styles) {
    const card = page.getByRole('article', { name: title, exact: true });
    expect(await card.getByText(price).first().isVisible()).toBe(true);
    expect(await card.getByRole('link', { name: 'Book Appointment' }).getAttribute('href')).toBe('/contact');
    expect(await card.getByRole('link', { name: 'Learn History' }).getAttribute('href')).toBe(`/styles/${id}`);
    expect(await card.getByRole('img').getAttribute('alt')).toBeTruthy();
  }
  const table = page.getByRole('table', { name: 'Side by side' });
  expect(await table.getByRole('columnheader').count()).toBe(6);
  for (const [id, title, price] of styles) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
    expect(await row.getByRole('link').getAttribute('href')).toBe(`/styles/${id}`);
    expect(await row.getByRole('cell', { name: price }).count()).toBe(1);
  }
});

it.each(styles)(
  'a style page has five sections of history, a source for each date, numbered as they are read and linked back, and links to the next steps: %s',
  async (id, title) => {
    const { page } = await site.read(`/styles/${id}`);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Overview',
      'Origins & History',
      'Cultural Significance',
      'Evolution Through Time',
      'Modern Day Significance',
      'See the look',
      'Preparation and care',
    ]);
    const terms = main.locator('details', { hasText: 'Before you book' });
    expect(await terms.evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(false);
    expect(await main.getByRole('link').last().textContent()).toMatch(/^Next: /);
    expect(await main.getByRole('link', { name: 'Back to services' }).getAttribute('href')).toBe('/services');
    expect(await main.getByRole('link', { name: 'Book Appointment' }).getAttribute('href')).toBe('/contact');
    expect(await main.getByRole('link', { name: 'View Gallery' }).getAttribute('href')).toBe('/gallery');

    const dates = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    expect(await dates.count()).toBeGreaterThanOrEqual(5);
    expect(await dates.evaluateAll(all => all.filter(date => !date.querySelector('a[href^="#source-"]')).length)).toBe(
      0,
    );
    const citations = await page
      .getByRole('link', { name: /^Source \d+: /, includeHidden: true })
      .evaluateAll(all => all.map(one => [one.textContent, one.getAttribute('href')]));
    const cited = [...new Map(citations.map(([number, source]) => [source, Number(number)]))];
    expect(cited.map(([, number]) => number)).toEqual(cited.map((_, index) => index + 1));
    const notes = await page.locator('li[id^=source-]').evaluateAll(all =>
      all.map(note => {
        const list = note.parentElement as HTMLOListElement;
        const back = [...note.querySelectorAll('a')].find(link => link.hash);
        const source = back && document.querySelector(back.hash)?.getAttribute('href');
        // The number is the one that browsers show before the note.
        return [source, list.start + [...list.children].indexOf(note)];
      }),
    );
    expect(notes).toEqual(cited);
    // Foreign words have their language, for screen readers.
    expect(await page.locator('p i[lang=yo]').allTextContents()).toEqual(id === 'cornrows' ? ['kọjúsọ́kọ'] : []);
    expect(await main.innerText()).not.toContain('*');
  },
);

it('the contact page shows contact details, a lazy-loaded map with a title, directions, the urgent-call banner and a form whose honeypot nobody reaches', async () => {
  const { page } = await site.read('/contact');
  const main = page.getByRole('main');
  for (const text of ['12 Cowrie Lane', 'Malden, MA 02148', 'Monday, Wednesday, Friday, Saturday', 'Sunday']) {
    expect(await main.getByText(text).first().isVisible()).toBe(true);
  }
  const map = main.locator('iframe');
  await map.waitFor({ state: 'attached' });
  expect(await map.getAttribute('title')).toBe('Map of Malden, MA');
  expect(await map.getAttribute('loading')).toBe('lazy');
  expect(await map.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  const src = new URL((await map.getAttribute('src')) ?? '');
  expect(src.origin + src.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(src.searchParams.has('marker')).toBe(false);
  for (const name of ['Google Maps', 'Apple Maps']) {
    const href = await main.getByRole('link', { name: `Directions in ${name}` }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toMatch(/=Malden, MA$/);
  }
  const banner = main.getByRole('region', { name: 'Need your braids sooner?' });
  expect(await banner.getByRole('link', { name: 'Call (781) 555-0142' }).getAttribute('href')).toBe('tel:+17815550142');
  // People, screen readers and autofill do not reach the honeypot, which a bot finds by its name in the HTML.
  expect(await page.getByRole('textbox').count()).toBe(3);
  const honeypot = page.locator('form input[name="subject"]');
  const ways = (field: HTMLInputElement) => [field.tabIndex, field.autocomplete, getComputedStyle(field).clipPath];
  expect(await honeypot.evaluate(ways)).toEqual([-1, 'off', 'inset(50%)']);
});

it('the gallery shows ten pictures, each with its category, and says that they are drawn', async () => {
  const { page } = await site.read('/gallery');
  const pictures = page.getByRole('main').getByRole('listitem');
  expect(await pictures.count()).toBe(10);
  const categories = /^(Knotless|Box Braids|Cornrows|Senegalese Twists|Feed-in|Ghana Braids)$/;
  for (const picture of await pictures.all()) {
    expect(await picture.getByRole('img').getAttribute('alt')).toBeTruthy();
    expect(await picture.getByText(categories).count()).toBe(1);
  }
  expect(await page.getByText('Drawn for us, braid by braid.').isVisible()).toBe(true);
});
