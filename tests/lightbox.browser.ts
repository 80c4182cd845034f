import { describe, expect, it } from 'vitest';
import { counter, lightbox, photoInAddress, place, thumbnail } from './support/lightbox';
import { desktop, hydrated, phone, useSite } from './support/site';

const site = useSite();

async function openGallery(path = '/gallery', options = desktop) {
  const opened = await site.open(path, options);
  await hydrated(opened.page);
  return opened;
}

describe('the lightbox', () => {
  it('opens at the clicked picture, full-screen, with a counter and buttons', async () => {
    const { page, errors } = await openGallery();
    await thumbnail(page, 3).click();
    await counter(page, '3 of 10');
    const box = await lightbox(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 900 });
    for (const name of ['Close', 'Previous picture', 'Next picture'])
      expect(await lightbox(page).getByRole('button', { name }).isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each([1440, 1920])('shows picture and panel as one block in the center of a window of %i px', async width => {
    const { page } = await openGallery('/gallery', { viewport: { width, height: 1_000 } });
    await thumbnail(page, 1).click();
    await counter(page, '1 of 10');
    const right = (name: string) =>
      lightbox(page)
        .getByRole('button', { name })
        .evaluate(button => button.getBoundingClientRect().right);
    const { x } = await place(page);
    expect(await right('Close')).toBeCloseTo(await right('Ask for this look'), 0);
    expect(x + (await right('Ask for this look'))).toBeCloseTo(width, 0);
  });

  it('traps the focus, and on closing returns it to the link of the picture shown last', async () => {
    const { page } = await openGallery();
    await thumbnail(page, 2).focus();
    await page.keyboard.press('Enter');
    await counter(page, '2 of 10');
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest('dialog') === null ? active.outerHTML : null;
      });
      expect(outside).toBeNull();
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await counter(page, '4 of 10');
    await page.keyboard.press('Escape');
    await expect.poll(() => lightbox(page).count()).toBe(0);
    await expect.poll(() => thumbnail(page, 4).evaluate(link => link === document.activeElement)).toBe(true);
  });

  it.each([
    ['phone', phone],
    ['desktop', desktop],
  ] as const)('keeps the page behind it from scrolling or moving on a %s', async (_, options) => {
    const { page } = await openGallery('/gallery', options);
    await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
    await thumbnail(page, 5).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    const place = await thumbnail(page, 5).boundingBox();
    await thumbnail(page, 5).click();
    await counter(page, '5 of 10');
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => lightbox(page).count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await thumbnail(page, 5).boundingBox()).toEqual(place);
  });
});

describe('the address of a picture', () => {
  it('is in the address bar, even if the picture is opened while the browser is still going back from another picture', async () => {
    const { page } = await openGallery();
    await thumbnail(page, 1).click();
    await counter(page, '1 of 10');
    const next = await thumbnail(page, 3).elementHandle();
    const close = lightbox(page).getByRole('button', { name: 'Close' });
    await close.evaluate((button: HTMLElement, link) => {
      button.click();
      (link as HTMLElement).click();
    }, next);
    await counter(page, '3 of 10');
    await expect.poll(() => photoInAddress(page)).not.toBeNull();
    await page.goBack();
    await expect.poll(() => lightbox(page).count()).toBe(0);
  });
});
