import type { ReactNode } from 'react';
import { loadHistory } from '../content/histories';
import type { PageName, Route } from '../routes';

/** Draws a page whose code and content are here. */
export type LoadedPage = () => ReactNode;

/** The first page stands in its HTML, and what is only read there comes later; any other page is drawn here, and whole. */
const isDrawnHere = () => import.meta.env.SSR || document.documentElement.dataset.script === 'ready';

/** What is only read on a page comes with it, and stays away where it cannot be had: the page comes all the same. */
const withParts = (...parts: readonly { load(): Promise<unknown> }[]) =>
  isDrawnHere() ? Promise.allSettled(parts.map(part => part.load())) : undefined;

const loaders: Record<PageName, (route: Route) => Promise<LoadedPage>> = {
  home: async () => {
    const { HomePage } = await import('./HomePage/HomePage');
    return () => <HomePage />;
  },
  services: async () => {
    const { ServicesPage, Choosing } = await import('./ServicesPage/ServicesPage');
    await withParts(Choosing);
    return () => <ServicesPage />;
  },
  gallery: async () => {
    const { GalleryPage } = await import('./GalleryPage/GalleryPage');
    return () => <GalleryPage />;
  },
  contact: async () => {
    const { ContactPage, Assurances } = await import('./ContactPage/ContactPage');
    await withParts(Assurances);
    return () => <ContactPage />;
  },
  style: async ({ hairstyleId = '' }) => {
    const [{ StylePage, Glance, Wearing }, { hairstyleById }, history] = await Promise.all([
      import('./StylePage/StylePage'),
      import('../content/hairstyles'),
      loadHistory(hairstyleId),
    ]);
    const hairstyle = hairstyleById(hairstyleId);
    if (!hairstyle) throw new Error(`A style page needs its hairstyle: there is no '${hairstyleId}'`);
    await withParts(Glance, Wearing);
    return () => <StylePage hairstyle={hairstyle} history={history} />;
  },
  notFound: async () => {
    const { NotFoundPage } = await import('./NotFoundPage/NotFoundPage');
    return () => <NotFoundPage />;
  },
  styleNotFound: async () => {
    const { StyleNotFoundPage } = await import('./NotFoundPage/NotFoundPage');
    return () => <StyleNotFoundPage />;
  },
};

/**
 * Pages by route, each loaded once. What has failed is loaded anew when it is asked for anew, but not while React draws: it
 * draws twice before it believes in a failure, and would wait for one new attempt after the other.
 */
export function createPageLoader() {
  const loaded = new Map<Route, LoadedPage>();
  const loading = new Map<Route, Promise<LoadedPage>>();
  const failed = new Set<Route>();

  function coming(route: Route): Promise<LoadedPage> {
    let promise = loading.get(route);
    if (!promise) {
      promise = loaders[route.page](route);
      loading.set(route, promise);
      promise.then(
        page => loaded.set(route, page),
        () => failed.add(route),
      );
    }
    return promise;
  }

  function forget(route: Route): void {
    if (failed.delete(route)) loading.delete(route);
  }

  return {
    coming,
    forget,
    load(route: Route): Promise<LoadedPage> {
      forget(route);
      return coming(route);
    },
    loaded: (route: Route) => loaded.get(route),
  };
}

export type PageLoader = ReturnType<typeof createPageLoader>;
