import type { KeyboardEvent } from 'react';
import type { AnyStateNode } from 'xstate';
import { eventLabel, transitionsOf } from '../chart/names';
import type { LogEntry } from '../watch/log';
import { entryAt, type WatchedMachine } from '../watch/watched';
import { ContextPanel } from './ContextPanel';
import { LogTools } from './LogTools';
import { SendPanel } from './SendPanel';
import { useStore } from './use-store';

const PANELS = ['Context', 'Send', 'States'] as const;

/** The panels Context, Send and States of the selected actor. */
export function Details({ watched, entry }: { watched: WatchedMachine; entry: LogEntry | undefined }) {
  const store = useStore();
  const { panel } = store.settings();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = by && PANELS[(PANELS.indexOf(panel) + by + PANELS.length) % PANELS.length];
    if (!next) return;
    store.set({ panel: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section className="column" aria-label="Details">
      <div className="bar head">
        <div role="tablist" aria-label="Details" className="bar" onKeyDown={onKeyDown}>
          {PANELS.map(name => (
            <button
              key={name}
              id={`tab-${name}`}
              type="button"
              role="tab"
              aria-selected={name === panel}
              aria-controls="panel"
              tabIndex={name === panel ? 0 : -1}
              onClick={() => store.set({ panel: name })}
            >
              {name}
            </button>
          ))}
        </div>
        <LogTools watched={watched} />
      </div>
      <div className="scroll padded" id="panel" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${panel}`}>
        {panel === 'Context' ? (
          <ContextPanel entry={entry} before={entry && entryAt(watched, entry.number - 1)} />
        ) : panel === 'Send' ? (
          <SendPanel watched={watched} />
        ) : (
          <States node={watched.machine.root} active={new Set(entry?.active)} />
        )}
      </div>
    </section>
  );
}

/** The chart's states and events as a list, which screen readers can read. */
function States({ node, active }: { node: AnyStateNode; active: ReadonlySet<string> }) {
  const events = [...new Set(transitionsOf(node).map(({ eventType }) => eventLabel(eventType)))];
  return (
    <ul className="tree">
      <li>
        <span aria-current={active.has(node.id) || undefined} className="state-name">
          {node.key}
        </span>{' '}
        <span className="quiet">
          {active.has(node.id) ? '(active) ' : ''}
          {events.join(', ')}
        </span>
        {Object.values(node.states).map(inner => (
          <States key={inner.id} node={inner} active={active} />
        ))}
      </li>
    </ul>
  );
}
