/** The environments in which paths begin, such as dark mode. A kit that tests such a setting chooses it itself. */

import { type SiteDriver, waitUntil } from '../../machines/kit';

type Begin = (driver: SiteDriver) => unknown;

/** A page that no kit opens. */
const ELSEWHERE = '/styles/feed-in-braids';

/** Does something before the kit opens its page. */
const after = (first: Begin) => async (driver: SiteDriver, begin: Begin) => {
  await first(driver);
  await begin(driver);
};

/** Opens an address from another page of the site, so that the page is not prerendered but rendered by scripts. */
const visitInside = (driver: SiteDriver) => async (address: string) => {
  await driver.visit(ELSEWHERE);
  const { title } = await driver.observe();
  await driver.travel(address, 'onTop');
  await waitUntil(driver, address, async () => (await driver.observe()).title !== title);
};

export const environments = {
  'with default settings': async (driver, begin) => begin(driver),
  'with reduced motion': after(driver => driver.system({ motion: 'reduced' })),
  'in dark mode': after(driver => driver.system({ theme: 'dark' })),
  'with a mouse': after(driver => driver.system({ pointer: 'mouse' })),
  'with data saver': after(driver => driver.system({ data: 'saved' })),
  'with slow scripts': after(driver => driver.system({ scripts: 'late' })),
  'with an earlier history entry': after(driver => driver.visit(ELSEWHERE)),
  'from another page of the site': async (driver, begin) => begin({ ...driver, visit: visitInside(driver) }),
  'in a tab opened in the background': async (driver, begin) => {
    await driver.tab('hidden');
    await begin(driver);
    await driver.tab('shown');
  },
  'translated by the browser': after(driver => driver.system({ text: 'translated' })),
  'with double presses': after(driver => driver.disturb('second presses')),
  'in a window that turns': after(driver => driver.disturb('turns')),
} satisfies Record<string, (driver: SiteDriver, begin: Begin) => unknown>;

export type Environment = keyof typeof environments;
/** The environment of the paths of `npm test`; `npm run test:full` takes them in the others. */
export const DEFAULT: Environment = 'with default settings';
export const TRANSLATED: Environment = 'translated by the browser';
export const otherEnvironments = (Object.keys(environments) as Environment[]).filter(name => name !== DEFAULT);
