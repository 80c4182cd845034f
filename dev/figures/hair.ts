/** Draws hair in the style of the illustrations: braids, twists, loose locks and gold cuffs. */
import {
  blend,
  type Cubic,
  clamp,
  type Line,
  lens,
  lerp,
  line,
  mapCubic,
  outline,
  type Point,
  pair,
  part,
  reversed,
  ribbon,
  short,
  times,
} from './curve.ts';

/** State of a random generator with a fixed seed, so that every run draws the same hair. */
let state = 71;
export function reseed(seed = 71): void {
  state = seed;
}
const random = () => {
  state = (state * 16807) % 2147483647;
  return state / 2147483647;
};

/*
 * A three-strand braid shows one lobe for each crossing. u runs across (-1 is the lobe's own edge, 0 the middle), v along
 * (1 is the distance between two lobes of one side). OUTER is a lobe's lower edge. It starts under the previous lobe of
 * the same side, curves around the braid's edge, and ends under the next lobe of the other side. It starts exactly on the
 * previous lobe's edge, so that lobes painted in order each cover one neighbor and are covered by the other, as in hair.
 */
const EMERGE = 0.55;
const MEET = 0.93;
const first = (k: 0 | 1) => {
  const t = EMERGE;
  const [b1, b2, b3] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const [p1, p2, p3] = [[-1.2, 0] as const, [-1, 0.5] as const, [0.12, 1] as const];
  return (b1 * p1[k] + b2 * p2[k] + b3 * p3[k] - k) / (1 - (1 - t) ** 3);
};
const OUTER: Cubic = [
  [first(0), first(1)],
  [-1.2, 0],
  [-1, 0.5],
  [0.12, 1],
];
const EARLIER = mapCubic(OUTER, ([u, v]) => [u, v - 1]);
const COVER = part(EARLIER, MEET, EMERGE);
const INNER: Cubic = [COVER[0], [0.03, 0], [0.24, 0.4], [0.28, 0.95]];
/* A two-strand twist shows its strands in turn: each is an S from edge to edge and shares its borders with the next. */
const ROPE_OUTER: Cubic = [
  [-0.9, 0.02],
  [-0.5, 0.42],
  [0.35, 0.72],
  [0.9, 1.5],
];
const ROPE_INNER = mapCubic(ROPE_OUTER, ([u, v]) => [u, v - 1]);
const ROPE_RIGHT: Cubic = [ROPE_OUTER[3], [1.1, 1.32], [1.08, 0.72], ROPE_INNER[3]];
const ROPE_LEFT: Cubic = [ROPE_INNER[0], [-1.08, -0.8], [-1.1, -0.2], ROPE_OUTER[0]];

/** A strand's colors: '' (dark) is the person's own hair, copper is added hair; plum and rose only distinguish strands. */
export type Ramp = '' | 'copper' | 'plum' | 'rose';

interface Plait {
  /** Half the braid's width at `t`, which is 0 at the braid's start and 1 at its end. */
  half: (t: number) => number;
  /** Length of a lobe in half widths. */
  pitch?: number;
  /** Brightness at `t`, from 0 to 1. */
  light?: (t: number) => number;
  /** Colors of strand number `k`, at `t` from 0 at the braid's start to 1 at its end. */
  ramp?: (k: number, t: number) => Ramp;
  from?: number;
  to?: number;
  /** Number of highlights on each lobe. */
  fibers?: number;
  /** Draws a twist of two strands instead of a braid of three. */
  rope?: boolean;
  /** For strands that are still loose above the braid: where each begins, as its top left and top right corner. */
  loose?: readonly (readonly [Point, Point])[];
  /** Number of lobes; by default, as many as fit. */
  only?: number;
  /** Omits cast shadows, for rows that are small on the page. */
  plain?: boolean;
  /** One shade for every lobe, instead of one that follows the light. */
  tone?: number;
  /** Lobes get no shorter where the braid's half width is below this. */
  finest?: number;
}

