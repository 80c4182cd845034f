/** All entries of all actors in one order. Bounded: what is dropped leaves each actor a checkpoint to replay from. */
import type { LogEntry } from './log';

/** Entries, and roughly how many characters, are kept at most. */
const LIMIT = { entries: 40_000, size: 30_000_000 };

export function createTimeline(limit = LIMIT) {
  let entries: LogEntry[] = [];
  let count = 0;
  let size = 0;

  /** Drops a tenth more than necessary, so that dropping is rare. */
  function trim() {
    if (entries.length <= limit.entries && size <= limit.size) return;
    let end = 0;
    while (end < entries.length && (entries.length - end > limit.entries * 0.9 || size > limit.size * 0.9)) {
      size -= entries[end]?.size ?? 0;
      end += 1;
    }
    drop(end);
  }

  function drop(end: number) {
    const dropped = entries.slice(0, end);
    entries = entries.slice(end);
    const last = dropped.at(-1)?.number ?? 0;
    for (const watched of new Set(dropped.map(entry => entry.watched))) {
      watched.checkpoint = watched.log.findLast(({ number }) => number <= last);
      watched.log = watched.log.filter(({ number }) => number > last);
    }
  }

  return {
    entries: (): readonly LogEntry[] => entries,
    add(entry: Omit<LogEntry, 'number'>): LogEntry {
      count += 1;
      const numbered = { ...entry, number: count };
      entries.push(numbered);
      entry.watched.log.push(numbered);
      size += entry.size;
      trim();
      return numbered;
    },
    /** The entry has been completed, and is this large. */
    grow(entry: LogEntry, to: number) {
      size += to - entry.size;
      entry.size = to;
    },
    clear() {
      drop(entries.length);
      size = 0;
    },
  };
}
