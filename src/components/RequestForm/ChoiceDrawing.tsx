import * as css from './Choices.css';

const WIDTH = 48;
const HEIGHT = 40;

/** So many braids side by side: fewer look larger. */
export function BraidsDrawing({ braids }: { braids: number }) {
  const pitch = WIDTH / braids;
  const links = Math.round(HEIGHT / pitch);
  const step = HEIGHT / links;
  const braid = (left: number) =>
    Array.from({ length: links }, (_, link) => {
      const [x, middle, right, y] = [left + pitch * 0.1, left + pitch / 2, left + pitch * 0.9, link * step];
      return `M${x} ${y}L${middle} ${y + step * 0.55}L${right} ${y}M${middle} ${y + step * 0.55}V${y + step}`;
    }).join('');
  const path = Array.from({ length: braids }, (_, index) => braid(index * pitch)).join('');
  return (
    <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A head from behind with hair that falls so far: 0 at the chin, 1 at the hip. */
export function LengthDrawing({ reach }: { reach: number }) {
  const end = 14 + reach * 24;
  return (
    <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d="M20 13v3c0 2-10 2-12 8v16M28 13v3c0 2 10 2 12 8v16M13 27c1 5 2 8 1 13M35 27c-1 5-2 8-1 13" />
      <path className={css.hair} d={`M24 1c-6 0-8 4-8 9L15 ${end}q4.500 2 9 0q4.500 2 9 0L32 10c0-5-2-9-8-9z`} />
    </svg>
  );
}
