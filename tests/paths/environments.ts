/** The environments in which paths begin, such as dark mode. A kit that tests such a setting chooses it itself. */

import { type Driver, waitUntil } from 'xstate-paths';
import type { SiteDriver, SiteSystem } from '../../machines/kit';

/** Begins a path with this driver. */
type Begin<D> = (driver: D) => unknown;

/** A page that no kit opens. */
const ELSEWHERE = '/styles/feed-in-braids';

const asking =
  (asks: SiteSystem) =>
  async <D extends SiteDriver>(driver: D, begin: Begin<D>) => {
    await driver.system(asks);
    await begin(driver);
  };

const disturbing =
  (by: Parameters<SiteDriver['disturb']>[0]) =>
  async <D extends SiteDriver>(driver: D, begin: Begin<D>) => {
    await driver.disturb(by);
    await begin(driver);
  };

/** Opens an address from another page of the site, so that the page is not prerendered but rendered by scripts. */
const visitInside = (driver: Driver) => async (address: string) => {
  await driver.visit(ELSEWHERE);
  await driver.travel(address, 'onTop');
  // Imported here, not at the top: `npm run paths` reads this file without Vite, and the site's content needs Vite.
  const [{ pageWords }, { findRoute }] = await Promise.all([
    import('../../src/site/page-words'),
    import('../../src/site/routes'),
  ]);
  const { title } = pageWords(findRoute(address));
  await waitUntil(driver, async () => (await driver.observe()).title === title);
};

export const environments = {
  'with default settings': async (driver, begin) => begin(driver),
  'with reduced motion': asking({ motion: 'reduced' }),
  'in dark mode': asking({ theme: 'dark' }),
  'with a mouse': asking({ pointer: 'mouse' }),
  'with data saver': asking({ data: 'saved' }),
  'with slow scripts': asking({ scripts: 'late' }),
  'with an earlier history entry': async (driver, begin) => {
    await driver.visit(ELSEWHERE);
    await begin(driver);
  },
  'from another page of the site': async (driver, begin) => begin({ ...driver, visit: visitInside(driver) }),
  'in a tab opened in the background': async (driver, begin) => {
    await driver.tab('hidden');
    await begin(driver);
    await driver.tab('shown');
  },
  'translated by the browser': asking({ text: 'translated' }),
  'with double presses': disturbing('second presses'),
  'in a window that turns': disturbing('turns'),
} satisfies Record<string, <D extends SiteDriver>(driver: D, begin: Begin<D>) => Promise<unknown>>;

export type Environment = keyof typeof environments;
/** The environment of the paths of `npm test`; `npm run test:full` takes them in the others. */
export const DEFAULT: Environment = 'with default settings';
export const TRANSLATED: Environment = 'translated by the browser';
export const otherEnvironments = (Object.keys(environments) as Environment[]).filter(name => name !== DEFAULT);
