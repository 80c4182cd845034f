import { useState } from 'react';
import type { LogEntry } from '../watch/log';
import { masked } from '../watch/mask';
import { isRecord, type Plain } from '../watch/plain';
import { useStore } from './use-store';

/** Lists and objects with more entries than this are collapsed. */
const LONG = 8;

/** The context as a tree, with the last event's changes marked. */
export function ContextPanel({ entry, before }: { entry: LogEntry | undefined; before: LogEntry | undefined }) {
  const { showsTyped } = useStore().settings();
  if (!isRecord(entry?.context) || Object.keys(entry.context).length === 0) {
    return <p className="quiet">The context is empty.</p>;
  }
  const raw: Change = { now: entry.context, before: before ? before.context : entry.context };
  return <Branch raw={raw} shown={showsTyped ? raw : { now: masked(raw.now), before: masked(raw.before) }} />;
}

interface Change {
  now: Plain;
  before: Plain;
}

interface BranchProps {
  /** The unmasked values, to find changes: different texts may look the same when masked. */
  raw: Change;
  shown: Change;
}

function Branch({ raw, shown }: BranchProps) {
  return (
    <ul className="tree">
      {Object.keys(shown.now as object).map(key => (
        <Leaf key={key} name={key} raw={within(raw, key)} shown={within(shown, key)} />
      ))}
    </ul>
  );
}

function Leaf({ name, raw, shown }: BranchProps & { name: string }) {
  const { now, before } = shown;
  const isChanged = text(raw.now) !== text(raw.before);
  const isTree = typeof now === 'object' && now !== null && Object.keys(now).length > 0;
  // The choice is stored here, so that a collapsed part stays collapsed when its content changes.
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? (isTree && Object.keys(now).length <= LONG);
  return (
    <li data-key={name} data-changed={isChanged || undefined}>
      {isTree ? (
        <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
          <summary>
            <span className="key">{name}</span>
            {Array.isArray(now) ? <span className="quiet"> {now.length} items</span> : null}
          </summary>
          {isOpen ? <Branch raw={raw} shown={shown} /> : null}
        </details>
      ) : (
        <>
          <span className="key">{name}</span> <span className="leaf">{text(now)}</span>
          {isChanged && before !== undefined && typeof before !== 'object' ? <s>{text(before)}</s> : null}
        </>
      )}
    </li>
  );
}

function within({ now, before }: Change, key: string): Change {
  const inner = (value: Plain) =>
    isRecord(value) || Array.isArray(value) ? (value as { [key: string]: Plain })[key] : undefined;
  return { now: inner(now), before: inner(before) };
}

const text = (value: Plain) => (value === undefined ? 'undefined' : JSON.stringify(value));
