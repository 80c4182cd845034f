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

/** The text as part of a pattern. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for the aspects `said polite` and `said assertive`, which may hold several announcements: one of them is this text. */
export const announces = (text: string) => new RegExp(`(^|\\| )${literally(text)}( \\||$)`);

/** A pattern for `words in '…'`: these texts, in this order, and maybe others. */
export const says = (...texts: readonly string[]) => new RegExp(texts.map(literally).join('.*'), 's');
