/** `xstate-paths <file> …`: reports on every machine and every kit that the files export. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isActor } from './actors-in-context.ts';
import { type AnyKit, readKit } from './any-kit.ts';
import { prove } from './checks.ts';
import { isMachineLogic } from './inside.ts';
import { machineIsOracle } from './replay.ts';
import { isClean, quoted, reportOf, reportText } from './report.ts';
import { startingKit } from './starting-kit.ts';

const USAGE = `xstate-paths <file> …   reports on the XState machines that the files export: what is never reached or taken,
                        and which guards never refuse. A file can also export kits, for payloads and results. A
                        folder stands for its files named *.machine.ts.
  --limit 20000         the most snapshots (states with contexts) to explore for each machine; 5000 by default
  --dom                 gives the files a page, for those that read one when they are loaded; needs jsdom
  --kit                 writes a kit to begin with, x.kit.ts for x.machine.ts: all events and states, to be filled in
Ends with 1 if a report lists something; with 2 if a file cannot be read, or written with --kit, a machine cannot be
explored, or it is not as its kit says.`;

const printer = (stream: NodeJS.WriteStream) => {
  const write = stream.write.bind(stream);
  return (text: string) => void write(`${text}\n`);
};
const [print, complain] = [printer(process.stdout), printer(process.stderr)];
/** While a machine is explored, its guards run thousands of times, and what they print is left out. */
let isExploring = false;
for (const stream of [process.stdout, process.stderr])
  Object.assign(stream, {
    write: (text: string | Uint8Array) =>
      isExploring || complain(Buffer.from(text).toString().replace(/\n$/, '')) === undefined,
  });

type Load = (file: string) => Promise<object>;
type Loader = readonly [name: string, load: Load];

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
      return (await server).ssrLoadModule(file);
    };
  };
  return [
    ['the project’s Vite', through({})],
    ['Vite without the project’s config', through({ configFile: false, resolve: { tsconfigPaths: true } })],
    ...jiti,
  ];
}

const BROWSER =
  /\b(window|document|localStorage|sessionStorage|navigator|location|matchMedia)\b.* (is not defined|of undefined)/;

/** What a loader that knows no aliases and assets says of them. */
const ASSET = /Cannot find (module|package)|Unknown file extension|(Parse|Syntax)Error|Unexpected (token|character)/i;

/** Imports a file in the first way that works; says so if it is not the first way of all. */
async function imported(file: string, shown: string, loaders: readonly Loader[]): Promise<object> {
  const failed: [name: string, reason: unknown][] = [];
  for (const [name, load] of loaders) {
    try {
      const found = await load(file);
      if (failed[0]) complain(`${shown} is read with ${name}, because ${failed[0][0]} fails: ${wordsOf(failed[0][1])}`);
      return found;
    } catch (reason) {
      failed.push([name, reason]);
    }
  }
  // Most fail for the same reason; only some say where.
  const different = new Map(failed.map(([name, reason]) => [messageOf(reason), { name, words: wordsOf(reason) }]));
  const all = [...different.values()];
  const words = all.length === 1 ? all[0]?.words : all.map(one => `\n  with ${one.name}: ${one.words}`).join('');
  const hints = [
    ...(BROWSER.test(`${words}`) ? ['The file needs a page: --dom gives it one'] : []),
    ...(loaders.length < 3 && ASSET.test(`${words}`)
      ? ['To read aliases and assets, such as styles and pictures, install Vite: npm install --save-dev vite']
      : []),
  ];
  throw new Error([words, ...hints].join('\n  '));
}

async function addPage(root: string): Promise<void> {
  const require = createRequire(join(root, 'package.json'));
  const { JSDOM } = require('jsdom') as { JSDOM: new (html: string, options: object) => { window: object } };
  const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis) && !name.startsWith('_'))
      Object.defineProperty(globalThis, name, { configurable: true, get: () => Reflect.get(window, name) });
}

function projectOf(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}

