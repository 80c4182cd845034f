/** Parts of the page and steps that several kits share. */
import { button, type Driver, dialog, field, navigation, type Target } from './driver';

export const lightbox = dialog('Gallery picture');
export const sheet = dialog('Book an appointment');
export const quickLinks = navigation('Quick links');

/** Polls until the condition holds. After `most` polls the step continues: what is then on the page is checked anyway. */
export async function waitUntil(driver: Driver, isSo: () => Promise<boolean>, most = 60): Promise<void> {
  for (let look = 0; look < most && !(await isSo()); look++) await driver.tick(look);
}

export const isShown = async (driver: Driver, target: Target) => (await driver.look(target)) !== null;

/** Waits until the target is on the page; its code may still be loading. */
export const waitFor = (driver: Driver, target: Target, most?: number) =>
  waitUntil(driver, () => isShown(driver, target), most);

/** Waits half a second, enough for a toast to appear or disappear. */
export async function pause(driver: Driver): Promise<void> {
  for (let times = 0; times < 5; times++) await driver.wait(100);
}

/** Presses Tab until the condition holds. */
export async function tabUntil(driver: Driver, isSo: () => Promise<boolean>, most = 90): Promise<void> {
  for (let press = 0; press < most && !(await isSo()); press++) await driver.key('Tab');
}

/** Fills every field of the request form with this text, and presses Send. */
export async function submitRequest(driver: Driver, text: string, within?: Target): Promise<void> {
  for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await driver.fill(field(label, within), text);
  await driver.press(button('Send Message', within));
}

/** Opens the request form from the phone menu, far down the page, which may not move. */
export async function bookFromMenu(driver: Driver): Promise<void> {
  await driver.scroll(1_500);
  await driver.press(button('Menu'));
  await driver.press(button('Book Now', navigation('Mobile')));
}
