import { useState } from 'react';
import { masked } from '../watch/mask';
import { counted, isRecord, isSpecial, type Plain, specialText } from '../watch/plain';
import { useStore } from './store';

const LONG = 8;

type Change = { now: Plain; before: Plain };

export function ContextPanel({ now, before }: Change) {
  if (!isRecord(now) || Object.keys(now).length === 0) return <p className="quiet">The context is empty.</p>;
  return <DataTree now={now} before={before ?? now} />;
}

export function DataTree({ now, before, label }: Change & { label?: string }) {
  const { showsTyped } = useStore().settings();
  const show = (data: Plain) => {
    const value = showsTyped ? data : masked(data);
    return label === undefined ? value : { [label]: value };
  };
  return <Branch now={show(now)} before={show(before)} />;
}

function Branch({ now, before }: Change) {
  return (
    <ul className="tree">
      {Object.keys(Object(inner(now))).map(key => (
        <Leaf key={key} name={key} now={at(now, key)} before={at(before, key)} />
      ))}
    </ul>
  );
}

function Leaf({ name, now, before }: Change & { name: string }) {
  const isChanged = JSON.stringify(now) !== JSON.stringify(before);
  const Content = isChanged ? 'mark' : 'span';
  const items = inner(now);
  const isTree = typeof items === 'object' && items !== null && Object.keys(items).length > 0;
  // The choice is stored here, so that a collapsed part stays collapsed when its content changes.
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? (isTree && Object.keys(items).length <= LONG);
  return (
    <li data-key={name}>
      {isTree ? (
        <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
          <summary>
            <Content className="key">{name}</Content> {isSpecial(now) ? <Value value={now} /> : null}
            {Array.isArray(now) ? <span className="quiet">{counted(now.length)}</span> : null}
          </summary>
          {isOpen ? <Branch now={now} before={before} /> : null}
        </details>
      ) : (
        <>
          <span className="key">{name}</span>{' '}
          <Content>
            <Value value={now} />
          </Content>
          {isChanged && before !== undefined && !isRecord(before) && !Array.isArray(before) ? (
            <s className="quiet">{text(before)}</s>
          ) : null}
        </>
      )}
    </li>
  );
}

function Value({ value }: { value: Plain }) {
  return isSpecial(value) || value == null ? <em className="quiet">{text(value)}</em> : text(value);
}

/** The part of a value that has keys: the items of a map or a set, or what an error has besides its text. */
const inner = (value: Plain): Plain => (isSpecial(value) ? value.content : value);

function at(value: Plain, key: string): Plain {
  const items = inner(value);
  return isRecord(items) ? items[key] : Array.isArray(items) ? items[Number(key)] : undefined;
}

function text(value: Plain): string {
  if (isSpecial(value)) return specialText(value);
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
