/** The figures of the histories, in the style and colors of the illustrations. */
import {
  bump,
  clamp,
  type Line,
  lerp,
  line,
  outline,
  type Point,
  pair,
  pairsOf,
  ribbon,
  short,
  smooth,
  through,
  times,
} from './curve.ts';
import { cuff, cuffShape, lock, plait, type Ramp, reseed, tuft } from './hair.ts';
import { WEST_AFRICA } from './west-africa.ts';

export interface Drawing {
  width: number;
  height: number;
  /** Title and description of a figure; decorations have none. */
  title?: string;
  description?: string;
  body: string;
}

/** Every color, with its values on a light and on a dark page. */
const colors: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  s0: ['#1c0b17', '#12050f'],
  s1: ['#35172a', '#4a2138'],
  s2: ['#552a38', '#6b3744'],
  s3: ['#7a4144', '#91534d'],
  s4: ['#a4634f', '#bd7c5c'],
  s5: ['#d39468', '#e9b283'],
  gold: ['#c98f2c', '#d9a03c'],
  deep: ['#7a4a12', '#7a4a12'],
  shine: ['#fff0c2', '#fff0c2'],
  skin: ['#8f5433', '#8f5433'],
  shade: ['#733e25', '#733e25'],
  part: ['#b9794c', '#c08254'],
  tan: ['#e0a676', '#dfa271'],
  sun: ['#e2a94f', '#e2a94f'],
  dawn: ['#f3cf85', '#f0c473'],
  sky: ['#f0cda9', '#4d2349'],
  clay: ['#b4512f', '#98401f'],
  ring: ['#c98f2c', '#b97f22'],
  ground: ['#fbf4e8', '#260d27'],
  sea: ['#f5e7d0', '#34143a'],
  land: ['#e8c485', '#5a2b4a'],
  coast: ['#b97f22', '#b97f22'],
  named: ['#dda85a', '#7d3f52'],
  border: ['#c08a3c', '#8d5a63'],
};
const copper = ['#2a0f0a', '#6a2c17', '#8f4522', '#b4652f', '#d48f4d', '#f0bf7d'];
const plum = ['#1c0b17', '#4f2444', '#71375c', '#8f4f76', '#b9809f', '#dfbccd'];
const rose = ['#33111c', '#8a4650', '#b06a70', '#cf9290', '#e6bcb6', '#f8e0da'];

/** The drawing's colors follow the page's theme: an SVG in an <img> inherits the page's `color-scheme`. */
function styleOf(body: string): string {
  const strands = body.includes('class="s') || body.includes('lobe');
  const rules = strands ? times(6, i => `.s${i}{fill:var(--s${i})}`) : [];
  if (strands)
    rules.push(
      '.lobe{stroke:var(--s0);stroke-width:1.1;stroke-linejoin:round}.cast{fill:none;stroke:var(--s0);opacity:.45}',
    );
  for (const [name, ramp] of [
    ['copper', copper],
    ['plum', plum],
    ['rose', rose],
  ] as const)
    if (body.includes(`class="${name}"`)) rules.push(`.${name}{${ramp.map((c, i) => `--s${i}:${c}`).join(';')}}`);
  if (body.includes('"cuff"'))
    rules.push(
      '.cuff{fill:url(#gold);stroke:var(--s0);stroke-width:.7}.g0,.g3{fill:none;stroke:var(--deep);stroke-width:.9}.g3{stroke:var(--shine);stroke-width:.6}',
    );
  const text = rules.join('') + body;
  const used = Object.entries(colors).filter(([name]) => text.includes(`var(--${name})`));
  const vars = (theme: 0 | 1) => used.map(([name, value]) => `--${name}:${value[theme]}`).join(';');
  return `<style>:root{${vars(0)}}@media(prefers-color-scheme:dark){:root{${vars(1)}}}${rules.join('')}</style>`;
}

const goldGradient = `<linearGradient id="gold" x2="0" y2="1">${[
  [0, 'deep'],
  [0.18, 'gold'],
  [0.36, 'shine'],
  [0.52, 'sun'],
  [0.82, 'gold'],
  [1, 'deep'],
]
  .map(([at, name]) => `<stop offset="${at}" stop-color="var(--${name})"/>`)
  .join('')}</linearGradient>`;

const round = (title: string, description: string, body: string): Drawing => ({
  width: 400,
  height: 400,
  title,
  description,
  body,
});

export function svgOf({ width, height, title, description, body }: Drawing): string {
  const gold = body.includes('#cuff') ? `<defs>${goldGradient}${cuffShape}</defs>` : '';
  const words = title ? `<title id="t">${title}</title><desc id="d">${description}</desc>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${words && ' role="img" aria-labelledby="t d"'}>${words}${styleOf(gold + body)}${gold}${body}</svg>\n`;
}

