/** `xstate-paths <file> …`: reports on every machine and every kit that the files export. */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnyKit, readKit } from './any-kit.ts';
import { prove } from './checks.ts';
import type { AnyStateMachine } from './machine-types.ts';
import { believes } from './replay.ts';
import { isClean, reportOf, reportText } from './report.ts';
import { startingKit } from './starting-kit.ts';

const USAGE = `xstate-paths <file> …   reports on the XState machines that the files export: what is never reached or taken,
                        and which guards never refuse. A file can also export kits, for payloads and results.
  --limit 20000         the most moments (states with contexts) to explore for each machine; 5000 by default
  --dom                 gives the files a page, for those that read one when they are loaded; needs jsdom
  --kit                 writes a kit to begin with, x.kit.ts for x.machine.ts: all events and states, to be filled in
Ends with 1 if a report lists something, with 2 if a file cannot be read.`;

type Load = (file: string) => Promise<object>;
/** A way to import a file, and what it is called. */
type Loader = readonly [name: string, load: Load];

const OWN = 'xstatePaths';

/** Ways to import a file: first as the project itself would, with its Vite, which knows its aliases and assets. */
async function loadersOf(root: string): Promise<Loader[]> {
  const { createJiti } = await import('jiti');
  // A tsconfig may extend a file that is not installed.
  const jiti = (['jiti', 'jiti without tsconfig'] as const).map((name): Loader => {
    const options = { jsx: true, fsCache: false, interopDefault: true, tsconfigPaths: name === 'jiti' };
    return [name, async file => createJiti(join(root, 'package.json'), options).import(file)];
  });
  const viteEntry = createJiti(join(root, 'package.json')).esmResolve('vite', { try: true });
  if (!viteEntry) return jiti;
  const vite = (await import(viteEntry)) as typeof import('vite');
  // Some frameworks put an environment of their own in place of Vite's for servers. Vite 5 has no environments.
  const environment = { consumer: 'server', dev: { createEnvironment: vite.createRunnableDevEnvironment } };
  const own = 'createRunnableDevEnvironment' in vite ? { environments: { [OWN]: environment } } : {};
  /** Reads files with a Vite server that does nothing else; `given`: what is not as in the project's config. */
  const through = (given: object): Load => {
    let server: ReturnType<typeof vite.createServer> | undefined;
    return async file => {
      server ??= vite.createServer({
        root,
        // An error is thrown, too, and then said with the file's name.
        logLevel: 'silent',
        appType: 'custom',
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true, include: [] },
        ...given,
      });
      const reader = await server;
      const environment = reader.environments?.[OWN];
      return reader.ssrLoadModule(file).catch(reason => {
        if (environment && vite.isRunnableDevEnvironment(environment)) return environment.runner.import(file);
        throw reason;
      });
    };
  };
  return [
    ['the project’s Vite', through(own)],
    ['Vite without the project’s config', through({ ...own, configFile: false, resolve: { tsconfigPaths: true } })],
    ...jiti,
  ];
}

const BROWSER =
  /\b(window|document|localStorage|sessionStorage|navigator|location|matchMedia)\b.* (is not defined|of undefined)/;

/** Imports a file in the first way that works; says so if it is not the first way of all. */
async function imported(file: string, shown: string, loaders: readonly Loader[]): Promise<object> {
  const failed: [name: string, reason: unknown][] = [];
  for (const [name, load] of loaders) {
    try {
      const found = await load(file);
      if (failed[0])
        console.error(`${shown} is read with ${name}, because ${failed[0][0]} fails: ${wordsOf(failed[0][1])}`);
      return found;
    } catch (reason) {
      failed.push([name, reason]);
    }
  }
  // Most fail for the same reason; only some say where.
  const different = new Map(failed.map(([name, reason]) => [messageOf(reason), { name, words: wordsOf(reason) }]));
  const all = [...different.values()];
  const words = all.length === 1 ? all[0]?.words : all.map(one => `\n  with ${one.name}: ${one.words}`).join('');
  throw new Error(`${words}${BROWSER.test(`${words}`) ? '\n  The file needs a page: --dom gives it one' : ''}`);
}

/** Gives files the globals of a page, with the project's jsdom. */
async function addPage(root: string): Promise<void> {
  const require = createRequire(join(root, 'package.json'));
  const { JSDOM } = require('jsdom') as { JSDOM: new (html: string, options: object) => { window: object } };
  const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis) && !name.startsWith('_'))
      Object.defineProperty(globalThis, name, { configurable: true, get: () => Reflect.get(window, name) });
}

