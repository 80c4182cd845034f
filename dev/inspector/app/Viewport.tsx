import { select } from 'd3-selection';
import { type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type KeyboardEvent, type MouseEvent, use, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Chart } from '../chart/Chart';
import type { Layout, Placed } from '../chart/layout';
import type { LiveState } from '../chart/live-state';
import { type LogEntry, stateText } from '../watch/log';
import { isRunning, type Watched } from '../watch/watched';
import { Countdown } from './Countdown';
import { layoutOf } from './layouts';
import { sendFromChart } from './SendPanel';
import { useStore } from './use-store';

/** The smallest readable scale: text of 13 px is at least 11 px. */
const READABLE = 0.9;
const MARGIN = 12;
const STEP = 40;

interface ViewportProps {
  watched: Watched;
  machine: AnyStateMachine;
  entry: LogEntry | undefined;
}

/** The chart with pan and zoom. Until a developer moves it, the active state and the last transition stay in view. */
export function Viewport({ watched, machine, entry }: ViewportProps) {
  const store = useStore();
  const layout = use(layoutOf(machine));
  const svg = useRef<SVGSVGElement>(null);
  const view = () => select(svg.current as SVGSVGElement);
  const [scale, setScale] = useState(1);
  const [follows, setFollows] = useState(true);
  const behavior = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .scaleExtent([0.1, 4])
        .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
          svg.current?.querySelector('g')?.setAttribute('transform', transform.toString());
          setScale(transform.k);
          if (sourceEvent) setFollows(false);
        }),
    [],
  );
  const show = (target: Placed, smallest: number) => {
    // The resize observer may report once more after the chart has been removed.
    if (svg.current) view().call(behavior.transform, fitting(layout, target, svg.current, smallest));
  };
  const follow = useRef(() => {});
  follow.current = () => {
    if (follows) show(boxOfInterest(layout, entry), READABLE);
  };
  useEffect(() => {
    const chart = svg.current as SVGSVGElement;
    select(chart).call(behavior).on('dblclick.zoom', null);
    const observer = new ResizeObserver(() => follow.current());
    observer.observe(chart);
    return () => observer.disconnect();
  }, [behavior]);
  const mark = `${entry?.active.join()} ${entry?.taken.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mark` is the trigger: the view follows each change of state
  useEffect(() => follow.current(), [mark, follows]);

  const byHand = (change: () => unknown) => () => {
    setFollows(false);
    change();
  };
  const zoomIn = byHand(() => view().call(behavior.scaleBy, 1.25));
  const zoomOut = byHand(() => view().call(behavior.scaleBy, 0.8));
  const showAll = byHand(() => show({ x: 0, y: 0, width: layout.width, height: layout.height }, 0));
  const move = (x: number, y: number) =>
    byHand(() => {
      const { k } = zoomTransform(svg.current as SVGSVGElement);
      view().call(behavior.translateBy, x / k, y / k);
    });
  const keys: { [key: string]: () => void } = {
    ...{ ArrowLeft: move(STEP, 0), ArrowRight: move(-STEP, 0), ArrowUp: move(0, STEP), ArrowDown: move(0, -STEP) },
    ...{ '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': showAll, f: () => setFollows(true) },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action) return;
    action();
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const type = (target as Element).closest<SVGElement>('[data-sends]')?.dataset.sends;
    if (type) sendFromChart(store, watched, type);
  };

  return (
    <section className="column" aria-label="Statechart">
      <div
        className="viewport"
        tabIndex={0}
        role="group"
        aria-label={`Statechart of ${watched.name}, arrows move it`}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <Chart ref={svg} layout={layout} live={liveStateOf(watched, entry, store.position() === undefined)} />
      </div>
      <div className="bar foot">
        <Outcome watched={watched} entry={entry} />
        <fieldset className="bar" aria-label="Zoom">
          <button type="button" aria-label="Zoom out" onClick={zoomOut}>
            −
          </button>
          <span className="scale">{Math.round(scale * 100)} %</span>
          <button type="button" aria-label="Zoom in" onClick={zoomIn}>
            +
          </button>
          <button type="button" onClick={showAll}>
            Show all
          </button>
          <button type="button" aria-pressed={follows} onClick={() => setFollows(!follows)}>
            Follow state
          </button>
        </fieldset>
      </div>
    </section>
  );
}

