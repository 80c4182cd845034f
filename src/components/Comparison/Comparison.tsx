import { Link } from 'wouter';
import { factsOf, isTypical, spanText, UNKNOWN } from '../../content/facts';
import { hairstyles, priceText } from '../../content/hairstyles';
import { MOST_WEEKS } from '../../content/limits';
import { color } from '../../theme/contract.css';
import bead from '../../ui/Braid/bead-documented.svg';
import plait from '../../ui/Braid/plait-copper.svg';
import * as css from './Comparison.css';

/** A range, as text such as '4–8 hours' and as numbers; a style without facts has none. */
interface Range {
  text: string;
  least?: number;
  most?: number;
}

const styles = hairstyles.map(({ id, title }) => {
  const facts = factsOf(id);
  const range = (span: { least: number; most: number } | undefined, unit: string): Range =>
    span ? { ...span, text: spanText(span, unit) } : { text: UNKNOWN };
  return {
    id,
    title,
    price: priceText(id),
    time: range(facts?.inTheChair, 'hour'),
    lasts: range(facts?.lasts, 'week'),
    root: facts?.root ?? UNKNOWN,
    upkeep: facts?.upkeep ?? UNKNOWN,
  };
});
const scales = { time: Math.max(...styles.map(({ time: { most = 0 } }) => most)), lasts: MOST_WEEKS };
const note = isTypical(styles.map(({ id }) => id)) && 'Typical times; we’ll confirm yours.';

/** A column shows either a range as bars or a text. */
type Column = { name: string; look: keyof typeof css.cell } & (
  | { bars: 'time' | 'lasts'; unit: string; text?: never }
  | { text: 'price' | 'root' | 'upkeep'; bars?: never; unit?: never }
);

/** The columns after the style's name. The bars of a column share a scale; weeks have the same scale as on style pages. */
const columns: readonly Column[] = [
  { name: 'Price', look: 'price', text: 'price' },
  { name: 'Time in the chair', look: 'span', bars: 'time', unit: 'hours' },
  { name: 'How long it lasts', look: 'span', bars: 'lasts', unit: 'weeks' },
  { name: 'How heavy it feels', look: 'plain', text: 'root' },
  { name: 'Upkeep', look: 'plain', text: 'upkeep' },
];

/** Compares all styles in a table, with times as bars. In a narrow window, every row shows the names of the columns. */
export function Comparison({ labelledBy }: { labelledBy: string }) {
  return (
    <table className={css.table} aria-labelledby={labelledBy}>
      {note && <caption className={css.caption}>{note}</caption>}
      <thead>
        <tr>
          <th className={css.head} scope="col">
            Style
          </th>
          {columns.map(({ name, bars, unit }) => (
            <th
              key={name}
              className={css.head}
              scope="col"
              // A space that justified text does not stretch keeps number and unit together.
              data-scale={bars && scales[bars] ? `0 ${scales[bars]}\u202f${unit}` : undefined}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {styles.map(style => (
          <tr key={style.id} className={css.row}>
            <th className={css.name} scope="row">
              <Link className={css.link} href={`/styles/${style.id}`}>
                {style.title}
              </Link>
            </th>
            {columns.map(({ name, look, bars, text }) => (
              <td key={name} className={css.cell[look]} data-column={name}>
                {bars ? <Bar range={style[bars]} scale={scales[bars]} /> : style[text]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A range as text, with a bar below: a line as long as the scale, and on it a plait from bead to bead. */
function Bar({ range: { text, least, most }, scale }: { range: Range; scale: number }) {
  if (least === undefined || most === undefined) return text;
  const share = (figure: number) => `${(100 * figure) / scale}%`;
  return (
    <>
      {text}
      <svg className={css.bar} width="100%" height="12" overflow="visible" aria-hidden="true">
        <line x2="100%" y1="50%" y2="50%" stroke={color.ring} strokeOpacity=".7" />
        <image
          href={plait}
          x={share(least)}
          y="1"
          width={share(most - least)}
          height="10"
          preserveAspectRatio="xMinYMid slice"
        />
        {[least, most].map(end => (
          <image key={end} href={bead} x={share(end)} width="12" height="12" transform="translate(-6)" />
        ))}
      </svg>
    </>
  );
}
