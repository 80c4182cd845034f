/** The pictures for shared links and quotes, taken from the pages' content. Used only at build. */
import { quoteCardPath } from '../content/quote-card';
import type { HairstyleHistory } from '../content/schema';
import { cardPath, previewOf } from './head';
import { routes } from './routes';

export interface SocialCard {
  /** Path of the card, from the site's root. */
  path: string;
  /** Id of the picture that it shows. */
  picture: string;
  /** The words below the picture; none in the preview of a page. */
  quote?: string;
}

const histories = import.meta.glob<HairstyleHistory>('../content/hairstyles/*/history.ts', {
  eager: true,
  import: 'history',
});

export const socialCards: readonly SocialCard[] = routes.flatMap(route => {
  const { path, hairstyleId = '' } = route;
  const picture = previewOf(route).id;
  const quote = histories[`../content/hairstyles/${hairstyleId}/history.ts`]?.quote;
  const preview = { path: cardPath(path), picture };
  return quote ? [preview, { path: quoteCardPath(hairstyleId), picture, quote }] : [preview];
});
