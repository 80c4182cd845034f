/** Draws a chart: the same code for the live inspector and for the pictures in machines/. */
import type { Line } from './graph';
import type { Layout, PlacedArrow, PlacedBox, Point } from './layout';
import type { Live, LiveState } from './live-state';
import { SIZE } from './measure';
import { roundedPath } from './path';
import { Row } from './Row';

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
