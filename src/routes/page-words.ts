/** Title and description of every page, for search engines, tabs and shared links. */
import { hairstyleById, hairstyles } from '../content/hairstyles';
import { inWords } from '../content/in-words';
import { salon } from '../content/salon';
import type { HairstyleCard } from '../content/schema';
import type { PageName, Route } from './routes';

interface PageWords {
  title: string;
  description: string;
  hairstyle?: HairstyleCard;
}

const styleNames = new Intl.ListFormat('en').format(hairstyles.map(({ shortName }) => shortName));
const place = `${salon.city}, Massachusetts`;
const titled = (title: string) => `${title} | ${salon.name}`;

const words: Record<Exclude<PageName, 'style'>, PageWords> = {
  home: {
    title: `${salon.name} | ${salon.tagline}`,
    description: `Knotless braids, box braids, cornrows, twists, feed-in and Ghana braids at ${salon.name} in ${place}. See styles, prices and pictures, and book your appointment.`,
  },
  services: {
    title: titled('Services and prices'),
    description: `${inWords(hairstyles.length)} kinds of braids with their prices at ${salon.name}, hair braiding in ${place}: ${styleNames}.`,
  },
  gallery: {
    title: titled('Gallery'),
    description: `Pictures of braids and twists: parts, cuffs, beads, buns and bobs. Find the look you want, then book it at ${salon.name} in ${place}.`,
  },
  contact: {
    title: titled('Contact and booking'),
    description: `Book a braiding appointment at ${salon.name} in ${place}. Phone, email, business hours, directions and a short message form.`,
  },
  notFound: {
    title: titled('Page not found'),
    description: `There’s no page at this address. Start at the home page of ${salon.name} for styles, prices and pictures.`,
  },
  styleNotFound: {
    title: titled('Braid style not found'),
    description: `We don’t have a page for this braid style. See all the styles ${salon.name} offers in ${place}.`,
  },
};

export function pageWords({ page, hairstyleId }: Route): PageWords {
  if (page !== 'style') return words[page];
  const hairstyle = hairstyleById(hairstyleId ?? '');
  if (!hairstyle) throw new Error(`There is no hairstyle with the id '${hairstyleId}'`);
  return { title: titled(hairstyle.title), description: hairstyle.metaDescription, hairstyle };
}