const v = (name: string) => `var(--${name})`;
const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more}/>`;
const ringAt = (x: number, y: number, r: number, width = 1.2, more = '') =>
  disc(x, y, r, 'none', ` stroke="${v('ring')}" stroke-width="${width}"${more}`);
const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const stroked = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
/** The line in the opposite direction: a row is braided underhand, so its lobes open toward the hairline. */
const backward = (path: Line) => line([...path.points].reverse());
/** A drawing clipped to an arch, with a thin line around it. */
const arched = (title: string, description: string, defs: string, inside: string): Drawing => ({
  width: 240,
  height: 360,
  title,
  description,
  body: `<clipPath id="arch"><path d="M6 360V120a114 114 0 0 1 228 0V360Z"/></clipPath>${defs}<g clip-path="url(#arch)">${inside}</g><path d="M2 360V120a118 118 0 0 1 236 0V360" fill="none" stroke="${v('ring')}" stroke-width="1.4"/>`,
});
const curveOf = (points: readonly Point[], close = false) => outline(through(points), close);

/** Rays around a point, which start at the distance `from`; ray number `i` ends at the distance `to(i)`. */
const rays = (count: number, [x, y]: Point, from: number, to: (i: number) => number) =>
  times(count, i => {
    const a = (i / count) * Math.PI * 2;
    const p = (r: number) => pair(x + Math.cos(a) * r, y + Math.sin(a) * r);
    return `M${p(from)}L${p(to(i))}`;
  }).join('');

/** A round frame, 400 units wide, with the rings and the small rays of the illustrations. */
function lensed(inside: string): string {
  const small = rays(48, [200, 200], 190, i => (i % 4 ? 192.5 : 198));
  return `<clipPath id="lens"><circle cx="200" cy="200" r="176"/></clipPath><g clip-path="url(#lens)">${inside}</g>${ringAt(200, 200, 177.5, 3)}${ringAt(200, 200, 184, 1)}${stroked(small, v('ring'), 1.4)}`;
}

/**
 * Colors of a braid to which hair is added: one of the three strands stays dark; the others turn copper, one after
 * `first`, one after `second` (fractions of the length). Lobe number `k` shows strand `k % 3`.
 */
const fedAt =
  (first: number, second: number) =>
  (k: number, t: number): Ramp =>
    (k % 3 === 1 && t > first) || (k % 3 === 2 && t > second) ? 'copper' : '';

// ---- The root of a braid --------------------------------------------------------------------------------------------

const hill = (x: number) => 640 - Math.sqrt(380 ** 2 - (x - 190) ** 2);
/** One parted section of the scalp, with the hair combed to the middle of its upper edge. */
function bed(x0: number, x1: number, top: number, depth: number): string {
  const mid = (x0 + x1) / 2;
  const y = (x: number, f: number) => hill(x) + top + depth * f;
  const comb = times(11, i => {
    const x = lerp(x0 + 4, x1 - 4, (i + 0.5) / 11);
    return `M${pair(x, y(x, 0.97))}Q${pair(lerp(x, mid, 0.3), y(x, 0.5))} ${pair(lerp(x, mid, 0.88), y(mid, 0.1))}`;
  }).join('');
  const edge = `M${pair(x0 + 6, y(x0, 0))}Q${pair(mid, y(mid, 0) - 6)} ${pair(x1 - 6, y(x1, 0))}Q${pair(x1 + 4, y(x1, 0.5))} ${pair(x1, y(x1, 1))}Q${pair(mid, y(mid, 1) - 4)} ${pair(x0, y(x0, 1))}Q${pair(x0 - 4, y(x0, 0.5))} ${pair(x0 + 6, y(x0, 0))}Z`;
  return shape(edge, v('s1')) + stroked(comb, v('s3'), 1.3, ' opacity=".8"');
}

/** `sun`: the sun's opacity, lower in the drawing that serves only as the comparison. */
function rootScene(braid: string, neck: Point, width: number, sun = 1): string {
  reseed();
  const scalp = `M-10 ${short(hill(-10))}${times(9, i => `L${pair(i * 52, hill(i * 52))}`).join('')}V410H-10Z`;
  const beds = pairsOf('-96,30 188,306 318,440').map(([a, b]) => bed(a, b, 5, 54));
  const behind = pairsOf('-116,14 28,178 192,340 354,490').map(([a, b]) => bed(a, b, 70, 110));
  // The section whose hair this braid is made of, combed up into the braid.
  const [foot, tip] = [
    (f: number): Point => [lerp(42, 174, f), hill(lerp(42, 174, f)) + 8 + 48 * Math.sin(Math.PI * f) ** 0.4],
    neck,
  ];
  const side = (f: number): [Point, Point, Point] => {
    const a = foot(f);
    const b: Point = [tip[0] + (2 * f - 1) * width, tip[1]];
    return [a, [lerp(a[0], b[0], 0.62), lerp(a[1], b[1], 0.28)], b];
  };
  const line3 = (f: number) => {
    const [a, b, c] = side(f);
    return `M${pair(a[0], a[1] - 7)}Q${pair(...b)} ${pair(...c)}`;
  };
  const [l, r] = [side(0), side(1)];
  const cone = `M${pair(...l[0])}Q${pair(...l[1])} ${pair(...l[2])}L${pair(...r[2])}Q${pair(...r[1])} ${pair(...r[0])}${[0.94, 0.86, 0.7, 0.5, 0.3, 0.14, 0.06].map(f => `L${pair(...foot(f))}`).join('')}Z`;
  const combed =
    stroked(times(12, i => line3((i + 0.7) / 12.4)).join(''), v('s3'), 1.5) +
    stroked([0.24, 0.36, 0.5].map(line3).join(''), v('s5'), 1.1);
  const sky =
    disc(200, 200, 180, v('sky')) +
    disc(232, 176, 124, v('sun'), ` opacity="${sun}"`) +
    ringAt(232, 176, 138, 1) +
    ringAt(232, 176, 148, 0.7);
  return lensed(
    `${sky}${shape(scalp, v('part'))}${beds.join('')}${behind.join('')}${shape(cone, v('s1'))}${combed}${braid}`,
  );
}

/** Four bands of added hair, wrapped around the root. */
function knot(path: Line): string {
  const bands: readonly [s: number, half: number, thick: number, tilt: number][] = [
    [58, 31, 13, 5],
    [16, 29, 13, -4],
    [44, 36, 14, -7],
    [29, 37, 15, 6],
  ];
  return bands
    .map(([s, half, thick, tilt]) => {
      const spot = (x: number, u: number) => pair(...path.off(s + x + tilt * u - 8 * (1 - u * u), u * half));
      const band = (p: number, q: number, end: number) =>
        `M${spot((p + q) / 2, -end)}C${spot(q, -end)} ${spot(q, -0.7)} ${spot(q, 0)}C${spot(q, 0.7)} ${spot(q, end)} ${spot((p + q) / 2, end)}C${spot(p, end)} ${spot(p, 0.7)} ${spot(p, 0)}C${spot(p, -0.7)} ${spot(p, -end)} ${spot((p + q) / 2, -end)}Z`;
      const fibers = [-9, -5, -1, 8].map(x => `M${spot(x, -0.85)}Q${spot(x * 1.3, 0)} ${spot(x, 0.85)}`).join('');
      return `<path class="lobe s2" d="${band(-thick, thick, 1)}"/><path class="s1" d="${band(-thick, -thick * 0.45, 0.9)}"/><path class="s4" d="${band(2, 7, 0.74)}"/>${stroked(fibers, v('s1'), 0.9)}<path class="s5" d="${band(3.4, 5.4, 0.4)}"/>`;
    })
    .join('');
}

function rootKnot(): Drawing {
  reseed();
  const path = line(pairsOf('108,262 106,218 114,166 150,120 212,102 272,124 312,184 330,260 338,340 340,430'));
  const half = (t: number) => lerp(34, 39, smooth(0, 0.3, t));
  const hair = plait(path, {
    half,
    from: 40,
    fibers: 4,
    pitch: 1.5,
    ramp: fedAt(0, 0),
    light: t => 0.34 + 0.6 * bump(t, 0.36, 0.2) + 0.25 * bump(t, 0.85, 0.1),
  });
  return round(
    'A root with a knot',
    'Close-up from the side. Copper-colored added hair is wrapped around the dark root in a knot, and the braid of both rises from it before it falls.',
    rootScene(`${hair}<g class="copper">${knot(path)}</g>`, [108, 250], 17, 0.35),
  );
}

function rootKnotless(): Drawing {
  reseed();
  const path = line(pairsOf('96,282 124,258 170,240 222,234 274,242 322,268 360,312 386,370 402,440'));
  const half = (t: number) => lerp(8, 40, smooth(0, 0.7, t));
  const hair = plait(path, {
    half,
    ramp: fedAt(0.26, 0.48),
    fibers: 4,
    pitch: 1.5,
    finest: 6,
    light: t => 0.42 + 0.5 * bump(t, 0.72, 0.2),
  });
  return round(
    'A root without a knot',
    'Close-up from the side. The braid starts thin, with the wearer’s own dark hair, lies flat, and fills out as copper-colored added hair joins it.',
    rootScene(hair, [100, 279], 9),
  );
}

// ---- Parted sections from above -------------------------------------------------------------------------------------

/** The crown from above: box-shaped sections, each with a braid at its center that falls outward. */
function parts(shift: boolean): string {
  reseed(11);
  const size = 94;
  const braid = line(pairsOf('0,0 26,4 54,2 84,7'));
  const half = (t: number) => 12 * lerp(0.8, 1, smooth(0, 0.2, t)) * lerp(1, 0.8, smooth(0.6, 1, t));
  const one = plait(braid, { half, fibers: 2, pitch: 1.55, light: t => 0.5 + 0.5 * bump(t, 0.4, 0.3) });
  const boxes = times(5, j =>
    times(6, i => {
      const u = (i - 2 - (shift && j % 2 === 0 ? 0.5 : 0)) * size;
      const w = (j - 2) * size;
      // The skull curves away: boxes near the rim look smaller.
      const k = 1.04 - 0.05 * ((u * u + w * w) / 200 ** 2);
      return { x: 200 + u * k, y: 200 + w * k, k, far: Math.hypot(u, w), middle: j === 2 };
    }),
  )
    .flat()
    .filter(box => box.far < 260);
  const faces = boxes.map(({ x, y, k, middle }) => {
    const h = (size / 2 - 5) * k;
    const corner = (a: number, b: number) => pair(x + a * h, y + b * h);
    const comb = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].flatMap(f => [
      [f, -0.92],
      [0.92, f],
      [-f, 0.92],
      [-0.92, -f],
    ]);
    return {
      middle,
      base: `M${corner(-0.86, -1)}L${corner(0.86, -1)}Q${corner(1, -1)} ${corner(1, -0.86)}L${corner(1, 0.86)}Q${corner(1, 1)} ${corner(0.86, 1)}L${corner(-0.86, 1)}Q${corner(-1, 1)} ${corner(-1, 0.86)}L${corner(-1, -0.86)}Q${corner(-1, -1)} ${corner(-0.86, -1)}Z`,
      light: `M${corner(-0.86, -1)}L${corner(0.86, -1)}L${pair(x, y)}Z`,
      dim: `M${corner(-0.86, 1)}L${corner(0.86, 1)}L${pair(x, y)}Z`,
      comb: comb.map(([a = 0, b = 0]) => `M${corner(a, b)}L${corner(a * 0.34, b * 0.34)}`).join(''),
    };
  });
  const braids = boxes.map(
    ({ x, y, k }) =>
      `<use href="#braid" transform="translate(${pair(x - 17, y - 25)})rotate(54)scale(${short(k * 0.66)})"/>`,
  );
  const glow = `<radialGradient id="dome"><stop offset=".55" stop-color="#1c0b17" stop-opacity="0"/><stop offset="1" stop-color="#1c0b17" stop-opacity=".2"/></radialGradient>`;
  const painted = (some: typeof faces) => {
    const all = (key: 'base' | 'light' | 'dim' | 'comb') => some.map(face => face[key]).join('');
    return `<path class="s2" d="${all('base')}"/><path class="s3" d="${all('light')}"/><path class="s1" d="${all('dim')}"/>${stroked(all('comb'), v('s4'), 1.1, ' opacity=".7"')}`;
  };
  const [row, others] = [faces.filter(face => face.middle), faces.filter(face => !face.middle)];
  return lensed(
    `<defs>${glow}<g id="braid"><path d="M6 8q36 12 76 6" fill="none" stroke="${v('s0')}" stroke-width="14" stroke-linecap="round" opacity=".4"/>${one}${tuft(braid, 76, 96, 8)}${cuff(braid, 77, 11, 0.5)}</g></defs>${disc(200, 200, 180, v('tan'))}${painted(others)}${shift ? `<g class="plum">${painted(row)}</g>` : painted(row)}${braids.join('')}${disc(200, 200, 180, 'url(#dome)')}`,
  );
}

// ---- Rows on a head, seen from behind -------------------------------------------------------------------------------

const HEAD: readonly Point[] = pairsOf(
  '200,62 262,78 298,138 300,200 282,256 248,292 200,302 152,292 118,256 100,200 102,138 138,78 200,62',
);

/** Head, neck and shoulders from behind, in front of a sun; `hair` is painted over them. */
function fromBehind(hair: string, over = '', top = -12, scale = 1.14): string {
  const sky =
    disc(200, 200, 180, v('clay')) +
    disc(200, 178, 142, v('sun')) +
    ringAt(200, 178, 156, 1) +
    ringAt(200, 178, 165, 0.7);
  const body = `M0 460V400Q40 350 118 334Q158 324 164 290H236Q242 324 282 334Q360 350 400 400V460Z`;
  const neckShade = `M164 292Q200 324 236 292Q238 306 241 314Q200 344 159 314Q163 304 164 292Z`;
  const dress = `M0 460V400Q40 366 112 346Q150 392 200 392Q250 392 288 346Q360 366 400 400V460Z`;
  const hem = `M112 346Q150 392 200 392Q250 392 288 346`;
  const ears = `M104 188q-17-6-17 14q1 26 19 26zM296 188q17-6 17 14q-1 26-19 26z`;
  return lensed(
    `${sky}<g transform="translate(${short(200 - 200 * scale)} ${top})scale(${scale})">${shape(body, v('skin'))}${shape(neckShade, v('shade'))}${shape(dress, '#4d2349')}${stroked(hem, v('sun'), 3)}${stroked(hem, v('deep'), 1, ' transform="translate(0 7)"')}${shape(ears, v('skin'))}${disc(95, 236, 4.5, v('gold'))}${disc(305, 236, 4.5, v('gold'))}${hair}${over}</g>`,
  );
}

/** Half the width of the hair at the height `y`. */
const across = (y: number) => {
  const f = clamp((y - 66) / 226);
  return 99 * Math.sin(Math.PI * clamp(0.16 + f * 0.68)) ** 0.62 * lerp(1, 0.72, smooth(0.55, 1, f));
};
/** Where row number `i` is at the height `y`. */
const rowAt = (i: number, y: number): Point => [200 + (i / 4.25) * across(y), y];
/** The start of that row at the hairline, which is lower at the sides. */
const rowStart = (i: number): Point => [rowAt(i, 74)[0], 76 + Math.abs(i) ** 2 * 2.4];
/** Draws the rows of one side from the outside in, then their mirror image, then the middle row on top. */
const mirrored = (draw: (i: number) => string) =>
  `<g id="side">${[4, 3, 2, 1].map(draw).join('')}</g><use href="#side" transform="matrix(-1 0 0 1 400 0)"/>${draw(0)}`;
const scalp = `<path d="${curveOf(HEAD, true)}" fill="${v('part')}"/>`;
const shadow = `<radialGradient id="round" cx=".42" cy=".36" r=".72"><stop offset=".5" stop-color="#1c0b17" stop-opacity="0"/><stop offset="1" stop-color="#1c0b17" stop-opacity=".5"/></radialGradient><path d="${curveOf(HEAD, true)}" fill="url(#round)"/>`;

function row(i: number, points: readonly Point[], width: number): string {
  const path = line(points);
  const half = (t: number) =>
    width * lerp(0.62, 1, smooth(0, 0.25, t)) * lerp(1, 0.7, smooth(0.62, 1, t)) * (1 - Math.abs(i) * 0.055);
  return plait(backward(path), {
    half: t => half(1 - t),
    fibers: 1,
    plain: true,
    pitch: 1.62,
    light: t => 0.5 + 0.5 * bump(1 - t, 0.3, 0.25),
  });
}

function rowsStraight(): Drawing {
  reseed();
  const ends = (i: number) => 366 + (i % 2 ? 8 : 0) - Math.abs(i) * 6;
  const hangs = (i: number) => 200 + i * 21;
  const hair = mirrored(i =>
    row(i, [rowStart(i), ...[120, 170, 220, 262].map(y => rowAt(i, y)), [200 + i * 19, 300], [hangs(i), ends(i)]], 8.4),
  );
  const beads = times(9, n => n - 4)
    .map(i =>
      [0, 1, 2]
        .map(n =>
          disc(
            hangs(i),
            ends(i) + 4 + n * 10,
            5.4,
            [v('gold'), '#f5e7d0', v('clay')][(n + i + 9) % 3] as string,
            ` stroke="${v('s0')}" stroke-width=".8"`,
          ),
        )
        .join(''),
    )
    .join('');
  return round(
    'Straight-backs',
    'A head from behind: nine rows run straight back over the head and hang below the nape, with beads at their ends.',
    fromBehind(scalp + shadow + hair, beads, -26, 0.98),
  );
}

function rowsNape(): Drawing {
  reseed();
  const hair = mirrored(i =>
    row(
      i,
      [
        rowStart(i),
        ...[120, 170, 220].map(y => rowAt(i, y)),
        [200 + i * 15.5, 262],
        [200 + i * 10, 300 - Math.abs(i) * 2],
      ],
      8.4,
    ),
  );
  return round(
    'Kòlẹ́sẹ̀',
    'A head from behind: nine rows run down the head and end at the nape, with nothing hanging below.',
    fromBehind(scalp + shadow + hair),
  );
}

function rowsCrown(): Drawing {
  reseed();
  // Seen from behind, rows rise from the hairline to the crown.
  const foot = (i: number): Point => [
    200 + Math.sin((i / 4.6) * 1.5) * 101,
    286 - (1 - Math.cos((i / 4.6) * 1.5)) * 118,
  ];
  const hair = mirrored(i => {
    const [fx, fy] = foot(i);
    return row(
      i,
      [
        [fx, fy],
        [lerp(fx, 200, 0.14) + i * 2.2, lerp(fy, 96, 0.34)],
        [lerp(fx, 200, 0.46) + i * 1.6, lerp(fy, 96, 0.68)],
        [200 + i * 6.4, 100],
      ],
      9.6,
    );
  });
  const coil = line(
    times(40, k => {
      const [r, a] = [lerp(44, 4, k / 39), 2.6 + k * 0.46];
      return [200 + Math.cos(a) * r, 72 + Math.sin(a) * r * 0.92] as Point;
    }),
  );
  const bun = `${disc(200, 78, 50, v('s0'), ' opacity=".5"')}<ellipse cx="200" cy="72" rx="50" ry="46" fill="${v('s1')}"/>${plait(coil, { half: () => 9.4, fibers: 1, plain: true, pitch: 1.62, light: t => 0.35 + 0.5 * t })}`;
  const band = `<path d="M156 100Q200 124 244 100" fill="none" stroke="${v('s0')}" stroke-width="9"/><path d="M156 100Q200 124 244 100" fill="none" stroke="${v('gold')}" stroke-width="6.5"/><path d="M160 100Q200 121 240 100" fill="none" stroke="${v('shine')}" stroke-width="1.3"/>`;
  return round(
    'Ṣùkú',
    'A head from behind: rows rise from the hairline to the crown and meet there in a coiled bun.',
    fromBehind(scalp + shadow + hair, bun + band, 4),
  );
}

// ---- Two strands or three -------------------------------------------------------------------------------------------

function strands(rope: boolean): Drawing {
  reseed();
  const x = 200;
  const path = line(pairsOf('200,96 200,190 200,290 200,386'));
  const size = rope ? 33 : 41;
  const half = (t: number) => size * lerp(1, 0.7, smooth(0.2, 1, t));
  const wide = 17;
  const loose = (rope ? [48] : [58, -58]).map(
    s =>
      [
        [x + s + Math.sign(s) * wide, -12],
        [x + s - Math.sign(s) * wide, -12],
      ] as [Point, Point],
  );
  const back = rope
    ? lock(line(pairsOf('152,-12 155,52 188,100 208,132')), t => lerp(17, 21, t), 2, 5)
    : `<g class="rose">${lock(line(pairsOf('200,-12 201,60 200,110 189,160')), t => lerp(16, 18, t), 2, 5)}</g>`;
  const front = plait(path, {
    half,
    from: 0,
    to: 282,
    fibers: 4,
    rope,
    pitch: rope ? 1.28 : 1.62,
    ramp: k => (rope ? (['plum', ''] as const)[k % 2] : (['plum', '', 'rose'] as const)[k % 3]) ?? '',
    tone: 2,
    loose: rope ? [loose[0] as [Point, Point]] : loose,
  });
  const ends = tuft(path, 266, 336, half(1), rope ? ['plum', '', 'plum'] : ['', 'plum', 'rose']);
  const sky =
    disc(200, 216, 158, v('sky')) +
    disc(200, 216, 112, v('sun'), rope ? '' : ' opacity=".4"') +
    ringAt(200, 216, 170, 1.2) +
    ringAt(200, 216, 178, 0.8) +
    ringAt(200, 216, 124, 1, ' opacity=".8"');
  return {
    width: 400,
    height: 440,
    title: rope ? 'A twist of two strands' : 'A braid of three strands',
    description: rope
      ? 'Two strands, one dark and one plum-colored, wind around each other like the yarns of a rope, down to a gold cuff.'
      : 'Three strands, dark, plum and rose-colored, cross over the middle in turn, down to a gold cuff.',
    body: `${sky}${back}${front}${ends}<use href="#cuff" transform="translate(${x} 372)rotate(90)scale(1.3 ${short((half(1) / 10) * 1.06)})"/>`,
  };
}

// ---- Rows on the scalp ----------------------------------------------------------------------------------------------

/**
 * A close-up of the scalp, from the hairline at the left to the nape, which is at the right or beyond: skin, and hair
 * combed toward each row.
 */
function scalpWindow(
  width: number,
  height: number,
  rows: readonly number[],
  gap: number,
  nape: number = width + 60,
): string {
  const edge = 46;
  const strip = `M${edge} 0c9-${short(gap * 0.4)} 22-${short(gap / 2 - 2)} 44-${short(gap / 2 - 2)}H${nape - 40}c22 0 40 ${short(gap * 0.16)} 40 ${short(gap / 2 - 2)}s-18 ${short(gap / 2 - 2)}-40 ${short(gap / 2 - 2)}H${edge + 44}c-22 0-35-${short(gap * 0.1)}-44-${short(gap / 2 - 2)}z`;
  const comb = times(Math.ceil(width / 15), i => {
    const x = 66 + i * 15;
    return [-1, 1]
      .map(
        side =>
          `M${pair(x - 18 - (i % 3) * 3, side * (gap / 2 - 5 - (i % 2) * 3))}q8 ${short(-side * gap * 0.22)} 26 ${short(-side * gap * 0.38)}`,
      )
      .join('');
  }).join('');
  const baby = times(9, i => `M${pair(edge - 8 - (i % 3) * 3, (i - 4) * gap * 0.105)}q10-${i % 2 ? 3 : -3} 20 0`).join(
    '',
  );
  const lane = `<clipPath id="edge"><path d="${strip}"/></clipPath><linearGradient id="skin"><stop stop-color="${v('part')}"/><stop offset=".35" stop-color="${v('shade')}"/><stop offset=".8" stop-color="${v('shade')}"/><stop offset="1" stop-color="${v('part')}"/></linearGradient><g id="lane"><path class="s1" d="${strip}"/><path clip-path="url(#edge)" d="${comb}" fill="none" stroke="${v('s3')}" stroke-width="1.1" stroke-linecap="round" opacity=".8"/>${stroked(baby, v('s1'), 1)}</g>`;
  return `<defs>${lane}</defs><path d="M0 0h${width}v${height}H0z" fill="url(#skin)"/>${rows.map(y => `<use href="#lane" y="${short(y)}"/>`).join('')}`;
}
/** The shadow of a braid, of the same shape; it starts and ends under the braid. */
const raised = (path: Line, half: (t: number) => number, [dx, dy]: Point = [2, 6], opacity = 0.55) =>
  `<path d="${ribbon(line(path.points.map(([x, y]): Point => [x + dx, y + dy])), 0, path.length, t => (half(t) * 1.08 + 1.4) * smooth(0, 0.06, t) * smooth(1, 0.94, t), 16)}" fill="${v('s0')}" opacity="${short(opacity)}"/>`;

/** The numbers 1 to 5 as outlines of the site's font for headings, Fraunces, centered at 0, 200 units to the em: an SVG in an `<img>` cannot use the page’s fonts. */
const NUMBERS: readonly string[] = [
  'M-30-127l13 0q2 0 3 1q2 1 2 4l0 107q0 3-2 5q-2 2-4 2l-14 2q-3 1-3 3q0 1 1 2q1 1 3 1l64 0q2 0 3-1q1-1 1-2q0-2-3-3l-13-2q-3 0-4-2q-1-2-1-5l0-125q0-4-4-4q-1 0-2 0q-1 1-2 2q-4 5-10 6q-5 2-14 2l-14 0q-2 0-3 1q-1 1-1 2q0 2 1 3q1 1 3 1z',
  'M-37-28l-3-2l22-16q13-9 20-17q8-9 12-19q4-10 4-22q0-12-3-19q-3-8-7-11q-5-4-11-4q-9 0-14 6q-5 6-5 15l0 12q0 6-4 10q-3 4-9 4q-6 0-10-4q-3-3-3-10q0-10 5-19q6-8 17-13q11-6 27-6q15 0 25 5q11 5 16 14q5 8 5 19q0 10-5 19q-5 9-16 18q-11 9-29 20l-34 20zM-51-11q0-11 8-17q8-7 22-7q7 0 13 2q7 1 13 4q6 2 13 4q6 2 12 2q7 0 11-3q4-3 7-11q1-1 1-1q1-1 2-1q1 0 2 1q0 1 0 3q-1 14-5 22q-4 8-10 12q-6 3-15 3q-6 0-12-2q-5-2-9-7q-5-5-10-13q-4-5-6-7q-2-2-5-2q-3 0-5 3q-1 3-2 10q0 7-2 11q-2 4-5 6q-3 1-7 1q-5 0-8-3q-3-4-3-10z',
  'M-9-74l-1-2q1 0 2 0q2 0 4 0q2 0 3 0q15 0 26 4q11 4 17 12q6 8 6 20q0 13-6 23q-6 9-18 14q-11 6-26 6q-15 0-25-4q-10-5-15-11q-5-7-5-16q0-7 4-12q4-4 10-4q5 0 8 4q4 3 4 9l0 11q0 8 5 13q5 5 14 5q7 0 13-4q5-3 8-10q3-8 3-19q0-18-8-27q-7-8-20-8l-6 0q-2 0-3-1q-1-1-1-2q0-1 1-2q0-1 2-3l43-45l1 5l-57 0q-3 0-4 1q-2 1-2 3l-4 13q0 1-1 2q-1 1-2 1q-2 0-3-1q-1-1 0-3l3-33q1-2 2-4q2-1 5-1l78 0q2 0 3 1q1 0 1 2q0 1-1 2q-1 1-3 4l-55 57z',
  'M3-72q0-2 0-3q1-1 2-2l20-18q1-1 2-2q1 0 1 0q1 0 2 0q0 1 0 2l0 82q0 3 2 4q1 1 3 1l10 2q1 1 2 1q1 1 1 2q0 1-1 2q-1 1-3 1l-56 0q-3 0-3-3q0-2 3-3l10-2q3 0 4-1q1-1 1-4l0-59zM-11-92q4-3 5-6q2-3 2-6q0-3-2-6q-1-3-3-6q-1-2-3-5q-1-3-1-7q0-5 2-8q2-4 6-6q5-2 11-2q8 0 12 4q5 5 5 12q0 4-1 8q-2 4-5 9q-4 5-11 12l-57 61l-1-2l100 0q2 0 3 0q1 1 1 2q0 3-4 3l-101 0q-2 0-3-1q-1 0-1-2q0-1 1-2q0-1 2-2l43-50z',
  'M-46-28q0-7 4-11q4-5 10-5q5 0 9 4q3 4 3 10l0 12q0 7 5 12q4 4 14 4q9 0 16-9q6-10 6-28q0-19-7-29q-6-10-18-10q-5 0-10 2q-4 2-9 6q-4 4-7 9q-2 1-3 2q-1 1-2 1q-2 0-3-1q-1-1-1-3l0-75q0-3 1-4q2-1 4-1q2 0 3 0q2 0 5 2q5 2 11 4q6 2 13 3q7 1 14 1q12 0 19-3q8-3 11-9q1-1 2-1q1 0 2 0q1 0 1 1q1 1 1 2q-2 12-7 19q-5 8-14 11q-8 3-21 3q-7 0-15-1q-8-1-15-3q-6-3-12-6l4-4l0 59l-3 0q5-6 11-11q5-4 12-7q7-2 16-2q13 0 23 5q10 5 16 15q5 9 5 22q0 14-6 24q-6 10-18 15q-11 6-27 6q-13 0-23-5q-10-4-15-11q-5-7-5-15z',
];

function feedInRow(): Drawing {
  reseed();
  const [width, height, y] = [640, 360, 180];
  const path = line(pairsOf('50,192 200,176 400,166 690,186'));
  const feeds = [0.12, 0.26, 0.41, 0.57, 0.72];
  const grow = (t: number) => feeds.reduce((sum, f) => sum + smooth(f - 0.01, f + 0.16, t), 0) / feeds.length;
  const half = (t: number) => lerp(4.5, 42, grow(t));
  const added = feeds.map((f, i) => {
    const side = i % 2 ? -1 : 1;
    const s = f * path.length;
    const own = line([
      path.off(s - 30, side * (i === 2 || i === 4 ? 134 : 118)),
      path.off(s - 10, side * 76),
      path.off(s + 22, side * (half(f) + 18)),
      path.off(s + 74, side * half(f) * 0.55),
    ]);
    const label = own.off(-13);
    const number = `<path transform="translate(${pair(label[0], label[1] + 7.6)})scale(.106)" d="${NUMBERS[i]}" fill="${v('s0')}"/>`;
    return (
      lock(own, t => lerp(2.5, 11, smooth(0, 0.3, t)) * lerp(1, 0.5, smooth(0.55, 1, t)), 3, 4) +
      disc(...label, 15, v('shine')) +
      number
    );
  });
  const hair = plait(backward(path), {
    half: t => half(1 - t),
    fibers: 4,
    finest: 9,
    pitch: 1.6,
    ramp: (k, t) => fedAt(0.2, 0.42)(k, 1 - t),
    light: t => 0.45 + 0.4 * bump(t, 0.3, 0.22),
  });
  return {
    width,
    height,
    title: 'A row that grows',
    description:
      'One row seen from above. It leaves the hairline fine, with the wearer’s own hair, and grows fuller at five numbered places where copper-colored hair is fed in.',
    body: `${scalpWindow(width, height, [y - 216, y, y + 216], 216)}<g class="copper">${added.join('')}</g>${raised(path, half)}${hair}`,
  };
}

/** Half the width of a row that is slim at both ends and full between them, for `t` from 0 to 1. */
const swell = (size: number, least: number) => (t: number) =>
  lerp(least, size, Math.sin(Math.PI * clamp(t * 0.93 + 0.035)) ** 1.2);
const dotted = (d: string, width: number) =>
  stroked(d, v('dawn'), width, ` stroke-dasharray="1 ${short(width * 3.6)}"`);

/** A head from above, face to the left, with five rows from the hairline to the nape. */
function fromAbove(): string {
  const at = (i: number, x: number) => 200 + i * 40 * Math.sqrt(Math.max(0, 1 - ((x - 206) / 150) ** 2));
  const half = swell(20, 3);
  const rows = [-2, 2, -1, 1, 0].map(i => {
    const [from, to] = [93 + i * i * 4, 337 - i * i * 4];
    const path = line(times(5, n => lerp(from, to, n / 4)).map((x): Point => [x, at(i, x)]));
    const one = plait(backward(path), {
      half: t => half(1 - t) * (1 - Math.abs(i) * 0.1),
      fibers: 2,
      finest: 6,
      pitch: 1.5,
      plain: true,
      ramp: (k, t) => fedAt(0.14, 0.28)(k, 1 - t),
      light: t => 0.3 + 0.6 * bump(t, 0.5, 0.25) - Math.abs(i) * 0.08,
    });
    const edge = ribbon(path, 0, path.length, t => half(t) + 5 * Math.sin(Math.PI * t) ** 0.5, 14);
    return one + (i === 0 ? dotted(edge, 2.4) : '');
  });
  const shoulders = 'M206 14C262 22 296 60 306 116Q316 200 306 284C296 340 262 378 206 386Q150 340 150 200T206 14Z';
  // Skin shows between the rows, from the hairline to the nape.
  const parting = [-1.5, -0.5, 0.5, 1.5].map(i => curveOf(times(9, n => 84 + n * 32).map((x): Point => [x, at(i, x)])));
  const face = 'M196 90C114 90 76 138 70 184L50 195Q45 202 51 206L70 214C76 262 114 310 196 310Z';
  const hair =
    'M196 90C290 90 338 140 338 200S290 310 196 310C150 310 118 290 100 262Q84 200 100 138C118 110 150 90 196 90Z';
  return lensed(
    `${disc(200, 200, 180, v('clay'))}${disc(200, 200, 142, v('sun'))}${ringAt(200, 200, 156, 1)}${shape(shoulders, '#4d2349')}${stroked(shoulders, v('sun'), 2.5)}${shape(face, v('skin'))}${shape('M176 94q10-22 30-18t22 20zM176 306q10 22 30 18t22-20z', v('skin'))}${disc(196, 72, 6, v('gold'))}${disc(196, 328, 6, v('gold'))}${shape(hair, v('s1'))}<clipPath id="head"><path d="${hair}"/></clipPath><g clip-path="url(#head)">${stroked(parting.join(''), v('part'), 3.2)}</g>${rows.join('')}`,
  );
}

function ghanaRows(): Drawing {
  reseed();
  const head = fromAbove();
  const [left, top, width, height, gap] = [306, 58, 330, 186, 112];
  const y = height / 2;
  const path = line(pairsOf('47,95 130,91 220,91 302,94'));
  const half = swell(38, 4);
  const edge = ribbon(path, 0, path.length, t => half(t) + 6 * Math.sin(Math.PI * t) ** 0.5, 14);
  const hair = plait(backward(path), {
    half: t => half(1 - t),
    fibers: 4,
    finest: 11,
    pitch: 1.25,
    ramp: (k, t) => fedAt(0.14, 0.28)(k, 1 - t),
    light: t => 0.34 + 0.62 * bump(t, 0.52, 0.22),
  });
  const plate = `width="${width}" height="${height}" rx="26"`;
  const beside = [-gap, gap].map(dy => `<use href="#row" y="${dy}"/>`).join('');
  const lines = `M215 142L${left + 8} ${top + 8}M215 160L${left + 8} ${top + height - 8}`;
  return {
    width: 640,
    height: 302,
    title: 'Slim, full, slim',
    description:
      'A head from above with five bold rows from the hairline to the nape, and one of them enlarged: it starts slim and dark, swells as copper-colored hair is added and draws in again until it ends, slim, at the nape.',
    body: `<g transform="translate(2 2)scale(.745)">${head}</g>${stroked(lines, v('ring'), 1.6)}<g transform="translate(${left} ${top})"><clipPath id="plate"><rect ${plate}/></clipPath><g clip-path="url(#plate)">${scalpWindow(width, height, [y - gap, y, y + gap], gap, width - 26)}<g id="row">${raised(path, half)}${hair}</g>${beside}${dotted(edge, 1.6)}</g><rect ${plate} fill="none" stroke="${v('ring')}" stroke-width="2"/></g>`,
  };
}

/** A single row in an arch, with the hairline at the top. */
function profile(
  half: (t: number) => number,
  title: string,
  description: string,
  length = 420,
  ramp: (k: number, t: number) => Ramp = () => '',
  over = '',
): Drawing {
  reseed();
  const path = line([
    [120, 64],
    [116, 150],
    [123, 250],
    [120, length],
  ]);
  const hair = plait(backward(path), {
    half: t => half(1 - t),
    ramp: (k, t) => ramp(k, 1 - t),
    fibers: 4,
    finest: 6,
    pitch: 1.5,
    light: t => 0.4 + 0.5 * bump(t, 0.5, 0.25),
  });
  const scalp = 'M0 360V104Q56 58 120 58T240 104V360Z';
  const comb = times(19, i =>
    [-1, 1].map(side => `M${pair(120 + side * 116, 62 + i * 17)}q${-side * 40} 8 ${-side * 74} 36`).join(''),
  ).join('');
  const defs = `<clipPath id="scalp"><path d="${scalp}"/></clipPath>`;
  const row = `<path d="M0 0h240v360H0z" fill="${v('part')}"/><path class="s1" d="${scalp}"/><path clip-path="url(#scalp)" d="${comb}" fill="none" stroke="${v('s3')}" stroke-width="1.1" opacity=".7"/><path d="M0 0H240V40Q120 70 0 40Z" fill="${v('part')}" opacity=".35"/>${raised(path, half)}${hair}${over}`;
  return arched(title, description, defs, row);
}

/** Added hair wound around the start of a braid, at the origin; `size` is the braid's half width. */
function wrapped(size: number): string {
  return `<g class="copper" transform="translate(0 ${short(-size * 0.5)})scale(${(size / 32).toFixed(2)} ${(size / 50).toFixed(2)})">${knot(line(pairsOf('0,0 0,40 0,80 0,120')))}</g>`;
}

// ---- Braids that hang: how they start, and how thick they are -------------------------------------------------------

function hanging(count: number, size: number, start: 'knot' | 'flat', title: string, description: string): Drawing {
  reseed(count * 13);
  const gap = 190 / count;
  const path = line(pairsOf('0,0 1.5,90 -1.5,190 0,276'));
  const half = (t: number) =>
    size * (start === 'flat' ? lerp(0.16, 1, smooth(0, 0.42, t)) : 1) * lerp(1, 0.78, smooth(0.6, 1, t));
  const ramp = start === 'flat' ? fedAt(0.14, 0.3) : fedAt(0, 0);
  const braid = plait(path, {
    half,
    ramp,
    fibers: 3,
    finest: start === 'flat' ? 3.4 : 0.8,
    pitch: 1.55,
    light: t => 0.42 + 0.45 * bump(t, 0.4, 0.22),
    from: start === 'flat' ? 0 : -size * 1.2,
    to: 250,
  });
  const bands = start === 'knot' ? wrapped(size) : '';
  const tail = `${tuft(path, 246, 246 + size * 2.2 + 14, half(1), ['copper', 'copper', 'copper'])}${cuff(path, 250, half(1) * 1.12, size > 12 ? 0.8 : 1)}`;
  const one = `<clipPath id="below"><path d="M-60-${short(size * 0.2)}h120v400h-120z"/></clipPath><g clip-path="url(#below)">${braid}</g>${bands}${tail}`;
  const cast = raised(path, t => half(t) * 0.92, [size * 0.16 + 4, 8], 0.2);
  const arc = (x: number) => 18 * ((x - 120) / 95) ** 2;
  const at = (i: number) => 120 + (i - (count - 1) / 2) * gap;
  const y = (i: number) => 62 + arc(at(i));
  const over = (from: number) =>
    `M-8 ${short(from + arc(-8))}Q120 ${short(from - arc(-8))} 248 ${short(from + arc(-8))}`;
  // Sections narrow toward the crown; each row is shifted by half a section, like bricks.
  const up = (x: number, high: number) => 120 + (x - 120) * (1 - high / 260);
  const partings = times(count + 3, i => {
    const [low, high] = [at(i - 1.5), at(i - 1)];
    return `M${pair(low, 72 + arc(low))}L${pair(up(low, 44), 30 + arc(low) * 0.9)}M${pair(up(high, 44), 30 + arc(high) * 0.9)}L${pair(up(high, 84), -12 + arc(high) * 0.8)}`;
  }).join('');
  const lines = clamp(Math.round(gap / 7), 2, 10);
  const comb = times(count, i =>
    times(lines, k => {
      const x = at(i) + ((k + 0.5) / lines - 0.5) * (gap - 6);
      return `M${pair(up(x, 40), 34 + arc(x))}Q${pair(x, 50 + arc(x))} ${pair(at(i) + (x - at(i)) * 0.3, y(i))}`;
    }).join(''),
  ).join('');
  const order = times(count, i => i).sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2));
  // Every second braid is mirrored, and lengths differ, so that no two neighbors are alike.
  const put = (i: number) =>
    `<g transform="translate(${pair(at(i), y(i) - 4)})scale(1 ${1 - ((i * 2) % 3) * 0.04})"><use href="#cast"/><use href="#one"${i % 2 ? ' transform="scale(-1 1)"' : ''}/></g>`;
  const defs = `<defs><g id="one">${one}</g><g id="cast">${cast}</g></defs>`;
  const braids = `<path d="M0 0h240v360H0z" fill="${v('sky')}"/>${disc(120, 214, 92, v('sun'))}${ringAt(120, 214, 103, 1)}<path d="${over(86)}V-10H-8Z" fill="${v('part')}"/><path class="s1" d="${over(72)}V-10H-8Z"/>${stroked(comb, v('s3'), 1.1, ' opacity=".8"')}${stroked(partings + over(31), v('part'), count > 6 ? 1.6 : 2.4)}${order.map(put).join('')}`;
  return arched(title, description, defs, braids);
}

// ---- Two scenes ------------------------------------------------------------------------------------------------------

/** An arch that stands on a floor, centered at `x`. */
const archAt = (x: number, radius: number, top: number, floor: number) =>
  `M${pair(x - radius, floor)}V${short(top + radius)}A${radius} ${radius} 0 0 1 ${pair(x + radius, top + radius)}V${floor}Z`;

/** The salon's door: nested arches, a rising sun, and a braid on each side, like a curtain. Its colors suit both themes. */
function doorway(): Drawing {
  reseed(5);
  const [x, floor] = [240, 350];
  const beads = times(21, i => {
    const a = Math.PI * (1 + i / 20);
    return disc(x + Math.cos(a) * 141, 186 + Math.sin(a) * 141, i % 5 ? 1.8 : 3.2, v('sun'));
  }).join('');
  const sunrise = times(25, i => {
    const a = Math.PI * (1 + (i + 0.5) / 25);
    const p = (r: number) => pair(x + Math.cos(a) * r, 262 + Math.sin(a) * r);
    return `M${p(56)}L${p(i % 3 ? 66 : 78)}`;
  }).join('');
  const curtain = line(pairsOf('238,90 178,132 161,212 167,322'));
  const half = (t: number) => lerp(10, 15.5, smooth(0, 0.5, t)) * lerp(1, 0.86, smooth(0.7, 1, t));
  const braid =
    plait(curtain, { half, fibers: 3, pitch: 1.55, to: 236, light: t => 0.42 + 0.5 * bump(t, 0.45, 0.25) }) +
    tuft(curtain, 232, 268, half(1)) +
    cuff(curtain, 236, 15.5) +
    cuff(curtain, 118, 16.5, 0.8);
  const steps = [
    [170, 350, 16],
    [190, 366, 16],
    [212, 382, 18],
  ]
    .map(
      ([wide = 0, y = 0, high = 0], i) =>
        `<rect x="${x - wide}" y="${y}" width="${wide * 2}" height="${high}" fill="${['#e2a94f', '#c98f2c', '#a8742a'][i]}"/><path d="M${x - wide} ${y}h${wide * 2}" stroke="#fff0c2" opacity=".7"/>`,
    )
    .join('');
  const light = `<linearGradient id="light" x2="0" y2="1"><stop stop-color="#f0cda9"/><stop offset="1" stop-color="#fbf0d8"/></linearGradient><linearGradient id="rust" x2="0" y2="1"><stop stop-color="#d9763f"/><stop offset="1" stop-color="#a34a2a"/></linearGradient><clipPath id="door"><path d="${archAt(x, 92, 94, floor)}"/></clipPath>`;
  return {
    width: 480,
    height: 400,
    body: `<defs>${light}</defs><path d="M${x - 168} ${floor}V186a168 168 0 0 1 336 0V${floor}" fill="none" stroke="${v('ring')}" stroke-width="1.4"/><path d="${archAt(x, 156, 30, floor)}" fill="#4d2349"/>${beads}<path d="${archAt(x, 126, 60, floor)}" fill="url(#rust)"/><path d="${archAt(x, 108, 78, floor)}" fill="none" stroke="${v('dawn')}" stroke-width="1.2"/><path d="${archAt(x, 92, 94, floor)}" fill="url(#light)"/><g clip-path="url(#door)">${ringAt(x, 262, 92, 1)}${ringAt(x, 262, 100, 0.7)}${stroked(sunrise, v('ring'), 1.3)}${disc(x, 262, 48, 'url(#rust)')}<path d="M100 296q70-16 140-4t140-6v64H100z" fill="${v('sun')}"/><path d="M100 318q80-14 150 0t130-6v40H100z" fill="#c98f2c"/></g><g id="curtain">${braid}</g><use href="#curtain" transform="matrix(-1 0 0 1 480 0)"/>${disc(x, 92, 17, v('gold'), ` stroke="${v('s0')}"`)}${disc(x, 92, 10.5, 'none', ` stroke="${v('shine')}" stroke-width="1.4"`)}${disc(x, 92, 4.5, v('deep'))}${steps}`,
  };
}

// ---- The Atlantic ---------------------------------------------------------------------------------------------------

/** Coasts as longitude,latitude: Natural Earth 1:110m, which is in the public domain, simplified by hand. */
const COASTS: readonly string[] = [
  '-104,62 -95,59 -92,57 -85,55 -82,52 -80,51 -79,54 -77,57 -78,62 -70,61 -68,58 -65,60 -61,57 -57,54 -56,52 -60,50 -66,50 -70,47 -65,48.5 -64,46 -60,46 -65,43.6 -67,45 -70,43.5 -70,41.8 -74,40.5 -76,37 -76,35 -79,33.5 -81,31 -80,27 -80.5,25.2 -82.5,28 -84,30 -89,30 -91,29.2 -95,29 -97.3,27 -97.8,22 -96,19 -94,18.2 -91,18.8 -90,21 -87,21.4 -88,18 -88.6,16 -84,15.8 -83.4,14 -83.7,11 -81,9 -79.5,9.6 -77,8.5 -75,11 -72,12.2 -71.5,11 -68,10.8 -62,10.6 -60,8.4 -57,6 -52,5 -50,1 -48,-1 -44,-2.6 -40,-3 -36,-5.2 -34.8,-8 -37,-12 -39,-14.5 -39.5,-19 -41.5,-22.4 -45,-23.5 -48.5,-26 -49.5,-29.5 -54,-35 -73,-35 -70.5,-20 -76,-14.5 -81,-5 -80,1 -77.5,4 -78,8 -80,7.6 -82,8 -86,10.4 -88,13 -94,16 -98,16.5 -104,19',
  '54,62 54,27 51,28 48.5,30 50,27 51.5,24.5 54,24 54,17 49,14 43.5,12.8 42.6,16 39,21 35.5,28 33,29 35.5,24 37.2,20 39,16 43,11.8 45,10.6 51,12 49,7 46,2.5 41,-2 39,-6 40.6,-12 40,-16 35.4,-19.5 35.5,-24 32.8,-26 31,-30 27,-34 18.5,-34.5 17,-30 14.6,-24 11.8,-17.5 13.6,-12.5 12.2,-5.5 9,-1 9.6,3.5 8.5,4.6 6,4.3 4.4,6.3 -2,4.8 -4.5,5.2 -7.5,4.4 -12.5,7.6 -13.6,9.6 -16.5,12.4 -17.4,14.7 -16.2,17 -17,21 -15,25 -10,29.6 -9.6,32 -6.2,34.6 -4.6,34.8 -2,34.8 4,36.7 10,37.2 10.6,34.6 15,32.3 19,30.4 20.5,32.7 29,31 34,31.3 36,36.4 31,36.6 27.5,37 26.5,39.6 29.5,41 35,42 38,41 41.5,42 38,46.5 36,45.2 33.5,45.5 31,46.8 28,43 28,41.2 24,40.6 23.5,38 22.4,36.6 21,38.6 19.4,41.6 14,45 12.6,45 13.4,43.4 18.4,40.2 16.4,38.4 15.6,40 10.4,43.4 7.4,43.7 3.2,43.1 0,39.5 -0.6,37.9 -2.4,37 -5.6,36.8 -8.8,37.4 -9.2,43 -2,43.4 -1.2,45.6 -4.6,47.9 -1.4,48.6 2.2,50.2 5,52.6 8.4,54 8.4,57 10.4,57.4 10.8,54.4 14,54 19,54.6 21.5,57.2 24,58.8 28,59.6 22,60.2 20,63',
  '-2,57.6 -2.2,56 -0.2,54 1.6,52.6 1,51.4 -2,50.9 -5.4,50.5 -3.4,51.7 -5,52.2 -3,54 -5.2,56 -4.8,58.6 -3,58.6',
  '-10.4,52 -10,54 -8,55.2 -6.6,54.3 -7,52.4',
  '4,64 5,61 5.4,59 7,58.2 8.6,58.4 10.6,59.3 12.6,56.4 14.2,55.6 16.2,56.8 17,58.8 18.8,60 17.4,64',
  '-57,51 -53.2,49 -53.2,46.8 -59,47.8',
  '49.3,-12.2 50.3,-16 47,-25 44,-24.4 44.3,-17 47,-15.2',
  '-84.6,22 -80,23 -74.4,20.2 -77.6,19.9',
  '-74.3,18.4 -72.4,20 -68.5,18.7 -71.4,17.7',
  '-78.3,18.4 -76.3,18 -77.4,17.8',
  '-67.2,18.4 -65.7,18.4 -66.6,17.9',
  '12.6,38 15.4,38.2 15,36.8',
  '8.3,41 9.7,40.6 9,39',
  '8.6,42.8 9.5,42.6 9.2,41.5',
  '23.6,35.4 26.2,35.2 24.8,34.9',
];
const ANTILLES: readonly Point[] = pairsOf(
  '-62.8,17.6 -61.7,16.2 -61.4,15.2 -61,13.9 -61.2,12.9 -59.5,13.2 -61.3,10.5',
);
/** Longitude and latitude to a point on the map, by the same formula as `placeOn` in src/content/atlantic.ts. */
const project = ([lon, lat]: Point): Point => [(lon + 100) * 3.158, (60 - lat) * 3.79];

function atlantic(): Drawing {
  const closed = (points: readonly Point[]) => {
    const at = (i: number) => points[(i + points.length) % points.length] as Point;
    const steps = points.map((p, i) => {
      const [a, q, b] = [at(i - 1), at(i + 1), at(i + 2)];
      return `C${pair(p[0] + (q[0] - a[0]) / 6, p[1] + (q[1] - a[1]) / 6)} ${pair(q[0] - (b[0] - p[0]) / 6, q[1] - (b[1] - p[1]) / 6)} ${pair(...q)}`;
    });
    return `M${pair(...at(0))}${steps.join('')}Z`;
  };
  const coasts = COASTS.map(coast => pairsOf(coast).map(project));
  const land = coasts.map(closed).join('') + ANTILLES.map(p => `M${pair(...project(p))}h.1`).join('');
  const waves: readonly [width: number, color: string, opacity: number][] = [
    [19, 'coast', 0.3],
    [17.6, 'sea', 1],
    [11, 'coast', 0.45],
    [9.6, 'sea', 1],
    [3, 'coast', 0.9],
  ];
  const lines = waves.map(
    ([width, color, opacity]) =>
      `<use href="#land" fill="none" stroke="${v(color)}" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
  );
  const compass = rays(16, [262, 318], 20, i => (i % 4 ? 23 : 28));
  const sun = `${disc(262, 318, 11, v('sun'))}${ringAt(262, 318, 16, 1)}${stroked(compass, v('ring'), 1)}`;
  return {
    width: 480,
    height: 362,
    body: `<path fill="${v('sea')}" d="M0 0h480v362H0z"/><defs><path id="land" d="${land}" stroke-linejoin="round" stroke-linecap="round"/></defs>${lines.join('')}<use href="#land" fill="${v('land')}" stroke="${v('land')}" stroke-width=".8"/>${sun}`,
  };
}

