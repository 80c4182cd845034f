import { select } from 'd3-selection';
import { type ZoomTransform, zoom, zoomTransform } from 'd3-zoom';
import { type KeyboardEvent, type MouseEvent, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Chart } from '../chart/Chart';
import type { Layout, Placed } from '../chart/layout';
import type { LiveState } from '../chart/live-state';
import { refusalText, stateText } from '../watch/log';
import { entryAt, isRunning, type LogEntry, type Watched, type WatchedMachine } from '../watch/watched';
import { Button } from './Button';
import { Countdown } from './Countdown';
import { layoutOf } from './layouts';
import { isReadingTypes } from './project';
import { sendFromChart } from './SendPanel';
import { useStore } from './use-store';

/** The smallest readable scale: text of 13 px is at least 11 px. */
const READABLE = 0.9;
const MARGIN = 12;
const STEP = 40;

/** The chart with pan and zoom. Until a developer moves it, the active state and the last transition stay in view. */
export function Viewport({ watched, entry }: { watched: WatchedMachine; entry: LogEntry | undefined }) {
  const store = useStore();
  const layout = use(layoutOf(watched.graph));
  const svg = useRef<SVGSVGElement>(null);
  const view = () => select(svg.current as SVGSVGElement);
  const [scale, setScale] = useState(1);
  const [follows, setFollows] = useState(true);
  const [clicked, setClicked] = useState<string>();
  const behavior = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .scaleExtent([0.1, 4])
        .translateExtent([
          [-MARGIN, -MARGIN],
          [layout.width + MARGIN, layout.height + MARGIN],
        ])
        .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
          svg.current?.querySelector('g')?.setAttribute('transform', transform.toString());
          setScale(transform.k);
          if (sourceEvent) setFollows(false);
        }),
    [layout],
  );
  // A layout effect ends together with the chart, so the observer never reports a chart that is gone.
  useLayoutEffect(() => {
    select(svg.current as SVGSVGElement)
      .call(behavior)
      .on('dblclick.zoom', null);
  }, [behavior]);
  const whole: Placed = { x: 0, y: 0, width: layout.width, height: layout.height };
  /** Shows the target in the middle, at a scale at which the whole chart fits, but not at a smaller one than this. */
  const show = (target: Placed, smallest: number) => {
    const { clientWidth, clientHeight } = svg.current as SVGSVGElement;
    const fitting = Math.min(1.2, clientWidth / (whole.width + 2 * MARGIN), clientHeight / (whole.height + 2 * MARGIN));
    const k = Math.max(smallest, fitting);
    // The start of a target that is larger than the viewport.
    const [x, y] = [Math.min(target.width, clientWidth / k), Math.min(target.height, clientHeight / k)];
    view()
      .call(behavior.scaleTo, k)
      .call(behavior.translateTo, target.x + x / 2, target.y + y / 2);
  };
  const mark = `${entry?.active.join()} ${entry?.taken.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mark` is the trigger: the view follows each change of state
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() =>
      show(areaOfInterest(layout, entry, entry && entryAt(watched, entry.number - 1)) ?? whole, READABLE),
    );
    // Observing reports the current size at once.
    if (follows) observer.observe(svg.current as SVGSVGElement);
    return () => observer.disconnect();
  }, [mark, follows]);

  const byHand = (change: () => unknown) => () => {
    setFollows(false);
    change();
  };
  const zoomIn = byHand(() => view().call(behavior.scaleBy, 1.25));
  const zoomOut = byHand(() => view().call(behavior.scaleBy, 0.8));
  const showAll = byHand(() => show(whole, 0));
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
    if (!type) return;
    setClicked(type);
    sendFromChart(store, watched, type);
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
        <Outcome watched={watched} entry={entry} waiting={isReadingTypes(watched) ? clicked : undefined} />
        <fieldset className="bar" aria-label="Zoom">
          <Button label="Zoom out" icon="−" onClick={zoomOut} />
          <span>{Math.round(scale * 100)} %</span>
          <Button label="Zoom in" icon="+" onClick={zoomIn} />
          <Button label="Show all" onClick={showAll} />
          <Button
            label="Follow state"
            hint="Keeps the active state and the last transition in view"
            isOn={follows}
            onClick={() => setFollows(!follows)}
          />
        </fieldset>
      </div>
    </section>
  );
}

