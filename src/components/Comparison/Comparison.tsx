import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { MOST_WEEKS } from '../../content/limits';
import * as css from './Comparison.css';

/** A range, as text such as '4–8 hours' and as numbers. */
interface Range {
  text: string;
  /** The start of the range; undefined if the style has no facts. */
  least?: number | undefined;
  /** The end of the range; undefined if the style has no facts. */
  most?: number | undefined;
}

interface ComparedStyle {
  id: string;
  title: string;
  price: string;
  time: Range;
  lasts: Range;
  root: string;
  upkeep: string;
}

interface ComparisonProps {
  styles: readonly ComparedStyle[];
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** A note below the table. */
  caption: string;
}

/** The columns after the style's name. The bars of a column share a scale; weeks have the same scale as on style pages. */
const columns: readonly {
  name: string;
  look: keyof typeof css.cell;
  /** The range that the column shows as bars. */
  bars?: 'time' | 'lasts';
  of?: (style: ComparedStyle) => ReactNode;
}[] = [
  { name: 'Price', look: 'price', of: ({ price }) => price },
  { name: 'Time in the chair', look: 'span', bars: 'time' },
  { name: 'How long it lasts', look: 'span', bars: 'lasts' },
  { name: 'Weight at the root', look: 'plain', of: ({ root }) => root },
  { name: 'Upkeep', look: 'plain', of: ({ upkeep }) => upkeep },
];

/** Compares styles in a table, with times as bars. In a narrow window, every row shows the names of the columns. */
export function Comparison({ styles, labelledBy, caption }: ComparisonProps) {
  const scales = { time: Math.max(...styles.map(({ time: { most = 0 } }) => most)), lasts: MOST_WEEKS };
  return (
    <table className={css.table} aria-labelledby={labelledBy}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th className={css.head} scope="col">
            Style
          </th>
          {columns.map(({ name, bars }) => (
            <th
              key={name}
              className={css.head}
              scope="col"
              data-scale={bars && scales[bars] ? `0 ${scales[bars] / 2} ${scales[bars]}` : undefined}
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
            {columns.map(({ name, look, bars, of }) => (
              <td key={name} className={css.cell[look]} data-column={name}>
                {bars ? <Bar range={style[bars]} scale={scales[bars]} /> : of?.(style)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A range as text, with a bar below. */
function Bar({ range: { text, least, most }, scale }: { range: Range; scale: number }) {
  return (
    <>
      {text}
      {least !== undefined && most !== undefined && (
        <svg className={css.bar} viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect className={css.track} width={scale} height="1" />
          <rect className={css.reach} x={least} width={most - least} height="1" />
        </svg>
      )}
    </>
  );
}
