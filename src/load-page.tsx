import type { ReactNode } from 'react';
import type { Page } from '../machines/page';
import { lightbox } from './components/Gallery/late-lightbox';
import { loadHistory } from './content/histories';
import { savesData } from './effects/save-data';
import { findRoute, type PageName, type Route } from './routes/routes';

export interface LoadedPage extends Page {
  route: Route;
  draw: () => ReactNode;
  /** Functions that preload code for what the visitor may press next. */
  preloads?: readonly (() => Promise<unknown>)[];
}

type Loaded = Omit<LoadedPage, 'path' | 'isUnknown' | 'route'>;

const unknownPage = async (page: 'notFound' | 'styleNotFound'): Promise<Loaded> => {
  const { NotFoundPage } = await import('./pages/NotFoundPage/NotFoundPage');
  return { draw: () => <NotFoundPage page={page} /> };
};

const loaders: Record<PageName, (route: Route) => Promise<Loaded>> = {
  home: async () => {
    const { HomePage, testimonialCount } = await import('./pages/HomePage/HomePage');
    return { testimonials: testimonialCount, draw: () => <HomePage /> };
  },
  services: async () => {
    const { ServicesPage } = await import('./pages/ServicesPage/ServicesPage');
    return { draw: () => <ServicesPage /> };
  },
  gallery: async () => {
    const { GalleryPage, photos } = await import('./pages/GalleryPage/GalleryPage');
    return { photos, savesData: savesData(), preloads: [lightbox.load], draw: () => <GalleryPage /> };
  },
  contact: async () => {
    const { ContactPage } = await import('./pages/ContactPage/ContactPage');
    return { hasForm: true, draw: () => <ContactPage /> };
  },
  style: async ({ hairstyleId = '' }) => {
    const [{ StylePage, hairstyleById }, history] = await Promise.all([
      import('./pages/StylePage/StylePage'),
      loadHistory(hairstyleId),
    ]);
    const hairstyle = hairstyleById(hairstyleId);
    if (!hairstyle) throw new Error(`The style page '${hairstyleId}' has no hairstyle with that id`);
    return { hairstyle: hairstyle.title, draw: () => <StylePage hairstyle={hairstyle} history={history} /> };
  },
  notFound: () => unknownPage('notFound'),
  styleNotFound: () => unknownPage('styleNotFound'),
};

export const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path of the page at an address. If there is no such page, the requested path. */
export function pagePath(pathname: string): string {
  const path = pathname.slice(base.length) || '/';
  return base + (findRoute(path).path ?? path);
}

/** Loads the page at the path of an address. Browsers load each file only once. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const path = pagePath(pathname);
  const route = findRoute(path.slice(base.length));
  return { path, route, isUnknown: route.path === null, ...(await loaders[route.page](route)) };
}
