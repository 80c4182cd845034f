import { factsOf, spanText } from '../../content/facts';
import * as css from './Wearing.css';

/** The hours in the chair and the weeks a style lasts. */
export function Glance({ id }: { id: string }) {
  const facts = factsOf(id);
  if (!facts) return null;
  return (
    <div className={css.glance}>
      <dl className={css.facts}>
        <div>
          <dt className={css.term}>In the chair</dt>
          <dd className={css.figure}>{spanText(facts.inTheChair, 'hour')}</dd>
        </div>
        <div>
          <dt className={css.term}>Lasts</dt>
          <dd className={css.figure}>{spanText(facts.lasts, 'week')}</dd>
        </div>
      </dl>
      {facts.typical && <p className={css.note}>Typical times; we’ll confirm yours.</p>}
    </div>
  );
}
