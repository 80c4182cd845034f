import { useId } from 'react';
import type { PayloadField } from '../event-shapes';
import type { Plain } from '../watch/plain';

/** One field of an event, offering what it has held before. */
export function PayloadInput({ field: { name, kind, type }, used }: { field: PayloadField; used: Plain[] }) {
  const list = useId();
  if (kind === 'boolean') {
    return (
      <label className="payload">
        <input type="checkbox" name={name} /> {name}
      </label>
    );
  }
  const texts = used.map(value => (kind === 'json' ? JSON.stringify(value) : String(value)));
  return (
    <label className="payload" title={`${name}: ${type}`}>
      {name}
      <input
        name={name}
        type={kind === 'number' ? 'number' : 'text'}
        placeholder={type}
        defaultValue={{ number: '0', json: 'null', text: '' }[kind]}
        list={list}
        autoComplete="off"
        required={kind !== 'text'}
      />
      <datalist id={list}>
        {[...new Set(texts)].slice(-8).map(text => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </label>
  );
}
