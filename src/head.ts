/** What the head of a page says, made from its route: written into the HTML at build and kept true on every change of page. */
import { salon } from './content/salon';
import { pageWords } from './page-words';
import type { Route } from './routes';
import { pictureUrl } from './ui/Picture/Picture';

export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute that identifies the tag, and its value. */
  key: [attribute: 'name' | 'property' | 'rel', value: string];
  /** The attribute that carries the message, and the message. */
  content: [attribute: 'content' | 'href', value: string];
}

const SHARED_IMAGE = 'hero-knotless-half-up';

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: ['name', name],
  content: ['content', content],
});
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: ['property', name],
  content: ['content', content],
});

/** Absolute address of a path of this site. */
export function siteUrl(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return new URL(`${base}${path}`, import.meta.env.SITE_URL).href;
}

/** Tags of one page. Pages without an address have no canonical one and ask not to be indexed. */
export function headTags(route: Route): HeadTag[] {
  const { title, description, hairstyle } = pageWords(route);
  const image = new URL(pictureUrl(hairstyle?.image ?? SHARED_IMAGE), import.meta.env.SITE_URL).href;
  const shared = [
    meta('description', description),
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', salon.name),
    property('og:image', image),
    meta('twitter:card', 'summary_large_image'),
  ];
  if (route.path === null) return [...shared, meta('robots', 'noindex')];
  const url = siteUrl(route.path);
  return [...shared, property('og:url', url), { tag: 'link', key: ['rel', 'canonical'], content: ['href', url] }];
}
