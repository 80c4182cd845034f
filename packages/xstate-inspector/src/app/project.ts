/** What the server knows of the project: the types of events, and where things are in its files. */
import type { Source } from '../../client.js';
import type { Watched } from '../watch/watched';
import type { EventTypes, Field } from './shape';

const SERVER = '/__inspector';

let facts = { base: '/', editor: false };

/** Reads the application's path, and whether files can be opened in an editor. Without a server, the defaults stay. */
export async function readProject(): Promise<typeof facts> {
  facts = (await answer<typeof facts>('project')) ?? facts;
  return facts;
}

export const hasEditor = () => facts.editor;

async function answer<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(`${SERVER}/${path}`);
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Lets the application's window note where its machines are created. */
export function noteSources(site: Window): (config: object) => Source | undefined {
  const sources = new WeakMap<object, Source>();
  site.__xstateSource = (machine, source) => {
    // Another library may have a `createMachine`, too.
    const config: unknown = (machine as { config?: unknown } | undefined)?.config;
    if (typeof config === 'object' && config) sources.set(config, source);
    return machine;
  };
  return config => sources.get(config);
}

/** The event types of the machines in each file; empty while they are read. */
const types = new Map<string, EventTypes[]>();
/** The files whose types the server could not read, because it found no TypeScript. */
const unread = new Set<string>();
/** The files that the next request asks for, and its answer. */
let next: { files: Set<string>; answered: Promise<void> } | undefined;
const asked = new Map<string, Promise<void>>();

/** How long a request waits for other actors that start now, in ms, because reading takes seconds. */
const GATHERING = 100;

/** Reads the event types of the file in which an actor's machine is created. `known`: called when they are known. */
export function learnTypes({ source }: Watched, known: () => void): void {
  if (!source || !/\.[cm]?tsx?$/.test(source.file)) return;
  next ??= { files: new Set(), answered: pause(GATHERING).then(() => readTypes(known)) };
  next.files.add(source.file);
  asked.set(source.file, next.answered);
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds));

async function readTypes(known: () => void): Promise<void> {
  const files = [...(next?.files ?? [])];
  next = undefined;
  const query = new URLSearchParams(files.map(file => ['file', file]));
  const found = await answer<{ [file: string]: EventTypes[] }>(`events?${query}`);
  for (const file of files) {
    types.set(file, found?.[file] ?? []);
    if (found?.[file]) unread.delete(file);
    else if (found) unread.add(file);
  }
  known();
}

/** Whether the event types of an actor are being read. */
export const isReadingTypes = ({ source }: Watched): boolean =>
  source !== undefined && asked.has(source.file) && !types.has(source.file);

/** Whether the server found no TypeScript to read the event types of an actor. */
export const lacksTypeScript = ({ source }: Watched): boolean => source !== undefined && unread.has(source.file);

/** Resolves when the event types of an actor are known, or known to be missing. */
export const typesRead = ({ source }: Watched): Promise<void> =>
  (source && asked.get(source.file)) ?? Promise.resolve();

const typesOf = ({ source }: Watched): EventTypes => (source && types.get(source.file)?.[source.number]) ?? {};

/** The payload fields of an event; undefined if its type is unknown. */
export const fieldsOf = (watched: Watched, eventType: string): Field[] | undefined => typesOf(watched)[eventType];

/** The types of all events that a machine's TypeScript types allow. */
export const knownEvents = (watched: Watched): string[] => Object.keys(typesOf(watched));

interface Position {
  file: string;
  line: number;
  column: number;
}

/** Opens the line of a machine, or of one of its states, in the developer's editor. */
export async function openSource({ source, machine }: Watched, state?: string): Promise<void> {
  if (!source) return;
  const keys = state === undefined || !machine ? [] : machine.getStateNodeById(state).path;
  const query = new URLSearchParams([
    ['file', source.file],
    ['number', String(source.number)],
    ...keys.map(key => ['state', key]),
  ]);
  await openInEditor(await answer<Position>(`position?${query}`));
}

/** A line of a stack that names a file of the application. */
export interface Frame {
  text: string;
  url: string;
  line: number;
  column: number;
}

export function framesOf(stack: string): (Frame | string)[] {
  return stack.split('\n').map(text => {
    const [, address = '', line = '', column = ''] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(text) ?? [];
    if (!address.startsWith(`${location.origin}/`)) return text;
    return { text, url: address.slice(location.origin.length), line: Number(line), column: Number(column) };
  });
}

export const positionOf = ({ url, line, column }: Frame) =>
  answer<Position>(`position?${new URLSearchParams({ url, line: String(line), column: String(column) })}`);

export async function openInEditor(position: Position | undefined): Promise<void> {
  if (!position) throw new Error('The file was not found');
  const { file, line, column } = position;
  const asked = `${facts.base}__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
  const response = await fetch(asked).catch(() => undefined);
  if (!response?.ok) throw new Error(`No editor could open ${file}:${line}`);
}
