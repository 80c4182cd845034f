import { useState } from 'react';
import type { Box } from '../chart/graph';
import { asTest } from '../replay/as-test';
import { pageFacts } from '../replay/page-facts';
import { recordingOf } from '../replay/recording';
import { thrown } from '../watch/plain';
import { entryAt, type LogEntry, type Watched, type WatchedMachine } from '../watch/watched';
import { Button } from './Button';
import { ContextPanel } from './ContextPanel';
import { hasEditor, openSource, withExport } from './project';
import { SendPanel } from './SendPanel';
import { PANELS, type Store, useStore } from './store';

export function Details({ watched, entry }: { watched: WatchedMachine; entry: LogEntry | undefined }) {
  const store = useStore();
  const { panels } = store.settings();
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
    States: () => <States box={watched.graph.root} watched={watched} active={new Set(entry?.active)} />,
  };
  return (
    <section className="scroll padded" aria-label="Details">
      <LogTools watched={watched} />
      {PANELS.map(name => (
        <details
          key={name}
          className="panel"
          open={panels.includes(name)}
          onToggle={({ currentTarget: { open } }) => store.show(name, open)}
        >
          <summary>{name}</summary>
          {panels.includes(name) ? content[name]() : null}
        </details>
      ))}
    </section>
  );
}

function LogTools({ watched }: { watched: Watched }) {
  const store = useStore();
  const [text, setText] = useState<string>();
  return (
    <div className="bar">
      {watched.source && hasEditor() ? (
        <Button
          icon="code"
          label="Open source"
          title={`Opens ${watched.source.file} in your editor`}
          onClick={() => store.attempt(() => openSource(watched))}
        />
      ) : null}
      <Button
        icon="copy"
        label="Copy as test…"
        title="A Vitest test in TypeScript, with the events so far, or up to the selected row"
        onClick={() => {
          // Stays selected until the test is there.
          store.select(watched);
          store.attempt(async () => setText(await testOf(watched, store)));
        }}
      />
      {text === undefined ? null : (
        <TextDialog title={`${watched.name} as a test`} text={text} onClose={() => setText(undefined)} />
      )}
    </div>
  );
}

async function testOf(watched: Watched, store: Store): Promise<string> {
  const { source, name } = watched;
  const { showsTyped } = store.settings();
  if (!source?.name) throw new Error(`No file exports ${name} itself, so a test could not import it`);
  const exported = { module: `./${/([^/]*?)(\.[cm]?[jt]sx?)?$/.exec(source.file)?.[1]}`, name: source.name };
  const recording = recordingOf(watched, showsTyped, store.position());
  const isOfPage = pageFacts(store.application());
  return withExport(watched, (machine = recording.machine) => {
    try {
      return asTest(exported, { ...recording, machine }, isOfPage);
    } catch (cause) {
      if (showsTyped) throw cause;
      throw new Error(`${thrown(cause).message}. If masked text is the reason, turn on Show masked text`, { cause });
    }
  });
}

/** The chart's states and events as a list, which screen readers can read. */
function States({ box, watched, active }: { box: Box; watched: WatchedMachine; active: ReadonlySet<string> }) {
  const store = useStore();
  const { id, name } = box;
  const own = box.rows.flatMap(({ edge, lead }) => (edge ? [lead] : []));
  const leaving = watched.graph.arrows.flatMap(({ from, lines }) => (from === id ? [lines[0]?.lead] : []));
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
            icon="code"
            isBare
            onClick={() => store.attempt(() => openSource(watched, id))}
          />
        ) : null}
        {box.children.map(inner => (
          <States key={inner.id} box={inner} watched={watched} active={active} />
        ))}
      </li>
    </ul>
  );
}

function TextDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('This page can’t use the clipboard: select the text and copy it'),
    );
  return (
    <dialog ref={dialog => dialog?.showModal()} onClose={onClose} aria-label={title}>
      <h2>{title}</h2>
      <textarea readOnly aria-label="Text" value={text} rows={24} />
      <div className="bar">
        <Button label="Copy" onClick={copy} />
        <span role="status">{said}</span>
        <Button label="Close" onClick={onClose} />
      </div>
    </dialog>
  );
}
