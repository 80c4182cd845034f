/** The text of each page's preview picture, from the page's own content. Read at build only. */
import { hairstyles, priceText } from '../content/hairstyles';
import { atStart, inWords } from '../content/in-words';
import { galleryPhotographs } from '../content/photograph-of';
import { salon } from '../content/salon';
import { cardPath } from './head';
import { pageWords } from './page-words';
import { type Route, routes } from './routes';

export interface SocialCard {
  /** Its address from the site's root. */
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
  services: { line: `${atStart(inWords(hairstyles.length))} styles side by side`, picture: lastPhoto },
  gallery: { line: 'Find the look you want', picture: firstPhoto },
  contact: { line: 'Tell us the style and your days', picture: 'gallery-braiding-hands' },
};

function cardOf(route: Route): SocialCard[] {
  const { title, hairstyle } = pageWords(route);
  const own = hairstyle ? { line: priceText(hairstyle.id), picture: hairstyle.image } : words[route.page];
  if (!own) return [];
  const bare = title.split(' | ').filter(part => part !== salon.name);
  const eyebrow = hairstyle ? 'History, care and price' : `${salon.city}, ${salon.state}`;
  return [{ path: cardPath(route.path), eyebrow, title: bare.join(' '), salonName: salon.name, ...own }];
}

export const socialCards: readonly SocialCard[] = routes.flatMap(cardOf);
