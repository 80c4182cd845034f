/** What the server knows of the project: the types of events, and where things are in its files. */
import type { AnyStateMachine } from 'xstate';
import { once } from 'xstate-paths/inside';
import type { Source } from '../../client.js';
import type { Plain } from '../watch/plain';
import type { Watched } from '../watch/watched';

let facts = { base: '/', editor: false };

/** Reads the application's path, and whether files can be opened in an editor. Without a server, the defaults stay. */
export async function readProject(): Promise<typeof facts> {
  facts = (await answer<typeof facts>('project')) ?? facts;
  return facts;
}

export const hasEditor = () => facts.editor;

async function answer<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(`__inspector/${path}`);
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

export function noteSources(application: Window): (config: object) => Source | undefined {
  const sources = new WeakMap<object, Source>();
  application.__xstateSource = (machine, source) => {
    // Another library may have a `createMachine`, too.
    const config: unknown = Object(machine).config;
    if (typeof config === 'object' && config) sources.set(config, source);
    return machine;
  };
  return config => sources.get(config);
}

/** Gives `use` the machine of a module that is evaluated again, in an empty frame, with a dev server: loading may decide other values. */
export async function withExport<T>({ source }: Watched, use: (machine: AnyStateMachine | undefined) => T): Promise<T> {
  const at = source && facts.editor ? await positionOf(source) : undefined;
  const frame = document.createElement('iframe');
  // The inspector ignores a hidden frame.
  frame.hidden = true;
  await new Promise(loaded => {
    frame.onload = loaded;
    document.body.append(frame);
  });
  const [view, page] = [frame.contentWindow, frame.contentDocument];
  let found: AnyStateMachine | undefined;
  if (at && view && page) {
    const note = (machine: AnyStateMachine, { file, number }: Source) => {
      if (file === source?.file && number === source.number) found = machine;
      return machine;
    };
    // What React's hot reload needs of a page.
    Object.assign(view, { __xstateSource: note, $RefreshReg$() {}, $RefreshSig$: () => (type: unknown) => type });
    const script = page.createElement('script');
    script.type = 'module';
    script.src = new URL(`${facts.base}@fs/${at.file.replace(/^\//, '')}`, location.href).href;
    await new Promise(done => {
      script.onload = script.onerror = done;
      page.body.append(script);
    });
  }
  try {
    return use(found);
  } finally {
    frame.remove();
  }
}

/** A part of an event's payload, as its TypeScript type describes it. */
export interface Field {
  name: string;
  type: string;
  isOptional: boolean;
  /** `choice` is one of the options; `code` is what JSON cannot represent, such as a `Date`. */
  kind: 'choice' | 'string' | 'number' | 'json' | 'code';
  /** Values to choose from, or to begin with: one for each part of a union. */
  options: Plain[];
}

export type EventTypes = { [eventType: string]: Field[] };

/** The payload fields of an actor's events, read once they are needed, because that takes seconds; empty if unknown. */
export const typesOf = once(async ({ source }: Watched): Promise<EventTypes> => {
  if (!source || !/\.[cm]?tsx?$/.test(source.file)) return {};
  const found = await answer<EventTypes[]>(`events?${new URLSearchParams({ file: source.file })}`);
  return found?.[source.number] ?? {};
});

export type Position = { file: string; line: number; column: number };

export async function openSource({ source, machine }: Watched, state?: string): Promise<void> {
  if (!source) return;
  const keys = state === undefined || !machine ? [] : machine.getStateNodeById(state).path;
  await openInEditor(await positionOf(source, keys));
}

function positionOf({ file, number }: Source, states: readonly string[] = []): Promise<Position | undefined> {
  const query = new URLSearchParams({ file, number: `${number}` });
  for (const key of states) query.append('state', key);
  return answer(`position?${query}`);
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
