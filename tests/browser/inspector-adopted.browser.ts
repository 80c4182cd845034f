/** The inspector works on another XState 5 site, which has only a copy of the inspector's folder. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actor, button, lit, panel, row, sendForm } from '../../dev/inspector/testing/inspected';
import { sharedBrowser } from '../support/browser';
import { full } from '../support/extent';

const project = join(import.meta.dirname, '../..');

const MACHINE = `
import { assign, setup } from 'xstate';

type Color = 'red' | 'green';
type Lamp = { color: Color; level: number };
export type LampEvent = { type: 'lamp.set'; lamp: Lamp } | { type: 'lamp.smash' };

export const lampMachine = setup({
  types: { context: {} as { lamp: Lamp }, events: {} as LampEvent },
  guards: { isBright: (_, { level }: { level: number }) => level > 5 },
  actions: {
    keep: assign({ lamp: (_, { lamp }: { lamp: Lamp }) => lamp }),
    smash: () => {
      throw new Error('The lamp is broken');
    },
  },
}).createMachine({
  id: 'lamp',
  context: { lamp: { color: 'red', level: 0 } },
  initial: 'off',
  on: { 'lamp.smash': { actions: 'smash' } },
  states: {
    off: {
      on: {
        'lamp.set': {
          guard: { type: 'isBright', params: ({ event }) => event.lamp },
          target: 'on',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
    on: {},
  },
});
`;

const MAIN = `
import { createActor } from 'xstate';
import { lampMachine } from './lamp.machine.ts';

const inspect = (window.parent.__inspect ?? window.opener?.__inspect)?.(window);
const lamp = createActor(lampMachine, { inspect });
lamp.subscribe({ next: ({ value }) => { document.body.dataset.lamp = value; }, error: () => {} });
lamp.start();
`;

let root: string;
let stop = async () => {};
let url = '';

beforeAll(async () => {
  if (!full) return;
  await mkdir(join(project, '.cache'), { recursive: true });
  root = await mkdtemp(join(project, '.cache/adopted-'));
  const isOurs = (path: string) => /\.test\.tsx?$|\/testing$|charts\.ts$|README\.md$/.test(path);
  await cp(join(project, 'dev/inspector'), join(root, 'tools/inspector'), {
    recursive: true,
    filter: path => !isOurs(path),
  });
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/lamp.machine.ts'), MACHINE);
  await writeFile(join(root, 'src/main.ts'), MAIN);
  await writeFile(join(root, 'index.html'), '<title>Lamp</title><script type="module" src="/src/main.ts"></script>');
  const { inspector } = (await import(join(root, 'tools/inspector/index.ts'))) as { inspector: () => PluginOption };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inspector()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  stop = async () => {
    await server.close();
    await rm(root, { recursive: true });
  };
}, 60_000);
afterAll(() => stop());

it.runIf(full)(
  'the inspector works on another site that only calls window.__inspect',
  { timeout: 90_000 },
  async () => {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto('/__inspector', { timeout: 60_000 });
    const site = page.frameLocator('iframe[title="Site"]');
    await actor(page, 'lamp').click();
    await lit(page, 'lamp.off');
    // The other project's event types have forms, too.
    await panel(page, 'Send');
    const form = sendForm(page, 'lamp.set');
    await form.getByLabel('color').selectOption('"green"');
    await form.getByText('Would be refused: isBright said no').waitFor();
    await form.getByLabel('level').fill('7');
    await form.getByRole('button').click();
    await lit(page, 'lamp.on');
    await site.locator('body[data-lamp="on"]').waitFor();
    await button(page, 'Copy as test').click();
    const text = page.getByRole('textbox', { name: 'Text' });
    expect(await text.inputValue()).toContain("import { lampMachine } from './lamp.machine';");
    await page.keyboard.press('Escape');
    // Makes the machine throw.
    await sendForm(page, 'lamp.smash').getByRole('button').click();
    await page.locator('[data-actor="lamp"][data-status="failed"]').waitFor();
    await page.locator('[data-state="lamp.on"][data-failed]').waitFor();
    expect(await row(page, 'lamp.smash').locator('pre').textContent()).toMatch(
      /The lamp is broken\s+at .*lamp\.machine\.ts/s,
    );
    await context.close();
  },
);
