import { BeforeYouBook } from '../../components/BeforeYouBook/BeforeYouBook';
import { PriceTable } from '../../components/PriceTable/PriceTable';
import { factsOf, spanText } from '../../content/facts';
import { PRICE_CONFIRMED, PRICE_NOTE } from '../../content/price-words';
import { costs, costsNote } from '../../derived/costs';
import * as css from './Wearing.css';

/** The hours in the chair, the weeks a style lasts, the owner's prices by size and length, and what can change a price. */
export function Glance({ id, title }: { id: string; title: string }) {
  const facts = factsOf(id);
  const own = costs[id];
  return (
    <div className={css.glance}>
      {facts && (
        <dl className={css.facts}>
          <div>
            <dt className={css.note}>In the chair</dt>
            <dd className={css.figure}>{spanText(facts.inTheChair, 'hour')}</dd>
          </div>
          <div>
            <dt className={css.note}>Lasts</dt>
            <dd className={css.figure}>{spanText(facts.lasts, 'week')}</dd>
          </div>
        </dl>
      )}
      {own && (
        <details className={css.prices}>
          <summary className={css.fold}>Prices by size and length</summary>
          <PriceTable title={title} costs={own} />
          {costsNote && <p className={css.note}>{costsNote}</p>}
        </details>
      )}
      <BeforeYouBook on="stylePage" />
      <p className={css.note}>
        {own ? PRICE_CONFIRMED : PRICE_NOTE} {facts?.typical && 'Typical times; we’ll confirm yours.'}
      </p>
    </div>
  );
}