/** Longitude and latitude to a point on the map of West Africa, by the same formula as in src/content/atlantic.ts. */
const projectWest = ([lon, lat]: Point): Point => [(lon + 18.2) * 14.37, (18.2 - lat) * 14.66];

function westAfrica(): Drawing {
  const along = (points: string) =>
    `M${pairsOf(points)
      .map(point => pair(...projectWest(point)))
      .join('L')}`;
  const closed = (all: readonly string[]) => all.map(points => `${along(points)}Z`).join('');
  const [x, y] = [72, 222];
  const compass = rays(24, [x, y], 31, i => (i % 2 ? 35 : 41));
  const waves = (
    [
      [34, 0.25],
      [22, 0.4],
      [11, 0.55],
    ] as const
  ).map(
    ([width, opacity]) =>
      `<use href="#land" stroke="${v('coast')}" stroke-width="${width}" stroke-opacity="${opacity}"/><use href="#land" stroke="${v('sea')}" stroke-width="${width - 1.6}"/>`,
  );
  return {
    width: 480,
    height: 270,
    body: `${shape('M0 0h480v270H0z', v('sea'))}<defs><path id="land" d="${closed(WEST_AFRICA.land)}" stroke-linejoin="round"/></defs><g fill="none">${waves.join('')}</g>${disc(x, y, 18, v('sun'))}${ringAt(x, y, 25, 1)}${stroked(compass, v('ring'), 1)}<use href="#land" fill="${v('land')}"/>${shape(closed([...WEST_AFRICA.ghana, ...WEST_AFRICA.nigeria]), v('named'))}${stroked(WEST_AFRICA.borders.map(along).join(''), v('border'), 0.9, ' stroke-linejoin="round"')}<use href="#land" fill="none" stroke="${v('coast')}" stroke-width="1.4"/>`,
  };
}

