import type { Box, Graph } from '../chart/graph';
import { entryAt, type LogEntry, type Watched, type WatchedMachine } from '../watch/watched';
import { Button } from './Button';
import { ContextPanel } from './ContextPanel';
import { LogTools } from './LogTools';
import { hasEditor, openSource } from './project';
import { SendPanel } from './SendPanel';
import { useStore } from './use-store';

const PANELS = ['Context', 'Send', 'States'] as const;

/** The panels Context, Send and States of the selected actor. */
export function Details({ watched, entry }: { watched: WatchedMachine; entry: LogEntry | undefined }) {
  const store = useStore();
  const { panel } = store.settings();
  const content = {
    Context: () => (
      <>
        {watched.isMutated ? (
          <p className="warning">
            Changed in place, as by push or Map.set: a row may show a later context. Let <code>assign</code> return new
            values.
          </p>
        ) : null}
        <ContextPanel now={entry?.context} before={entry && entryAt(watched, entry.number - 1)?.context} />
      </>
    ),
    Send: () => <SendPanel watched={watched} />,
    States: () => (
      <States box={watched.graph.root} graph={watched.graph} watched={watched} active={new Set(entry?.active)} />
    ),
  };
  return (
    <section className="scroll padded" aria-label="Details">
      <LogTools watched={watched} />
      {PANELS.map(name => (
        <details
          key={name}
          name="panel"
          className="panel"
          open={name === panel}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== (store.settings().panel === name)) store.set({ panel: open ? name : undefined });
          }}
        >
          <summary>{name}</summary>
          {name === panel ? content[name]() : null}
        </details>
      ))}
    </section>
  );
}

interface StatesProps {
  box: Box;
  graph: Graph;
  watched: Watched;
  active: ReadonlySet<string>;
}

/** The chart's states and events as a list, which screen readers can read. */
function States({ box, graph, watched, active }: StatesProps) {
  const store = useStore();
  const { id, name } = box;
  const own = box.rows.flatMap(({ edge, lead }) => (edge ? [lead] : []));
  const leaving = graph.arrows.flatMap(({ from, lines }) => (from === id ? [lines[0]?.lead] : []));
  const events = [...new Set([...own, ...leaving])];
  return (
    <ul className="tree">
      <li>
        {active.has(id) ? <mark aria-current="true">{name}</mark> : name}{' '}
        <span className="quiet">
          {active.has(id) ? '(active) ' : ''}
          {events.join(', ')}
        </span>{' '}
        {watched.source && hasEditor() ? (
          <Button
            className="link"
            label={`source of ${name}`}
            icon="source"
            onClick={() => store.attempt(() => openSource(watched, id))}
          />
        ) : null}
        {box.children.map(inner => (
          <States key={inner.id} box={inner} graph={graph} watched={watched} active={active} />
        ))}
      </li>
    </ul>
  );
}
