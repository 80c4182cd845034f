/** The benchmark `interactions`: response times on a phone with a CPU four times as slow as this machine's. */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../lib/find-chromium';
import { hydrated, phone } from '../../lib/page';
import { progress } from '../progress';
import { median, percentile } from '../statistics';
import { handOver } from './hand';
import { type Interaction, interactions } from './scenes';
import { installWatch, type Sample, sample } from './watch';

const SLOW_DOWN = 4;
/** A page has finished its idle work this long after its last request, in ms. */
const IDLE = 500;

export interface InteractionFigures {
  name: string;
  /** From an input to the next paint, in ms, over all samples. */
  paint: { median: number; p95: number };
  /** From an input to its visible result, in ms, over all samples. */
  shown: { median: number; p95: number };
  samples: Sample[];
}

/** Takes `count` samples of every interaction, or only of those in INTERACTIONS, such as `Open menu,Submit`. */
export async function measureInteractions(
  origin: string,
  count: number,
  chosen: readonly Interaction[] = named(process.env.INTERACTIONS),
): Promise<InteractionFigures[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const figures: InteractionFigures[] = [];
  try {
    for (const interaction of chosen) {
      const samples: Sample[] = [];
      while (samples.length < count) {
        progress(`${interaction.name}: ${samples.length} of ${count}`);
        const left = interaction.again ? count : 1;
        samples.push(...(await onNewPage(browser, origin, interaction, left)));
      }
      figures.push(figuresOf(interaction.name, samples));
    }
  } finally {
    progress('');
    await browser.close();
  }
  return figures;
}

function named(names: string | undefined): readonly Interaction[] {
  return names ? interactions.filter(({ name }) => names.split(',').includes(name)) : interactions;
}

/** Takes samples on a first visit: nothing is cached, nothing compiled. */
async function onNewPage(browser: Browser, origin: string, interaction: Interaction, times: number): Promise<Sample[]> {
  const context = await browser.newContext({ baseURL: origin, ...phone });
  try {
    await installWatch(context);
    const page = await context.newPage();
    await page.goto(interaction.path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(IDLE);
    // Scrolls first, as visitors do: the page then preloads the code for the next press.
    let lastRequest = Date.now();
    page.on('request', () => (lastRequest = Date.now()));
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    // Waits without `networkidle`, which Playwright reports only once per page load.
    while (Date.now() < lastRequest + IDLE) await page.waitForTimeout(IDLE / 5);
    await interaction.prepare?.(page);
    const { input, outcome } = interaction;
    const session = await context.newCDPSession(page);
    if (typeof input !== 'string') await input(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(IDLE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const samples: Sample[] = [];
    while (samples.length < times) samples.push(await sample(page, outcome, await handOver(page, session, input)));
    return samples;
  } finally {
    await context.close();
  }
}

function figuresOf(name: string, samples: Sample[]): InteractionFigures {
  const over = (key: keyof Sample) => {
    const values = samples.map(one => one[key]);
    return { median: median(values), p95: percentile(values, 0.95) };
  };
  return { name, paint: over('paint'), shown: over('shown'), samples };
}