/** Paints a braid or a twist along a line. */
export function plait(path: Line, options: Plait): string {
  const {
    half,
    pitch = 1.62,
    light = () => 0.5,
    ramp = () => '' as Ramp,
    fibers = 3,
    rope = false,
    finest = 0.8,
  } = options;
  const { from = 0, to = path.length, loose, only, plain = false } = options;
  const spread = to - from;
  const lobeLength = (s: number) => pitch * Math.max(finest, half(clamp((s - from) / spread)));
  const phases: [turn: number, s: number][] = [];
  for (let s = from - 60, turn = -60 / lobeLength(from); s < to + 90; s += 0.75) {
    phases.push([turn, s]);
    turn += 0.75 / lobeLength(s);
  }
  const lengthAt = (turn: number) => {
    const i = clamp(
      phases.findIndex(p => p[0] >= turn),
      1,
      phases.length - 1,
    );
    const [a, b] = [phases[i - 1], phases[i]] as [[number, number], [number, number]];
    return lerp(a[1], b[1], clamp((turn - a[0]) / (b[0] - a[0])));
  };
  const turns = phases.findLast(p => p[1] <= to)?.[0] ?? 0;
  const count = only ?? Math.floor(turns * (rope ? 1 : 2));
  const core = loose ? '' : `<path class="s0" d="${ribbon(path, from, to, t => half(t) * 0.7)}"/>`;
  return (
    core +
    times(count, k => {
      const side = rope || k % 2 ? 1 : -1;
      const turn = rope ? k + 0.5 : k / 2 + 0.5;
      const put = ([u, v]: Point): Point => {
        let s = lengthAt(turn + v);
        if (s > to) s = to + (s - to) * 0.3;
        return path.off(s, (rope ? u : -u * side) * Math.max(0.8, half(clamp((s - from) / spread))));
      };
      const [outer, inner] = [mapCubic(rope ? ROPE_OUTER : OUTER, put), mapCubic(rope ? ROPE_INNER : INNER, put)];
      const cover = mapCubic(COVER, put);
      const t = clamp((lengthAt(turn) - from) / spread);
      const size = half(t);
      const lead = loose?.[k];
      // A loose strand continues upward instead of starting under another strand.
      const run = (top: Point, edge: Cubic): Cubic => [
        top,
        [top[0], lerp(top[1], edge[0][1], 0.5)],
        rope
          ? [edge[0][0] * 1.9 - edge[1][0] * 0.9, edge[0][1] * 1.9 - edge[1][1] * 0.9]
          : [edge[0][0], edge[0][1] - 44],
        edge[0],
      ];
      const leads = lead && [run(lead[0], outer), run(lead[1], inner)];
      const right = mapCubic(ROPE_RIGHT, put);
      const shape = leads
        ? [leads[0] as Cubic, outer, ...(rope ? [right] : []), reversed(inner), reversed(leads[1] as Cubic)]
        : rope
          ? [outer, right, reversed(inner), mapCubic(ROPE_LEFT, put)]
          : [outer, reversed(inner), cover];
      const lit = Math.round(1.1 + light(t) * 2.6 + (rope ? 0 : side * 0.22) + (random() - 0.5) * 0.7);
      const tone = options.tone ?? clamp(lit, 1, 3);
      const strand = (at: number, wide: number, t0: number, t1: number) =>
        lens(part(blend(outer, inner, at), t0, t1), part(blend(outer, inner, at + wide), t0, t1));
      const lines = clamp(Math.round((fibers * size) / 24), 1, fibers);
      let [shine, glint, shade] = ['', '', ''];
      if (size > 4) {
        shine = times(lines, i =>
          strand(
            lerp(0.16, 0.74, (i + 0.4) / lines) + (random() - 0.5) * 0.05,
            0.055 + random() * 0.03,
            0.14 + random() * 0.14,
            0.62 + random() * 0.2,
          ),
        ).join('');
        glint = strand(0.3, 0.14, 0.2 + random() * 0.08, 0.52 + random() * 0.1);
        if (size > 7 && !leads && !plain)
          shade = rope
            ? outline([part(outer, 0.02, 1), reversed(part(blend(outer, inner, 0.2), 0.1, 1))], true, 2)
            : outline(
                [
                  cover,
                  [
                    outer[0],
                    part(blend(outer, inner, 0.06), 0, 0.3)[3],
                    part(blend(outer, inner, 0.5), 0, 0.3)[3],
                    inner[0],
                  ],
                ],
                true,
                2,
              );
        if (leads)
          for (const at of [0.2, 0.42, 0.66])
            for (const [t0, t1] of [
              [0.08, 0.55],
              [0.4, 0.98],
            ] as const)
              shine += lens(
                part(blend(leads[0] as Cubic, leads[1] as Cubic, at), t0, t1),
                part(blend(leads[0] as Cubic, leads[1] as Cubic, at + 0.08), t0, t1),
              );
      }
      const cast =
        size > 5 && !rope && !plain
          ? `<path class="cast" stroke-width="${short(size * 0.3)}" d="${outline([part(inner, 0.04, 0.8)], false, 1)}"/>`
          : '';
      const lobe = [
        `<path class="lobe s${tone}" d="${outline(shape, true, size > 14 ? 2 : size > 7 ? 4 : 10)}"/>`,
        shade && `<path class="s${tone - 1}" d="${shade}"/>`,
        size > 9 && shine ? `<path class="s${tone + 1}" d="${shine}"/>` : '',
        size > 3.5 && glint ? `<path class="s${tone + 2}" d="${glint}"/>` : '',
      ].join('');
      const color = ramp(k, t);
      return cast + (color ? `<g class="${color}">${lobe}</g>` : lobe);
    }).join('')
  );
}

