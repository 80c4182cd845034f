/** Parts of the site and steps that several kits share. */
import { button, type Driver, dialog, field, image, navigation, type Target } from 'xstate-paths';
import type { SiteContent } from './content';
import type { Answer, SiteDriver } from './driver';

export const lightbox = dialog('Gallery picture');
export const sheet = dialog('Book an appointment');
export const quickLinks = navigation('Quick links');

/** The aspects of a page for its photos: only these are in that place. On the gallery's page, each links to its address. */
export const picturesIn = (
  place: 'main' | 'Gallery picture',
  photos: SiteContent['photos'],
  ids: readonly (string | null)[],
) =>
  Object.fromEntries(
    photos.map(({ id, alt }) => {
      const look = place === 'main' ? `in a link to ?photo=${id}` : 'there';
      return [`picture '${alt}' in '${place}'`, ids.includes(id) ? look : undefined];
    }),
  );

/** Opens a photo of the gallery, and waits for the lightbox. */
export async function openPhoto(driver: Driver, alt: string): Promise<void> {
  await driver.press(image(alt));
  await waitFor(driver, lightbox);
}

/**
 * Fills every field of the request form with this text, and presses Send. The receipt of an earlier request gives way.
 */
export async function submitRequest(driver: SiteDriver, text: string, answer?: Answer, within?: Target): Promise<void> {
  const another = button('Write another message', within);
  if (await driver.look(another)) await driver.press(another);
  for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await driver.fill(field(label, within), text);
  await driver.press(button('Send Message', within));
  if (answer) await driver.answer(answer);
}

/** Opens the request form from the phone menu, far down the page, which may not move. */
export async function bookFromMenu(driver: Driver): Promise<void> {
  await driver.scroll(1_500);
  await driver.press(button('Menu'));
  await driver.press(button('Book Now', navigation('Mobile')));
}

/** Waits half a second, enough for a toast to appear or disappear. */
export async function pause(driver: Driver): Promise<void> {
  for (let times = 0; times < 5; times++) await driver.wait(100);
}

/** A list position, simplified for the planner: a number near either end, otherwise 'between'; at most five values in all. */
export function placeIn(index: number, count: number): number | 'between' {
  if (index <= 1) return index;
  if (index >= count - 2) return index - count;
  return 'between';
}

/** The value of a query parameter of an address; null if missing. Only for plain ids, which need no decoding. */
export function queryOf(address: string, name: string): string | null {
  return new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1] ?? null;
}

/** Presses Tab until the condition holds. */
export async function tabUntil(driver: Driver, isSo: () => Promise<boolean>, most = 90): Promise<void> {
  for (let press = 0; press < most && !(await isSo()); press++) await driver.key('Tab');
}

/** Polls until the condition holds. After `most` polls the step continues: what is then on the page is checked anyway. */
export async function waitUntil(driver: Pick<Driver, 'tick'>, isSo: () => Promise<boolean>, most = 60): Promise<void> {
  for (let look = 0; look < most && !(await isSo()); look++) await driver.tick(look);
}

export const isShown = async (driver: Pick<Driver, 'look'>, target: Target) => (await driver.look(target)) !== null;

/** Waits until the target is on the page; its code may still be loading. */
export const waitFor = (driver: Driver, target: Target, most?: number) =>
  waitUntil(driver, () => isShown(driver, target), most);

/** The text as part of a pattern. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for the aspects `said polite` and `said assertive`, which may hold several announcements: one of them is this text. */
export const announces = (text: string) => new RegExp(`(^|\\| )${literally(text)}( \\||$)`);

/** A pattern for `words in '…'`: these texts, in this order, and maybe others. */
export const says = (...texts: readonly string[]) => new RegExp(texts.map(literally).join('.*'), 's');
