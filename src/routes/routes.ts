/**
 * The list of all pages, for the menu, prerendering and the sitemap. Titles and descriptions are in `page-words.ts`,
 * because not every visitor needs them.
 */

export type PageName = 'home' | 'services' | 'gallery' | 'contact' | 'style' | 'notFound' | 'styleNotFound';

export interface Route {
  /** Path from the site's root; null for pages without an address of their own. */
  path: string | null;
  page: PageName;
  /** Label in the menu; pages without one are not listed there. */
  menuLabel?: string;
  /** The hairstyle of a style page. */
  hairstyleId?: string;
}

/** Ids of all hairstyles, read from the folder names, so that the cards are not loaded. */
const hairstyleIds = Object.keys(import.meta.glob('../content/hairstyles/*/card.ts')).map(
  file => file.split('/').at(-2) ?? '',
);

/** Every page that has an address, in the order of the sitemap. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', menuLabel: 'Home' },
  { path: '/services', page: 'services', menuLabel: 'Services' },
  { path: '/gallery', page: 'gallery', menuLabel: 'Gallery' },
  { path: '/contact', page: 'contact', menuLabel: 'Contact' },
  ...hairstyleIds.map((hairstyleId): Route => ({ path: `/styles/${hairstyleId}`, page: 'style', hairstyleId })),
];

export const notFoundRoute: Route = { path: null, page: 'notFound' };
export const styleNotFoundRoute: Route = { path: null, page: 'styleNotFound' };

type MenuRoute = Route & { path: string; menuLabel: string };

export const menuRoutes = routes.filter((route): route is MenuRoute => route.menuLabel !== undefined);

/**
 * The route for a path, however it is written: with doubled or trailing slashes, `.html`, or encoded letters. Upper case is
 * another path, as on most hosts. Unknown styles and unknown pages have different routes, with different messages.
 */
export function findRoute(path: string): Route {
  const plain =
    `/${decoded(path)}`
      .replace(/\/+/g, '/')
      .replace(/(\/index)?\.html$/, '')
      .replace(/(?<=.)\/$/, '') || '/';
  return (
    routes.find(route => route.path === plain) ?? (/^\/styles\/[^/]+$/.test(plain) ? styleNotFoundRoute : notFoundRoute)
  );
}

/** A path whose `%` encodes nothing stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