/** Loose hair along a line: a strand that is not yet braided, or the end of a braid. */
export function lock(path: Line, half: (t: number) => number, tone = 2, count = 3): string {
  const fiber = (i: number) => {
    const u = lerp(-0.68, 0.68, (i + 0.5) / count);
    const [a, b] = [path.length * (0.04 + 0.2 * random()), path.length * (0.7 + 0.25 * random())];
    const own = line([0, 0.33, 0.67, 1].map(f => path.off(lerp(a, b, f), u * half(lerp(a, b, f) / path.length))));
    return ribbon(own, 0, own.length, t => half(t) * 0.085 * Math.sin(Math.PI * clamp(t, 0.02, 0.98)), 3);
  };
  const fibers = times(count, fiber).join('');
  return `<path class="lobe s${tone}" d="${ribbon(path, 0, path.length, half, 5)}"/><path class="s${tone + 1}" d="${fibers}"/>`;
}

/** The loose tip below a cuff: three locks that spread a little. */
export function tuft(
  path: Line,
  from: number,
  to: number,
  half: number,
  ramps: readonly Ramp[] = ['', '', ''],
): string {
  const locks: readonly [side: number, long: number][] = [
    [-0.5, 0.86],
    [0.5, 0.92],
    [0, 1],
  ];
  return locks
    .map(([side, long], i) => {
      const own = line(
        [0, 0.35, 0.7, 1].map(f =>
          path.off(lerp(from, lerp(from, to, long), f), side * half * (1 - 0.25 * f + (side ? 0.5 * f * f : 0))),
        ),
      );
      const width = (t: number) => half * (side ? 0.52 : 0.62) * (1 + 0.35 * Math.sin(t * 2.6)) * (1 - t ** 2.4) + 0.2;
      const drawn = lock(own, width, side ? 1 : 2, 3);
      return ramps[i] ? `<g class="${ramps[i]}">${drawn}</g>` : drawn;
    })
    .join('');
}

const band = (x: number) => `M${short(x)} -11q4 11 0 22`;
/** A gold cuff around the origin, for a braid along the x axis that is 20 wide; filled with `goldGradient`. */
export const cuffShape = `<g id="cuff"><path class="cuff" d="M-7 -11q4 11 0 22h14q4-11 0-22z"/>${[-4.34, 4.34]
  .map(x => `<path class="g0" d="${band(x)}"/><path class="g3" d="${band(x + 1.2)}"/>`)
  .join('')}</g>`;

/** Puts the cuff around a braid of this half width. */
export const cuff = (path: Line, s: number, half: number, scale = 1): string =>
  `<use href="#cuff" transform="translate(${pair(...path.off(s))})rotate(${short(path.angle(s))})scale(${short((half / 10) * scale)} ${short(half / 10)})"/>`;
