/** The request form's fine points: on small screens, under toasts, beside long and foreign texts, and after failures. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { emailjs } from '../support/mail-service';
import {
  ada,
  failureToast,
  fill,
  labels,
  passMinimumFillTime,
  receipt,
  send,
  sendButton,
  sheet,
  submit,
  successToast,
  withClock,
} from '../support/request';
import { delayFiles, desktop, phone, useSite } from '../support/site';

const site = useSite();
const message = (page: Page) => page.getByLabel(labels.message);
const subject = (page: Page) => page.getByRole('group', { name: 'Selected style' });
/** Opens a photo of the gallery, and the form from the photo. */
async function openFromPhoto(options: BrowserContextOptions = phone, before?: Parameters<typeof site.open>[2]) {
  const opened = await site.openHydrated('/gallery?photo=gallery-knotless-bob', options, before);
  await opened.page.getByRole('button', { name: 'Book this look' }).click();
  await sheet(opened.page).waitFor();
  return opened;
}

/** Simulates an on-screen keyboard that covers the lowest `covered` pixels of the window. */
const coverBy = (page: Page, covered: number) =>
  page.evaluate(height => {
    if (!visualViewport) throw new Error('This browser has no visual viewport');
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - height });
    visualViewport.dispatchEvent(new Event('resize'));
  }, covered);

it('the bottom bar of a style page links to the contact page if there are no scripts, and is hidden in a wide window', async () => {
  const ask = (page: Page) => page.getByRole('link', { name: 'Book this style: Knotless Braids' });
  const { page } = await site.read('/styles/knotless-braids', { ...phone, javaScriptEnabled: false });
  expect(await ask(page).getAttribute('href')).toBe('/contact');
  expect(await ask(page).isVisible()).toBe(true);
  const wide = await site.read('/styles/knotless-braids', desktop);
  expect(await ask(wide.page).count()).toBe(0);
});

