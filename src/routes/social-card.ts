/** The pictures for shared links and quotes, taken from the pages' content. Used only at build. */
import { loadHistory } from '../content/histories';
import { quoteCardPath } from '../content/quote-card';
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

export const socialCards: readonly SocialCard[] = (
  await Promise.all(
    routes.map(async route => {
      const { path, hairstyleId } = route;
      const picture = previewOf(route).id;
      const { quote } = hairstyleId ? await loadHistory(hairstyleId) : {};
      const preview = { path: cardPath(path), picture };
      return quote && hairstyleId
        ? [preview, { path: quoteCardPath(hairstyleId), picture, quote: quote.text }]
        : [preview];
    }),
  )
).flat();
