import { choices } from '../../content/choices';
import type { Cost } from '../../content/costs';
import * as css from './PriceTable.css';

/** The prices of one style: a row for each size, a column for each length, as far as the owner has given prices. */
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
          {lengths.map(({ name }) => (
            <th key={name} className={css.head} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(size => (
          <tr key={size.name}>
            <th className={css.cell} scope="row">
              {size.name}
            </th>
            {lengths.map(length => {
              const cost = costs.find(one => one.size === size.name && one.length === length.name);
              return (
                <td key={length.name} className={css.cell}>
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
