/** Lays out a chart with ELK's layered layout, in Node or in a browser's worker. */
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Arrow, Box, Graph, Line } from './graph';
import { arrowSize, boxSize, headHeight } from './measure';

export type Point = { x: number; y: number };

export type Placed = Point & { width: number; height: number };

export const isWithin = (inner: Placed, { x, y, width, height }: Placed) =>
  inner.x >= x && inner.y >= y && inner.x + inner.width <= x + width && inner.y + inner.height <= y + height;

export interface PlacedBox extends Placed, Omit<Box, 'children'> {}

export interface PlacedArrow {
  id: string;
  /** The id of its transition; undefined for an arrow from a dot to an initial state. */
  edge: string | undefined;
  points: Point[];
  label: (Placed & { lines: Line[] }) | undefined;
}

export type Layout = Awaited<ReturnType<typeof layOut>>;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeNode': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.feedbackEdges': 'true',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

const DOT = 12;
const dotId = (box: Box) => `${box.id}::start`;
const FIRST = { 'elk.layered.layering.layerConstraint': 'FIRST' };
/** Routes each edge through its label, so that labels are unambiguous. */
const INLINE = { 'elk.edgeLabels.inline': 'true' };

export async function layOut({ id: machine, root, arrows }: Graph, elk: ELK) {
  /** Parents before children. */
  const boxes: Box[] = [];
  const edges = arrows.map((arrow, index) => edgeOf(arrow, `${index}`));
  const nodeOf = (box: Box): ElkNode => {
    boxes.push(box);
    const children = box.children.map(nodeOf);
    if (box.initial !== undefined) {
      children.unshift({ id: dotId(box), width: DOT, height: DOT, layoutOptions: FIRST });
      edges.push({ id: dotId(box), sources: [dotId(box)], targets: [box.initial] });
    }
    const size = boxSize(box);
    if (children.length === 0) return { id: box.id, ...size };
    const top = headHeight(box);
    return {
      id: box.id,
      children,
      layoutOptions: {
        'elk.padding': `[top=${top},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${size.width},${top + 30})`,
      },
    };
  };
  const children = [nodeOf(root)];
  const graph: ElkNode & { edges: ElkExtendedEdge[] } = { id: 'chart', children, edges, layoutOptions: OPTIONS };
  const laid = await elk.layout(graph);
  const nodes = new Map((laid.children ?? []).flatMap(withInner).map(node => [node.id, node]));
  const dots = boxes.flatMap(box => nodes.get(dotId(box)) ?? []).map(placeOf);
  return {
    machine,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: boxes.map(({ children: _, ...box }): PlacedBox => ({ ...box, ...placeOf(nodes.get(box.id)) })),
    arrows: (laid.edges ?? []).map(edge => placedArrow(edge, arrows[Number(edge.id)])),
    dots: dots.map(({ x, y }) => ({ x: x + DOT / 2, y: y + DOT / 2 })),
  };
}

function edgeOf({ from, to, back, lines }: Arrow, id: string): ElkExtendedEdge {
  const [source, target] = back ? [to, from] : [from, to];
  const label = { text: id, ...arrowSize(lines), layoutOptions: INLINE };
  return { id, sources: [source], targets: [target], labels: [label] };
}

function placedArrow({ id, sections = [], labels = [] }: ElkExtendedEdge, arrow: Arrow | undefined): PlacedArrow {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  return {
    id,
    edge: arrow?.edge,
    points: arrow?.back ? points.reverse() : points,
    label: arrow && { ...placeOf(labels[0]), lines: arrow.lines },
  };
}

const withInner = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(withInner)];

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Placed> = {}): Placed => ({ x, y, width, height });

/** The smallest scale at which more than the active region is shown: text of 13 px is 8 px. */
const READABLE = 0.62;
/** The smallest scale at which the active region is shown as a whole. */
const RECOGNIZABLE = 0.35;
const BORDER = 4;

type Size = { width: number; height: number };

/** The scale at which a part fills the space. */
export const scaleIn = (space: Size, { width, height }: Size) =>
  Math.min(1.2, space.width / width, space.height / height);

/** All of the chart, the active region, or what surrounds the active state; `before` are the states that were active before. */
export function partToFollow({ boxes, ...chart }: Layout, space: Size, ...states: (readonly string[])[]): Placed {
  const [active = [], before = []] = states;
  const lit = boxes.filter(({ id }) => active.includes(id));
  // In a parallel state, a region that has changed is the most interesting.
  const focus = lit.findLast(({ id }) => !before.includes(id)) ?? lit.at(-1);
  const all = { x: 0, y: 0, width: chart.width, height: chart.height };
  if (!focus) return all;
  const regions = lit.filter(box => box !== focus && isWithin(focus, box));
  const parts = [all, ...regions.map(region => grown(region, BORDER, BORDER))];
  const fitting = parts.find(part => scaleIn(space, part) >= READABLE);
  const smallest = parts.slice(-1).find(part => scaleIn(space, part) >= RECOGNIZABLE);
  const { width, height } = focus;
  return (
    fitting ?? smallest ?? grown(focus, (space.width / READABLE - width) / 2, (space.height / READABLE - height) / 2)
  );
}

const grown = ({ x, y, width, height }: Placed, left: number, top: number): Placed => ({
  ...{ x: x - left, y: y - top, width: width + 2 * left, height: height + 2 * top },
});
