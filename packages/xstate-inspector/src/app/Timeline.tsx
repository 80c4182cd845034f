import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { stateName } from 'xstate-paths/inside';
import { guardMark, seconds } from '../chart/names';
import { isRepeatable } from '../watch/plain';
import { entryAt, isRunning, type LogEntry, labelOf } from '../watch/watched';
import { Button, Setting } from './Button';
import { lanesOf, payloadText } from './rows';
import { send } from './SendPanel';
import { Stack } from './Stack';
import { useStore } from './store';

const ROW = 24;

/** The events of all actors or of one, filtered and in order, as rows or as a sequence diagram; the selected one in detail. */
export function Timeline() {
  const store = useStore();
  const { filter, isDiagram } = store.settings();
  const position = store.position();
  const rows = store.rows();
  const current = rows.findIndex(({ number }) => number === position);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: index => rows[index]?.number ?? index,
    overscan: 8,
    // Reserves space for the column headings, which stay above the rows.
    scrollMargin: ROW,
    scrollPaddingStart: ROW,
  });
  const items = list.getVirtualItems();
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (current >= 0) list.scrollToIndex(current);
    // While somebody points at the list, what is under the pointer stays there.
    else if (isAtEnd.current && rows.length > 0 && !scroller.current?.matches(':hover'))
      list.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [list, current, rows.length]);

  // With many lanes, the arrow of the selected row, or of the last one, may be far to the side.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` is the trigger: the lanes follow the selected row
  useEffect(() => {
    if (!isDiagram) return;
    const frame = requestAnimationFrame(() => {
      const labels = [...(scroller.current?.querySelectorAll('.arrow-label') ?? [])];
      const label = labels.find(each => each.closest('[aria-selected="true"]')) ?? labels.at(-1);
      label?.scrollIntoView({ block: 'nearest', inline: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isDiagram, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 1;
    const by = {
      ...{ ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page },
      ...{ Home: -rows.length, End: rows.length },
    }[event.key];
    if (by === undefined) return;
    store.travelBy(by);
    event.preventDefault();
  };

  const isFirst = current === 0 || rows.length === 0;
  const isLast = current < 0 || current === rows.length - 1;
  const waiting = store.session()?.waiting() ?? 0;
  const lanes = isDiagram ? lanesOf(rows) : [];
  const crashes = store.timeline.entries().filter(({ error }) => error);
  const crash = crashes.findLast(({ number }) => position === undefined || number < position) ?? crashes.at(-1);
  return (
    <section className="column" aria-label="Timeline">
      <div className="bar">
        <input
          type="search"
          aria-label="Filter the timeline"
          placeholder="Filter: words, -words to hide"
          value={filter}
          onChange={event => store.set({ filter: event.target.value })}
        />
        <Setting name="isOwn" icon="one" label={`Only ${store.selected()?.name ?? 'selected'}`} />
        <Setting name="isDiagram" icon="diagram" label="Diagram" />
        <span className="quiet">
          {rows.length} of {store.timeline.entries().length} events{waiting > 0 ? `, ${waiting} waiting` : ''}
        </span>
        <Button icon="back" label="Step back" isBare disabled={isFirst} onClick={() => store.travelBy(-1)} />
        <Button icon="forward" label="Step forward" isBare disabled={isLast} onClick={() => store.travelBy(1)} />
        <Button icon="now" label="Now" disabled={position === undefined} onClick={() => store.travel(undefined)} />
        {crash ? (
          <Button
            className="bad"
            icon="failure"
            label={`${crashes.length} ${crashes.length === 1 ? 'failure' : 'failures'}`}
            title={`Goes to the row on which ${crash.watched.name} threw`}
            onClick={() => store.travel(crash)}
          />
        ) : null}
        <Button icon="clear" label="Clear" onClick={() => store.clear()} />
      </div>
      <div
        className="scroll"
        ref={scroller}
        role="grid"
        aria-label="Events"
        aria-rowcount={rows.length}
        aria-activedescendant={current < 0 ? undefined : `row-${rows[current]?.number}`}
        tabIndex={0}
        // The list itself corrects the place when rows above turn out taller.
        style={{ '--lanes': lanes.length, overflowAnchor: 'none' } as CSSProperties}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < ROW;
        }}
      >
        <div role="rowgroup" className="heads quiet">
          <div role="row" className={lanes.length > 0 ? 'cells lanes' : 'cells'}>
            {['Time', ...(lanes.length > 0 ? lanes : ['From', 'To', 'Event', 'State'])].map(name => (
              <span key={name} role="columnheader" title={name}>
                {name.split('/').at(-1)}
              </span>
            ))}
          </div>
        </div>
        <div
          role="rowgroup"
          className="list"
          style={{ height: list.getTotalSize(), paddingTop: (items[0]?.start ?? ROW) - ROW }}
        >
          {items.map(({ index, key }) => {
            const entry = rows[index];
            if (!entry) return null;
            const part = store.partAt(entry, rows[index - 1]);
            return (
              <div
                key={key}
                ref={list.measureElement}
                id={`row-${entry.number}`}
                role="row"
                className="row"
                data-index={index}
                data-event={entry.event.type}
                data-failed={entry.error !== undefined || undefined}
                aria-rowindex={index + 1}
                aria-selected={index === current}
                onClick={() => store.travel(entry)}
              >
                {part ? (
                  <div role="gridcell" className="part quiet">
                    {part}
                  </div>
                ) : null}
                <div className={lanes.length > 0 ? 'cells lanes' : 'cells'} role="presentation">
                  <span role="gridcell" className="quiet" title={`Row ${entry.number}`}>
                    {seconds(entry.at, 3)}
                  </span>
                  {lanes.length > 0 ? <Arrow entry={entry} lanes={lanes} /> : <Cells entry={entry} />}
                </div>
                {index === current ? <More entry={entry} /> : null}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Cells({ entry }: { entry: LogEntry }) {
  const { event, sender, watched } = entry;
  const { showsTyped } = useStore().settings();
  return (
    <>
      <span role="gridcell" className="quiet">
        {sender}
      </span>
      <span role="gridcell">{watched.name}</span>
      <span role="gridcell">
        <Name entry={entry} /> <code className="quiet">{payloadText(event, showsTyped)}</code>
      </span>
      <span role="gridcell" className="quiet">
        <Result entry={entry} />
      </span>
    </>
  );
}

/** The name of an event, or of what XState itself reports, such as *start*, which an application's event may be called, too. */
function Name({ entry }: { entry: LogEntry }) {
  const { type } = entry.event;
  return type.startsWith('xstate.') ? <i title={`XState’s own ${type}`}>{labelOf(entry)}</i> : <b>{type}</b>;
}

function Result({ entry: { from, to, refusal, error } }: { entry: LogEntry }) {
  if (error) return <span className="bad">threw {error.message}</span>;
  if (refusal) return <span className="warning">{refusal}</span>;
  const [before, after] = [stateName(from), stateName(to)];
  return before === after || before === '' ? after : <b>{`${before} → ${after}`}</b>;
}

function Arrow({ entry, lanes }: { entry: LogEntry; lanes: readonly string[] }) {
  const { source, sender, watched } = entry;
  const target = lanes.indexOf(watched.path);
  const start = Math.max(0, lanes.indexOf(source?.path ?? (sender === 'delay' ? watched.path : sender)));
  const percent = (count: number) => `${(count / lanes.length) * 100}%`;
  const left = percent(Math.min(start, target) + 0.5);
  return (
    <span role="gridcell" className="lane-area">
      <i
        className="arrow"
        role="img"
        aria-label={`from ${sender} to ${watched.name}`}
        data-head={target > start ? '▶' : target < start ? '◀' : '●'}
        style={{ left, width: percent(Math.abs(target - start)) }}
      />
      <span className="arrow-label" style={{ left }}>
        <Name entry={entry} />{' '}
        <span className="quiet">
          <Result entry={entry} />
        </span>
      </span>
    </span>
  );
}

function More({ entry }: { entry: LogEntry }) {
  const store = useStore();
  const { showsTyped } = store.settings();
  const { event, watched, guardResults, sent, emitted, actions, error, delay } = entry;
  const plan = delay && store.timeline.entries().find(({ number }) => number === delay.row);
  const canSend = isRunning(watched) && watched.graph && isRepeatable(event) && !event.type.startsWith('xstate.');
  const before = entryAt(watched, entry.number - 1);
  const again = () => {
    store.travel(undefined);
    store.select(watched);
    store.show('Send');
    send(store, watched, { ...event });
  };
  return (
    <div role="gridcell" className="more" onClick={click => click.stopPropagation()}>
      <code>{payloadText(event, showsTyped) || 'No payload'}</code>
      {delay ? (
        <p>
          Delayed by {Math.round(delay.milliseconds) / 1000} s{delay.id === undefined ? '' : ` (id ${delay.id})`}
          {plan ? ', scheduled at ' : null}
          {plan ? <Button className="link" label={seconds(plan.at, 3)} onClick={() => store.travel(plan)} /> : null}
        </p>
      ) : null}
      {guardResults.length > 0 ? (
        <p>Guards: {guardResults.map(({ guard, holds }) => `${guard} ${guardMark(holds)}`).join(', ')}</p>
      ) : null}
      {actions.length > 0 ? <p>Actions: {actions.join(', ')}</p> : null}
      {Object.entries({ Sent: sent, Emitted: emitted }).map(([verb, events]) =>
        events.length > 0 ? (
          <p key={verb} className="good">
            {verb} {events.map(each => `${each.type} ${payloadText(each, showsTyped)}`).join(', ')}
          </p>
        ) : null,
      )}
      {error ? (
        <>
          <p className="bad">
            {watched.path} threw on {event.type} in {stateName(before?.to) || 'its first state'}
          </p>
          <Stack error={error} />
        </>
      ) : null}
      {canSend ? (
        <p className="bar">
          <Button label="Send again" onClick={again} />
        </p>
      ) : null}
    </div>
  );
}