/** The transform that fits the whole chart, or centers the target at the smallest readable scale if it is larger. */
function fitting(chart: Layout, target: Placed, { clientWidth, clientHeight }: SVGSVGElement, smallest: number) {
  const scaleFor = ({ width, height }: { width: number; height: number }) =>
    Math.min((clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height);
  const whole = Math.min(scaleFor(chart), 1.2);
  const k = Math.max(whole, smallest);
  const along = (room: number, length: number, start: number, size: number) => {
    if (length * k <= room) return (room - length * k) / 2;
    // Shows the start of a target that is larger than the viewport.
    const wanted = size * k > room ? MARGIN - start * k : room / 2 - (start + size / 2) * k;
    return Math.min(MARGIN, Math.max(room - MARGIN - length * k, wanted));
  };
  const x = along(clientWidth, chart.width, target.x, target.width);
  const y = along(clientHeight, chart.height, target.y, target.height);
  return zoomIdentity.translate(x, y).scale(k);
}

/** The area of the innermost active states and the labels of the last transitions; if too large, of one state. */
function boxOfInterest(layout: Layout, entry: LogEntry | undefined): Placed {
  const active = new Set(entry?.active);
  const leaves = layout.boxes.filter(
    ({ id }) => active.has(id) && ![...active].some(other => other.startsWith(`${id}.`)),
  );
  const taken = new Set(entry?.taken);
  const labels = layout.arrows.flatMap(({ edge, label }) => (label && taken.has(edge) ? [label] : []));
  const first = leaves[0] ?? { x: 0, y: 0, width: layout.width, height: layout.height };
  const around = [first, ...leaves, ...labels].reduce<Placed>(union, first);
  return around.width < 600 && around.height < 400 ? around : first;
}

function union(one: Placed, other: Placed): Placed {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

function liveStateOf(watched: Watched, entry: LogEntry | undefined, isNow: boolean): LiveState {
  const isLive = isNow && isRunning(watched);
  return {
    active: new Set(entry?.active),
    failed: entry?.error !== undefined,
    taken: new Set(entry?.taken),
    running: new Set(isLive ? watched.children : []),
    guardResults: lastGuardResults(watched, entry),
    sends: isLive,
    countdown: type => {
      const timer = isLive ? watched.timers.find(each => each.type === type) : undefined;
      return timer && <Countdown due={timer.due} />;
    },
  };
}

/** The last result of every guard up to the selected entry. */
function lastGuardResults({ log }: Watched, shown: LogEntry | undefined): LiveState['guardResults'] {
  const guardResults = new Map<string, { holds: boolean; isOld: boolean }>();
  for (const entry of log) {
    if (shown && entry.number > shown.number) break;
    for (const { edge, holds } of entry.guardResults) guardResults.set(edge, { holds, isOld: entry !== shown });
  }
  return guardResults;
}

/** The state and the last event's result in a sentence, which screen readers announce. */
function Outcome({ watched, entry }: { watched: Watched; entry: LogEntry | undefined }) {
  const { error, refusal, emitted = [] } = entry ?? {};
  return (
    <p className="outcome" role="status">
      <b>{watched.name}</b> {isRunning(watched) ? 'is in' : `(${watched.status}) was in`} {stateText(entry?.to)}
      {error ? <span className="bad"> · threw {error.message}</span> : null}
      {refusal ? <span className="bad"> · refused: {refusal}</span> : null}
      {emitted.length > 0 ? (
        <span className="good"> · emitted {emitted.map(({ type }) => type).join(', ')}</span>
      ) : null}
    </p>
  );
}
