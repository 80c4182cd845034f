/** What the server knows of the project: the types of events, and where things are in its files. */
import type { Source } from '../../client.js';
import type { Plain } from '../watch/plain';
import type { Watched } from '../watch/watched';

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

/** A part of an event's payload, as its TypeScript type describes it. */
export interface Field {
  name: string;
  /** The type as source text. */
  type: string;
  isOptional: boolean;
  /** `choice` is one of the options; `code` is what JSON cannot represent, such as a `Date`. */
  kind: 'choice' | 'string' | 'number' | 'json' | 'code';
  /** Values to choose from, or to begin with: one for each part of a union. */
  options: Plain[];
}

/** Fields by event type. */
export type EventTypes = { [eventType: string]: Field[] };

const types = new WeakMap<Watched, Promise<EventTypes>>();

/** The payload fields of an actor's events, read once they are needed, because that takes seconds; empty if unknown. */
export function typesOf(watched: Watched): Promise<EventTypes> {
  const found = types.get(watched) ?? readTypes(watched);
  types.set(watched, found);
  return found;
}

async function readTypes({ source }: Watched): Promise<EventTypes> {
  if (!source || !/\.[cm]?tsx?$/.test(source.file)) return {};
  const found = await answer<EventTypes[]>(`events?${new URLSearchParams({ file: source.file })}`);
  return found?.[source.number] ?? {};
}

export interface Position {
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

/** The lines of a stack. With a dev server, those that name a file of the application have its position in the source. */
export function linesOf(stack: string): { text: string; position: Promise<Position | undefined> | undefined }[] {
  return stack.split('\n').map(text => {
    const [, address = '', line = '', column = ''] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(text) ?? [];
    if (!facts.editor || !address.startsWith(`${location.origin}/`)) return { text, position: undefined };
    const query = new URLSearchParams({ url: address.slice(location.origin.length), line, column });
    return { text, position: answer<Position>(`position?${query}`) };
  });
}

export async function openInEditor(position: Position | undefined): Promise<void> {
  if (!position) throw new Error('The file was not found');
  const { file, line, column } = position;
  const asked = `${facts.base}__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
  const response = await fetch(asked).catch(() => undefined);
  if (!response?.ok) throw new Error(`No editor could open ${file}:${line}`);
}
