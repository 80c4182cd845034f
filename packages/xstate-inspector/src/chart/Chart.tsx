/** Draws a chart: the same code for the live inspector and for the pictures in machines/. */
import { createContext, type ReactNode, use } from 'react';
import type { LogEntry } from '../watch/watched';
import type { Line } from './graph';
import type { Layout, Placed, PlacedArrow, PlacedBox, Point } from './layout';
import { SIZE } from './measure';
import { guardMark } from './names';

interface LiveState {
  /** The row whose states, transitions and guards the chart shows. */
  entry: LogEntry | undefined;
  /** Whether this is the present of a running machine, to which events can be sent from the chart. */
  isNow: boolean;
  countdown: (timer: string) => ReactNode;
}

/** What a chart shows of a running machine; nothing in a picture file. */
export const Live = createContext<LiveState>({ entry: undefined, isNow: false, countdown: () => undefined });

type ChartProps = { layout: Layout; scale?: number; part?: Placed; style?: string };

const HEAD = {
  ...{ viewBox: '0 0 10 10', refX: 9, refY: 5 },
  ...{ markerWidth: 11, markerHeight: 11, markerUnits: 'userSpaceOnUse', orient: 'auto' },
};

export function Chart({ layout, scale = 1, part = { x: 0, y: 0, ...layout }, style }: ChartProps) {
  const { boxes, arrows, dots, machine } = layout;
  const { x, y, width, height } = part;
  const size = { width: width * scale, height: height * scale, viewBox: `${x} ${y} ${width} ${height}` };
  return (
    <svg {...size} xmlns="http://www.w3.org/2000/svg" className="chart" role="img">
      <title>{`Statechart of ${machine}`}</title>
      {style === undefined ? null : <style>{style}</style>}
      <defs>
        <marker id="head" {...HEAD}>
          <path className="head" d="M0 0.5 10 5 0 9.5z" />
        </marker>
      </defs>
      {boxes.map(box => (
        <State key={box.id} box={box} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="start" cx={x} cy={y} r="5" />
      ))}
      {arrows.map(arrow => (
        <Edge key={arrow.id} arrow={arrow} />
      ))}
      {arrows.map(arrow => (
        <Label key={arrow.id} arrow={arrow} />
      ))}
    </svg>
  );
}

function State({ box }: { box: PlacedBox }) {
  const { id, kind, name, rows, x, y, width, height } = box;
  const { entry } = use(Live);
  const isActive = entry?.active.includes(id);
  return (
    <g
      className={`state ${kind}`}
      data-state={id}
      data-lit={isActive || undefined}
      data-failed={(isActive && entry?.error !== undefined) || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx="12" />
      {kind === 'final' ? <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="9" /> : null}
      <text className="name" x={x + SIZE.pad} y={y + 24}>
        {name}
      </text>
      <Rows lines={rows} x={x + SIZE.pad} y={y + SIZE.head + 14} spacing={SIZE.line} />
    </g>
  );
}

function Edge({ arrow: { edge, points } }: { arrow: PlacedArrow }) {
  const { entry } = use(Live);
  return (
    <path
      className="way"
      data-taken={(edge && entry?.taken.includes(edge)) || undefined}
      d={roundedPath(points)}
      markerEnd="url(#head)"
    />
  );
}

function Label({ arrow: { edge, label } }: { arrow: PlacedArrow }) {
  const { entry } = use(Live);
  if (!label || edge === undefined) return null;
  const { x, y, width, height, lines } = label;
  return (
    <g className="label" data-taken={entry?.taken.includes(edge) || undefined}>
      <rect x={x} y={y} width={width} height={height} rx="6" />
      <Rows lines={lines} x={x + 8} y={y + 17} spacing={18} />
    </g>
  );
}

function Rows({ lines, x, y, spacing }: Point & { lines: readonly Line[]; spacing: number }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and a layout's lines never change their order
    <Row key={index} line={line} x={x} y={y + index * spacing} />
  ));
}

function Row({ line, x, y }: Point & { line: Line }) {
  const { lead, guard, rest, timer, edge, actor, sends } = line;
  const { entry, isNow, countdown } = use(Live);
  const result = entry?.guardResults.find(each => each.edge === edge)?.holds;
  const left = timer && countdown(timer.type);
  const isSendable = isNow && sends && entry?.active.includes(sends.from);
  const taken = edge !== undefined && entry?.taken.includes(edge);
  return (
    <text className="row" x={x} y={y} data-taken={taken || undefined} data-sends={isSendable ? sends.event : undefined}>
      <tspan className={edge === undefined ? 'note' : 'event'}>{lead}</tspan>{' '}
      {timer ? (
        <tspan className="timer" data-runs={left ? true : undefined}>
          {left ?? timer.full}
        </tspan>
      ) : null}{' '}
      {guard === undefined ? null : (
        <tspan className="guard" data-holds={result}>
          {`[${guard}]${result === undefined ? '' : ` ${guardMark(result)}`}`}
        </tspan>
      )}{' '}
      {rest === undefined ? null : (
        <tspan className="rest" data-runs={(isNow && actor && actor in (entry?.children ?? {})) || undefined}>
          {rest}
        </tspan>
      )}
    </text>
  );
}

const RADIUS = 8;

function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`;
    })
    .join('');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A point as text, rounded to two digits, so that the output is the same on every computer. */
const at = ({ x, y }: Point): string => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
