import {
  type KeyboardEvent,
  type MouseEvent,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { stateName } from 'xstate-paths/inside';
import { Chart, Live } from '../chart/Chart';
import { seconds } from '../chart/names';
import { entryAt, isRunning, type LogEntry, type Watched, type WatchedMachine } from '../watch/watched';
import { Button } from './Button';
import { layoutOf } from './layouts';
import { typesOf } from './project';
import { sendFromChart } from './SendPanel';
import { useStore } from './store';

/** The smallest readable scale: text of 13 px is at least 11 px. */
const READABLE = 0.9;
const MARGIN = 12;

/** The chart, which can be scrolled and zoomed. Until a developer moves it, active states and last transitions stay in view. */
export function Viewport({ watched, entry }: { watched: WatchedMachine; entry: LogEntry | undefined }) {
  const store = useStore();
  const layout = use(layoutOf(watched.graph));
  const viewport = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [follows, setFollows] = useState(true);
  /** Shows the whole chart if that is possible without a smaller scale than this. */
  const fit = (smallest: number) => {
    const { offsetWidth, offsetHeight } = viewport.current as HTMLDivElement;
    const [x, y] = [(offsetWidth - 2 * MARGIN) / layout.width, (offsetHeight - 2 * MARGIN) / layout.height];
    setScale(Math.max(smallest, Math.min(1.2, x, y)));
  };
  const zoomBy = (factor: number) => {
    setFollows(false);
    setScale(before => Math.min(4, Math.max(0.1, before * factor)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the chart or the viewport fits the chart again
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => fit(READABLE));
    // Observing reports the current size at once.
    if (follows) observer.observe(viewport.current as HTMLDivElement);
    return () => observer.disconnect();
  }, [layout, follows]);
  const drawn = useRef(scale);
  useLayoutEffect(() => {
    const area = viewport.current as HTMLDivElement;
    const factor = scale / drawn.current;
    drawn.current = scale;
    // The middle stays in the middle.
    const moved = (start: number, size: number) => (start + size / 2) * factor - size / 2;
    area.scrollTo(moved(area.scrollLeft, area.clientWidth), moved(area.scrollTop, area.clientHeight));
  }, [scale]);
  const mark = `${entry?.active.join()} ${entry?.taken.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mark` and `scale` are the triggers: the view follows each change
  useLayoutEffect(() => {
    if (!follows) return;
    const marked = (selector: string) => [...(viewport.current?.querySelectorAll<SVGElement>(selector) ?? [])];
    const before = entry && entryAt(watched, entry.number - 1)?.active;
    const states = marked('.state[data-lit]');
    // If not all fit, the last ones are in view: in a parallel state, a region that has changed is the most interesting.
    const changed = states.filter(({ dataset }) => !before?.includes(dataset.state ?? ''));
    for (const part of [...states, ...marked('.label[data-taken]'), ...changed])
      part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [mark, scale, follows]);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    setFollows(false);
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1.1 : 0.9);
  });
  // React's own listener could not keep the browser from zooming the page.
  useEffect(() => viewport.current?.addEventListener('wheel', onWheel, { passive: false }), []);

  const zoomIn = () => zoomBy(1.25);
  const zoomOut = () => zoomBy(0.8);
  const showAll = () => {
    setFollows(false);
    fit(0);
  };
  const follow = () => setFollows(true);
  const keys: { [key: string]: () => void } = { '+': zoomIn, '=': zoomIn, '-': zoomOut, 0: showAll, f: follow };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) setFollows(false);
    const action = keys[event.key];
    if (!action) return;
    action();
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const type = (target as Element).closest<SVGElement>('[data-sends]')?.dataset.sends;
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
          setFollows(false);
          viewport.current?.scrollBy(-movementX, -movementY);
        }}
      >
        <Live value={{ entry, isNow, countdown }}>
          <Chart layout={layout} scale={scale} />
        </Live>
      </div>
      <div className="bar">
        <Outcome watched={watched} entry={entry} />
        <fieldset className="bar" aria-label="Zoom">
          <Button label="Zoom out" icon="−" onClick={zoomOut} />
          <span>{Math.round(scale * 100)} %</span>
          <Button label="Zoom in" icon="+" onClick={zoomIn} />
          <Button label="Show all" onClick={showAll} />
          <Button
            label="Follow state"
            title="Keeps the active state and the last transition in view"
            isOn={follows}
            onClick={() => setFollows(!follows)}
          />
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
    // Short enough to look continuous.
    const timer = setInterval(() => draw(count => count + 1), 100);
    return () => clearInterval(timer);
  }, []);
  const now = store.session()?.clock.now() ?? due;
  return <>{seconds(Math.max(0, due - now), 1)}</>;
}

/** The state and the last event's result in a sentence, which screen readers announce. */
function Outcome({ watched, entry }: { watched: Watched; entry: LogEntry | undefined }) {
  const { error, refusal, sent = [] } = entry ?? {};
  const position = useStore().position();
  const isNow = isRunning(watched) && position === undefined;
  return (
    <p className="outcome" role="status">
      <b>{watched.name}</b> {position === undefined ? null : `(row ${position}) `}
      {isNow ? 'is' : isRunning(watched) ? 'was' : `(${watched.status}) was`}{' '}
      {stateName(entry?.to) === '' ? (isNow ? 'running' : 'without states') : `in ${stateName(entry?.to)}`}
      {error ? <span className="bad"> · threw {error.message}</span> : null}
      {refusal ? <span className="warning"> · {refusal}</span> : null}
      {sent.length > 0 ? <span className="good"> · sent {sent.map(({ type }) => type).join(', ')}</span> : null}
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
