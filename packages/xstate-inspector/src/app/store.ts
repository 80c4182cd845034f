import { useSyncExternalStore } from 'react';
import type { InspectionEvent } from 'xstate';
import type { ClientOptions } from '../../index.js';
import { createHeldClock } from '../watch/held-clock';
import { setMask } from '../watch/mask';
import { createSession, type Session } from '../watch/session';
import { createTimeline } from '../watch/timeline';
import { entryAt, isRunning, type LogEntry, type Watched } from '../watch/watched';
import { pathIn, readAddress, writeAddress } from './address';
import { noteSources } from './project';
import { filtered } from './rows';
import type { Saved } from './session-file';

export const PANELS = ['Context', 'Send', 'States'] as const;
type PanelName = (typeof PANELS)[number];

const DEFAULTS = {
  isHeld: false,
  /** Whether the selection follows the actor that last received an event from the page, or that failed. */
  follows: true,
  showsTyped: false,
  showsEnded: false,
  isDiagram: false,
  filter: '',
  isOwn: false,
  panels: ['Context'] as readonly PanelName[],
  hasShortcuts: true,
  problem: '',
};
type Settings = typeof DEFAULTS;

export type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

/** Delay of a re-render in ms, which lets the application paint first. */
const PAUSE = 50;
const PATIENCE = 200;
/** How long work may take if the browser found no idle time, in ms. */
const SLICE = 6;

/** Safari has no idle callbacks; there, work takes turns with the application. */
const onIdle: typeof requestIdleCallback =
  globalThis.requestIdleCallback ??
  (work => Number(setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), PAUSE)));

const REMEMBERED = ['showsEnded', 'hasShortcuts', 'isDiagram', 'panels'] as const;
const STORED = 'xstate-inspector';

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}

function remember(settings: Settings): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(REMEMBERED.map(name => [name, settings[name]]))));
  } catch {}
}

