import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { middleOf, type Spot } from 'xstate-paths/playwright';

export const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Gallery picture' });

/**
 * A visible thumbnail of the gallery; the first has position 1. Waits for the gallery, because other pages have lists of
 * links, too.
 */
export const thumbnail = (page: Page, position: number) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Looks to choose from' }) })
    .getByRole('listitem')
    .nth(position - 1)
    .getByRole('link');

/** Waits until the lightbox shows this counter, such as '3 of 10'. */
export const counter = (page: Page, text: string) => lightbox(page).getByText(text, { exact: true }).waitFor();

export const closed = (page: Page) => expect.poll(() => lightbox(page).count()).toBe(0);

export const photoInAddress = (page: Page) => new URL(page.url()).searchParams.get('photo');

const picture = (page: Page) => lightbox(page).getByRole('img').first();

/** Waits until no picture loads: also the next one, which is outside, would say so. */
export async function allDrawn(page: Page): Promise<void> {
  const pictures = lightbox(page).locator('img');
  await expect
    .poll(() => pictures.evaluateAll(all => all.length > 2 && all.every(one => (one as HTMLImageElement).complete)))
    .toBe(true);
  await expect.poll(() => page.getByText('Loading the picture…').count()).toBe(0);
}

/** Waits until the picture has arrived and is decoded. */
async function drawn(image: Locator): Promise<void> {
  // After a change of the window, the browser may switch to another file, which ends a running `decode` with an error.
  const isDecoded = (element: HTMLImageElement) =>
    element.decode().then(
      () => true,
      () => false,
    );
  await expect.poll(() => image.evaluate(isDecoded)).toBe(true);
}

/** The photo's box in the window, once it has loaded. */
export async function place(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  await drawn(picture(page));
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('No photo is shown');
  return box;
}

export const atRest = async (page: Page, before: object) => expect.poll(() => place(page)).toEqual(before);

export const scaled = (page: Page, percent: string) =>
  lightbox(page).getByText(percent, { exact: true }).waitFor({ state: 'attached' });

export const middle = (page: Page): Promise<Spot> => middleOf(picture(page));