const isKit = (value: object): value is AnyKit => 'perform' in value && 'machine' in value;

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
    complain(`${messageOf(reason)}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** `exported`: such as 'lampMachine' or 'machines.lamp'. */
type Found = { exported: string; value: object; kit: AnyKit };

/** The machines and kits in a value: itself, what an actor runs, and those in an object or a list. */
function foundIn(value: unknown, exported: string, depth: number): Found[] {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return [];
  if (isMachineLogic(value)) return [{ exported, value, kit: readKit<never>(value) }];
  if (isKit(value)) return [{ exported, value, kit: value }];
  if (isActor(value)) return 'logic' in value ? foundIn(value.logic, `${exported}.logic`, 0) : [];
  if (depth === 0) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = quoted(key) === key ? `${exported && '.'}${key}` : `[${quoted(key)}]`;
    return foundIn(inner, `${exported}${name}`, depth - 1);
  });
}

/** What a file exports. Kits take the place of their machines; the same machine may be exported by several names. */
function kitsIn(exports: object): Found[] {
  const all = [...new Map(foundIn(exports, '', 2).map(one => [one.value, one])).values()];
  const others = new Set(all.flatMap(({ value, kit }) => (value === kit ? [kit.machine] : [])));
  return all.filter(({ value, kit }) => value === kit || !others.has(kit.machine));
}

function filesOf(name: string): string[] {
  const path = resolve(name);
  if (!existsSync(path))
    throw new Error('no such file; without quotes, the shell replaces a pattern by files, and a folder will do');
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.machine\.[cm]?[jt]sx?$/.test(file) && !file.includes('node_modules'))
    .map(file => join(path, file));
  if (files.length === 0) throw new Error('no file in this folder is named *.machine.ts: name files instead');
  return files.sort();
}

async function run(): Promise<number> {
  const { values, positionals, limits } = readArguments();
  if (values.help || positionals.length === 0) {
    print(USAGE);
    return values.help ? 0 : 2;
  }
  let code = 0;
  const loaders = new Map<string, Loader[]>();
  const stop = (words: string) => {
    complain(words);
    code = 2;
  };
  let current = '';
  // A file may start what fails, which Node says a task later; its machine is explored all the same.
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, reason => complain(`A file has started what fails: ${wordsOf(reason)}`));
  process.on('exit', () => {
    if (!current) return;
    complain(`${current} cannot be read: it ends the process, or waits for what never happens`);
    process.exitCode = 2;
  });
  async function readFile(file: string): Promise<void> {
    const shown = relative(process.cwd(), file);
    current = shown;
    const root = projectOf(file);
    if (values.dom && loaders.size === 0) await addPage(root);
    const known = loaders.get(root) ?? (await loadersOf(root));
    loaders.set(root, known);
    const found = kitsIn(await imported(file, shown, known));
    await new Promise(setImmediate);
    if (found.length === 0)
      stop(
        `${shown}: exports no XState machine, and no kit made with kitOf(machine, kit). If a function makes the machine, export what it returns`,
      );
    for (const { exported, kit } of found) {
      const title = `${shown}, ${exported}`;
      try {
        if (values.kit) {
          const own = found.length > 1 ? `.${exported.replace(/\W+/g, '-')}` : '';
          const place = shown.replace(/(\.machine)?(\.\w+)$/, `${own}.kit.ts`);
          if (existsSync(place)) throw new Error(`${place} exists already`);
          writeFileSync(place, startingKit(kit, exported, `./${basename(file).replace(/\.\w+$/, '')}`));
          print(`${place} is written: fill in what is marked with TODO`);
          continue;
        }
        isExploring = true;
        const report = reportOf(kit, limits);
        const failure = machineIsOracle(kit) ? undefined : prove(kit).failure;
        isExploring = false;
        print(`${reportText(title, report)}\n`);
        if (!isClean(report)) code = Math.max(code, 1);
        if (failure) stop(`${title}: the machine is not as its kit says\n${wordsOf(failure)}`);
      } catch (reason) {
        stop(`${title}: ${messageOf(reason)}`);
      } finally {
        isExploring = false;
      }
    }
  }
  for (const name of positionals) {
    try {
      for (const file of filesOf(name)) await readFile(file);
    } catch (reason) {
      stop(`${current || name} cannot be read: ${messageOf(reason)}`);
    }
    current = '';
  }
  return code;
}

// Vite's servers are open, and a machine's file may have started something that keeps running.
process.exit(await run());
