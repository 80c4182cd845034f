import { memo, useState } from 'react';
import { eventLabel, seconds } from '../chart/names';
import { literal } from '../replay/literal';
import { type LogEntry, stateText } from '../watch/log';
import { masked } from '../watch/mask';
import type { PlainEvent } from '../watch/plain';
import type { Watched } from '../watch/watched';
import { bringIntoView } from './bring-into-view';
import { useStore } from './use-store';

/** Rows on show; the filter looks through all of them. */
const SHOWN = 200;
/** Longer payloads are folded. In characters. */
const LONG = 90;

/** What has happened, the latest on top. */
export function EventLog({ watched, position }: { watched: Watched; position: number | undefined }) {
  const { showsTyped } = useStore().switches();
  const [filter, setFilter] = useState('');
  const current = position === undefined ? undefined : watched.log[position]?.number;
  const wanted = filter.trim().toLowerCase();
  const rows = watched.log.filter(entry => wanted === '' || wordsOf(entry, showsTyped).includes(wanted));
  return (
    <>
      <input
        className="filter"
        type="search"
        aria-label="Filter the log"
        placeholder="Filter by event, payload, state or sender"
        value={filter}
        onChange={event => setFilter(event.target.value)}
      />
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">When, by</th>
              <th scope="col">Event</th>
              <th scope="col">From → to</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .slice(-SHOWN)
              .reverse()
              .map(entry => (
                <Row key={entry.number} entry={entry} showsTyped={showsTyped} isCurrent={entry.number === current} />
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Row = memo(({ entry, showsTyped, isCurrent }: { entry: LogEntry; showsTyped: boolean; isCurrent: boolean }) => {
  const { at, event, from, to, sender, refusal, facts } = entry;
  const isStay = stateText(from) === stateText(to);
  return (
    <tr
      ref={isCurrent ? bringIntoView : undefined}
      data-event={event.type}
      data-refused={refusal ? true : undefined}
      aria-current={isCurrent || undefined}
    >
      <td className="when">
        {seconds(at, 2)} <span className="sender">{sender}</span>
      </td>
      <td>
        <b>{eventLabel(event.type)}</b> <Payload text={payloadText(event, showsTyped)} />
        {refusal ? <p className="refused">refused: {refusal}</p> : null}
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry's facts never change
          <p key={index} className="fact">
            sent {fact.type} <Payload text={payloadText(fact, showsTyped)} />
          </p>
        ))}
      </td>
      <td className="states">{isStay ? <i>{stateText(to)}</i> : `${stateText(from)} → ${stateText(to)}`}</td>
    </tr>
  );
});

function Payload({ text }: { text: string }) {
  if (text.length <= LONG) return <code>{text}</code>;
  return (
    <details>
      <summary>
        <code>{text.slice(0, LONG)} …</code>
      </summary>
      <code>{text}</code>
    </details>
  );
}

function payloadText(event: PlainEvent, showsTyped: boolean): string {
  const { type: _, actorId: __, ...payload } = showsTyped ? event : masked(event);
  const known = Object.entries(payload).filter(([, value]) => value !== undefined);
  return known.length === 0 ? '' : literal(Object.fromEntries(known));
}

function wordsOf({ event, from, to, sender, refusal, facts }: LogEntry, showsTyped: boolean): string {
  const parts = [
    eventLabel(event.type),
    payloadText(event, showsTyped),
    stateText(from),
    stateText(to),
    sender,
    refusal,
  ];
  return [...parts, ...facts.map(fact => fact.type)].join(' ').toLowerCase();
}
