/** All entries of all actors in order, limited in size. Each actor keeps its last dropped entry as a checkpoint. */
import type { LogEntry } from './watched';

const LIMIT = { entries: 40_000, size: 30_000_000 };

export function createTimeline(limit = LIMIT, onDrop = () => {}) {
  let entries: LogEntry[] = [];
  let count = 0;
  let size = 0;

  /** Drops the oldest entries beyond the limit, and a tenth more, so that this happens rarely. */
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
    onDrop();
  }

  return {
    entries: (): readonly LogEntry[] => entries,
    next: () => count + 1,
    add(entry: Omit<LogEntry, 'number'>): LogEntry {
      count += 1;
      const numbered = { ...entry, number: count };
      entries.push(numbered);
      entry.watched.log.push(numbered);
      size += entry.size;
      trim();
      return numbered;
    },
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
