/** The one list of pages: the menu, the prerender and the sitemap read it. What a page says of itself stands in `page-words.ts`, which not every visitor needs. */

export type PageName = 'home' | 'services' | 'gallery' | 'contact' | 'style' | 'notFound' | 'styleNotFound';

export interface Route {
  /** Path from the site's root; null for what no address leads to. */
  path: string | null;
  page: PageName;
  /** Word in the menu; pages without one are not in it. */
  menuLabel?: string;
  /** The hairstyle that a style page is about. */
  hairstyleId?: string;
}

/** Names of the folders alone: the cards themselves are not loaded for an address. */
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

/** The pages that the menu names, in its order. */
export const menuRoutes = routes.filter((route): route is MenuRoute => route.menuLabel !== undefined);

/** The page for a path; a trailing slash or the name of the file makes no difference. Unknown styles and unknown pages each have their own answer. */
export function findRoute(path: string): Route {
  const plain = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return (
    routes.find(route => route.path === plain) ?? (/^\/styles\/[^/]+$/.test(plain) ? styleNotFoundRoute : notFoundRoute)
  );
}
