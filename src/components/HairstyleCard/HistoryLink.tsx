import { Link } from 'wouter';
import * as css from './HairstyleCard.css';

/** Links a card to the style's page. The accessible name includes the style, because every card has this link. */
export function HistoryLink({ id, title }: { id: string; title: string }) {
  return (
    <Link className={css.history} href={`/styles/${id}`} aria-label={`Learn History: ${title}`}>
      Learn History
    </Link>
  );
}
