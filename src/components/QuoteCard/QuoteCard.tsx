import { buttonClass } from '../../ui/Button/Button';
import * as css from './QuoteCard.css';

interface QuoteCardProps {
  quote: string;
  /** Address of the card, a JPEG of 1080 x 1350. */
  card: string;
}

/** A sentence worth sending on: its card is saved, or opened to be sent from there. */
export function QuoteCard({ quote, card }: QuoteCardProps) {
  return (
    <figure className={css.card}>
      <blockquote className={css.quote}>“{quote}”</blockquote>
      <figcaption className={css.actions}>
        <a className={buttonClass('quiet')} href={card} download>
          Save the card
        </a>
        <a className={css.open} href={card}>
          Open the card
        </a>
      </figcaption>
    </figure>
  );
}
