/** The texts of the preview pictures for shared links, taken from the pages' content. Used only at build. */

import { galleryPhotographs } from '../content/gallery-photographs';
import { hairstyles, priceText } from '../content/hairstyles';
import { atStart, inWords } from '../content/in-words';
import { quoteCardPath } from '../content/quote-card';
import { salon } from '../content/salon';
import type { HairstyleHistory } from '../content/schema';
import { cardPath } from './head';
import { pageWords } from './page-words';
import { type Route, routes } from './routes';

/**
 * `page` and `style` are link previews of 1200 x 630 px; `style` includes a quote. `quote` is a picture of 1080 x 1350
 * px to share.
 */
type CardKind = 'page' | 'style' | 'quote';

export interface SocialCard {
  kind: CardKind;
  /** Path of the card's picture, from the site's root. */
  path: string;
  eyebrow: string;
  title: string;
  line: string;
  /** Id of the picture in the arch. */
  picture: string;
  salonName: string;
}

type Words = Pick<SocialCard, 'line' | 'picture'>;

const lastPhoto = galleryPhotographs.at(-1)?.id ?? '';
const firstPhoto = galleryPhotographs[0]?.id ?? lastPhoto;

const words: Partial<Record<Route['page'], Words>> = {
  home: { line: 'Styles, prices and pictures', picture: 'hero-knotless-half-up' },
  services: { line: `${atStart(inWords(hairstyles.length))} kinds of braids, side by side`, picture: lastPhoto },
  gallery: { line: 'Find the look you want', picture: firstPhoto },
  contact: { line: 'Tell us your style and your best days', picture: 'gallery-braiding-hands' },
};

const histories = import.meta.glob<HairstyleHistory>('../content/hairstyles/*/history.ts', {
  eager: true,
  import: 'history',
});
const quoteOf = (id: string) => histories[`../content/hairstyles/${id}/history.ts`]?.quote;

function cardOf(route: Route): SocialCard[] {
  const { title, hairstyle } = pageWords(route);
  if (hairstyle) {
    const quote = quoteOf(hairstyle.id);
    const card = {
      title: hairstyle.title,
      line: quote ? `“${quote}”` : '',
      picture: hairstyle.image,
      salonName: salon.name,
      eyebrow: `History, care and price: ${priceText(hairstyle.id)}`,
    };
    return [
      { kind: 'style', path: cardPath(route.path), ...card },
      ...(quote
        ? [{ kind: 'quote' as const, path: quoteCardPath(hairstyle.id), ...card, eyebrow: hairstyle.title }]
        : []),
    ];
  }
  const own = words[route.page];
  if (!own) return [];
  const bare = title.split(' | ').filter(part => part !== salon.name);
  const eyebrow = `${salon.city}, ${salon.state}`;
  return [{ kind: 'page', path: cardPath(route.path), eyebrow, title: bare.join(' '), salonName: salon.name, ...own }];
}

export const socialCards: readonly SocialCard[] = routes.flatMap(cardOf);
