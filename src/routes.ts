/** The one list of pages. The menu, the head of each page, the prerender and the sitemap read it. */
import { hairstyles } from './content/hairstyles';
import { atStart, inWords } from './content/in-words';
import { salon } from './content/salon';
import type { HairstyleCard } from './content/schema';

export type PageName = 'home' | 'services' | 'gallery' | 'contact' | 'style' | 'notFound' | 'styleNotFound';

export interface Route {
  /** Path from the site's root; null for what no address leads to. */
  path: string | null;
  page: PageName;
  title: string;
  description: string;
  /** Word in the menu; pages without one are not in it. */
  menuLabel?: string;
  hairstyle?: HairstyleCard;
}

const styleNames = new Intl.ListFormat('en').format(hairstyles.map(({ shortName }) => shortName));
const place = `${salon.city}, Massachusetts`;
const titled = (title: string) => `${title} | ${salon.name}`;

const home: Route = {
  path: '/',
  page: 'home',
  title: `${salon.name} | ${salon.tagline}`,
  description: `Knotless braids, box braids, cornrows, twists, feed-in and Ghana braids at ${salon.name} in ${place}. See styles, prices and pictures, and ask for an appointment.`,
  menuLabel: 'Home',
};
const services: Route = {
  path: '/services',
  page: 'services',
  title: titled('Services and prices'),
  description: `${atStart(inWords(hairstyles.length))} braid styles with their prices at ${salon.name}, hair braiding in ${place}: ${styleNames}.`,
  menuLabel: 'Services',
};
const gallery: Route = {
  path: '/gallery',
  page: 'gallery',
  title: titled('Gallery'),
  description: `Pictures of braids and twists: partings, cuffs, beads, buns and bobs. Find the look you want, then ask ${salon.name} in ${place} for an appointment.`,
  menuLabel: 'Gallery',
};
const contact: Route = {
  path: '/contact',
  page: 'contact',
  title: titled('Contact and booking'),
  description: `Ask ${salon.name} in ${place} for a braiding appointment. Phone, e-mail, opening hours, directions and a short message form.`,
  menuLabel: 'Contact',
};
const styles: Route[] = hairstyles.map(hairstyle => ({
  path: `/styles/${hairstyle.id}`,
  page: 'style',
  title: titled(hairstyle.title),
  description: hairstyle.metaDescription,
  hairstyle,
}));

/** Every page that has an address, in the order of the sitemap. */
export const routes: readonly Route[] = [home, services, gallery, contact, ...styles];

export const notFoundRoute: Route = {
  path: null,
  page: 'notFound',
  title: titled('Page not found'),
  description: `This page does not exist. Find styles, prices and pictures of ${salon.name} from the home page.`,
};
export const styleNotFoundRoute: Route = {
  path: null,
  page: 'styleNotFound',
  title: titled('Braid style not found'),
  description: `This braid style is not on our list. See all the styles that ${salon.name} braids in ${place}.`,
};

type MenuRoute = Route & { path: string; menuLabel: string };

/** The pages that the menu names, in its order. */
export const menuRoutes = routes.filter((route): route is MenuRoute => route.menuLabel !== undefined);

/** The page for a path; a trailing slash or the name of the file makes no difference. Unknown styles and unknown pages each have their own answer. */
export function findRoute(path: string): Route {
  const plain = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return (
    routes.find(route => route.path === plain) ?? (/^\/styles\/[^/]+$/.test(plain) ? styleNotFoundRoute : notFoundRoute)
  );
}