/** The nearest folder with a package.json. */
function projectOf(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'provide' in value;
const isKit = (value: unknown): value is AnyKit =>
  typeof value === 'object' && value !== null && 'machine' in value && isMachine(value.machine) && 'perform' in value;

const messageOf = (reason: unknown) =>
  (reason instanceof Error ? reason.message : String(reason)).split('\nRequire stack:')[0] ?? '';

/** The message, and where it happened; not what called that. */
function wordsOf(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  const place =
    reason.message.split('Require stack:\n')[1]?.split('\n')[0] ??
    reason.stack?.split('\n').find(line => / at .*\.[cm]?[jt]sx?[:)]/.test(line) && !line.includes('node_modules'));
  return [messageOf(reason), place?.trim()].filter(Boolean).join('\n  ');
}

function readArguments() {
  const flag = { type: 'boolean' } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { limit: { type: 'string' }, dom: flag, kit: flag, help: flag },
    });
    const { limit } = values;
    if (limit !== undefined && !/^[1-9]\d*$/.test(limit))
      throw new Error(`--limit must be a whole number above 0, not '${limit}'`);
    return { values, positionals, limits: limit === undefined ? {} : { limit: Number(limit) } };
  } catch (reason) {
    console.error(`${messageOf(reason)}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** The kits that a file exports; a kit takes the place of its machine. */
function kitsIn(exports: object): { exported: string; kit: AnyKit }[] {
  const all = Object.entries(exports);
  const machines = all.flatMap(([exported, value]) =>
    isMachine(value) ? [{ exported, kit: readKit<never>(value) }] : [],
  );
  const kits = all.flatMap(([exported, value]) => (isKit(value) ? [{ exported, kit: value }] : []));
  // The same machine may be exported by several names.
  return [...new Map([...machines, ...kits].map(one => [one.kit.machine, one])).values()];
}

async function run(): Promise<number> {
  const { values, positionals, limits } = readArguments();
  if (values.help || positionals.length === 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  let code = 0;
  const loaders = new Map<string, Loader[]>();
  const stop = (words: string) => {
    console.error(words);
    code = 2;
  };
  // A file may start what fails, which Node says a task later; its machine is explored all the same.
  process.on('unhandledRejection', reason => console.error(`A file has started what fails: ${wordsOf(reason)}`));
  for (const name of positionals) {
    const file = resolve(name);
    const shown = relative(process.cwd(), file);
    try {
      if (!existsSync(file)) throw new Error('there is no such file');
      const root = projectOf(file);
      if (values.dom && loaders.size === 0) await addPage(root);
      const known = loaders.get(root) ?? (await loadersOf(root));
      loaders.set(root, known);
      const found = kitsIn(await imported(file, shown, known));
      await new Promise(setImmediate);
      if (found.length === 0) stop(`${shown}: exports no XState machine, and no kit made with kitOf(machine, kit)`);
      for (const { exported, kit } of found) {
        const title = `${shown}, ${exported}`;
        try {
          if (values.kit) {
            const place = file.replace(/(\.machine)?(\.\w+)$/, `${found.length > 1 ? `.${exported}` : ''}.kit.ts`);
            if (existsSync(place)) throw new Error(`${relative(process.cwd(), place)} exists already`);
            const from = `./${basename(file).replace(/\.\w+$/, '')}`;
            writeFileSync(place, startingKit(kit, exported, from));
            console.log(`${relative(process.cwd(), place)} is written: fill in what is marked with TODO`);
            continue;
          }
          const report = reportOf(kit, limits);
          console.log(`${reportText(title, report)}\n`);
          if (!isClean(report)) code = Math.max(code, 1);
          // What the kit expects, if it expects something.
          const { failure } = believes(kit) ? { failure: undefined } : prove(kit);
          if (failure) stop(`${title}: the machine is not as its kit says\n${wordsOf(failure)}`);
        } catch (reason) {
          stop(`${title}: ${messageOf(reason)}`);
        }
      }
    } catch (reason) {
      stop(`${shown} cannot be read: ${messageOf(reason)}`);
    }
  }
  return code;
}

// Vite's servers are open, and a machine's file may have started something that keeps running.
process.exit(await run());
