import { ButtonLink } from '../../ui/Button/Button';

/** Leads from a style's card to its page; said with the style's name, as every card has one. */
export function HistoryLink({ id, title }: { id: string; title: string }) {
  return (
    <ButtonLink href={`/styles/${id}`} tone="quiet" aria-label={`Learn History: ${title}`}>
      Learn History
    </ButtonLink>
  );
}
