/** Draws a chart: the same code for the live inspector and for the pictures in machines/. */
import type { ReactNode } from 'react';
import type { Line } from './graph';
import type { Layout, PlacedArrow, PlacedBox, Point } from './layout';
import { SIZE } from './measure';
import { guardMark } from './names';
import { roundedPath } from './path';

/** What a chart shows of a running machine, such as its current state and the last transitions. */
export interface LiveState {
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  /** Whether the machine has thrown while these states were active. */
  failed: boolean;
  /** Ids of the last transitions. */
  taken: ReadonlySet<string>;
  /** Ids of the running actors. */
  running: ReadonlySet<string>;
  /** The results of the guards that the last event asked, by transition. */
  guardResults: ReadonlyMap<string, boolean | 'threw'>;
  /** Whether events can be sent from the chart. */
  sends: boolean;
  /** The remaining time of a running delay, shown in place of its full length. */
  countdown: (timer: string) => ReactNode;
}

/** What a part of a chart shows of a running machine; nothing in a picture file. */
interface Live {
  live: LiveState | undefined;
}

interface ChartProps {
  layout: Layout;
  live?: LiveState | undefined;
  /** A style sheet to embed, for a picture file. */
  style?: string;
}

export function Chart({ layout, live, style }: ChartProps) {
  const { width, height, boxes, arrows, dots, machine } = layout;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" className="chart" viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{`Statechart of ${machine}`}</title>
      {style === undefined ? null : <style>{style}</style>}
      <defs>
        <marker
          id="head"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="11"
          markerHeight="11"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className="head" d="M0 0.5 10 5 0 9.5z" />
        </marker>
      </defs>
      {boxes.map(box => (
        <State key={box.id} box={box} live={live} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="start" cx={x} cy={y} r="5" />
      ))}
      {arrows.map(arrow => (
        <Edge key={arrow.id} arrow={arrow} live={live} />
      ))}
      {arrows.map(arrow => (
        <Label key={arrow.id} arrow={arrow} live={live} />
      ))}
    </svg>
  );
}

function State({ box, live }: Live & { box: PlacedBox }) {
  const { id, kind, name, rows, x, y, width, height } = box;
  const isActive = live?.active.has(id);
  return (
    <g
      className={`state ${kind}`}
      data-state={id}
      data-lit={isActive || undefined}
      data-failed={(isActive && live?.failed) || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx="12" />
      {kind === 'final' ? <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="9" /> : null}
      <text className="name" x={x + SIZE.pad} y={y + 24}>
        {name}
      </text>
      <Rows lines={rows} x={x + SIZE.pad} y={y + SIZE.head + 14} spacing={SIZE.line} live={live} />
    </g>
  );
}

function Edge({ arrow: { edge, points }, live }: Live & { arrow: PlacedArrow }) {
  return (
    <path
      className="way"
      data-taken={(edge && live?.taken.has(edge)) || undefined}
      d={roundedPath(points)}
      markerEnd="url(#head)"
    />
  );
}

function Label({ arrow: { edge, label }, live }: Live & { arrow: PlacedArrow }) {
  if (!label || edge === undefined) return null;
  const { x, y, width, height, lines } = label;
  return (
    <g className="label" data-taken={live?.taken.has(edge) || undefined}>
      <rect x={x} y={y} width={width} height={height} rx="6" />
      <Rows lines={lines} x={x + 8} y={y + 17} spacing={18} live={live} />
    </g>
  );
}

type RowsProps = Live & Point & { lines: readonly Line[]; spacing: number };

function Rows({ lines, x, y, spacing, live }: RowsProps) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and a layout's lines never change their order
    <Row key={index} line={line} x={x} y={y + index * spacing} live={live} />
  ));
}

/** A line of text that shows whether its transition was taken, the guard's result, and a countdown. */
function Row({ line, x, y, live }: Live & Point & { line: Line }) {
  const { lead, guard, rest, timer, edge, actor, sends } = line;
  const result = edge === undefined ? undefined : live?.guardResults.get(edge);
  const countdown = timer && live?.countdown(timer.type);
  const isSendable = live?.sends && sends && live.active.has(sends.from);
  const taken = edge !== undefined && live?.taken.has(edge);
  return (
    <text className="row" x={x} y={y} data-taken={taken || undefined} data-sends={isSendable ? sends.event : undefined}>
      <tspan className={edge === undefined ? 'note' : 'event'}>{lead}</tspan>{' '}
      {timer ? (
        <tspan className="timer" data-runs={countdown ? true : undefined}>
          {countdown ?? timer.full}
        </tspan>
      ) : null}{' '}
      {guard === undefined ? null : (
        <tspan className="guard" data-holds={result}>
          {`[${guard}]${result === undefined ? '' : ` ${guardMark(result)}`}`}
        </tspan>
      )}{' '}
      {rest === undefined ? null : (
        <tspan className="rest" data-runs={(actor && live?.running.has(actor)) || undefined}>
          {rest}
        </tspan>
      )}
    </text>
  );
}
