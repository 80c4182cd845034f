import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { factsOf, isTypical, spanText, UNKNOWN } from '../../content/facts';
import { hairstyles, priceText } from '../../content/hairstyles';
import { MOST_WEEKS } from '../../content/limits';
import { color } from '../../theme/contract.css';
import bead from '../../ui/Braid/bead-documented.svg';
import plait from '../../ui/Braid/plait-copper.svg';
import * as css from './Comparison.css';

const note = isTypical(hairstyles.map(({ id }) => id)) && 'Typical times; we’ll confirm yours.';

interface Column {
  name: string;
  look: keyof typeof css.cell;
  scale?: string | undefined;
  /** What the column says of a style. */
  show: (id: string) => ReactNode;
}

/** A column of ranges as bars from 0 to `most`. */
const bars = (name: string, fact: 'inTheChair' | 'lasts', unit: string, most: number): Column => ({
  name,
  look: 'span',
  // A space that justified text does not stretch keeps number and unit together.
  scale: most > 0 ? `0 ${most}\u202f${unit}s` : undefined,
  show: id => {
    const span = factsOf(id)?.[fact];
    return span ? <Bar {...span} text={spanText(span, unit)} scale={most} /> : UNKNOWN;
  },
});
const longest = Math.max(...hairstyles.map(({ id }) => factsOf(id)?.inTheChair.most ?? 0));

/** The columns after the style's name. */
const columns: readonly Column[] = [
  { name: 'Price', look: 'price', show: priceText },
  bars('Time in the chair', 'inTheChair', 'hour', longest),
  bars('How long it lasts', 'lasts', 'week', MOST_WEEKS),
  { name: 'How heavy it feels', look: 'plain', show: id => factsOf(id)?.root ?? UNKNOWN },
  { name: 'Upkeep', look: 'plain', show: id => factsOf(id)?.upkeep ?? UNKNOWN },
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
          {columns.map(({ name, scale }) => (
            <th key={name} className={css.head} scope="col" data-scale={scale}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hairstyles.map(({ id, title }) => (
          <tr key={id} className={css.row}>
            <th className={css.name} scope="row">
              <Link className={css.link} href={`/styles/${id}`}>
                {title}
              </Link>
            </th>
            {columns.map(({ name, look, show }) => (
              <td key={name} className={css.cell[look]} data-column={name}>
                {show(id)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A range as text, with a bar below: a line as long as the scale, and on it a plait from bead to bead. */
function Bar({ text, least, most, scale }: { text: string; least: number; most: number; scale: number }) {
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
