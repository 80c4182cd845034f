import { chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { button, main, seen } from 'xstate-paths';
import { type PageDriver, paths, prepare } from 'xstate-paths/playwright';

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
afterAll(() => browser.close());

test('the clock stops at the same time if the browser needs two seconds to prepare it', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { clock } = context;
  const install = clock.install.bind(clock);
  clock.install = async options => {
    await install(options);
    await clock.fastForward(2_000);
  };
  await prepare(context, 0);
  expect(await page.evaluate(() => Date.now())).toBe(1_000);
});

test('steps are those of Playwright, the path is attached, and a step fails on errors of the page', async () => {
  const machine = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } });
  const doings: ((given: { page: Page }) => Promise<void>)[] = [];
  const [steps, attached]: [string[], unknown[]] = [[], []];
  const places: (string | undefined)[] = [];
  const register = (_: string, doing: (typeof doings)[number]) => {
    places.push(new Error('here').stack?.split('\n')[2]);
    return doings.push(doing);
  };
  const theirs = Object.assign(register, {
    step: (name: string, doing: () => Promise<void>) => {
      steps.push(name);
      return doing();
    },
    info: () => ({ attach: async (_: string, { body }: { body: string }) => void attached.push(JSON.parse(body)) }),
  });
  const faults = {
    nothing: '',
    'no bulb': "throw new Error('no bulb')",
    rejected: "Promise.reject(new Error('rejected'))",
    logged: "console.error('logged')",
    'HTTP 404: http://lamp.test/bulb': "fetch('/bulb')",
  };
  for (const does of Object.values(faults))
    paths(theirs, machine, {
      begin: async ({ page }: PageDriver) => {
        const html = `<!doctype html><main><button>Lamp</button></main><script>document.querySelector('button').onclick = () => { ${does} };</script>`;
        await page.route('**/*', route =>
          route.fulfill(
            route.request().url().endsWith('/bulb') ? { status: 404 } : { body: html, contentType: 'text/html' },
          ),
        );
        await page.goto('http://lamp.test/');
      },
      events: {
        press: async (driver: PageDriver) => {
          const response = does.startsWith('fetch') && driver.page.waitForResponse('**/bulb');
          await driver.press(button('Lamp'));
          await response;
        },
      },
      states: { off: { page: { [seen(button('Lamp', main))]: 'there' } }, on: {} },
    } as never);
  const said = await Promise.all(
    doings.map(async doing => {
      const context = await browser.newContext();
      return doing({ page: await context.newPage() }).then(
        () => 'nothing',
        ({ message }: Error) => message.split('\n  ')[1],
      );
    }),
  );
  expect(said).toEqual(Object.keys(faults));
  // Playwright reports a test where its function is called.
  expect(places[0]).toContain('playwright.browser.ts');
  expect(steps[0]).toBe('press → on');
  expect(attached[0]).toEqual([{ event: { type: 'press' }, from: 'off', to: 'on' }]);
});
