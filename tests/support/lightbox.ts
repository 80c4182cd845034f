import type { Page } from 'playwright-core';
import { middleOf, type Spot } from '../models/drivers/touch';

export const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Gallery picture' });

/** One of the gallery's pictures that are shown, counted from 1. Other pages have lists with links, too: it waits for the gallery. */
export const thumbnail = (page: Page, position: number) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'The work, up close' }) })
    .getByRole('listitem')
    .nth(position - 1)
    .getByRole('link');

/** Waits until the lightbox says so, such as '3 of 10'. */
export const counter = (page: Page, text: string) => lightbox(page).getByText(text, { exact: true }).waitFor();

export const photoInAddress = (page: Page) => new URL(page.url()).searchParams.get('photo');

/** The photo that is shown in the lightbox. */
export const picture = (page: Page) => lightbox(page).getByRole('img').first();

/** Where the photo stands in the window, once it has come. */
export async function place(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  await picture(page).evaluate((image: HTMLImageElement) => image.decode());
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('No photo is shown');
  return box;
}

export const middle = (page: Page): Promise<Spot> => middleOf(picture(page));
