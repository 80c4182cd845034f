/** Steps of tests of the inspector beside the built site. */
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyActor } from 'xstate';
import { desktop, type useSite } from './site';

/** Opens the inspector with the site at this path. */
export async function inspect(
  { open }: Pick<ReturnType<typeof useSite>, 'open'>,
  path: string,
  before: (page: Page) => Promise<unknown> = async () => {},
) {
  const { page, errors } = await open(
    `/__inspector?site=${encodeURIComponent(path)}`,
    { ...desktop, reducedMotion: 'no-preference' },
    async opened => {
      await opened.addInitScript(keepActors);
      await before(opened);
    },
  );
  const site = page.frameLocator('iframe[title="Site"]');
  await ready(site);
  return { page, site, errors };
}

interface Watching extends Window {
  /** The actors of the watched page, by id. */
  actors?: { [id: string]: AnyActor };
}

/** Runs in the inspector's page, and gives a test access to the site's actors. */
function keepActors(): void {
  let ask: Window['__inspect'];
  const actors: NonNullable<Watching['actors']> = {};
  Object.assign(window, { actors });
  Object.defineProperty(window, '__inspect', {
    get: () => ask,
    set(real: NonNullable<Window['__inspect']>) {
      ask = (site, options) => {
        const inspect = real(site, options);
        return event => {
          const ref = event.actorRef as AnyActor;
          actors[ref.id] = ref;
          inspect(event);
        };
      };
    },
  });
}

/** Makes an actor's machine throw on every event, and sends it one. */
export const breakActor = (page: Page, id: string) =>
  page.evaluate(name => {
    const broken = (window as Watching).actors?.[name];
    if (!broken) throw new Error(`There is no actor ${name}`);
    broken.logic = Object.assign(Object.create(broken.logic), {
      transition() {
        throw new Error('broken on purpose');
      },
    });
    broken.send({ type: 'test.break' });
  }, id);

/** Sends ten thousand events to an actor of the site. */
export const sendMany = (page: Page, id: string, event: { type: string; turn: string }) =>
  page.evaluate(
    ([name, sent]) => {
      for (let count = 0; count < 10_000; count++) (window as Watching).actors?.[name]?.send(sent);
    },
    [id, event] as const,
  );

/** Waits until the site has hydrated. */
export async function ready(site: FrameLocator | Page): Promise<void> {
  await site.locator('html[data-script="ready"]').waitFor();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** An actor in the tree, by its path. */
export const actor = (page: Page, path: string) => page.locator(`[role="treeitem"][data-actor="${path}"]`);

/** Selects a tab of the details. */
export const panel = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Waits until the chart shows this state as active; on failure, lists the state of every actor. */
export async function lit(page: Page, state: string): Promise<void> {
  try {
    await page.locator(`[data-state="${state}"][data-lit]`).waitFor();
  } catch (error) {
    const actors = await page.getByRole('tree').innerText();
    throw new Error(`${state} is not shown as active. The actors are: ${actors.replaceAll('\n', ' ')}`, {
      cause: error,
    });
  }
}

/** The last visible row of the timeline that shows an event of this type. */
export const row = (page: Page, type: string) => page.locator(`[role="row"][data-event="${type}"]`).last();

/** The row of a key in the Context panel. */
export const kept = (page: Page, key: string) => page.locator(`#panel li[data-key="${key}"]`).first();
export const value = (page: Page, key: string) => kept(page, key).locator('.leaf').first().textContent();

/** The form that sends this event. */
export const sendForm = (page: Page, type: string) => page.locator(`[data-send="${type}"]`);

/** A picture of the gallery, counted from 1. */
export const thumbnail = (site: FrameLocator | Page, position: number) =>
  site
    .getByRole('main')
    .getByRole('listitem')
    .nth(position - 1)
    .getByRole('link');

export async function sendRequest(site: FrameLocator): Promise<void> {
  const form = site.locator('#page-form');
  for (const [index, text] of ['Ada Obi', '781 555 0142', 'Box braids, please'].entries())
    await form.getByRole('textbox').nth(index).fill(text);
  await form.getByRole('button').last().click();
}

/** Waits until every sent event has a row, and returns the number of rows. */
export async function settledRowCount(page: Page): Promise<number> {
  let last = -1;
  const isSettled = async () => {
    const before = last;
    last = await rowCount(page);
    return last === before;
  };
  await expect.poll(isSettled, { interval: 1_500, timeout: 120_000 }).toBe(true);
  return last;
}

export async function rowCount(page: Page): Promise<number> {
  return Number(await page.getByRole('treegrid').getAttribute('aria-rowcount'));
}