// ---- The braid of the timelines -------------------------------------------------------------------------------------

const TILE = { width: 44, height: 78, half: 16.5 };
/** One seamlessly repeating piece: six lobes of a straight braid, or four of a twist. */
function tile(rope: boolean): Drawing {
  reseed();
  const straight = line(pairsOf('22,0 22,60 22,120 22,180'));
  const core = /^<path[^>]*>/;
  const lobes = plait(straight, {
    half: () => TILE.half,
    pitch: TILE.height / (rope ? 4 : 3) / TILE.half,
    only: rope ? 4 : 6,
    fibers: 4,
    rope,
    ramp: k => (rope && k % 2 ? 'plum' : ''),
  }).replace(core, '');
  const copies = [-1, 0, 1].map(k => `<use href="#lobes" y="${k * TILE.height}"/>`).join('');
  return {
    ...TILE,
    body: `<path class="s0" d="M11 0h22v${TILE.height}H11z"/><defs><g id="lobes">${lobes}</g></defs>${copies}`,
  };
}

/** The gold cuff around the braid. */
const tie = (y: number) => `<use href="#cuff" transform="translate(22 ${y})rotate(90)scale(1 1.75)"/>`;

function tail(): Drawing {
  reseed();
  const straight = line(pairsOf('22,0 22,30 22,60 22,84'));
  return {
    width: 44,
    height: 72,
    body: `${tuft(straight, 6, 66, TILE.half * 0.92)}${tie(9)}`,
  };
}

