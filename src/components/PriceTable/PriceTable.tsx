import { choices } from '../../content/choices';
import type { Cost } from '../../content/costs';
import * as css from './PriceTable.css';

/**
 * The prices of one style, as far as the owner has given prices: a row for each length and a column for each size. There
 * are usually fewer sizes, so the table fits on a phone.
 */
export function PriceTable({ title, costs }: { title: string; costs: readonly Cost[] }) {
  const sizes = choices.sizes.filter(({ name }) => costs.some(({ size }) => size === name));
  const lengths = choices.lengths.filter(({ name }) => costs.some(({ length }) => length === name));
  const [hair, ...others] = new Set(costs.map(cost => cost.hair));
  const isSame = others.length === 0;
  return (
    <table className={css.table} aria-label={`${title}: prices by size and length`}>
      <caption className={css.caption}>
        Hours are approximate{isSame && `; ${hair}`}. We confirm your price before you book.
      </caption>
      <thead>
        <tr>
          <td className={css.head} />
          {sizes.map(({ name }) => (
            <th key={name} className={css.head} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lengths.map(length => (
          <tr key={length.name}>
            <th className={css.cell} scope="row">
              {length.name}
            </th>
            {sizes.map(size => {
              const cost = costs.find(one => one.size === size.name && one.length === length.name);
              return (
                <td key={size.name} className={css.cell}>
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
