/** Draws a chart: the same code for the live inspector and for the pictures in machines/. */
import type { Ref } from 'react';
import type { Layout, PlacedArrow, PlacedBox } from './layout';
import type { LiveState } from './live-state';
import { SIZE } from './measure';
import { roundedPath } from './path';
import { Row } from './Row';

const OFF: LiveState = {
  active: new Set(),
  failed: false,
  sends: false,
  taken: new Set(),
  running: new Set(),
  guardResults: new Map(),
  countdown: () => undefined,
};

interface ChartProps {
  layout: Layout;
  live?: LiveState;
  /** A style sheet to embed, for a picture file. */
  style?: string;
  /** Only in the inspector: the chart fills its viewport, and pan and zoom transform its first group. */
  ref?: Ref<SVGSVGElement>;
}

export function Chart({ layout, live = OFF, style, ref }: ChartProps) {
  const { width, height, boxes, arrows, starts, machine } = layout;
  const content = (
    <>
      {boxes.map(box => (
        <State key={box.id} box={box} live={live} />
      ))}
      {starts.map(({ dot, points }) => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle className="start" cx={dot.x} cy={dot.y} r="5" />
          <path className="way" d={roundedPath(points)} markerEnd="url(#head)" />
        </g>
      ))}
      {arrows.map((arrow, index) => (
        // The index is the key, because a transition with two targets has two arrows.
        // biome-ignore lint/suspicious/noArrayIndexKey: the arrows of a layout never change
        <Edge key={index} arrow={arrow} live={live} />
      ))}
      {arrows.map((arrow, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the arrows of a layout never change
        <Label key={index} arrow={arrow} live={live} />
      ))}
    </>
  );
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      ref={ref}
      viewBox={ref ? undefined : `0 0 ${width} ${height}`}
      role="img"
    >
      <title>{`Statechart of ${machine}`}</title>
      {style === undefined ? null : <style>{style}</style>}
      <defs>
        <Head id="head" />
        <Head id="head-taken" />
      </defs>
      {ref ? <g>{content}</g> : content}
    </svg>
  );
}

function Head({ id }: { id: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX="9"
      refY="5"
      markerWidth="11"
      markerHeight="11"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path className={id} d="M0 0.5 10 5 0 9.5z" />
    </marker>
  );
}

function State({ box, live }: { box: PlacedBox; live: LiveState }) {
  const { id, kind, name, rows, x, y, width, height } = box;
  const isActive = live.active.has(id);
  return (
    <g
      className={`state ${kind}`}
      data-state={id}
      data-lit={isActive || undefined}
      data-failed={(isActive && live.failed) || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx="12" />
      {kind === 'final' ? <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="9" /> : null}
      <text className="name" x={x + SIZE.pad} y={y + 24}>
        {name}
      </text>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a layout never change
        <Row key={index} line={row} x={x + SIZE.pad} y={y + SIZE.head + 14 + index * SIZE.line} live={live} />
      ))}
    </g>
  );
}

function Edge({ arrow: { edge, points }, live }: { arrow: PlacedArrow; live: LiveState }) {
  const taken = live.taken.has(edge);
  return (
    <path
      className="way"
      data-edge={edge}
      data-taken={taken || undefined}
      d={roundedPath(points)}
      markerEnd={taken ? 'url(#head-taken)' : 'url(#head)'}
    />
  );
}

function Label({ arrow: { edge, label }, live }: { arrow: PlacedArrow; live: LiveState }) {
  if (!label) return null;
  const { x, y, width, height, lines } = label;
  return (
    <g className="label" data-taken={live.taken.has(edge) || undefined}>
      <rect x={x} y={y} width={width} height={height} rx="6" />
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a label never change
        <Row key={index} line={line} x={x + 8} y={y + 17 + index * 18} live={live} />
      ))}
    </g>
  );
}