/** Where centuries are left out: the braid is tied off, and starts again. */
function pause(): Drawing {
  return {
    width: 44,
    height: 60,
    body: `<path d="M0 8h44v44H0z" fill="${v('ground')}"/>${tie(8)}${[22, 30, 38].map(y => disc(22, y, 2.2, v('ring'))).join('')}${tie(52)}`,
  };
}

/** A gold bead: solid, with a dark core, or hollow. */
function bead(kind: 'documented' | 'reported' | 'oral'): Drawing {
  const gold = `<radialGradient id="bead" cx=".36" cy=".3" r=".75"><stop stop-color="${v('shine')}"/><stop offset=".3" stop-color="#eec468"/><stop offset=".7" stop-color="${v('gold')}"/><stop offset="1" stop-color="${v('deep')}"/></radialGradient>`;
  const hole = {
    documented: `<ellipse cx="18" cy="15" rx="5" ry="3.2" transform="rotate(-38 18 15)" fill="${v('shine')}" opacity=".9"/>`,
    reported:
      disc(24, 24, 6.5, v('deep')) +
      disc(24, 24, 8.5, 'none', ` stroke="${v('shine')}" stroke-width="1.2" opacity=".8"`),
    oral: disc(24, 24, 11, v('ground'), ` stroke="${v('s0')}" stroke-width="1.4"`),
  }[kind];
  return {
    width: 48,
    height: 48,
    body: `${gold}${disc(24, 24, 20, 'url(#bead)', ` stroke="${v('s0')}" stroke-width="1.4"`)}${hole}`,
  };
}

