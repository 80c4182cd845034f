import type { Cost } from '../../derived/costs';
import * as css from './PriceTable.css';

/**
 * The prices of one style, as far as the owner has given prices: a row for each length and a column for each size. There
 * are usually fewer sizes, so the table fits on a phone. The first is the lowest, which is the style's price.
 */
export function PriceTable({ title, costs }: { title: string; costs: readonly Cost[] }) {
  const sizes = [...new Set(costs.map(({ size }) => size))];
  const lengths = [...new Set(costs.map(({ length }) => length))];
  const [hair, ...others] = new Set(costs.map(cost => cost.hair));
  const isSame = others.length === 0;
  return (
    <table className={css.table} aria-label={`${title}: prices by size and length`}>
      <caption className={css.caption}>{`Hours are approximate${isSame ? `; ${hair}` : ''}.`}</caption>
      <thead>
        <tr>
          <td className={css.head} />
          {sizes.map(size => (
            <th key={size} className={css.head} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lengths.map(length => (
          <tr key={length}>
            <th className={css.cell} scope="row">
              {length}
            </th>
            {sizes.map(size => {
              const cost = costs.find(one => one.size === size && one.length === length);
              return (
                <td key={size} className={css.cell}>
                  {cost ? (
                    <>
                      {cost.price} <span className={css.detail}>{cost.time.replace('our', 'r')}</span>
                      {!isSame && <span className={css.detail}>{cost.hair}</span>}
                    </>
                  ) : (
                    'Ask us'
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
