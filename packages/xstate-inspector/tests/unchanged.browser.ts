/** One application with and without the plugin, on each major version of Vite: it must behave in the same way. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import type { PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const project = join(import.meta.dirname, '..');
const MAJORS = [5, 6, 7, 8];

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unchanged-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const vites = MAJORS.map(major => `vite-${major}@npm:vite@${major}`);
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', ...vites], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Only the package `kitchen` of the workspace has XState. */
const FILES = {
  'package.json': '{ "private": true, "workspaces": ["kitchen"] }',
  'index.html': '<!doctype html><title>Eggs</title><script type="module" src="/main.js"></script>',
  // Without semicolons, and with a `createMachine` that is not XState's.
  'main.js': `import { egg } from 'kitchen'
const createMachine = name => ({ name })
const other = createMachine('other')
let count = 1
createMachine('another')
document.title = JSON.stringify([egg(), other.name, count, crossOriginIsolated, originAgentCluster])`,
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

const CONFIG = `import { xstateInspector } from 'vite-plugin-xstate-inspector';
export default { plugins: [xstateInspector()] };`;

const ISOLATION = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

interface Setting {
  headers?: { [name: string]: string };
  plugins?: PluginOption[];
  files?: { [path: string]: string };
  /** The packages that have XState. */
  copies?: string[];
  isInspected?: boolean;
}

async function serve(
  major: number,
  { headers = {}, plugins = [], files = FILES, copies = ['kitchen'], isInspected = false }: Setting,
): Promise<string> {
  const root = await mkdtemp(join(folder, 'app-'));
  await mkdir(join(root, 'kitchen/node_modules'), { recursive: true });
  await mkdir(join(root, 'node_modules'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
  const xstate = join(project, '../../node_modules/xstate');
  for (const copy of copies) await cp(xstate, join(root, copy, 'node_modules/xstate'), { recursive: true });
  await symlink('../kitchen', join(root, 'node_modules/kitchen'));
  await symlink(project, join(root, 'node_modules/vite-plugin-xstate-inspector'));
  if (isInspected) await writeFile(join(root, 'vite.config.js'), CONFIG);
  const vite = join(folder, `node_modules/vite-${major}/dist/node/index.js`);
  const { createServer }: typeof import('vite') = await import(pathToFileURL(vite).href);
  const server = await createServer({
    ...{ root, logLevel: 'silent', plugins },
    server: { host: '127.0.0.1', port: 0, headers },
  });
  onTestFinished(() => server.close());
  await server.listen();
  return server.resolvedUrls?.local[0] ?? '';
}

async function open(url: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => page.close());
  await page.goto(url);
  return page;
}

/** What the application reports of itself. */
const reported = async (page: Page | FrameLocator) => {
  const title = async () => (await page.locator('title').textContent()) ?? '';
  await expect.poll(title).toContain('[');
  return JSON.parse(await title());
};

async function compare(major: number, setting: Setting) {
  const without = await serve(major, setting);
  const url = await serve(major, { ...setting, isInspected: true });
  const before = await open(without);
  const own = await reported(before);
  const textOf = async (address: string) => (await fetch(address)).text();
  expect(await textOf(url)).toBe(await textOf(without));
  const alone = await open(url);
  expect(await reported(alone)).toEqual(own);
  const inspector = await open(`${url}__inspector`);
  expect(await reported(inspector.frameLocator('iframe[title="Site"]'))).toEqual(own);
  await inspector.locator('[role="treeitem"][data-actor="egg"]').click();
  await inspector.locator('[data-state="egg.boiled"][data-lit]').waitFor();
  if (setting.copies?.includes('.')) await inspector.locator('[role="treeitem"][data-actor="toast"]').waitFor();
  return own;
}

describe('an application', () => {
  it.each(MAJORS)('behaves with Vite %i as without the inspector', async major => {
    expect(await compare(major, { headers: ISOLATION })).toEqual(['boiled', 'other', 1, true, true]);
  });

  it.each([
    [{ ...ISOLATION, 'Cross-Origin-Embedder-Policy': 'credentialless' }, [true, true]],
    [{ 'Origin-Agent-Cluster': '?0' }, [false, false]],
  ])(
    'behaves as without the inspector if a server of its own sends %o, and with two copies of XState',
    async (headers, isolated) => {
      const server: PluginOption = {
        name: 'server',
        configureServer:
          ({ middlewares }) =>
          () =>
            void middlewares.use((_, response, next) => {
              for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
              next();
            }),
      };
      const toast = `import { createActor, createMachine } from 'xstate';
createActor(createMachine({ id: 'toast' })).start();`;
      const files = { ...FILES, 'main.js': `import './toast.js';\n${FILES['main.js']}`, 'toast.js': toast };
      const setting = { plugins: [server], files, copies: ['kitchen', '.'] };
      expect(await compare(8, setting)).toEqual(['boiled', 'other', 1, ...isolated]);
    },
  );
});