/** The bead for the date when the style first appeared: a small sun. */
function startBead(): Drawing {
  return {
    width: 48,
    height: 48,
    body: `${disc(24, 24, 24, v('s0'))}${stroked(
      rays(16, [24, 24], 19, () => 23),
      v('sun'),
      1.8,
    )}${disc(24, 24, 15.5, v('clay'), ` stroke="${v('shine')}" stroke-width="1.6"`)}${disc(24, 24, 6, v('sun'))}`,
  };
}

/** Drawings that decorate pages and belong to no history. */
const furniture: Readonly<Record<string, () => Drawing>> = {
  atlantic,
  'west-africa': westAfrica,
  'bead-documented': () => bead('documented'),
  'bead-reported': () => bead('reported'),
  'bead-oral': () => bead('oral'),
  'bead-start': startBead,
  'braid-tile': () => tile(false),
  'twist-tile': () => tile(true),
  'braid-tail': tail,
  'braid-break': pause,
};

const drawings: Readonly<Record<string, () => Drawing>> = {
  'root-knot': rootKnot,
  'root-knotless': rootKnotless,
  'parts-square': () =>
    round(
      'Square parts',
      'A crown seen from above, parted into a grid of squares, each with a short braid.',
      parts(false),
    ),
  'parts-brick': () =>
    round(
      'Brick parts',
      'A crown seen from above, parted like a brick wall: each row of boxes, each with a short braid, is shifted by half a box.',
      parts(true),
    ),
  'rows-straight': rowsStraight,
  'rows-nape': rowsNape,
  'rows-crown': rowsCrown,
  'strands-two': () => strands(true),
  'strands-three': () => strands(false),
  'row-fed': feedInRow,
  'rows-swelling': ghanaRows,
  'profile-even': () =>
    profile(
      t => lerp(7, 20, smooth(0, 0.07, t)),
      'An even row',
      'One row from the hairline down, as wide at its end as at its start.',
    ),
  'profile-growing': () =>
    profile(
      t => lerp(3, 34, smooth(0, 1, t)),
      'A growing row',
      'One row from the hairline down, fine and dark at its start; copper-colored hair joins it on the way and makes it full.',
      420,
      fedAt(0.24, 0.5),
    ),
  'profile-swelling': () =>
    profile(
      t => lerp(3, 38, Math.sin(Math.PI * clamp(t * 1.02 + 0.01)) ** 1.2),
      'A swelling row',
      'One row from the hairline down: slim and dark, full in the middle with copper-colored added hair, and slim again.',
      344,
      fedAt(0.18, 0.32),
    ),
  'profile-joined': () =>
    profile(
      t => 22 + 8 * bump(t, 0.055, 0.055),
      'A row with a bump',
      'One row from the hairline down. All the copper-colored added hair is joined at the very start, where it leaves a bump.',
      420,
      fedAt(0, 0),
      `<g transform="translate(121 76)">${wrapped(27)}</g>`,
    ),
  'hanging-knotted': () =>
    hanging(
      3,
      22,
      'knot',
      'Braids with knots',
      'Three braids hang from square parts, each from a knot that can be seen.',
    ),
  'hanging-micro': () =>
    hanging(9, 7.4, 'knot', 'Micro-braids', 'Nine very fine braids hang side by side, each from a small knot.'),
  'hanging-knotless': () =>
    hanging(
      4,
      17,
      'flat',
      'Braids without knots',
      'Four braids that start thin and flat, with the wearer’s own hair, and fill out on the way down.',
    ),
  'hanging-jumbo': () => hanging(2, 36, 'knot', 'Jumbo braids', 'Two very thick braids hang from large square parts.'),
  'hanging-medium': () =>
    hanging(4, 17, 'knot', 'Medium braids', 'Four braids of medium thickness hang from square parts.'),
};

/** Folders and their drawings by name. */
export const folders = [
  ['src/content/figures', drawings],
  ['src/pages/StylePage', furniture],
  ['src/components/SalonMap', { doorway }],
] as const;
