/** Parts of the site and steps that several kits share. */
import {
  aspect,
  button,
  type Driver,
  dialog,
  field,
  image,
  main,
  navigation,
  place,
  seen,
  type Target,
} from 'xstate-paths';
import type { SiteContent } from './content';
import type { Answer, SiteDriver } from './driver';

export const lightbox = dialog('Gallery picture');
export const sheet = dialog('Book an appointment');
export const quickLinks = navigation('Quick links');
/** The place of a toast; role and text of the current one; whether the page is light or dark. */
export const notice = place('toast');
export const toast = aspect('toast');
export const theme = aspect('theme');
/** Requests under way that an actor has made. */
export const requests = aspect('requests');

/** The aspects of a page for its photos: only these are in that place. On the gallery's page, each links to its address. */
export const picturesIn = (
  where: typeof main | typeof lightbox,
  photos: SiteContent['photos'],
  ids: readonly (string | null)[],
) =>
  Object.fromEntries(
    photos.map(({ id, alt }) => {
      const look = where === main ? `in a link to ?photo=${id}` : 'there';
      return [seen(image(alt, where)), ids.includes(id) ? look : undefined];
    }),
  );

/** Opens a photo of the gallery, and waits for the lightbox. */
export async function openPhoto(driver: Driver, alt: string): Promise<void> {
  await driver.press(image(alt));
  await waitFor(driver, lightbox);
}

/** Asks for an appointment from the lightbox, and closes the form. */
export async function askAndClose(driver: SiteDriver): Promise<void> {
  // On a desktop, a toast may cover the button, even during its exit animation, and the viewer may have opened over it.
  await pause(driver);
  if (await driver.toast()) await driver.press(button('Dismiss'));
  await pause(driver);
  await driver.press(button('Book this look', lightbox));
  await waitFor(driver, sheet);
  await driver.press(button('Close', sheet));
  await waitForEnd(driver, sheet);
}

/** Fills every field of the request form with this text, and presses Send. The receipt of an earlier request gives way. */
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
export const placeIn = (index: number, count: number) =>
  index <= 1 ? index : index >= count - 2 ? index - count : 'between';

/** The value of a query parameter of an address; null if missing. Only for plain ids, which need no decoding. */
export const queryOf = (address: string, name: string) => new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1] ?? null;

/** Presses Tab until the condition holds. */
export async function tabUntil(driver: Driver, isSo: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 90; press++) {
    if (await isSo()) return;
    await driver.key('Tab');
  }
  throw new Error('Tab leads nowhere');
}

/** Whether the condition holds at once, or within so many polls. */
export async function comes(driver: Pick<Driver, 'tick'>, isSo: () => Promise<boolean>, most: number) {
  for (let look = 0; look < most; look++) {
    if (await isSo()) return true;
    await driver.tick(look);
  }
  return isSo();
}

/** Waits until the condition holds: code may still be loading. */
export async function waitUntil(driver: Pick<Driver, 'tick'>, what: string, isSo: () => Promise<boolean>) {
  if (!(await comes(driver, isSo, 60))) throw new Error(`${what}: this has not come`);
}

export const isShown = async (driver: Pick<Driver, 'look'>, target: Target) => (await driver.look(target)) !== null;
export const waitFor = (driver: Driver, target: Target) =>
  waitUntil(driver, seen(target), () => isShown(driver, target));
export const waitForEnd = (driver: Driver, target: Target) =>
  waitUntil(driver, `the end of ${seen(target)}`, async () => !(await isShown(driver, target)));

/** The text as part of a pattern. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for the aspects `said polite` and `said assertive`, which may hold several announcements: one of them is this text. */
export const announces = (text: string) => new RegExp(`(^|\\| )${literally(text)}( \\||$)`);

/** A pattern for `words in '…'`: these texts, in this order, and maybe others. */
export const says = (...texts: readonly string[]) => new RegExp(texts.map(literally).join('.*'), 's');
