/** What a phone fetches on a page before any interaction. */
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../find-chromium';
import { phone } from '../../page';
import { travelSize } from '../packed';

/** A first view ends this long after load, in ms. */
const FIRST_VIEW = 10_000;

export interface FirstView {
  /** Transferred bytes of the HTML, without headers. */
  html: number;
  /** Transferred bytes of all scripts, without headers. */
  scripts: number;
  /** Number of requested pictures. */
  pictures: number;
}

/** `directory` is the folder that `origin` serves. */
export async function firstView(origin: string, path: string, directory: string): Promise<FirstView> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ baseURL: origin, ...phone });
    const asked: { kind: string; path: string }[] = [];
    page.on('request', request => {
      const { origin: from, pathname } = new URL(request.url());
      if (from === origin) asked.push({ kind: request.resourceType(), path: pathname });
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(FIRST_VIEW);
    // A preloaded script is requested again when it runs.
    const scripts = new Set(asked.map(one => one.path).filter(name => name.endsWith('.js')));
    const sizes = await Promise.all([...scripts].map(script => travelSize(directory, script)));
    return {
      html: await travelSize(directory, `${path}.html`),
      scripts: sizes.reduce((sum, size) => sum + size, 0),
      pictures: asked.filter(({ kind }) => kind === 'image').length,
    };
  } finally {
    await browser.close();
  }
}
