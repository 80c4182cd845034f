/** `npm run shots [-- scene …]`: takes screenshots of every page and overlay in both themes, with one contact sheet. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { buildSite, LOCAL_SITE } from '../build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../find-chromium';
import { createOutbox } from '../outbox';
import { hydrated } from '../page';
import { serve } from '../serve';
import { contactSheet, type Shot } from './contact-sheet';
import { type Scene, scenes } from './scenes';

const WIDTHS = (process.env.WIDTHS ?? '390,768,1440').split(',').map(Number);
const THEMES = (process.env.THEMES?.split(',') ?? ['light', 'dark']) as ('light' | 'dark')[];
const folder = join(import.meta.dirname, '../../reports/shots');
/** Stands for the embedded map, because screenshots are taken without a network. */
const MAP = `<!doctype html><title>Map</title><body style="margin:0"><svg width="100%" height="100%" viewBox="0 0 60 60"
preserveAspectRatio="xMidYMid slice" style="position:fixed"><path fill="#f2efe9" d="M0 0h60v60H0z"/>
<path fill="#c8dfb0" d="M8 6h16v12H8zM40 38h14v16H40z"/><path fill="none" stroke="#aad3df" stroke-width="4" d="M-5 44q20-12 34 2t36 6"/>
<path fill="none" stroke="#fff" stroke-width="1.2" d="M-5 10 65 24M-5 28 65 34M14-5 20 65M34-5 30 65M52-5 50 65"/>
<path fill="none" stroke="#f7c66f" stroke-width="2" d="M-5 60 65 0"/></svg>`;
const wanted = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
if (process.env.SITE_BUILT !== '1') await buildSite('mailbox');
const outbox = createOutbox(join(tmpdir(), `shots-${process.pid}.jsonl`));
const site = await serve({ directory: LOCAL_SITE, before: outbox.handle });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS, '--hide-scrollbars'],
});
const shots: Shot[] = [];
for (const theme of THEMES) {
  for (const width of WIDTHS) {
    for (const scene of scenes) {
      if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
      if (scene.only?.(width) === false) continue;
      shots.push(await take(browser, scene, width, theme));
    }
  }
}
await browser.close();
await site.close();
await contactSheet(shots, join(folder, 'contact-sheet.png'));
console.log(`${shots.length} screenshots and contact-sheet.png in ${folder}`);

/** Shows text in the site's fonts, even if they arrive late: a visitor would see a fallback font on the first visit. */
async function awaitFonts(context: BrowserContext): Promise<void> {
  await context.route(
    url => url.hostname === 'localhost' && !/\.(?!html|css)\w+$/.test(url.pathname),
    async route => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
      await route.fulfill({ response: answer, body });
    },
  );
}

async function take(from: Browser, scene: Scene, width: number, colorScheme: 'light' | 'dark'): Promise<Shot> {
  const context = await from.newContext({
    baseURL: site.url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
    isMobile: width < 600,
    // The pages' policy has hashes of their style sheets, which awaitFonts() changes.
    bypassCSP: true,
  });
  await context.route(
    url => url.hostname !== 'localhost',
    route => route.fulfill({ contentType: 'text/html', body: MAP }),
  );
  await awaitFonts(context);
  const page = await context.newPage();
  await page.goto(scene.path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await scene.act?.(page);
  // Lazy pictures and the map load only near the window, and a picture appears only once it is decoded.
  await page.evaluate(async () => {
    const lazy = document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('[loading="lazy"]');
    for (const element of lazy) element.loading = 'eager';
    await Promise.all([...document.images].filter(image => image.checkVisibility()).map(image => image.decode()));
  });
  const file = join(folder, `${scene.name}-${width}-${colorScheme}.png`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: !scene.act });
  await context.close();
  return { file, label: `${scene.name} ${width} ${colorScheme}` };
}
