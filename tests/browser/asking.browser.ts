/** Requesting an appointment, mostly on a phone: the bottom bar, style, sending, the receipt, and failures. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, smallTargets } from '../support/axe';
import {
  ada,
  fill,
  nothing,
  openSheet,
  passMinimumFillTime,
  receipt,
  send,
  sendButton,
  submit,
  values,
  withClock,
} from '../support/request';
import { desktop, phone, tabTo, useSite } from '../support/site';

const site = useSite();
const message = (page: Page) => page.getByLabel('Message *');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' });
const subject = (page: Page) => page.getByRole('group', { name: 'Selected style' });
const ask = (page: Page) => page.getByRole('link', { name: 'Book this style: Knotless Braids' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const isFocused = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);

const words =
  'I would like to book Knotless Braids.\nSize: medium.\nLength: waist.\nDays that work for me: Saturday.\n';

/** Scrolls until the page's own Book Appointment button is out of view. */
const scrollPastButton = (page: Page) => page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));

/** Opens a style page on a phone, and the form from the page's bottom bar. */
async function openFromBar() {
  const opened = await site.openHydrated('/styles/knotless-braids', phone, withClock);
  await scrollPastButton(opened.page);
  await ask(opened.page).tap();
  await sheet(opened.page).waitFor();
  return opened;
}

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

describe('a visitor on a phone', () => {
  it('gets from the home page to a request in two taps, and types only name and phone', async () => {
    const { page } = await site.openHydrated('/', phone, withClock);
    let taps = 0;
    const tap = async (name: string) => {
      taps += 1;
      await page.getByRole('link', { name, exact: true }).tap();
    };
    await tap('Knotless Braids');
    await page.getByRole('heading', { level: 1, name: 'Knotless Braids' }).waitFor();
    await scrollPastButton(page);
    await tap('Book this style: Knotless Braids');
    await sheet(page).waitFor();
    expect(taps).toBeLessThanOrEqual(4);
    expect(new URL(page.url()).pathname).toBe('/styles/knotless-braids');
    await subject(page).getByText('$180 · 5–8 hours', { exact: true }).waitFor();
    expect(await message(page).inputValue()).toBe('I would like to book Knotless Braids.\n');
    for (const name of ['Medium', 'Waist', 'Saturday']) await press(page, name);
    await expect.poll(() => message(page).inputValue()).toBe(words);
    await fill(page, ada);
    await passMinimumFillTime(page);
    await press(page, 'Send Message');
    await receipt(page)
      .getByRole('definition')
      .filter({ hasText: /^Medium$/ })
      .waitFor();
    expect(await site.messages()).toMatchObject([
      { template_params: { name: 'Ada', phone: '781 555 0100', message: words, to_email: 'info@ochre-row.example' } },
    ]);
  });

  it('opens advice and sends a request from the home page with the keyboard only', async () => {
    const { page } = await site.openHydrated('/', { ...phone, hasTouch: false, isMobile: false }, withClock);
    await tabTo(page, 'Knotless Braids');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Knotless Braids' }).waitFor();
    await tabTo(page, 'Before you come');
    await page.keyboard.press('Enter');
    await page.getByText('These are common requests.').first().waitFor();
    await tabTo(page, 'Book this style: Knotless Braids');
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await tabTo(page, 'Full Name *');
    await page.keyboard.type('Ada');
    await tabTo(page, 'Phone Number *');
    await page.keyboard.type('781 555 0100');
    for (const name of ['Medium', 'Waist', 'Saturday']) {
      await tabTo(page, name);
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'Send Message');
    await passMinimumFillTime(page);
    await page.keyboard.press('Enter');
    await isFocused(page, 'We got your request');
    expect(await site.messages()).toMatchObject([{ template_params: { message: words } }]);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(page).count()).toBe(0);
    await isFocused(page, 'Book this style');
  });
});

