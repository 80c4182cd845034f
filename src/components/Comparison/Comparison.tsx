import { Link } from 'wouter';
import { MOST_WEEKS } from '../../content/limits';
import { Icon } from '../../ui/Icon/Icon';
import * as css from './Comparison.css';

/** A range, as text such as '4–8 hours' and as numbers. */
export interface Range {
  text: string;
  /** Undefined if the style has no facts. */
  least?: number | undefined;
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

const columns = ['Price', 'Time in the chair', 'How long it lasts', 'Weight at the root', 'Upkeep'];

/**
 * The greatest value in a column, which is the scale of the column's bars. Weeks have the same scale as on style pages.
 */
const longest = (ranges: readonly Range[]) => Math.max(...ranges.map(({ most = 0 }) => most));

/** Compares styles in a table, with times as bars. On a phone, the table scrolls while the names stay in view. */
export function Comparison({ styles, labelledBy, caption }: ComparisonProps) {
  const times = longest(styles.map(({ time }) => time));
  return (
    <div className={css.frame}>
      <p className={css.hint}>
        Scroll sideways for weight and upkeep
        <Icon path="M4 12h15m-5-5l5 5-5 5" size={20} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table. */}
      <section className={css.scroller} aria-label="Comparison of the styles" tabIndex={0}>
        <table className={css.table} aria-labelledby={labelledBy}>
          <caption className={css.caption}>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr className={css.row}>
              <th className={css.nameHead} scope="col">
                Style
              </th>
              {columns.map(name => (
                <th key={name} className={css.head} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {styles.map(({ id, title, price, time, lasts, root, upkeep }) => (
              <tr key={id} className={css.row}>
                <th className={css.name} scope="row">
                  <Link className={css.link} href={`/styles/${id}`}>
                    {title}
                  </Link>
                </th>
                <td className={css.cell.price}>{price}</td>
                <td className={css.cell.span}>
                  <Bar range={time} scale={times} />
                </td>
                <td className={css.cell.span}>
                  <Bar range={lasts} scale={MOST_WEEKS} />
                </td>
                <td className={css.cell.plain}>{root}</td>
                <td className={css.cell.plain}>{upkeep}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
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
