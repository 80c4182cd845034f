import { expect, it } from 'vitest';
import { counter, lightbox, photoInAddress, place, thumbnail } from '../support/lightbox';
import { useSite } from '../support/site';

const site = useSite();

it.each([1440, 1920])(
  'the lightbox fills a window of %i px, with picture and panel as one block in its center',
  async width => {
    const { page } = await site.openHydrated('/gallery', { viewport: { width, height: 1_000 } });
    await thumbnail(page, 1).click();
    await counter(page, '1 of 10');
    expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 1_000 });
    const right = (name: string) =>
      lightbox(page)
        .getByRole('button', { name })
        .evaluate(button => button.getBoundingClientRect().right);
    const { x } = await place(page);
    const stage = await page.locator('[data-stage]').boundingBox();
    const text = await lightbox(page).getByRole('button', { name: 'Book this look' }).boundingBox();
    // A zoomed picture fills the stage.
    expect((text?.x ?? 0) - (stage?.x ?? 0) - (stage?.width ?? 0)).toBeGreaterThanOrEqual(16);
    expect(await right('Close')).toBeCloseTo(await right('Book this look'), 0);
    expect(x + (await right('Book this look'))).toBeCloseTo(width, 0);
  },
);

it('the address of a picture is in the address bar, even if the picture is opened while the browser is still going back from another picture', async () => {
  const { page } = await site.openHydrated('/gallery');
  await thumbnail(page, 1).click();
  await counter(page, '1 of 10');
  const next = await thumbnail(page, 3).elementHandle();
  const close = lightbox(page).getByRole('button', { name: 'Close' });
  await close.evaluate((button: HTMLElement, link) => {
    button.click();
    (link as HTMLElement).click();
  }, next);
  await counter(page, '3 of 10');
  await expect.poll(() => photoInAddress(page)).toBe(await next?.getAttribute('data-photo'));
  await page.goBack();
  await expect.poll(() => lightbox(page).count()).toBe(0);
});