describe('the bottom bar of a style page', () => {
  it('is shown while the page’s own booking button is out of view, and covers no focused element', async () => {
    const { page } = await site.openHydrated('/styles/knotless-braids', phone);
    await scrollPastButton(page);
    await ask(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const own = page.getByRole('link', { name: 'Book Appointment: Knotless Braids' });
    await own.evaluate(link => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await ask(page).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'TikTok' }).focus();
    await ask(page).waitFor();
    const [bar, focused] = await Promise.all([
      page.getByRole('complementary', { name: 'Book Knotless Braids' }).boundingBox(),
      page.getByRole('link', { name: 'TikTok' }).boundingBox(),
    ]);
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // The footer's background continues below the bar; its content ends above the bar.
    const end = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it('links to the contact page if there are no scripts, and is hidden in a wide window', async () => {
    const { page } = await site.open('/styles/knotless-braids', { ...phone, javaScriptEnabled: false });
    expect(await ask(page).getAttribute('href')).toBe('/contact');
    expect(await ask(page).isVisible()).toBe(true);
    const wide = await site.read('/styles/knotless-braids', desktop);
    expect(await ask(wide.page).count()).toBe(0);
  });

  it('opens a request for the same style as Book Now in the menu', async () => {
    const { page } = await site.openHydrated('/styles/cornrows', phone);
    await openSheet(page);
    await subject(page).getByText('Cornrows', { exact: true }).waitFor();
    expect(await message(page).inputValue()).toBe('I would like to book Cornrows.\n');
  });
});

describe('the Send button and the focused field', () => {
  it.each(['sheet', 'page'])('stay above the on-screen keyboard in the form on the %s', async place => {
    const { page } = place === 'sheet' ? await openFromBar() : await site.openHydrated('/contact', phone);
    const send = page.getByRole('button', { name: 'Send Message' });
    const bottom = async (of: typeof send) => {
      const box = await of.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const isAtRest = place === 'page';
    expect((await bottom(send)) > 844).toBe(isAtRest);
    const field = message(page);
    await page.getByLabel('Full Name *').focus();
    await expect.poll(() => bottom(send)).toBeLessThanOrEqual(844);
    // Fields do not show through the bar.
    const background = await send.locator('..').evaluate(bar => getComputedStyle(bar).backgroundColor);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    // The tap takes the focus from the field, but the button does not move.
    await send.tap();
    await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await field.focus();
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

it('a toast never covers the menu or its button, and moves to the corner when a phone is turned', async () => {
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
  const gap = async () => {
    const box = await toast.boundingBox();
    return box ? 844 - box.x - box.width : Number.NaN;
  };
  await expect.poll(gap).toBeLessThan(100);
  expect(await gap()).toBeGreaterThanOrEqual(0);
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

it('a receipt shows the request and what happens next, until the first edit', async () => {
  const { page } = await site.openHydrated('/contact', desktop, withClock);
  await page.getByLabel('Style (optional)').selectOption('Cornrows');
  await message(page).fill(`${await message(page).inputValue()}For a wedding.`);
  await send(page, ada);
  await receipt(page).waitFor();
  for (const line of [
    'Ada, 781 555 0100',
    'Cornrows',
    'For a wedding.',
    'We’ll answer within 24 hours to schedule your appointment.',
  ])
    expect(await receipt(page).getByText(line, { exact: true }).isVisible(), line).toBe(true);
  expect(
    await receipt(page)
      .getByText(/^\$80 · \d/)
      .isVisible(),
    'the price and the time, as the form showed them',
  ).toBe(true);
  expect(await receipt(page).getByRole('link', { name: 'Save our number' }).getAttribute('href')).toBe('/salon.vcf');
  expect(await receipt(page).getByRole('link', { name: 'Call (781) 555-0142' }).isVisible()).toBe(true);
  const [mail] = await site.messages();
  const { reference } = mail?.template_params ?? {};
  expect(reference).toMatch(/^[B-X]{4}$/);
  expect(await receipt(page).getByText(`${reference}`, { exact: true }).isVisible()).toBe(true);
  const photo = receipt(page).getByRole('link', { name: 'Text us your inspiration photo' });
  expect(decodeURIComponent((await photo.getAttribute('href')) ?? '')).toBe(
    `sms:+17815550142?&body=Hi, this is Ada. Here’s my inspiration photo for Cornrows. My request: ${reference}.`,
  );
  await isFocused(page, 'We got your request');
  expect(await values(page)).toEqual(nothing);
  await page.getByLabel('Full Name *').fill('G');
  expect(await receipt(page).count()).toBe(0);
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
  const warning = page.getByText('For Knotless, plan 5 to 8 hours: come by 10 am.');
  await warning.waitFor();
  const [days, note] = await Promise.all([
    page.getByRole('button', { name: 'Sunday' }).boundingBox(),
    warning.boundingBox(),
  ]);
  expect((note?.y ?? 0) - (days?.y ?? 0) - (days?.height ?? 0), 'between the days and the note').toBeLessThan(100);
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

it('a request with every optional answer arrives with all its lines, and the receipt shows them', async () => {
  const { page } = await site.openHydrated('/contact', phone, async opened => {
    // A Monday at noon in Malden.
    await opened.clock.install({ time: '2026-11-23T12:00:00-05:00' });
  });
  await page.getByLabel('Style (optional)').selectOption('Knotless Braids');
  for (const name of ['Medium', 'Waist', 'Saturday', 'Text me']) await page.getByRole('button', { name }).tap();
  await page.getByRole('heading', { name: 'Date and time of day' }).tap();
  const date = page.getByLabel('First date that works for you');
  await date.fill('2026-11-24');
  const problem = page.getByText(
    'We’re closed that day. Please choose another date: our next open day is Wednesday, November 25.',
  );
  // As prominent as the problems of the other fields.
  expect(await problem.evaluate(one => getComputedStyle(one).fontWeight)).toBe('600');
  expect(await message(page).inputValue()).not.toContain('Date:');
  await date.fill('2026-11-28');
  await page.getByRole('button', { name: 'Morning' }).tap();
  await page.getByText('For Knotless, plan 5 to 8 hours: come by 10 am.').waitFor();
  await page.getByRole('heading', { name: 'Your hair' }).tap();
  for (const name of ['Please bring it', 'Wash and blow-out', 'Tender scalp'])
    await page.getByRole('button', { name }).tap();
  await page.getByRole('heading', { name: 'Answer by email' }).tap();
  await page.getByLabel('Your email').fill('ada@example.com');
  await send(page, ada);
  await receipt(page).waitFor();
  for (const line of [
    'Please bring it',
    'Wash and blow-out, tender scalp',
    'Saturday, November 28, 2026',
    'Morning',
    'ada@example.com',
  ])
    expect(await receipt(page).getByText(line, { exact: true }).isVisible(), line).toBe(true);
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    {
      ...ada,
      to_email: 'info@ochre-row.example',
      email: 'ada@example.com',
      reference: expect.stringMatching(/^[B-X]{4}$/),
      message: [
        'I would like to book Knotless Braids.',
        'Size: medium.',
        'Length: waist.',
        'Hair: please bring it.',
        'Please plan for: wash and blow-out, tender scalp.',
        'Please text me.',
        'Days that work for me: Saturday.',
        'Date: Saturday, November 28, 2026.',
        'Time of day: morning.',
        'My email: ada@example.com',
        '',
      ].join('\n'),
    },
  ]);
});

describe('a message that could not be sent', () => {
  it('can be texted, emailed or copied, and the salon can be called', async () => {
    await site.setFault('500');
    const { page } = await site.openHydrated('/contact', phone, async opened => {
      await withClock(opened);
      await opened.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    });
    await send(page, { ...ada, message: 'Box braids & beads' });
    const ways = page.getByRole('region', { name: 'Other ways to send it' });
    const href = async (name: string) => (await ways.getByRole('link', { name }).getAttribute('href')) ?? '';
    const text = decodeURIComponent((await href('Text it')).replace('sms:+17815550142?&body=', ''));
    expect(text).toMatch(/^Box braids & beads\n\nAda, 781 555 0100\nReference: [B-X]{4}$/);
    expect(await href('Call (781) 555-0142')).toBe('tel:+17815550142');
    expect(await href('Email it')).toBe(`mailto:info@ochre-row.example?body=${encodeURIComponent(text)}`);
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message' });
    expect(await toast.getByRole('link').count(), 'links that the form has, too').toBe(0);
    const hidden = toast.getByRole('link', { name: 'Text your message', includeHidden: true });
    expect(await hidden.getAttribute('href')).toBe(`sms:+17815550142?&body=${encodeURIComponent(text)}`);
    await ways.getByRole('button', { name: 'Copy message' }).tap();
    await page.getByRole('status').filter({ hasText: 'Message copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      const overflow = await page.evaluate(fontSize => {
        const { style, clientWidth } = document.documentElement;
        style.fontSize = fontSize;
        return document.documentElement.scrollWidth - clientWidth;
      }, size);
      expect(overflow, `pixels to scroll sideways at ${width} px, ${size} text`).toBeLessThanOrEqual(0);
    }
  });

  it.each([
    ['a phone', phone],
    ['a tablet', { viewport: { width: 768, height: 1024 } }],
    ['a desktop', desktop],
  ] as const)('can be sent again in the sheet on %s, because toasts are above the sheet', async (_, options) => {
    await site.setFault('500');
    const { page } = await openFromPhoto(options, withClock);
    await send(page, ada);
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to send message' });
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
    const gapBelow = async (toast: typeof failure) => {
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
    // So slow that the first toast has left before the second appears.
    await site.setFault('slow', { seconds: 1 });
    await submit(page);
    const heading = receipt(page).getByRole('heading', { name: 'We got your request' });
    const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' });
    // The toast leaves after six seconds, so the test looks at it without waiting for the heading first.
    await Promise.all([heading.waitFor(), expect.poll(() => gapBelow(toast)).toBeGreaterThan(0)]);
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
