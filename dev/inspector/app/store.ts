/** What the inspector's page knows, and what it can be told. */
import type { InspectionEvent } from 'xstate';
import { createHeldClock, windowTime } from '../watch/held-clock';
import type { LogEntry } from '../watch/log';
import { createSession, type Session } from '../watch/session';
import type { Watched } from '../watch/watched';

/** A machine on show: of the page, driven by itself, or only a log of one, which nobody can send to. */
export type Subject =
  | { kind: 'live' | 'simulation'; watched: Watched; session: Session }
  | { kind: 'recording'; watched: Watched; session?: undefined };

/** A replayed copy of the selected machine, and which entry of its log is on show. */
export interface Replay {
  watched: Watched;
  position: number;
}

/** What can be switched on and off. */
export interface Switches {
  /** Time stands still for every machine on show. */
  isHeld: boolean;
  /** The machine that last answered to the page is selected by itself. */
  followsPage: boolean;
  /** What a visitor types is shown, kept and copied as it is. */
  showsTyped: boolean;
  /** Charts shrink until all of them is seen, readable or not. */
  showsWholeChart: boolean;
}

type EntryListener = (watched: Watched, entry: LogEntry) => void;

/** Lets the site paint first: what a visitor does must not wait for the inspector. In milliseconds. */
const PAUSE = 30;

export function createStore() {
  const listeners = new Set<() => void>();
  const entryListeners = new Set<EntryListener>();
  let version = 0;
  let isQueued = false;
  let site: { window: Window; session: Session } | undefined;
  let others: Subject[] = [];
  let selected: Watched | undefined;
  let replay: Replay | undefined;
  let switches: Switches = { isHeld: false, followsPage: true, showsTyped: false, showsWholeChart: false };

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

  function onEntry(watched: Watched, entry: LogEntry) {
    const byPage = entry.from !== undefined && entry.sender !== 'delay' && entry.sender !== 'inspector';
    if (switches.followsPage && byPage && !entry.refusal && isAlone(watched) && !replay) selected = watched;
    for (const listener of entryListeners) listener(watched, entry);
    changedSoon();
  }

  /** Runs, and no other of its kind beside it: several photos that load would take the view from each other. */
  function isAlone({ isRunning, machine }: Watched): boolean {
    const alike = subjects().filter(({ watched }) => watched.isRunning && watched.machine.id === machine.id);
    return isRunning && alike.length < 2;
  }

  function newSession(window: Window): Session {
    const clock = createHeldClock(windowTime(window));
    if (switches.isHeld) clock.hold();
    return createSession(clock, onEntry);
  }

  function subjects(): Subject[] {
    const session = site?.session;
    const live = session?.machines().map((watched): Subject => ({ kind: 'live', watched, session })) ?? [];
    return [...live, ...others];
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    changed,

    /** A page asks whether it is watched. Every new document does, and its machines begin anew here too. */
    attach(window: Window): (event: InspectionEvent) => void {
      const session = newSession(window);
      site = { window, session };
      changedSoon();
      return session.inspect;
    },
    /** The window that is watched, if one has come. */
    site: () => site?.window,
    subjects,
    /** What was chosen; after a new page the machine of the same name, and failing that the first that runs. */
    selected(): Subject | undefined {
      const all = subjects();
      const running = all.filter(({ watched }) => watched.isRunning);
      return (
        all.find(({ watched }) => watched === selected) ??
        running.find(({ watched }) => watched.machine.id === selected?.machine.id) ??
        running[0]
      );
    },
    select(watched: Watched) {
      selected = watched;
      replay = undefined;
      switches = { ...switches, followsPage: false };
      changed();
    },
    newSession,
    add(subject: Subject) {
      others = [...others, subject];
      this.select(subject.watched);
    },
    remove({ watched }: Subject) {
      others = others.filter(other => other.watched !== watched);
      changed();
    },

    switches: () => switches,
    turn(change: Partial<Switches>) {
      switches = { ...switches, ...change };
      for (const { session } of subjects()) {
        if (switches.isHeld) session?.clock.hold();
        else session?.clock.release();
      }
      changed();
    },
    /** Lets this much time pass at once for everything that is held. */
    step(milliseconds: number) {
      for (const clock of new Set(subjects().map(({ session }) => session?.clock))) {
        if (clock?.isHeld()) clock.step(milliseconds);
      }
      changed();
    },

    replay: () => replay,
    showReplay(next: Replay | undefined) {
      replay = next;
      changed();
    },
    /** Hears every entry of every machine, as it is written. */
    onEntry(listener: EntryListener) {
      entryListeners.add(listener);
      return () => void entryListeners.delete(listener);
    },
  };
}

export type Store = ReturnType<typeof createStore>;
