import type { ReactNode } from 'react';
import type { Page } from '../machines/page';
import type { Mail } from './actors/contact-form';
import { loadHistory } from './content/histories';
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
    const { ServicesPage } = await import('./pages/ServicesPage/ServicesPage');
    return { draw: () => <ServicesPage /> };
  },
  gallery: async () => {
    const { GalleryPage, actors, lightbox } = await import('./pages/GalleryPage/GalleryPage');
    return { actors: actors(), preloads: [lightbox.load], draw: () => <GalleryPage /> };
  },
  contact: async (_, mail) => {
    const { ContactPage, contactFormFor } = await import('./pages/ContactPage/ContactPage');
    return { contactForm: contactFormFor(mail), draw: () => <ContactPage /> };
  },
  style: async ({ hairstyleId = '' }) => {
    const [{ StylePage, hairstyleById, actors }, history] = await Promise.all([
      import('./pages/StylePage/StylePage'),
      loadHistory(hairstyleId),
    ]);
    const hairstyle = hairstyleById(hairstyleId);
    if (!hairstyle) throw new Error(`The style page '${hairstyleId}' has no hairstyle with that id`);
    return {
      hairstyle: hairstyle.title,
      actors: actors(),
      draw: () => <StylePage hairstyle={hairstyle} history={history} />,
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
