import type { ReactNode } from 'react';
import type { Page } from '../machines/page';
import type { Mail } from './actors/contact-form';
import { RequestDetails } from './components/RequestDetails/deferred-details';
import { AfterForm, Choosing, Hair, Welcome } from './pages/parts';
import type { PageName } from './site/page-name';
import { findRoute, type Route } from './site/routes';

/** A page whose code and content are loaded. */
export interface LoadedPage extends Page {
  route: Route;
  draw: () => ReactNode;
  /** Functions that preload code for what the visitor may press next. */
  preloads?: readonly (() => Promise<unknown>)[];
}

type Loaded = Omit<LoadedPage, 'path' | 'exists' | 'route'>;

/**
 * Whether React renders whole pages: at build, in the browser after hydration, and if the browser has translated the page
 * (with `font` elements), which React cannot hydrate. Otherwise the visitor's first page is prerendered, and its static
 * parts hydrate later.
 */
const isDrawnHere = () =>
  import.meta.env.SSR || document.documentElement.dataset.script === 'ready' || !!document.querySelector('font');

/** Loads static parts together with their page. If a part fails to load, the page is shown without it. */
const withParts = (...parts: readonly { load(): Promise<unknown> }[]) =>
  isDrawnHere() ? Promise.allSettled(parts.map(part => part.load())) : undefined;

const missing = async (page: 'notFound' | 'styleNotFound'): Promise<Loaded> => {
  const { NotFoundPage } = await import('./pages/NotFoundPage/NotFoundPage');
  return { draw: () => <NotFoundPage page={page} /> };
};

const loaders: Record<PageName, (route: Route, mail: Mail) => Promise<Loaded>> = {
  home: async () => {
    const { HomePage, actors } = await import('./pages/HomePage/HomePage');
    return { actors, draw: () => <HomePage /> };
  },
  services: async () => {
    const parts = withParts(Choosing);
    const { ServicesPage } = await import('./pages/ServicesPage/ServicesPage');
    await parts;
    return { draw: () => <ServicesPage /> };
  },
  gallery: async () => {
    const { GalleryPage, actors, lightbox } = await import('./pages/GalleryPage/GalleryPage');
    return { actors, preloads: [lightbox.load], draw: () => <GalleryPage /> };
  },
  contact: async (_, mail) => {
    const parts = withParts(Welcome, Hair, AfterForm, RequestDetails);
    const { ContactPage, contactFormFor } = await import('./pages/ContactPage/ContactPage');
    await parts;
    return { contactForm: contactFormFor(mail), draw: () => <ContactPage /> };
  },
  style: async ({ hairstyleId = '' }) => {
    const { StylePage, Glance, StylePictures, Wearing, hairstyleById, historyOf, actors } = await import(
      './pages/StylePage/StylePage'
    );
    const hairstyle = hairstyleById(hairstyleId);
    if (!hairstyle) throw new Error(`The style page '${hairstyleId}' has no hairstyle with that id`);
    await withParts(Glance, StylePictures, Wearing, historyOf(hairstyleId));
    return {
      hairstyle: hairstyle.title,
      actors: actors(),
      draw: () => <StylePage hairstyle={hairstyle} />,
    };
  },
  notFound: () => missing('notFound'),
  styleNotFound: () => missing('styleNotFound'),
};

export const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path of the page at an address. If there is no such page, the requested path. */
export function pagePath(pathname: string): string {
  const path = pathname.slice(base.length) || '/';
  return base + (findRoute(path).path ?? path);
}

/** Loads the page at the path of an address. Browsers load each file only once. */
export async function loadPage(pathname: string, mail: Mail): Promise<LoadedPage> {
  const path = pagePath(pathname);
  const route = findRoute(path.slice(base.length));
  return { path, route, exists: route.path !== null, ...(await loaders[route.page](route, mail)) };
}
