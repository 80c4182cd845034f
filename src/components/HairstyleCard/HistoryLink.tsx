import { ButtonLink } from '../../ui/Button/Button';

/** Links a card to the style's page. The accessible name includes the style, because every card has this link. */
export function HistoryLink({ id, title }: { id: string; title: string }) {
  return (
    <ButtonLink href={`/styles/${id}`} tone="quiet" aria-label={`Learn History: ${title}`}>
      Learn History
    </ButtonLink>
  );
}