function createStore() {
  const sessionOf = new WeakMap<Document, Session>();
  const listeners = new Set<() => void>();
  const timeline = createTimeline(undefined, forget);
  const wanted = readAddress();
  let version = 0;
  let isQueued = false;
  let application: { window: Window; session: Session; isLeft: boolean } | undefined;
  /** The session of the application's page, and those of pages that it has left; their entries stay in the timeline. */
  let sessions: Session[] = [];
  let recordings: Watched[] = [];
  /** Where the rows of another page or of a saved session begin, at which time restarts. */
  const parts: { row: number; title: string }[] = [];
  let selected: Watched | undefined;
  /** The selected actor, if it had ended before: another one with its path may run. */
  let ended: Watched | undefined;
  let position: number | undefined;
  let settings: Settings = { ...DEFAULTS, follows: !wanted.actor, ...remembered() };

  function changed() {
    version += 1;
    for (const listener of listeners) listener();
  }

  function changedSoon() {
    if (isQueued) return;
    isQueued = true;
    setTimeout(() => {
      isQueued = false;
      changed();
    }, PAUSE);
  }

  function onEntry(entry: LogEntry) {
    const { watched, sender } = entry;
    const byPage = entry.from !== undefined && watched.graph && sender === 'page';
    if (settings.follows && position === undefined && ((byPage && !entry.refusal && isAlone(watched)) || entry.error))
      selected = watched;
    changedSoon();
  }

  /** Whether no other actor runs the same machine: several loading photos would compete for the selection. */
  function isAlone(watched: Watched): boolean {
    return actors().filter(other => isRunning(other) && other.graph === watched.graph).length < 2;
  }

  /** Does work while the page is idle, in slices, so that no input has to wait. */
  function whenIdle(work: (hasTime: () => boolean) => void) {
    onIdle(
      deadline => {
        const end = performance.now() + SLICE;
        work(() => (deadline.didTimeout ? performance.now() < end : deadline.timeRemaining() > 1));
        changedSoon();
      },
      { timeout: PATIENCE },
    );
  }

  const actors = (): Watched[] => [...sessions.flatMap(actorsIn), ...recordings];
  /** Of an earlier page, only the selected actor stays in the tree; all of them, if ended actors are shown. */
  const actorsIn = (session: Session) =>
    session.actors().filter(watched => session === application?.session || watched === selected || settings.showsEnded);

  function leave() {
    if (!application || application.isLeft) return;
    application.isLeft = true;
    application.session.end();
    changedSoon();
  }

  /** Removes ended actors without log entries; otherwise, every actor of a long visit would stay in memory. */
  function forget() {
    for (const session of sessions) session.forget();
  }

  // A closed window must be polled, because closing sends no event.
  setInterval(() => application?.window.closed && leave(), 500);

  const store = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    timeline,

    /** Called by every new document of the application, also several times. The rows of earlier documents stay. */
    attach(window: Window, options?: ClientOptions): (event: InspectionEvent) => void {
      if (window.frameElement?.hasAttribute('hidden')) return () => {};
      // Masking happens while React renders.
      if (options) setMask(options, problem => setTimeout(() => store.set({ problem })));
      // A frame keeps its window for each document, but a document has its own `Object`.
      const known = sessionOf.get(window.document);
      if (known) return known.inspect;
      leave();
      forget();
      const clock = createHeldClock(window);
      parts.push({ row: timeline.next(), title: `Page loaded: ${pathIn(window) ?? 'unknown'}` });
      if (settings.isHeld) clock.hold();
      const session = createSession(clock, {
        ...{ timeline, onEntry, whenIdle },
        onProblem: problem => void (settings.problem === problem || store.set({ problem })),
        sourceOf: noteSources(window),
      });
      sessionOf.set(window.document, session);
      application = { window, session, isLeft: false };
      sessions = [session, ...sessions.filter(each => each.actors().some(({ log }) => log.length))];
      window.addEventListener('pagehide', () => application?.session === session && leave());
      changedSoon();
      return session.inspect;
    },
    application: () => application?.window,
    session: () => application?.session,
    isConnected: () => application !== undefined && !application.isLeft,
    actors,
    /** The selected actor; on a new page, the actor with the same path, or with that of a link, or the first machine. */
    selected(): Watched | undefined {
      if (selected && (isRunning(selected) || selected === ended || position !== undefined)) return selected;
      const all = actors();
      const alike = all.filter(({ path }) => path === (selected ? selected.path : wanted.actor));
      return alike.find(isRunning) ?? selected ?? alike.at(-1) ?? all.find(({ graph }) => graph) ?? all[0];
    },
    select(watched: Watched) {
      selected = watched;
      ended = isRunning(watched) ? undefined : watched;
      settings = { ...settings, follows: false };
      writeAddress(watched);
      changed();
    },
    /** The selected row; undefined while the inspector follows the latest event. */
    position: () => position,
    travel(entry: LogEntry | undefined) {
      position = entry?.number;
      if (entry) selected = entry.watched;
      const actor = store.selected();
      if (actor) writeAddress(actor);
      changed();
    },
    entryOf: (watched: Watched): LogEntry | undefined => entryAt(watched, position),
    /** The title of the part of the timeline that begins with a row; undefined if none does, or if it is the first. */
    partAt(entry: LogEntry, before: LogEntry | undefined): string | undefined {
      const part = parts.findLast(({ row }) => row <= entry.number);
      return before && part && part.row > before.number ? part.title : undefined;
    },
    rows(): readonly LogEntry[] {
      const entries = settings.isOwn ? store.selected()?.log : timeline.entries();
      return filtered(entries ?? [], settings.filter, settings.showsTyped);
    },
    travelBy(count: number) {
      const rows = store.rows();
      const at = rows.findIndex(({ number }) => number === position);
      const here = (at < 0 ? rows.length : at) + count;
      store.travel(rows[Math.max(0, Math.min(rows.length - 1, here))]);
    },
    clear() {
      timeline.clear();
      sessions = application ? [application.session] : [];
      recordings = [];
      position = undefined;
      changed();
    },
    everyone: (): Watched[] => [...sessions.flatMap(session => session.actors()), ...recordings],
    addSaved({ actors: saved, entries }: Saved) {
      recordings = [...recordings, ...saved];
      parts.push({ row: timeline.next(), title: 'Saved session' });
      for (const entry of entries) timeline.add(entry);
      store.travel(entries.length > 0 ? timeline.entries().at(-1) : undefined);
    },

    settings: () => settings,
    set(change: Partial<Settings>) {
      settings = { ...settings, ...change };
      remember(settings);
      if (settings.isHeld) application?.session.clock.hold();
      else application?.session.clock.release();
      changed();
    },
    show(name: PanelName, isOpen = true) {
      const panels = PANELS.filter(each => (each === name ? isOpen : settings.panels.includes(each)));
      if (panels.length !== settings.panels.length) store.set({ panels });
    },
    toggle: (name: Switch) => store.set({ [name]: !settings[name] }),
    async attempt(work: () => void | Promise<void>) {
      store.set({ problem: '' });
      try {
        await work();
      } catch (error) {
        store.set({ problem: error instanceof Error ? error.message : String(error) });
      }
    },
    step(milliseconds: number) {
      application?.session.clock.step(milliseconds);
      changed();
    },
  };
  return store;
}

export type Store = ReturnType<typeof createStore>;

export const store = createStore();

export function useStore(): Store {
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}
