/** The package as npm would install it, in two small applications, and an application with and without it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import axe from 'axe-core';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import { build, createLogger, createServer, type InlineConfig, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { xstateInspector } from '../index.js';

const run = promisify(execFile);
/** On Windows, npm is a script. */
const npm = (cwd: string, ...words: string[]) => run('npm', words, { cwd, shell: process.platform === 'win32' });
const project = join(import.meta.dirname, '..');
const installed = join(project, '../../node_modules');
const PACKAGE = 'vite-plugin-xstate-inspector';

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
  const { stdout } = await npm(project, 'pack', '--json', '--pack-destination', folder);
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  await mkdir(join(folder, 'unpacked'));
  await run('tar', ['-xzf', join(folder, filename), '-C', join(folder, 'unpacked'), '--strip-components=1']);
  const unpacked = await readdir(join(folder, 'unpacked'), { recursive: true });
  expect(unpacked.filter(file => /\.test\.|LICENSE/.test(file))).toEqual(['LICENSE']);
  const notices = await readFile(join(folder, 'unpacked/dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const text of ['elkjs 0.', 'Eclipse Public License - v 2.0', 'react-dom 19.', 'MIT License'])
    expect(notices).toContain(text);
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of an application with the unpacked package, and with links to its other dependencies. */
async function install(name: string): Promise<string> {
  const root = await mkdtemp(join(folder, `${name}-`));
  await cp(join(project, 'fixtures', name), root, { recursive: true });
  await mkdir(join(root, 'node_modules'));
  await cp(join(folder, 'unpacked'), join(root, 'node_modules', PACKAGE), { recursive: true });
  for (const dependency of await readdir(installed))
    if (dependency !== PACKAGE && !dependency.startsWith('.'))
      await symlink(join(installed, dependency), join(root, 'node_modules', dependency));
  return root;
}

async function serve(root: string, config: InlineConfig = {}, create = createServer): Promise<string> {
  const address = { host: '127.0.0.1', port: 0 };
  const server = await create({ root, logLevel: 'error', ...config, server: { ...config.server, ...address } });
  onTestFinished(() => server.close());
  await server.listen();
  server.printUrls();
  return server.resolvedUrls?.local[0]?.replace(/^(https?:\/\/[^/]*).*/, '$1') ?? '';
}

async function open(origin: string, path = '/__inspector'): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(path);
  return page;
}

const actor = (page: Page, path: string) => page.locator(`[role="treeitem"][data-actor="${path}"]`);
const lit = (page: Page, state: string) => page.locator(`[data-state="${state}"][data-lit]`).waitFor();
const row = (page: Page, type: string) => page.locator(`[role="row"][data-event="${type}"]`).last();
const form = (page: Page, type: string) => page.locator(`[data-send="${type}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.locator('summary').getByText(name, { exact: true }).click();
const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const frameIn = (page: Page) => page.frameLocator('iframe[title="Application"]');
const chosen = (page: Page) => page.locator('[role="row"][aria-selected="true"]');
const openDoor = async () => {
  const page = await open(await serve(await install('script-app')), '/door/__inspector');
  await actor(page, 'doorMachine').waitFor();
  return page;
};

describe('the packed inspector', { timeout: 300_000 }, () => {
  it('shows a React application under StrictMode, with several roots and dozens of spawned actors', async () => {
    const root = await install('react-app');
    const page = await open(await serve(root));
    const frame = frameIn(page);
    await actor(page, 'lamp').click();
    await lit(page, 'lamp.light.off');
    // StrictMode starts, stops and starts the actor again; only the running one is shown.
    expect(await page.locator('[data-actor="lamp"]').count()).toBe(1);
    await actor(page, 'shelfMachine').click();
    await lit(page, '(machine).ready');
    expect(await page.locator('[data-actor^="shelfMachine/lamp"]').count()).toBe(40);
    const context = details(page);
    expect(await context.innerText()).toMatch(/box\s+<body>/);
    expect(await context.innerText()).toMatch(/opened\s+Date 1970-01-01/);

    await actor(page, 'lamp').click();
    expect(await context.innerText()).toMatch(/owner\s+"\*\*\* \*\*\*"/);
    await panel(page, 'Send');
    // Its delay would turn the lamp off.
    await button(page, 'Pause time').click();
    const set = form(page, 'lamp.set');
    // The field is there once the server has read the types.
    const lamp = set.getByLabel('lamp', { exact: true });
    await lamp.fill('{ "color": "green", "level": 0 }', { timeout: 100_000 });
    await set.getByText('Would be refused: isBright said no').waitFor();
    await set.getByRole('button').click();
    await page
      .getByRole('status')
      .filter({ hasText: /^lamp refused: isBright said no · is in/ })
      .waitFor();
    await lamp.fill('{ "color": "green", "level": 7 }');
    await set.getByRole('button').click();
    await lit(page, 'lamp.light.on');
    await frame.locator('[data-lamp="on"]').waitFor();
    await button(page, 'Copy as test…').click();
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).not.toContain('Ada');
    await page.keyboard.press('Escape');

    const opened = page.waitForRequest(/__open-in-editor/);
    await page.route('**/__open-in-editor*', route => route.fulfill({ body: '' }));
    await button(page, 'Open source').click();
    const source = await readFile(join(root, 'src/machines.ts'), 'utf8');
    const lineOf = (code: string) => 1 + source.split('\n').findIndex(line => line.includes(code));
    const asked = new URL((await opened).url()).searchParams.get('file');
    expect(asked).toContain(`/src/machines.ts:${lineOf('.createMachine(')}:`);

    await page.locator('[data-sends="lamp.smash"]').click();
    await page.locator('[data-actor="lamp"][data-status="failed"]').waitFor();
    await page.locator('[data-state="lamp.light.on"][data-failed]').waitFor();
    await button(page, '1 failure').click();
    const stack = row(page, 'lamp.smash')
      .locator('pre')
      .getByText(`src/machines.ts:${lineOf('throw new')}:13`);
    await stack.first().waitFor();

    // Hot reload of a machine draws its new chart.
    await page.keyboard.press('Escape');
    const broken = source.replace('states: {\n        off', 'states: {\n        broken: {},\n        off');
    await writeFile(join(root, 'src/machines.ts'), broken);
    await page.locator('[data-actor="lamp"][data-status="running"]').click();
    await page.locator('[data-state="lamp.light.broken"]').waitFor();
  });

  it('is served by a dev server that prints its address, with its own content security policy', async () => {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    // This application has no XState, which is nothing to warn of.
    const config = { customLogger: { ...createLogger('silent'), warn: say, info: say }, plugins: [xstateInspector()] };
    const origin = await serve(await mkdtemp(join(folder, 'empty-')), config);
    expect(said).toEqual([expect.stringContaining(origin), expect.stringContaining(`${origin}/__inspector`)]);
    const page = await fetch(`${origin}/__inspector`);
    const html = await page.text();
    expect(html).toContain('<title>Inspector</title>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    const script = /src="\.(\/__inspector\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const code = await (await fetch(origin + script)).text();
    // The page must not contain React's development build, which would slow down the application in its frame.
    expect(code).toContain('__inspect');
    expect(code).not.toContain('react-dom-client.development');
    for (const path of ['none.js', '..%2f..%2fpackage.json'])
      expect((await fetch(`${origin}/__inspector/assets/${path}`)).status).toBe(404);
  });

  it('shows a JavaScript application without setup, ids or React, in a folder, which has an observer of its own', async () => {
    const page = await openDoor();
    const frame = frameIn(page);
    await actor(page, 'doorMachine').click();
    await lit(page, '(machine).closed');
    expect(await details(page).innerText()).toMatch(/password\s+"\*{7}"/);
    await actor(page, 'reducer').waitFor();
    await frame.getByRole('button').click();
    await row(page, 'KNOCK').getByText('event click').waitFor();
    await expect.poll(async () => Number(await frame.locator('body').getAttribute('data-seen'))).toBeGreaterThan(3);
    await actor(page, 'doorMachine').click();
    await button(page, 'Copy as test…').click();
    const copied = await page.getByRole('textbox', { name: 'Text' }).inputValue();
    // Another number whenever the module is loaded, which the page does once.
    expect(copied).toContain('context: { knocks: 0 }');
    await page.keyboard.press('Escape');
    await panel(page, 'Send');
    const send = async (event: string) => {
      await page.getByLabel('Other').fill(event);
      await button(page, 'Send').click();
    };
    await send('{ "type": "key.turn", "key": "tin" }');
    await page.getByRole('status').getByText('refused: guard said no').waitFor();
    await send('{ "type": "key.turn", "key": "iron" }');
    await lit(page, '(machine).open');
    await frame.locator('[data-door="open"]').waitFor();
    await actor(page, 'doorMachine/light').click();
    expect(await page.getByRole('region', { name: 'Actor', exact: true }).innerText()).toMatch(/city\s+"\*{4}"/);
    // The rows of the page before stay above the new ones.
    await button(page, 'Reload the application').click();
    await page.getByText('Page loaded: /door/').waitFor();
    // An actor of the page before can be selected, and Context stays open beside Send.
    await button(page, 'Show ended actors').click();
    await actor(page, 'doorMachine').and(page.locator('[data-status="gone"]')).click();
    await details(page).getByText('It has ended (gone).').waitFor();
    await details(page).locator('[data-key="knocks"]').waitFor();
    await actor(page, 'doorMachine').and(page.locator('[data-status="running"]')).click();
    // An event of the application looks unlike what XState reports itself.
    await send('start');
    await row(page, 'start').locator('b').first().waitFor();
    await row(page, 'xstate.init').locator('i', { hasText: 'start' }).waitFor();
    await form(page, 'door.paint').getByText('Would be forbidden here: nothing happens').waitFor();
    await form(page, 'bell.ring').getByRole('button').click();
    const echo = row(page, 'bell.echo');
    await echo.click();
    const status = page.getByRole('status');
    await status.getByText(/\(row \d+\) .*was in closed/).waitFor();
    await echo.getByText('Delayed by 0.05 s (id echo), scheduled at').getByRole('button').click();
    await row(page, 'bell.ring').getByText('Actions: schedules bell.echo in 0.05 s (id echo)').waitFor();
    await page.keyboard.press('Escape');
    // A click on the chart goes to the event's first field.
    await page.locator('[data-sends="door.weigh"]').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    const weigh = form(page, 'door.weigh');
    await weigh.getByText(/^Would fail: a guard throws/).waitFor();
    await weigh.getByRole('button').click();
    await button(page, '1 failure').click();
    await page.locator('[role="row"][aria-selected="true"][data-event="door.weigh"][data-failed]').waitFor();
  });

  it('can be used by keyboard with few tab stops, and announces the state', async () => {
    const page = await open(await serve(await install('react-app')));
    await actor(page, 'lamp').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? '');
    // Without focus, Tab would start at the part of the chart that was scrolled into view last.
    await page.getByRole('button').first().focus();
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
    } while (!(await focused()).includes('treeitem') && stops < 60);
    expect(stops).toBeLessThanOrEqual(10);
    // The row above the last one is a child of the shelf; ArrowLeft goes to its parent.
    for (const key of ['End', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    await lit(page, '(machine).ready');
    await page.getByRole('status').filter({ hasText: 'shelfMachine is in ready' }).waitFor();
    // Steps through the rows of the timeline and returns to the present; the focus stays where it was.
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await chosen(page).and(page.locator('[aria-rowindex="1"]')).waitFor();
    await button(page, 'Step forward').click();
    await chosen(page).and(page.locator('[aria-rowindex="2"]')).waitFor();
    expect(await focused()).toContain('Step forward');
    await page.keyboard.press('Escape');
    expect(await chosen(page).count()).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  });

  it('has no axe findings in its panels, list, diagram and help, even after a failure', async () => {
    const page = await open(await serve(await install('react-app')));
    const session = await page.context().newCDPSession(page);
    // The page's policy forbids other scripts, but not those of the DevTools protocol.
    await session.send('Runtime.evaluate', { expression: axe.source });
    const findings = () =>
      page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { iframes: false });
        return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => html + failureSummary));
      });
    await actor(page, 'lamp').click();
    await lit(page, 'lamp.light.off');
    expect(await findings(), 'context').toEqual([]);
    await panel(page, 'Send');
    await form(page, 'lamp.set').getByLabel('lamp').waitFor({ timeout: 100_000 });
    expect(await findings(), 'forms').toEqual([]);
    const buffer = Buffer.from('{}');
    await page.getByLabel('Open session').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await page.getByRole('alert').filter({ hasText: 'Choose a file that Save session has written' }).waitFor();
    await page.locator('[data-sends="lamp.smash"]').click();
    await page.locator('[data-actor="lamp"][data-status="failed"]').waitFor();
    await button(page, '1 failure').click();
    await row(page, 'lamp.smash').locator('pre').waitFor();
    expect(await findings(), 'a failure, and a problem').toEqual([]);
    await button(page, 'Diagram').click();
    await panel(page, 'States');
    expect(await findings(), 'diagram and states').toEqual([]);
    await page.keyboard.press('?');
    expect(await findings(), 'help').toEqual([]);
  });

  it('saves the session as a file without secrets, and opens the file again', async () => {
    const page = await openDoor();
    await frameIn(page).getByRole('button').click();
    await row(page, 'KNOCK').waitFor();
    const saving = page.waitForEvent('download');
    await button(page, 'Save session').click();
    const file = await (await saving).path();
    expect(await readFile(file, 'utf8')).not.toContain('hunter2');
    const other = await page.context().newPage();
    await other.goto('/__inspector?app=about:blank');
    await other.getByLabel('Open session').setInputFiles(file);
    await actor(other, 'doorMachine').click();
    await lit(other, '(machine).closed');
    const knocks = details(other).locator('[data-key="knocks"]');
    await other.locator('[role="row"][data-event="xstate.init"]').first().click();
    await knocks.getByText('0').waitFor();
    await button(other, 'Now').click();
    await knocks.getByText('1').waitFor();
    await button(page, 'Show masked text').click();
    await expect.poll(() => details(page).innerText()).toContain('hunter2');
  });

  it('pauses the time of machines, and advances it by a step', async () => {
    const page = await openDoor();
    await actor(page, 'doorMachine').click();
    for (let count = 0; count < 3; count++) await frameIn(page).getByRole('button').click();
    await lit(page, '(machine).open');
    const left = async () => Number.parseFloat((await page.locator('.timer[data-runs]').textContent()) ?? '');
    await button(page, 'Pause time').click();
    const before = await left();
    await button(page, 'Step').click();
    await expect.poll(left).toBeCloseTo(before - 5, 1);
    await page.getByLabel('Milliseconds to step').fill('60000');
    await button(page, 'Step').click();
    await lit(page, '(machine).closed');
    await page.locator('[role="row"][data-event^="xstate.after."]').filter({ hasText: 'delay' }).waitFor();
  });

  it('keeps inspecting the application in a window of its own', async () => {
    const page = await openDoor();
    // A page that leaves frames does not replace the inspector.
    await frameIn(page).locator('body').evaluate('try { top.location.href = location.href } catch {}');
    const opening = page.waitForEvent('popup');
    await button(page, 'Own window').click();
    const window = await opening;
    await window.locator('[data-door]').waitFor();
    await window.getByRole('button').click();
    await row(page, 'KNOCK').waitFor();
    await actor(page, 'doorMachine').and(page.locator('[data-status="running"]')).click();
    await window.close();
    await page.locator('[data-actor="doorMachine"][data-status="gone"]').waitFor();
  });

  it('keeps the rows under the pointer where they are, while new ones arrive', async () => {
    const page = await openDoor();
    // The chart's worker arrives when the words for it are there.
    await page.route('**/elk-worker*', async route => {
      await page.getByText('Laying out 3 states…').waitFor();
      await route.continue();
    });
    await page.reload();
    await lit(page, '(machine).closed');
    const [echo, grid] = [frameIn(page).locator('body'), page.getByRole('grid')];
    const ring = () => echo.evaluate("for (let count = 0; count < 100; count++) door.send({ type: 'bell.echo' })");
    await ring();
    const last = async () => Number(await page.locator('[aria-rowindex]').last().getAttribute('aria-rowindex'));
    await expect.poll(last).toBeGreaterThan(100);
    await grid.hover();
    const before = await last();
    await ring();
    await page.getByText(/^20\d of 20\d events$/).waitFor();
    expect(await last()).toBeLessThan(before + 20);
    await button(page, 'Clear').hover();
    await ring();
    await expect.poll(last).toBeGreaterThan(300);
  });

  it('writes page and actor into its address, and selects the actor of a link', async () => {
    const page = await openDoor();
    await actor(page, 'reducer').click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    // The tree is that of the first row, before the second actor started.
    await expect.poll(() => actor(page, 'reducer').count()).toBe(0);
    await page.keyboard.press('Escape');
    await actor(page, 'reducer').click();
    const search = '?app=%2Fdoor%2F&actor=reducer';
    await expect.poll(() => new URL(page.url()).search).toBe(search);
    await page.goto(`/__inspector${search}`);
    await page.getByRole('heading', { name: 'reducer' }).waitFor();
  });

  it('says what an empty panel means: the page has not loaded XState, or no actor has started', async () => {
    const root = await install('script-app');
    await writeFile(join(root, 'plain.html'), '<title>Plain</title>');
    await writeFile(join(root, 'idle.html'), `<script type="module">import 'xstate';</script>`);
    const page = await open(await serve(root), '/__inspector?app=/door/plain.html');
    await page.getByRole('heading', { name: 'This page has not loaded XState 5' }).waitFor();
    await page.getByText('stores of @xstate/store, and actors in workers').waitFor();
    const go = async (path: string) => {
      await page.getByLabel('Path of the application').fill(path);
      await page.keyboard.press('Enter');
    };
    await go('/door/idle.html');
    await page.getByRole('heading', { name: 'No actor has started yet' }).waitFor();
    await go('http://127.0.0.1:1/');
    await page.getByRole('heading', { name: 'This page is of another origin, or may not be framed' }).waitFor();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await button(page, 'Reload the application').click();
    await page.getByText('let Vite forward to it').waitFor();
    // It says so, too, while actors of the page before are shown.
    await page.getByRole('alert').filter({ hasText: 'The application has gone to another origin' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('is in a build only on request, which then can be inspected', async () => {
    const root = await install('react-app');
    const textOf = async (outDir: string) => {
      const files = await readdir(join(root, outDir), { recursive: true, withFileTypes: true });
      const texts = files.filter(file => file.isFile()).map(file => readFile(join(file.parentPath, file.name), 'utf8'));
      return (await Promise.all(texts)).join('\n');
    };
    const shared = { root, logLevel: 'error' as const };
    await build({ ...shared, mode: 'production', build: { outDir: 'dist' } });
    expect(/__inspect|__xstateSource/.test(await textOf('dist'))).toBe(false);
    await build({ ...shared, mode: 'staging', build: { outDir: 'staging' } });
    expect(/__inspect/.test(await textOf('staging'))).toBe(true);
    const server = await preview({ ...shared, mode: 'staging', build: { outDir: 'staging' }, preview: { port: 0 } });
    onTestFinished(() => server.close());
    const page = await open(server.resolvedUrls?.local[0] ?? '');
    await actor(page, 'lamp').click();
    await lit(page, 'lamp.light.off');
  });
});

/** Two packages of the workspace have a copy of XState each; the application itself has none. */
const FILES = {
  'package.json': '{ "private": true, "workspaces": ["kitchen", "toaster"] }',
  'index.html': '<!doctype html><title>Eggs</title><script type="module" src="/main.js"></script>',
  // Without semicolons, and with a `createMachine` that is not XState's.
  'main.js': `import { egg } from 'kitchen'
import 'toaster'
const createMachine = name => ({ name })
const other = createMachine('other')
let count = 1
createMachine('another')
document.title = JSON.stringify([egg(), other.name, count, crossOriginIsolated, originAgentCluster])`,
  'toaster/package.json': '{ "name": "toaster", "type": "module", "exports": "./toast.js" }',
  'toaster/toast.js': `import { createActor, createMachine } from 'xstate';
createActor(createMachine({ id: 'toast' })).start();`,
  'kitchen/package.json': '{ "name": "kitchen", "type": "module", "exports": "./egg.js" }',
  'kitchen/egg.js': `import { createActor, createMachine, SimulatedClock } from 'xstate';
const eggMachine = createMachine({ id: 'egg', initial: 'raw', states: { raw: { after: { 1000: 'boiled' } }, boiled: {} } });
export function egg() {
  const clock = new SimulatedClock();
  const actor = createActor(eggMachine, { clock }).start();
  clock.increment(1000);
  return actor.getSnapshot().value;
}`,
};

const CONFIG = `import { xstateInspector } from '${PACKAGE}';
export default { plugins: [xstateInspector()] };`;

const MAJORS = [5, 6, 7, 8];

/** Headers of an application that has `SharedArrayBuffer`. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
};

async function kitchen(major: number, isInspected: boolean): Promise<string> {
  const root = await mkdtemp(join(folder, 'kitchen-'));
  await mkdir(join(root, 'node_modules'));
  for (const name of ['kitchen', 'toaster']) {
    await cp(join(installed, 'xstate'), join(root, name, 'node_modules/xstate'), { recursive: true });
    await symlink(`../${name}`, join(root, 'node_modules', name));
  }
  for (const [path, text] of Object.entries(FILES)) await writeFile(join(root, path), text);
  await symlink(project, join(root, 'node_modules', PACKAGE));
  if (isInspected) await writeFile(join(root, 'vite.config.js'), CONFIG);
  const vite = join(folder, `node_modules/vite-${major}/dist/node/index.js`);
  return serve(root, { server: { headers } }, (await import(pathToFileURL(vite).href)).createServer);
}

const reported = async (page: Page | FrameLocator) => {
  const title = async () => (await page.locator('title').textContent()) ?? '';
  await expect.poll(title).toContain('[');
  return JSON.parse(await title());
};

describe('an application', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    await npm(folder, 'install', '--no-audit', '--no-fund', ...MAJORS.map(major => `vite-${major}@npm:vite@${major}`));
  });

  it.each(MAJORS)('behaves with Vite %i as without the inspector, isolated too', async major => {
    const [without, inspected] = [await kitchen(major, false), await kitchen(major, true)];
    const own = await reported(await open(without, '/'));
    expect(own).toEqual(['boiled', 'other', 1, true, true]);
    const textOf = async (origin: string) => (await fetch(`${origin}/`)).text();
    expect(await textOf(inspected)).toBe(await textOf(without));
    expect(await reported(await open(inspected, '/'))).toEqual(own);
    const inspector = await open(inspected);
    expect(await reported(frameIn(inspector))).toEqual(own);
    await actor(inspector, 'egg').click();
    await lit(inspector, 'egg.boiled');
    await actor(inspector, 'toast').waitFor();
  });
});
