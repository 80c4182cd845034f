import { Link } from 'wouter';
import * as css from './Comparison.css';

export interface ComparedStyle {
  id: string;
  title: string;
  price: string;
  time: string;
  lasts: string;
  root: string;
  upkeep: string;
}

const columns = [
  ['price', 'Price'],
  ['time', 'Time in the chair'],
  ['lasts', 'How long it lasts'],
  ['root', 'Weight at the root'],
  ['upkeep', 'Upkeep'],
] as const;

/**
 * Styles side by side. On a phone each style is a card whose lines name themselves; the roles are written out because
 * some browsers forget that a table is one when it is no longer laid out as such.
 */
export function Comparison({ styles, caption }: { styles: readonly ComparedStyle[]; caption: string }) {
  return (
    <table className={css.table} role="table">
      <caption className={css.caption}>{caption}</caption>
      <thead className={css.head}>
        <tr role="row">
          <th role="columnheader" scope="col">
            Style
          </th>
          {columns.map(([key, name]) => (
            <th key={key} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {styles.map(style => (
          <tr key={style.id} className={css.row} role="row">
            <th className={css.name} role="rowheader" scope="row">
              <Link className={css.link} href={`/styles/${style.id}`}>
                {style.title}
              </Link>
            </th>
            {columns.map(([key, name]) => (
              <td key={key} className={css.cell[key === 'price' ? 'price' : 'plain']} role="cell">
                <span className={css.label} aria-hidden="true">
                  {name}
                </span>
                <span>{style[key]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
