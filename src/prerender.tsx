/** The front door at build: a route goes in, its HTML comes out. Touches nothing else. */
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { createRootActors, type World } from './actors/root';
import { salon } from './content/salon';
import { type HeadTag, headTags, siteUrl } from './head';
import { pageWords } from './page-words';
import { createPageLoader } from './pages/load-page';
import { notFoundRoute, type Route, routes } from './routes';
import { structuredData } from './structured-data';

export interface RenderedPage {
  /** Path of the route; null for the page that every unknown address gets. */
  path: string | null;
  title: string;
  head: HeadTag[];
  /** What search engines are told, as JSON-LD; undefined for pages without an address. */
  data: object | undefined;
  /** Markup for the inside of `#root`. */
  markup: string;
}

/** Nobody is there while pages are built: nothing can be sent and nothing shown. */
const nobody: World = {
  sendMessage: () => Promise.reject(new Error('Nothing is sent while pages are built')),
  notifier: { show: () => {}, dismiss: () => {} },
  salonEmail: salon.email,
};

export { salon } from './content/salon';
export { socialCards } from './social-card';
/** Every page's whole address, for the sitemap. */
export const addresses: readonly string[] = routes.map(({ path }) => siteUrl(path ?? '/'));

export const prerendered: readonly Route[] = [...routes, notFoundRoute];

export async function render(route: Route): Promise<RenderedPage> {
  const pages = createPageLoader();
  await pages.load(route);
  const ssrPath = route.path ?? '/404';
  const markup = renderToString(<App root={createRootActors(nobody)} pages={pages} ssrPath={ssrPath} />);
  const { path } = route;
  return { path, title: pageWords(route).title, head: headTags(route), data: structuredData(route), markup };
}
