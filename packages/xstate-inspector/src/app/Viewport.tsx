import ElkApi from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Suspense, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { once, stateName } from 'xstate-paths/inside';
import { Chart, Live } from '../chart/Chart';
import type { Graph } from '../chart/graph';
import { type Layout, layOut, type Point, partToFollow, scaleIn } from '../chart/layout';
import { seconds } from '../chart/names';
import { thrown } from '../watch/plain';
import { entryAt, isRunning, type LogEntry, type Watched, type WatchedMachine } from '../watch/watched';
import { Button } from './Button';
import { typesOf } from './project';
import { sendFromChart } from './SendPanel';
import { store, useStore } from './store';

/** In a worker, because the application runs in the same thread as the inspector. */
const elk = new ElkApi({ workerFactory: () => new Worker(workerAddress) });

const layoutOf = once((graph: Graph) =>
  layOut(graph, elk).catch((reason): Layout => {
    store.set({ problem: `The chart of ${graph.id} could not be laid out: ${thrown(reason).message}` });
    return { machine: graph.id, width: 0, height: 0, boxes: [], arrows: [], dots: [] };
  }),
);

function toMiddle(viewport: Element | null): Point {
  const area = viewport?.getBoundingClientRect();
  const chart = viewport?.querySelector('svg')?.getBoundingClientRect();
  if (!area || !chart) return { x: 0, y: 0 };
  return { x: area.left + area.width / 2 - chart.left, y: area.top + area.height / 2 - chart.top };
}

/** The chart, which can be scrolled and zoomed. Until a developer moves it, it shows all, or the active region, as a whole. */
export function Viewport({ watched, entry }: { watched: WatchedMachine; entry: LogEntry | undefined }) {
  const store = useStore();
  const layout = use(layoutOf(watched.graph));
  const viewport = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 1, height: 1 });
  /** The scale that the developer has chosen, and the place in the middle; undefined while the view follows the machine. */
  const [chosen, choose] = useState<{ scale: number; middle: Point }>();
  useLayoutEffect(() => {
    const observer = new ResizeObserver(entries => setSpace(entries[0]?.contentRect ?? { width: 1, height: 1 }));
    if (viewport.current) observer.observe(viewport.current);
    return () => observer.disconnect();
  }, []);
  const all = { x: 0, y: 0, width: layout.width, height: layout.height };
  const before = (entry && entryAt(watched, entry.number - 1)?.active) ?? [];
  const part = chosen ? all : partToFollow(layout, space, entry?.active ?? [], before);
  const scale = chosen?.scale ?? scaleIn(space, part);

  const zoomTo = (wanted: number) => {
    const { x, y } = toMiddle(viewport.current);
    choose({ scale: Math.min(4, Math.max(0.1, wanted)), middle: { x: part.x + x / scale, y: part.y + y / scale } });
  };
  useLayoutEffect(() => {
    if (!chosen) return;
    const { x, y } = toMiddle(viewport.current);
    viewport.current?.scrollBy(chosen.middle.x * chosen.scale - x, chosen.middle.y * chosen.scale - y);
  }, [chosen]);
  const stay = () => chosen || flushSync(() => zoomTo(scale));
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return stay();
    event.preventDefault();
    zoomTo(scale * (event.deltaY < 0 ? 1.1 : 0.9));
  });
  // React's own listener could not keep the browser from zooming the page.
  useEffect(() => viewport.current?.addEventListener('wheel', onWheel, { passive: false }), []);

  const zoomIn = () => zoomTo(scale * 1.25);
  const zoomOut = () => zoomTo(scale * 0.8);
  const showAll = () => choose({ scale: scaleIn(space, all), middle: { x: 0, y: 0 } });
  const follow = () => choose(undefined);
  const keys: { [key: string]: () => void } = { '+': zoomIn, '=': zoomIn, '-': zoomOut, 0: showAll, f: follow };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) stay();
    const action = keys[event.key];
    if (!action) return;
    action();
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const sending = target instanceof Element ? target.closest<SVGElement>('[data-sends]') : undefined;
    const type = sending?.dataset.sends;
    if (type) sendFromChart(store, watched, type);
  };
  const isNow = isRunning(watched) && store.position() === undefined;
  const countdown = (type: string) => {
    const timer = isNow && !watched.hasOwnClock ? watched.timers.find(each => each.type === type) : undefined;
    return timer && <Countdown due={timer.due} />;
  };

  return (
    <section className="column" aria-label="Statechart">
      <div
        className="viewport scroll"
        ref={viewport}
        tabIndex={0}
        role="group"
        aria-label={`Statechart of ${watched.name}, arrows move it`}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerMove={({ buttons, pointerType, movementX, movementY }) => {
          if (buttons !== 1 || pointerType === 'touch') return;
          stay();
          viewport.current?.scrollBy(-movementX, -movementY);
        }}
      >
        <Live value={{ entry, isNow, countdown }}>
          <Chart layout={layout} scale={scale} part={part} />
        </Live>
      </div>
      <div className="bar">
        <Outcome watched={watched} entry={entry} />
        <fieldset className="bar" aria-label="Zoom">
          <Button icon="minus" label="Zoom out" isBare onClick={zoomOut} />
          <span>{Math.round(scale * 100)} %</span>
          <Button icon="plus" label="Zoom in" isBare onClick={zoomIn} />
          <Button icon="fit" label="Show all" onClick={showAll} />
          <Button icon="follow" label="Follow state" isOn={!chosen} onClick={() => (chosen ? follow() : stay())} />
        </fieldset>
      </div>
    </section>
  );
}

/** The remaining time of a delay, in a component of its own, so that nothing else re-renders as time passes. */
function Countdown({ due }: { due: number }) {
  const store = useStore();
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw(count => count + 1), 100);
    return () => clearInterval(timer);
  }, []);
  const now = store.session()?.clock.now() ?? due;
  return <>{seconds(Math.max(0, due - now), 1)}</>;
}

/** The last event's result and the state in a sentence, which screen readers announce. The chart shows the state, too, if both are too long. */
function Outcome({ watched, entry }: { watched: Watched; entry: LogEntry | undefined }) {
  const { error, refusal, sent = [] } = entry ?? {};
  const position = useStore().position();
  const isNow = isRunning(watched) && position === undefined;
  return (
    <p className="outcome" role="status">
      <b>{watched.name}</b> {position === undefined ? null : `(row ${position}) `}
      {error ? <span className="bad">threw {error.message} · </span> : null}
      {refusal && !error ? <span className="warning">{refusal} · </span> : null}
      {sent.length > 0 ? <span className="good">sent {sent.map(({ type }) => type).join(', ')} · </span> : null}
      {isNow ? 'is' : isRunning(watched) ? 'was' : `(${watched.status}) was`}{' '}
      {stateName(entry?.to) === '' ? (isNow ? 'running' : 'without states') : `in ${stateName(entry?.to)}`}
      <Suspense fallback={<span className="quiet"> · reading the types of the payloads…</span>}>
        <Types watched={watched} />
      </Suspense>
    </p>
  );
}

/** Waits for the types of the payloads, which a click on the chart needs. */
function Types({ watched }: { watched: Watched }) {
  use(typesOf(watched));
  return null;
}
