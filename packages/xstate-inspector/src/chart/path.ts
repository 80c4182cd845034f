import type { Point } from './layout';

const RADIUS = 8;

/** An SVG path through the points, with round corners. */
export function roundedPath(points: readonly Point[]): string {
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
function at({ x, y }: Point): string {
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
}
