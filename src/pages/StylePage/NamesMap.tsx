import { ATLANTIC, placeOn } from '../../content/atlantic';
import type { NamesMap as Names } from '../../content/schema';
import { color } from '../../theme/contract.css';
import atlantic from './atlantic.svg';
import * as css from './History.css';

/** Where a label is relative to its dot: text anchor, and offset of the first line. */
const sides = {
  right: ['start', 10, -2],
  left: ['end', -10, -2],
  above: ['middle', 0, -30],
  below: ['middle', 0, 24],
} as const;

/** A map of the style's names around the Atlantic, and of the routes by which people carried it. */
export function NamesMap({ names, routes }: Names) {
  const described = names.map(({ name, place }) => `${name}, ${place}`).join('; ');
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
          {routes.map(({ from, to, text }) => {
            const [a, b] = [placeOn(from), placeOn(to)];
            return (
              <path
                key={text}
                fill="none"
                stroke={color.link}
                strokeWidth="1.6"
                strokeDasharray="1 5"
                strokeLinecap="round"
                d={`M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + 34} ${b.x} ${b.y}`}
              />
            );
          })}
          {names.map(({ name, language, place, label, ...spot }) => {
            const { x, y } = placeOn(spot);
            const [anchor, dx, dy] = sides[label];
            return (
              <g
                key={`${name} ${place}`}
                textAnchor={anchor}
                paintOrder="stroke"
                stroke={color.groundSoft}
                strokeLinejoin="round"
              >
                <circle cx={x} cy={y} r="5" fill={color.link} stroke={color.ground} strokeWidth="2.4" />
                <text className={css.name} fill={color.heading} strokeWidth="4" x={x + dx} y={y + dy} lang={language}>
                  {name}
                </text>
                <text className={css.place} fill={color.text} strokeWidth="4" x={x + dx} y={y + dy} dy="1.15em">
                  {place}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className={css.note}>
        {['Names in use, not origins.', ...routes.map(({ text }) => text)].join(' ')}
      </figcaption>
    </figure>
  );
}
