import { atlantic, placeOn } from '../../content/atlantic';
import type { NamesMap as Names } from '../../content/schema';
import { color } from '../../theme/contract.css';
import drawing from './atlantic.svg';
import * as css from './History.css';

const { width, height, least } = atlantic;

/** Where a label is relative to its dot: the text anchor, and the offset of the label's first line in pixels. */
const sides = {
  right: ['start', 10, -1],
  left: ['end', -10, -1],
  above: ['middle', 0, -28],
  below: ['middle', 0, 22],
  aboveRight: ['start', 4, -26],
  belowLeft: ['end', -2, 26],
} as const;

/** Space for labels beside and above the dots, in map units. */
const [ASIDE, ABOVE] = [96, 64];

/** The part of the map that contains all dots, with the proportions of the whole map. */
function viewOf(spots: readonly Spot[]): { x: number; y: number; zoom: number } {
  const range = (all: number[]) => [Math.min(...all), Math.max(...all)] as const;
  const [left, right] = range(spots.map(({ x }) => x));
  const [top, bottom] = range(spots.map(({ y }) => y));
  const wanted = Math.max(
    least,
    ((right - left) * width) / (width - 2 * ASIDE),
    ((bottom - top) * width) / (height - 2 * ABOVE),
  );
  const zoom = width / Math.min(width, wanted);
  const start = (middle: number, length: number) =>
    Math.round(Math.max(0, Math.min(length - length / zoom, middle - length / zoom / 2)));
  return { x: start((left + right) / 2, width), y: start((top + bottom) / 2, height), zoom };
}

/** Moves a centered label so that it stays inside the map. `half` is an upper bound of half its width on a phone. */
const inside = (x: number, name: string, place: string) => {
  const half = Math.max(name.length, place.length) * 6 + 16;
  return Math.max(half, Math.min(width - half, x));
};

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

interface Spot {
  x: number;
  y: number;
}

/**
 * A curve that ends just before the dot of `b`, and its arrowhead. The curve bends to the north if it leads far north.
 */
function path(a: Spot, b: Spot): { line: string; arrow: string } {
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + (a.y - b.y > 60 ? -60 : 24) };
  const far = Math.hypot(b.x - bend.x, b.y - bend.y);
  const [dx, dy] = [(b.x - bend.x) / far, (b.y - bend.y) / far];
  const at = (along: number, aside = 0) =>
    `${(b.x - dx * along - dy * aside).toFixed(1)} ${(b.y - dy * along + dx * aside).toFixed(1)}`;
  return { line: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${at(14)}`, arrow: `M${at(18, 5)}L${at(9)}L${at(18, -5)}` };
}

/** A map of the style's names, and of the routes by which people carried the style. */
export function NamesMap({ names, routes }: Names) {
  const described = names.map(({ name, place }) => `${name}, ${place}`).join('; ');
  const view = viewOf([...names, ...routes.flatMap(({ from, to }) => [from, to])].map(placeOn));
  const seen = (spot: Parameters<typeof placeOn>[0]): Spot => {
    const { x, y } = placeOn(spot);
    return { x: Math.round((x - view.x) * view.zoom), y: Math.round((y - view.y) * view.zoom) };
  };
  const paths = routes.map(({ from, to }) => path(seen(from), seen(to)));
  const part = [view.x, view.y, width / view.zoom, height / view.zoom].map(Math.round).join(',');
  return (
    <figure>
      <div className={`${css.frame} ${css.map}`}>
        <img
          className={css.overlay}
          src={`${drawing}#svgView(viewBox(${part}))`}
          alt=""
          loading="lazy"
          decoding="async"
        />
        {/* Also gives the map its height. */}
        <svg className={css.front} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {paths.map(({ line, arrow }) => (
            <g key={line} fill="none" stroke={color.link} strokeWidth="1.8" strokeLinecap="round">
              <path strokeDasharray="1 5" d={line} />
              <path d={arrow} />
            </g>
          ))}
        </svg>
        {/* Without a view box, so that the text keeps its size on maps of any width. */}
        <svg
          className={css.overlay}
          paintOrder="stroke"
          stroke={color.groundSoft}
          strokeLinejoin="round"
          role="img"
          aria-label={`Map of names around the Atlantic: ${described}`}
        >
          {names.map(({ name, language, place, label, ...spot }) => {
            const { x, y } = seen(spot);
            const [anchor, dx, dy] = sides[label];
            const top = percent(y, height);
            const left = percent(anchor === 'middle' ? inside(x, name, place) : x, width);
            const at = { x: left, y: top, dx: dx || undefined, strokeWidth: 4 };
            return (
              <g key={`${name} ${place}`} textAnchor={anchor}>
                <circle cx={percent(x, width)} cy={top} r="5" fill={color.link} stroke={color.ground} strokeWidth="2" />
                <text className={css.name} {...at} dy={dy} lang={language}>
                  {name}
                </text>
                <text className={css.place} {...at} dy={dy + 16}>
                  {place}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className={css.note}>
        Where names are used, not where styles began.
        {routes.map(
          ({ text }) =>
            text && (
              <span key={text} className={css.note}>
                {text}
              </span>
            ),
        )}
      </figcaption>
    </figure>
  );
}
