/** What every page shows when it is opened. One test says what is wrong of it, and the paths do not repeat that. */
import { TestRunner } from 'vitest';
import { PathFailure, seen, type Target, type Viewport } from 'xstate-paths';
import type { Invariants } from 'xstate-paths/page';
import type { SiteDriver } from '../../machines/kit';
import { pageWords } from '../../src/routes/page-words';
import { findRoute, routes } from '../../src/routes/routes';
import { atRest, linksOf } from './kits';

/** What every page of this site has in every state. Its address may have changed before its head. */
export const always: Invariants = (path, seen) => {
  const { title, description } = pageWords(findRoute(path));
  return {
    ...{ title, description, language: 'en' },
    ...linksOf(seen),
    toolbar: 'as the page',
    'wrong current page': '',
    'written but not seen': '',
    // Most paths change it, so it is compared only where a kit names it.
    toast: seen.toast,
  };
};

/** What this test has reported: paths with aspects, and errors. */
const reported = new Set<string>();
/** An element that is wrong on one page is wrong while that page waits for another, too. */
export const isReported = (what: string, path: string) =>
  what.includes("'") ? [...reported].some(one => one.endsWith(` ${what}`)) : reported.has(`${path} ${what}`);

const paths = routes.map(({ path }) => path ?? '/');

/** Opens every page, and fails with what is wrong, each once. `look`: called on each page. */
export async function checkEveryPage(
  driver: SiteDriver,
  widths: readonly Viewport[],
  look: (path: string) => unknown = () => {},
): Promise<void> {
  const wrong = new Map<string, string[]>();
  for (const path of paths) {
    const note = (what: string, words = what) => {
      reported.add(`${path} ${what}`);
      wrong.set(words, [...(wrong.get(words) ?? []), path]);
    };
    await driver.visit(path).catch((reason: unknown) => note('it opens', `It does not open: ${reason}`));
    const seen = await driver.observe();
    for (const [aspect, value = ''] of Object.entries({ ...always(path, seen), ...atRest(...widths) }))
      if ((seen[aspect] ?? '') !== value) note(aspect, `${aspect}: expected '${value}', seen '${seen[aspect] ?? ''}'`);
    for (const fault of (await driver.faults?.()) ?? []) note(fault);
    await look(path);
  }
  const lines = [...wrong].map(
    ([what, where]) => `${what}, on ${where.length === paths.length ? 'every page' : where.join(', ')}`,
  );
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** What a path needs, and this test has reported. */
class Reported extends Error {}

/** A driver that does not open or press what this test has reported. */
export function throwOnReported<D extends SiteDriver>(driver: D): D {
  const expectSound = (what: string) => {
    if ([...reported].some(one => one.startsWith(what) || one.includes(` ${what}`))) throw new Reported(what);
  };
  const sound =
    <Rest extends readonly unknown[]>(doing: (target: Target, ...rest: Rest) => Promise<void>) =>
    async (target: Target, ...rest: Rest) => {
      expectSound(seen(target));
      await doing(target, ...rest);
    };
  return {
    ...driver,
    async visit(address: string) {
      expectSound(`${address.replace(/\?.*/, '')} it opens`);
      await driver.visit(address);
    },
    ...{ press: sound(driver.press), follow: sound(driver.follow), hover: sound(driver.hover) },
  };
}

/** Skips the rest of a path that meets what this test has reported. */
export function skipReported(reason: unknown): never {
  if (reason instanceof PathFailure && reason.cause instanceof Reported)
    TestRunner.getCurrentTest()?.context.skip(`it needs what is wrong on every page: ${reason.cause.message}`);
  throw reason;
}
