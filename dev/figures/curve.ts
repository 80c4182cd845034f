/** Curves for the drawings: lines measured by length, and SVG path data that is as short as possible. */
export type Point = readonly [x: number, y: number];
export type Cubic = readonly [Point, Point, Point, Point];

export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;
export const clamp = (x: number, least = 0, most = 1) => Math.max(least, Math.min(most, x));
export const smooth = (from: number, to: number, x: number) => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};
export const bump = (x: number, center: number, spread: number) => Math.exp(-(((x - center) / spread) ** 2));
const between = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
export const blend = (a: Cubic, b: Cubic, t: number): Cubic => [
  between(a[0], b[0], t),
  between(a[1], b[1], t),
  between(a[2], b[2], t),
  between(a[3], b[3], t),
];
export const mapCubic = ([a, b, c, d]: Cubic, change: (point: Point) => Point): Cubic => [
  change(a),
  change(b),
  change(c),
  change(d),
];
export const reversed = ([a, b, c, d]: Cubic): Cubic => [d, c, b, a];
/** Calls `make` with 0 to `count` - 1, and returns the results. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Points, or other pairs of numbers, as in SVG: '108,262 106,218'. */
export const pairsOf = (text: string): Point[] =>
  text.split(' ').map(one => {
    const [x = 0, y = 0] = one.split(',').map(Number);
    return [x, y];
  });

const at = <Item>(list: readonly Item[], index: number): Item => list[clamp(index, 0, list.length - 1)] as Item;

/** A number with at most one decimal, as short as SVG allows. */
export const short = (x: number) => String(Math.round(x * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
export const pair = (x: number, y: number) => `${short(x)}${short(y).startsWith('-') ? '' : ' '}${short(y)}`;

/** The part of a cubic Bézier curve between the parameters `t0` and `t1`. */
export function part(curve: Cubic, t0: number, t1: number): Cubic {
  const blossom = (u: number, v: number, w: number) => {
    const [a, b, c] = [0, 1, 2].map(i => between(at(curve, i), at(curve, i + 1), u)) as [Point, Point, Point];
    return between(between(a, b, v), between(b, c, v), w);
  };
  return [blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1)];
}

/** Joins cubics into relative path data, rounded to steps of 1/`fine`; a line closes any gap between two cubics. */
export function outline(cubics: readonly Cubic[], close = true, fine = 10): string {
  const round = (v: number) => Math.round(v * fine) / fine;
  let [x, y] = at(cubics, 0)[0].map(round) as [number, number];
  let d = `M${pair(x, y)}`;
  const step = (p: Point): Point => [round(p[0] - x), round(p[1] - y)];
  for (const [start, ...rest] of cubics) {
    const jump = step(start);
    if (Math.hypot(...jump) > 0.6) {
      d += `l${pair(...jump)}`;
      x += jump[0];
      y += jump[1];
    }
    const steps = rest.map(step);
    d += `c${steps.map(s => pair(...s)).reduce((all, p) => (p.startsWith('-') ? all + p : `${all} ${p}`))}`;
    const end = at(steps, 2);
    x += end[0];
    y += end[1];
  }
  return close ? `${d}z` : d;
}

/** A smooth curve through points, as cubics. */
export function through(points: readonly Point[]): Cubic[] {
  return points.slice(1).map((q, i) => {
    const [before, p, after] = [at(points, i - 1), at(points, i), at(points, i + 2)];
    return [
      p,
      [p[0] + (q[0] - before[0]) / 6, p[1] + (q[1] - before[1]) / 6],
      [q[0] - (after[0] - p[0]) / 6, q[1] - (after[1] - p[1]) / 6],
      q,
    ];
  });
}

export interface Line {
  points: readonly Point[];
  length: number;
  /** The point at distance `s` along the line, `d` to the side of it; beyond its ends, the line continues straight. */
  off: (s: number, d?: number) => Point;
  /** Direction at distance `s` along the line, in degrees. */
  angle: (s: number) => number;
}

/** A smooth line through `points`, with positions measured by length. */
export function line(points: readonly Point[]): Line {
  const dense = through(points).flatMap(curve =>
    times(24, j => {
      const t = j / 24;
      const [a, b, c, d] = curve;
      const mix = (k: 0 | 1) =>
        a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t * t * (1 - t) + d[k] * t ** 3;
      return [mix(0), mix(1)] as Point;
    }),
  );
  dense.push(at(points, points.length - 1));
  const far = [0];
  for (let i = 1; i < dense.length; i++) {
    const [p, q] = [at(dense, i - 1), at(dense, i)];
    far.push(at(far, i - 1) + Math.hypot(q[0] - p[0], q[1] - p[1]));
  }
  const length = at(far, far.length - 1);
  const inside = (s: number): Point => {
    const i = Math.max(
      1,
      far.findIndex(f => f >= s),
    );
    const [from, to] = [at(far, i - 1), at(far, i)];
    return between(at(dense, i - 1), at(dense, i), (s - from) / (to - from || 1));
  };
  const direction = (s: number): Point => {
    const [a, b] = [inside(clamp(s - 4, 0, length - 0.1)), inside(clamp(s + 4, 0.1, length))];
    const h = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / h, (b[1] - a[1]) / h];
  };
  const off = (s: number, d = 0): Point => {
    const kept = clamp(s, 0, length);
    const [p, [tx, ty]] = [inside(kept), direction(kept)];
    return [p[0] + tx * (s - kept) - ty * d, p[1] + ty * (s - kept) + tx * d];
  };
  const angle = (s: number) => (Math.atan2(direction(s)[1], direction(s)[0]) * 180) / Math.PI;
  return { points, length, off, angle };
}

/** A ribbon along a line, from one length to another; `half(0)` is half its width at its start, `half(1)` at its end. */
export function ribbon(path: Line, from: number, to: number, half: (t: number) => number, steps = 8): string {
  const side = (k: number) => times(steps + 1, i => path.off(lerp(from, to, i / steps), k * half(i / steps)));
  return outline([...through(side(-1)), ...through(side(1).reverse())]);
}

/** A thin lens shape between two cubics: a highlight that is widest in the middle. */
export function lens(a: Cubic, b: Cubic): string {
  const half = (x: number) => Math.round(x * 2) / 2;
  const snap = (p: Point): Point => [half(p[0]), half(p[1])];
  const bend = (c: Cubic): Point => {
    const middle = (k: 0 | 1) => (3 * (c[1][k] + c[2][k]) - c[0][k] - c[3][k]) / 4;
    return [middle(0), middle(1)];
  };
  const [start, end] = [snap(between(a[0], b[0], 0.5)), snap(between(a[3], b[3], 0.5))];
  const step = (p: Point, q: Point) => pair(half(p[0] - q[0]), half(p[1] - q[1]));
  const join = (p: string, q: string) => (q.startsWith('-') ? p + q : `${p} ${q}`);
  return `M${pair(...start)}q${join(step(bend(a), start), step(end, start))}q${join(step(bend(b), end), step(start, end))}`;
}
