/** What the inspector's page knows, and what it can be asked to do. */
import type { InspectionEvent } from 'xstate';
import { createHeldClock, windowTime } from '../watch/held-clock';
import type { LogEntry } from '../watch/log';
import type { PlainEvent } from '../watch/plain';
import { createSession, type Session } from '../watch/session';
import { createTimeline } from '../watch/timeline';
import { isRunning, type Watched } from '../watch/watched';
import { readAddress, writeAddress } from './address';

export interface Settings {
  /** Delays do not run. */
  isHeld: boolean;
  /** The actor that last received something from the page is selected, and so is one that fails. */
  follows: boolean;
  /** What a visitor types is shown, kept and copied as it is. */
  showsTyped: boolean;
  /** Actors that have ended stay in the tree. */
  showsEnded: boolean;
  view: 'list' | 'diagram';
  /** Words that a row must contain, and with a minus those that it must not. */
  filter: string;
  panel: 'Context' | 'Send' | 'States';
  /** An event from the timeline that is being edited. */
  draft: PlainEvent | undefined;
  /** Single keys do something. */
  hasShortcuts: boolean;
}

/** Lets the site paint first. In milliseconds. */
const PAUSE = 50;
/** How long the work on the queue may wait, and how long a slice of it may take when nothing is idle. */
const PATIENCE = 200;
const SLICE = 6;

type EntryListener = (entry: LogEntry) => void;

export function createStore() {
  const listeners = new Set<() => void>();
  const entryListeners = new Set<EntryListener>();
  const timeline = createTimeline();
  const wanted = readAddress();
  let version = 0;
  let isQueued = false;
  let site: { window: Window; session: Session } | undefined;
  /** Pages that were left: their entries stay. */
  let earlier: Session[] = [];
  let recordings: Watched[] = [];
  let selected: Watched | undefined;
  let position: number | undefined;
  let isWanted = wanted.actor !== undefined;
  let settings: Settings = {
    ...{ isHeld: false, follows: !isWanted, showsTyped: false, showsEnded: false, hasShortcuts: true },
    ...{ view: 'list', filter: '', panel: 'Context', draft: undefined },
  };

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
    // What a deep link names is selected as soon as it is there.
    if (isWanted && watched.path === wanted.actor) {
      selected = watched;
      if (wanted.step === entry.number) position = entry.number;
      isWanted = wanted.step !== undefined && position === undefined;
    }
    const byPage = entry.from !== undefined && watched.machine && !['delay', 'inspector'].includes(sender);
    if (settings.follows && position === undefined && ((byPage && !entry.refusal && isAlone(watched)) || entry.error))
      selected = watched;
    for (const listener of entryListeners) listener(entry);
    changedSoon();
  }

  /** Several photos that load would take the view from each other. */
  function isAlone(watched: Watched): boolean {
    return actors().filter(other => isRunning(other) && other.machine?.id === watched.machine?.id).length < 2;
  }

  /** When the page has nothing to do; in slices, so that a visitor's press never waits. */
  function whenIdle(work: (hasTime: () => boolean) => void) {
    requestIdleCallback(
      deadline => {
        const end = performance.now() + SLICE;
        work(() => (deadline.didTimeout ? performance.now() < end : deadline.timeRemaining() > 1));
        changedSoon();
      },
      { timeout: PATIENCE },
    );
  }

  const actors = (): Watched[] => [...(site?.session.actors() ?? []), ...recordings, ...earlier.flatMap(stillShown)];
  /** Of pages that were left, only what a developer may still be looking at. */
  const stillShown = (session: Session) =>
    session.actors().filter(watched => watched === selected || settings.showsEnded);

  function leave() {
    if (!site) return;
    site.session.end();
    changedSoon();
  }

  const store = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    changed,
    timeline,

    /** A page asks whether it is watched. Every new document does; the rows of the one before stay. */
    attach(window: Window): (event: InspectionEvent) => void {
      leave();
      if (site) earlier = [...earlier, site.session].filter(session => session.actors().some(({ log }) => log.length));
      for (const session of earlier) session.forget();
      const clock = createHeldClock(windowTime(window));
      if (settings.isHeld) clock.hold();
      const session = createSession(clock, { timeline, onEntry, whenIdle });
      site = { window, session };
      window.addEventListener('pagehide', () => site?.session === session && leave());
      changedSoon();
      return session.inspect;
    },
    /** A closed window says so only when asked. */
    checkWindow() {
      if (site?.window.closed) leave();
    },
    site: () => site?.window,
    session: () => site?.session,
    actors,
    /** What was chosen; after a new page the actor with the same path, and failing that the first machine. */
    selected(): Watched | undefined {
      const all = actors();
      const alike = all.find(watched => isRunning(watched) && watched.path === selected?.path);
      if (selected && (isRunning(selected) || position !== undefined || !alike)) return selected;
      return alike ?? all.find(({ machine }) => machine);
    },
    select(watched: Watched, panel = settings.panel) {
      selected = watched;
      settings = { ...settings, follows: false, panel };
      writeAddress(watched, undefined, position);
      changed();
    },
    /** The row to which the developer has traveled; none while the inspector follows what happens. */
    position: () => position,
    travel(entry: LogEntry | undefined) {
      position = entry?.number;
      if (entry) selected = entry.watched;
      const actor = store.selected();
      if (actor) writeAddress(actor, entry, position);
      changed();
    },
    clear() {
      timeline.clear();
      earlier = [];
      position = undefined;
      changed();
    },
    /** Shows the log in a file as an actor of its own. */
    addRecording(watched: Watched) {
      const [first, ...rest] = watched.log.splice(0).map(entry => timeline.add(entry));
      recordings = [...recordings, watched];
      if (first) store.travel(rest.at(-1) ?? first);
    },

    settings: () => settings,
    set(change: Partial<Settings>) {
      settings = { ...settings, ...change };
      if (settings.isHeld) site?.session.clock.hold();
      else site?.session.clock.release();
      changed();
    },
    /** Lets this much time pass at once. */
    step(milliseconds: number) {
      if (settings.isHeld) site?.session.clock.step(milliseconds);
      changed();
    },
    /** Hears every entry as it is written. */
    onEntry(listener: EntryListener) {
      entryListeners.add(listener);
      return () => void entryListeners.delete(listener);
    },
  };
  return store;
}

export type Store = ReturnType<typeof createStore>;
