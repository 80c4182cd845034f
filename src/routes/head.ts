/** The tags in the head of each page, which the build writes into the HTML and navigation updates. */
import { salon } from '../content/salon';
import { homePreview, previews } from '../derived/previews';
import { pageWords } from './page-words';
import type { Route } from './routes';

export interface HeadTag {
  tag: 'meta' | 'link';
  /** The name and the value of the attribute that identifies the tag. */
  key: [attribute: 'name' | 'property' | 'rel', value: string];
  /** The name and the value of the attribute that has the content. */
  content: [attribute: 'content' | 'href', value: string];
}

const keyedBy =
  (attribute: 'name' | 'property') =>
  (value: string, content: string): HeadTag => ({
    tag: 'meta',
    key: [attribute, value],
    content: ['content', content],
  });
const meta = keyedBy('name');
const property = keyedBy('property');

/** Absolute address of a path of this site. */
export function siteUrl(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return new URL(`${base}${path}`, import.meta.env.SITE_URL).href;
}

/** Path of a page's preview picture for shared links, 1200 x 630 px, which `site-build/share/cards.ts` makes. */
export function cardPath(path: string | null): string {
  return `/cards/${path?.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
}

/** The picture of which a page's preview shows a part. */
export const previewOf = ({ page, hairstyleId }: Pick<Route, 'page' | 'hairstyleId'>) =>
  previews[hairstyleId ?? page] ?? homePreview;

export const cardUrl = (path: string | null): string => siteUrl(cardPath(path));

/** The tags of one page. Pages without an address have no canonical link, and search engines do not index them. */
export function headTags(route: Route): HeadTag[] {
  const { path } = route;
  const { title, description } = pageWords(route);
  const card = cardUrl(path);
  const shared = [
    meta('description', description),
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', salon.name),
    property('og:image', card),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', previewOf(route).alt),
    // X takes title, description and picture from the `og:` tags.
    meta('twitter:card', 'summary_large_image'),
  ];
  if (path === null) return [...shared, meta('robots', 'noindex')];
  const url = siteUrl(path);
  return [...shared, property('og:url', url), { tag: 'link', key: ['rel', 'canonical'], content: ['href', url] }];
}

/** Matches all tags that a page can have, to remove those of the previous page, including its JSON-LD. */
const owned =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], script[type="application/ld+json"]';

/** Sets the document's title, and replaces the previous page's tags with those of this route. */
export function writeHead(route: Route): void {
  document.title = pageWords(route).title;
  for (const old of document.head.querySelectorAll(owned)) old.remove();
  for (const { tag, key, content } of headTags(route)) {
    const element = document.createElement(tag);
    element.setAttribute(...key);
    element.setAttribute(...content);
    document.head.append(element);
  }
}
