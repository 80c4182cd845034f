/** Steps that kits of any application share. */
import type { Driver, Target } from './driver.ts';

/** Polls until the condition holds. After `most` polls the step continues: what is then on the page is checked anyway. */
export async function waitUntil(driver: Pick<Driver, 'tick'>, isSo: () => Promise<boolean>, most = 60): Promise<void> {
  for (let look = 0; look < most && !(await isSo()); look++) await driver.tick(look);
}

export const isShown = async (driver: Pick<Driver, 'look'>, target: Target) => (await driver.look(target)) !== null;

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

/** The text as part of a pattern. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for the aspects `said polite` and `said assertive`, which may hold several announcements: one of them is this text. */
export const announces = (text: string) => new RegExp(`(^|\\| )${literally(text)}( \\||$)`);

/** A pattern for `words in '…'`: these texts, in this order, and maybe others. */
export const says = (...texts: readonly string[]) => new RegExp(texts.map(literally).join('.*'), 's');

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
