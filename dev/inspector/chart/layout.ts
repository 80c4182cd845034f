/** Lays out a chart with ELK's layered layout, in Node or in a browser's worker. */
import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { AnyStateMachine } from 'xstate';
import { type Arrow, type Box, graphOf, type Line } from './graph';
import { arrowSize, boxSize, headHeight } from './measure';

export interface Point {
  x: number;
  y: number;
}

export interface Placed extends Point {
  width: number;
  height: number;
}

export interface PlacedBox extends Placed, Omit<Box, 'children'> {}

export interface PlacedArrow {
  edge: string;
  points: Point[];
  label: (Placed & { lines: Line[] }) | undefined;
}

/** A chart with all coordinates, as plain data. */
export interface Layout {
  machine: string;
  width: number;
  height: number;
  /** All boxes, parents before children. */
  boxes: PlacedBox[];
  arrows: PlacedArrow[];
  /** The dot and the arrow that mark each initial state. */
  starts: { dot: Point; points: Point[] }[];
}

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
};

const DOT = 12;
const startId = (box: Box) => `${box.id}::start`;

export async function layOut(machine: AnyStateMachine, elk: ELK): Promise<Layout> {
  const { root, arrows } = graphOf(machine);
  const boxes = new Map<string, Box>();
  const edges: ElkExtendedEdge[] = arrows.map((arrow, index) => edgeOf(arrow, `${index}`));
  const nodeOf = (box: Box): ElkNode => {
    boxes.set(box.id, box);
    const children = box.children.map(nodeOf);
    if (box.initial !== undefined) {
      children.unshift({ id: startId(box), width: DOT, height: DOT, layoutOptions: FIRST });
      edges.push({ id: startId(box), sources: [startId(box)], targets: [box.initial] });
    }
    if (children.length === 0) return { id: box.id, ...boxSize(box) };
    const top = headHeight(box);
    const { width } = boxSize(box);
    return {
      id: box.id,
      children,
      layoutOptions: {
        'elk.padding': `[top=${top},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${top + 30})`,
      },
    };
  };
  const children = [nodeOf(root)];
  const graph: ElkNode & { edges: ElkExtendedEdge[] } = { id: 'chart', children, edges, layoutOptions: OPTIONS };
  const laid = await elk.layout(graph);
  const placed = placedNodes(laid.children ?? []);
  const sections = new Map((laid.edges ?? []).map(edge => [edge.id, edge]));
  return {
    machine: machine.id,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: [...boxes.values()].map(({ children: _, ...box }) => ({ ...box, ...(placed.get(box.id) ?? NOWHERE) })),
    arrows: arrows.map((arrow, index) => placedArrow(arrow, sections.get(`${index}`))),
    starts: [...boxes.values()].flatMap(box => {
      const dot = placed.get(startId(box));
      const points = pointsOf(sections.get(startId(box))?.sections);
      return dot ? [{ dot: { x: dot.x + DOT / 2, y: dot.y + DOT / 2 }, points }] : [];
    }),
  };
}

/** Routes each edge through its label, so that labels are unambiguous. */
const INLINE = { 'elk.edgeLabels.inline': 'true' };
const FIRST = { 'elk.layered.layering.layerConstraint': 'FIRST' };
const NOWHERE: Placed = { x: 0, y: 0, width: 0, height: 0 };

function edgeOf({ from, to, back, lines }: Arrow, id: string): ElkExtendedEdge {
  const [source, target] = back ? [to, from] : [from, to];
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [{ text: id, ...arrowSize(lines), layoutOptions: INLINE }],
  };
}

function placedArrow({ edge, lines, back }: Arrow, laid: ElkExtendedEdge | undefined): PlacedArrow {
  const points = pointsOf(laid?.sections);
  const label = laid?.labels?.[0];
  return {
    edge,
    points: back ? points.reverse() : points,
    label: label && { ...placeOf(label), lines },
  };
}

/** Converts ELK's parent-relative coordinates to absolute ones. */
function placedNodes(nodes: ElkNode[], origin: Point = { x: 0, y: 0 }): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const node of nodes) {
    const place = placeOf(node);
    const here = { ...place, x: origin.x + place.x, y: origin.y + place.y };
    placed.set(node.id, here);
    for (const [id, inner] of placedNodes(node.children ?? [], here)) placed.set(id, inner);
  }
  return placed;
}

function placeOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Placed>): Placed {
  return { x, y, width, height };
}

function pointsOf(sections: ElkEdgeSection[] = []): Point[] {
  return sections.flatMap(section => [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]);
}
