import { ATLANTIC, placeOn } from '../../content/atlantic';
import type { NamesMap as Names } from '../../content/schema';
import { color } from '../../theme/contract.css';
import atlantic from './atlantic.svg';
import * as css from './History.css';

/** Where a label is relative to its dot: text anchor, and offset of the first line. A label without a dot is on its spot. */
const sides = {
  right: ['start', 10, -2],
  left: ['end', -10, -2],
  above: ['middle', 0, -30],
  below: ['middle', 0, 26],
  none: ['middle', 0, 0],
} as const;

/** Keeps a label in the middle of its spot inside the map: half its width at most, at the size it has on a phone. */
const inside = (x: number, name: string) => {
  const half = name.length * 5.4 + 16;
  return Math.max(half, Math.min(ATLANTIC.width - half, x));
};

/** A curve from spot to spot that ends before the dot, and the arrow at its end. */
function path({ from, to }: Names['routes'][number]): { line: string; arrow: string } {
  const [a, b] = [placeOn(from), placeOn(to)];
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 24 };
  const far = Math.hypot(b.x - bend.x, b.y - bend.y);
  const [dx, dy] = [(b.x - bend.x) / far, (b.y - bend.y) / far];
  const at = (along: number, aside = 0) =>
    `${(b.x - dx * along - dy * aside).toFixed(1)} ${(b.y - dy * along + dx * aside).toFixed(1)}`;
  return { line: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${at(14)}`, arrow: `M${at(18, 5)}L${at(9)}L${at(18, -5)}` };
}

/** A map of the style's names around the Atlantic, and of the routes by which people carried it. */
export function NamesMap({ names, routes }: Names) {
  const described = names.map(({ name, place }) => `${name}, ${place}`).join('; ');
  const paths = routes.map(path);
  const placeless = names.some(({ label }) => label === 'none');
  return (
    <figure>
      <div className={css.frame}>
        <img className={css.overlay} src={atlantic} alt="" loading="lazy" decoding="async" />
        <svg
          className={css.front}
          viewBox={`0 0 ${ATLANTIC.width} ${ATLANTIC.height}`}
          role="img"
          aria-label={`Map of names around the Atlantic: ${described}`}
        >
          {paths.map(({ line, arrow }) => (
            <g key={line} fill="none" stroke={color.link} strokeWidth="1.8" strokeLinecap="round">
              <path strokeDasharray="1 5" d={line} />
              <path d={arrow} />
            </g>
          ))}
          {names.map(({ name, language, place, label, ...spot }) => {
            const { x, y } = placeOn(spot);
            const [anchor, dx, dy] = sides[label];
            const left = anchor === 'middle' ? inside(x, name) : x + dx;
            return (
              <g
                key={`${name} ${place}`}
                textAnchor={anchor}
                paintOrder="stroke"
                stroke={label === 'none' ? color.ground : color.groundSoft}
                strokeLinejoin="round"
              >
                {label !== 'none' && (
                  <circle cx={x} cy={y} r="5" fill={color.link} stroke={color.ground} strokeWidth="2.4" />
                )}
                <text className={css.name} fill={color.heading} strokeWidth="4" x={left} y={y + dy} lang={language}>
                  {name}
                </text>
                <text className={css.place} fill={color.text} strokeWidth="4" x={left} y={y + dy} dy="1.15em">
                  {place}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className={css.note}>
        {[
          'Where names are used, not where styles began.',
          placeless && 'Names without a dot belong to a language.',
          ...routes.map(({ text }) => text),
        ]
          .filter(Boolean)
          .join(' ')}
      </figcaption>
    </figure>
  );
}