/** The area of the innermost active states and the last transitions' labels; if that is too large, of one active state. */
function areaOfInterest(
  { boxes, arrows }: Layout,
  { active = [], taken = [] }: Partial<LogEntry> = {},
  { active: earlier = [] }: Partial<LogEntry> = {},
): Placed | undefined {
  const leaves = active.filter(id => !active.some(other => other.startsWith(`${id}.`)));
  const isNew = ({ id }: { id: string }) => !earlier.includes(id);
  // In a parallel state, a region that has changed is more interesting than one that has not.
  const shown = boxes
    .filter(({ id }) => leaves.includes(id))
    .sort((one, other) => Number(isNew(other)) - Number(isNew(one)));
  const [first, ...others] = shown;
  if (!first) return undefined;
  const labels = arrows.flatMap(({ edge, label }) => (label && edge && taken.includes(edge) ? [label] : []));
  const areas = [first, ...others, ...labels];
  const x = Math.min(...areas.map(area => area.x));
  const y = Math.min(...areas.map(area => area.y));
  const width = Math.max(...areas.map(area => area.x + area.width)) - x;
  const height = Math.max(...areas.map(area => area.y + area.height)) - y;
  return width < 600 && height < 400 ? { x, y, width, height } : first;
}

function liveStateOf(watched: Watched, entry: LogEntry | undefined, isNow: boolean): LiveState {
  const isLive = isNow && isRunning(watched);
  return {
    active: new Set(entry?.active),
    failed: entry?.error !== undefined,
    taken: new Set(entry?.taken),
    running: new Set(isLive ? Object.keys(entry?.children ?? {}) : []),
    guardResults: lastGuardResults(watched, entry),
    sends: isLive,
    countdown: type => {
      const timer = isLive && !watched.hasOwnClock ? watched.timers.find(each => each.type === type) : undefined;
      return timer && <Countdown due={timer.due} />;
    },
  };
}

/** The last result of every guard up to the selected entry. */
function lastGuardResults({ log }: Watched, shown: LogEntry | undefined): LiveState['guardResults'] {
  const guardResults = new Map<string, { holds: boolean | 'threw'; isOld: boolean }>();
  for (const entry of log) {
    if (shown && entry.number > shown.number) break;
    for (const { edge, holds } of entry.guardResults) guardResults.set(edge, { holds, isOld: entry !== shown });
  }
  return guardResults;
}

interface OutcomeProps {
  watched: Watched;
  entry: LogEntry | undefined;
  /** The event that was clicked before the types were read, which takes seconds. */
  waiting: string | undefined;
}

/** The state and the last event's result in a sentence, which screen readers announce. */
function Outcome({ watched, entry, waiting }: OutcomeProps) {
  const { error, refusal, sent = [] } = entry ?? {};
  const position = useStore().position();
  const isNow = isRunning(watched) && position === undefined;
  return (
    <p className="outcome" role="status" data-past={position !== undefined || undefined}>
      <b>{watched.name}</b> {position === undefined ? null : `(row ${position}) `}
      {isNow ? 'is' : isRunning(watched) ? 'was' : `(${watched.status}) was`}{' '}
      {stateText(entry?.to) === '' ? (isNow ? 'running' : 'without states') : `in ${stateText(entry?.to)}`}
      {error ? <span className="bad"> · threw {error.message}</span> : null}
      {refusal ? <span className="warning"> · {refusalText(refusal)}</span> : null}
      {sent.length > 0 ? <span className="good"> · sent {sent.map(({ type }) => type).join(', ')}</span> : null}
      {waiting ? <span className="quiet"> · {waiting} has to wait: reading the types of the payloads…</span> : null}
    </p>
  );
}
