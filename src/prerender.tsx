/** Entry point of prerendering: returns the HTML of a route, without side effects. */
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { createSite, type Platform } from './actors/site';
import { salon } from './content/salon';
import { base, loadPage } from './load-page';
import { type HeadTag, headTags, siteUrl } from './routes/head';
import { pageWords } from './routes/page-words';
import { notFoundRoute, type Route, routes } from './routes/routes';
import { siteInput } from './routes/site-input';
import { structuredData } from './routes/structured-data';

export interface RenderedPage {
  /** Path of the route; null for the page that is served at every unknown address. */
  path: string | null;
  title: string;
  head: HeadTag[];
  /** JSON-LD for search engines; undefined for pages without an address. */
  data: object | undefined;
  /** Markup for the inside of `#root`. */
  markup: string;
}

const never = () => Promise.reject(new Error('Prerendering cannot send messages or load code on demand'));
/** A platform without a visitor, in which nothing is sent and nothing is loaded on demand. */
const nobody: Platform = {
  loadPage: never,
  pathNow: () => '/',
  writeHead: () => {},
  timeZone: salon.timeZone,
  errorTitle: '',
  sendMessage: never,
  prepareMail: () => {},
  loadSheet: never,
  loadLightbox: never,
  reachHost: never,
  openDocument: async () => {},
  showToast: () => () => {},
};

export { salon } from './content/salon';
export { socialCards } from './routes/social-card';
/** Every page's absolute address, for the sitemap. */
export const addresses: readonly string[] = routes.map(({ path }) => siteUrl(path ?? '/'));

export const prerendered: readonly Route[] = [...routes, notFoundRoute];

export async function render(route: Route): Promise<RenderedPage> {
  const ssrPath = route.path ?? '/404';
  const page = await loadPage(base + ssrPath);
  const site = createSite(nobody, siteInput(page));
  const markup = renderToString(<App site={site} ssrPath={ssrPath} />);
  const { path } = route;
  return { path, title: pageWords(route).title, head: headTags(route), data: structuredData(route), markup };
}