describe('the Send button and the focused field', () => {
  it.each(['sheet', 'page'])('stay above the on-screen keyboard in the form on the %s', async place => {
    const { page } = place === 'sheet' ? await openFromPhoto() : await site.openHydrated('/contact', phone);
    const send = sendButton(page);
    const bottom = async (of: Locator) => {
      const box = await of.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect((await bottom(send)) > 844, 'whether the form is below the window').toBe(place === 'page');
    await page.getByLabel('Full Name *').focus();
    await expect.poll(() => bottom(send)).toBeLessThanOrEqual(844);
    // Fields do not show through the bar.
    const background = await send.locator('..').evaluate(bar => getComputedStyle(bar).backgroundColor);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    // The tap takes the focus from the field, but the button does not move.
    await send.tap();
    await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await message(page).focus();
    await expect.poll(() => bottom(send)).toBeLessThanOrEqual(844);
    await coverBy(page, 300);
    await expect.poll(() => bottom(send)).toBeLessThanOrEqual(544);
    for (const name of ['Phone Number *', 'Full Name *']) {
      await page.getByLabel(name).focus();
      await coverBy(page, 301);
      await coverBy(page, 300);
      await expect.poll(() => bottom(page.getByLabel(name))).toBeLessThanOrEqual(544 - 48);
      expect((await page.getByLabel(name).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    }
    await coverBy(page, 0);
    await expect.poll(() => bottom(send)).toBeGreaterThan(700);
  });

  it.each([
    ['a small phone with an on-screen keyboard', 375, 553, 260],
    ['a phone in landscape', 844, 390, 0],
  ])('stay in view in the sheet under a toast on %s', async (_, width, height, covered) => {
    const { page } = await openFromPhoto({ ...phone, viewport: { width, height } });
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
    for (const name of ['Full Name *', 'Phone Number *']) {
      const field = page.getByLabel(name);
      await field.focus();
      await coverBy(page, covered + 1);
      await coverBy(page, covered);
      const isInView = () =>
        field.evaluate((element, end) => {
          const { left, top, height: tall } = element.getBoundingClientRect();
          return top + tall <= innerHeight - end && document.elementFromPoint(left + 20, top + tall / 2) === element;
        }, covered);
      await expect.poll(isInView, { message: name }).toBe(true);
    }
  });

  it('stay above Send Message when the sheet makes room for a toast', async () => {
    const { page } = await openFromPhoto();
    await fill(page, { ...ada, message: '' });
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
    const roomBelow = async () => {
      const [field, button] = [await message(page).boundingBox(), await sendButton(page).boundingBox()];
      return field && button ? button.y - field.y - field.height : Number.NaN;
    };
    await expect.poll(roomBelow).toBeGreaterThan(0);
  });
});

it('a toast never covers the menu or its button', async () => {
  const { page } = await site.openHydrated('/contact', phone);
  await submit(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
  await toast.waitFor();
  const covered = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .or(page.getByRole('banner').getByRole('button'))
      .evaluateAll(controls =>
        controls
          .filter(control => {
            const { left, top, width, height } = control.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return y >= 0 && y < innerHeight && !control.contains(document.elementFromPoint(x, y));
          })
          .map(control => control.textContent),
      );
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const [width, height] of [
    [390, 844],
    [320, 256],
    [412, 480],
    [568, 320],
    [720, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `at ${width} x ${height}`;
    await expect.poll(covered, { message: size }).toEqual([]);
    await menu.click();
    await expect.poll(covered, { message: `${size}, in the open menu` }).toEqual([]);
    await menu.click();
    expect(await toast.isVisible(), size).toBe(true);
  }
});

it('choosing a style does not move the menu under the finger, even without scroll anchoring', async () => {
  const { page } = await site.openHydrated('/contact', phone);
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const menu = page.getByRole('combobox');
  await menu.scrollIntoViewIfNeeded();
  const before = await menu.boundingBox();
  await menu.selectOption('Cornrows');
  await subject(page).waitFor();
  expect(await menu.boundingBox()).toEqual(before);
});

it('notes about a day are shown while the questions about it are folded, and a written date is checked like a chosen one', async () => {
  const { page } = await site.openHydrated('/contact', phone, async opened => {
    // A Monday in Malden, after closing time.
    await opened.clock.install({ time: '2026-11-23T20:00:00-05:00' });
  });
  await page.getByRole('heading', { name: 'Date and time of day' }).waitFor();
  const style = page.getByLabel('Style (optional)');
  // The first choice loads the code.
  await style.selectOption('Cornrows');
  await subject(page).waitFor();
  await style.selectOption('Not sure yet');
  await expect.poll(() => subject(page).count()).toBe(0);
  const regions = page.getByRole('main').locator('form').getByRole('status');
  await expect
    .poll(() => regions.allTextContents(), { message: 'live regions that wait: two notes, the price, and Sending' })
    .toEqual(Array(4).fill(''));
  const waiting = await regions.elementHandles();
  await style.selectOption('Knotless Braids');
  const texts = () => Promise.all(waiting.map(region => region.textContent()));
  await expect.poll(texts).toContainEqual(expect.stringMatching(/^Knotless Braids: \$180/));
  await page.getByRole('button', { name: 'Saturday' }).tap();
  await page.getByText('For Knotless, plan 5 to 8 hours: come by 10 am.').waitFor();
  const date = page.getByLabel('First date that works for you');
  expect(await date.getAttribute('min'), 'the first day that can be chosen').toBe('2026-11-25');
  const written = 'Hi\nDate: Monday, November 23, 2026.';
  await message(page).fill(written);
  await page
    .getByText('We closed at 6 pm today. Please choose another date: our next open day is Wednesday, November 25.')
    .waitFor();
  expect([await message(page).inputValue(), await date.inputValue()]).toEqual([written, '2026-11-23']);
  await message(page).fill('Hi');
  await expect.poll(() => page.getByText('Our next open day is').count()).toBe(1);
});

describe('a message that could not be sent', () => {
  it.each([
    ['a phone', phone],
    ['a tablet', { viewport: { width: 768, height: 1024 } }],
    ['a desktop', desktop],
  ] as const)('can be sent again in the sheet on %s, because toasts are above the sheet', async (_, options) => {
    await site.setFault('500');
    const { page } = await openFromPhoto(options, withClock);
    await send(page, ada);
    const failure = failureToast(page);
    await failure.waitFor();
    const ways = page.getByRole('region', { name: 'Other ways to send it' });
    await expect.poll(() => ways.getByRole('link').count()).toBe(3);
    const isInView = async () => {
      const [whole, help, send] = await Promise.all(
        [sheet(page), ways, sendButton(page)].map(one => one.boundingBox()),
      );
      return whole && help && send && help.y >= whole.y && help.y + help.height <= send.y;
    };
    await expect.poll(isInView, { message: 'the other ways are between the title and Send Message' }).toBe(true);
    await failure.getByRole('button', { name: 'Dismiss' }).focus();
    expect(await failure.getByRole('link').count(), 'links that the form has, too').toBe(0);
    const gapBelow = async (toast: Locator) => {
      const [above, below] = [await toast.boundingBox(), await sheet(page).boundingBox()];
      return above && below ? below.y - above.y - above.height : Number.NaN;
    };
    await expect.poll(() => gapBelow(failure)).toBeGreaterThan(0);
    const tops = await sheet(page).evaluateHandle(async dialog => {
      const seen = new Set<number>();
      const look = () => {
        seen.add(Math.round(dialog.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    await site.setFault('none');
    const { letGo } = await delayFiles(page, emailjs.address);
    await submit(page);
    await expect.poll(() => failure.count()).toBe(0);
    letGo();
    const heading = receipt(page).getByRole('heading', { name: 'We got your request' });
    // The toast leaves after six seconds, so the test looks at it without waiting for the heading first.
    await Promise.all([heading.waitFor(), expect.poll(() => gapBelow(successToast(page))).toBeGreaterThan(0)]);
    expect(await tops.evaluate(seen => [...seen]), 'the sheet stays in its place while sending again').toHaveLength(1);
  });

  it('does not move the page if the focus has left the form', async () => {
    await site.setFault('500');
    const { page } = await site.openHydrated('/contact', phone, withClock);
    await fill(page);
    await submit(page);
    const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
    await elsewhere.focus();
    const top = async () => (await elsewhere.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await passMinimumFillTime(page);
    await page.getByRole('region', { name: 'Other ways to send it' }).waitFor();
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await top()).toBeCloseTo(before, 0);
  });

  it('shows an error toast if the browser cannot copy it', async () => {
    await site.setFault('500');
    const { page } = await site.openHydrated('/contact', desktop, async opened => {
      await withClock(opened);
      await opened.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
      );
    });
    await send(page);
    await page.getByRole('button', { name: 'Copy message' }).click();
    await page.getByRole('alert').filter({ hasText: 'Couldn’t copy the message' }).waitFor();
  });
});

describe('a receipt', () => {
  const own = (page: Page) => receipt(page).getByRole('definition').last();

  it('shows the first lines of a long message, and all of it on request, so that what happens next stays near', async () => {
    const { page } = await site.openHydrated('/contact', phone, withClock);
    await send(page, { ...ada, message: `${'Box braids, please. '.repeat(1_000)}Thank you!` });
    const next = receipt(page).getByRole('heading', { name: 'What happens next' });
    await next.waitFor();
    const height = async () => (await receipt(page).boundingBox())?.height ?? Number.NaN;
    expect(await height()).toBeLessThan(await page.evaluate(() => 1.2 * innerHeight));
    const showAll = own(page).getByText('Show all');
    expect((await showAll.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await showAll.tap();
    await expect.poll(height).toBeGreaterThan(5_000);
    const words = (await own(page).innerText()).replace(/\s*Show all\s*/, ' ');
    expect(words).toMatch(/^(Box braids, please\. ){1000}Thank you!$/);
  });

  it('and the form show each text in the direction of its language', async () => {
    const { page } = await site.openHydrated('/contact', phone, withClock);
    const arabic = 'مرحبا، أريد ضفائر.';
    await fill(page, { name: 'ليلى', phone: ada.phone, message: arabic });
    const direction = (field: Locator) => field.evaluate(element => getComputedStyle(element).direction);
    expect(await direction(page.getByLabel('Full Name *'))).toBe('rtl');
    expect(await direction(page.getByLabel('Phone Number *'))).toBe('ltr');
    expect(await direction(message(page))).toBe('rtl');
    await passMinimumFillTime(page);
    await submit(page);
    await receipt(page).waitFor();
    expect(await direction(own(page))).toBe('rtl');
    expect(await direction(receipt(page).getByText('ليلى'))).toBe('rtl');
  });
});

it('the pictures of a style page link to the gallery, filtered by that style, with the picture open', async () => {
  const { page } = await site.openHydrated('/styles/knotless-braids', phone);
  await page.getByRole('region', { name: 'See the look' }).getByRole('link').nth(1).tap();
  await page.getByRole('dialog', { name: 'Gallery picture' }).waitFor();
  expect(page.url()).toMatch(/\/gallery\?style=knotless-braids&photo=gallery-knotless-bob$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByText('2 of 10 pictures', { exact: true }).waitFor();
});
