import { Suspense, use, useEffect, useRef } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { type RootActors, RootProvider } from './actors/root';
import { BookingSheetSlot } from './components/BookingSheet/BookingSheetSlot';
import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import { PageLost } from './components/Part/PageLost';
import { Part } from './components/Part/Part';
import { notices } from './content/notices';
import type { PageLoader } from './pages/load-page';
import { findRoute, type Route } from './routes';
import './theme/global.css';

export interface AppProps {
  root: RootActors;
  pages: PageLoader;
  /** The path to render where there is no address bar. */
  ssrPath?: string;
  aroundNav?: AroundNavHandler;
  /** Called once, when the page listens. */
  onReady?: (() => void) | undefined;
  /** Called for every page after the first, whose head came with its HTML. */
  onArrive?: ((route: Route) => void) | undefined;
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

export function App({ root, pages, ssrPath, aroundNav, onReady, onArrive }: AppProps) {
  return (
    <RootProvider value={root}>
      <Router
        base={base}
        {...(ssrPath === undefined ? {} : { ssrPath: base + ssrPath })}
        {...(aroundNav ? { aroundNav } : {})}
      >
        <Site pages={pages} onReady={onReady} onArrive={onArrive} />
      </Router>
    </RootProvider>
  );
}

function Site({ pages, onReady, onArrive }: Pick<AppProps, 'pages' | 'onReady' | 'onArrive'>) {
  const [path] = useLocation();
  const route = findRoute(path);
  useArrival(route, path, onArrive);
  return (
    <>
      <Part>
        <Header />
      </Part>
      <main id="main">
        <Suspense fallback={<p role="status">Loading the page…</p>}>
          <Part key={route.path ?? path} instead={<PageLost />} onBroken={() => pages.forget(route)}>
            <Page pages={pages} route={route} />
          </Part>
          <Ready tell={onReady} />
        </Suspense>
      </main>
      <Part>
        <Footer closures={notices.closures} />
      </Part>
      <BookingSheetSlot />
    </>
  );
}

function Page({ pages, route }: { pages: PageLoader; route: Route }) {
  const draw = pages.loaded(route) ?? use(pages.coming(route));
  return draw();
}

/** Stands behind the page inside its boundary: when this is there, the page is, and listens. */
function Ready({ tell }: { tell: AppProps['onReady'] }): null {
  useEffect(() => tell?.(), [tell]);
  return null;
}

/** What every page does when a visitor arrives: its head is told, an address that leads nowhere is logged, its heading takes the focus. */
function useArrival(route: Route, path: string, tell: AppProps['onArrive']): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (route.path === null) console.error(`404: there is no page at ${path}`);
    if (arrived.current) {
      tell?.(route);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    arrived.current = true;
  }, [route, path, tell]);
}
