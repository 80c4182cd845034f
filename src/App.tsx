import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Router } from 'wouter';
import type { SiteActor } from '../machines/site/site.machine';
import { SiteProvider, useSite } from './actors/use-site';
import { BookingSheetSlot } from './components/BookingSheet/BookingSheetSlot';
import { ErrorBoundary, FailureNotice, LostScripts } from './components/ErrorBoundary/ErrorBoundary';
import { loading } from './components/ErrorBoundary/ErrorBoundary.css';
import { PageLoadError } from './components/ErrorBoundary/PageLoadError';
import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import { base, type LoadedPage, pagePath } from './load-page';
import './theme/global.css';
import { Ready } from './ui/Ready';

interface AppProps {
  site: SiteActor;
  /** The path to render at build, where there is no address bar. */
  ssrPath?: string;
  /** Called once, when the page is interactive. */
  onReady?: () => void;
}

export function App({ site, ssrPath, onReady }: AppProps) {
  return (
    <SiteProvider value={site}>
      <Router
        base={base}
        {...(ssrPath === undefined ? {} : { ssrPath: base + ssrPath })}
        aroundNav={(_, link) => {
          const { pathname } = new URL(link, location.href);
          site.send({ type: 'link.follow', link, path: pagePath(pathname) });
        }}
      >
        {/* What another program has done to the page may break it as a whole; the draft is in the site. */}
        <ErrorBoundary says="This page has stopped working.">
          <ErrorBoundary>
            <Header />
          </ErrorBoundary>
          <Suspense>
            <Main />
            <Ready onReady={onReady} />
          </Suspense>
          <ErrorBoundary>
            <Footer />
          </ErrorBoundary>
          <BookingSheetSlot />
        </ErrorBoundary>
      </Router>
    </SiteProvider>
  );
}

/** Actors without a place on the page for an error message, each with the feature that stops working if it fails. */
const WITHOUT_PLACE = {
  navigation: 'Page navigation',
  bookingSheet: 'The request form',
  toasts: 'The message confirmation',
  colorTheme: 'The light and dark mode switch',
  askBar: 'The button at the bottom of the page',
  quoteSharing: 'The Share button',
} as const;
const withoutPlace = Object.keys(WITHOUT_PLACE) as (keyof typeof WITHOUT_PLACE)[];

/** Shows an error message at the top of the window if an actor in `WITHOUT_PLACE` has failed. */
function Failures() {
  const failed = useSelector(useSite(), snapshot => withoutPlace.find(name => snapshot.hasTag(name)));
  return failed && <FailureNotice key={failed} what={WITHOUT_PLACE[failed]} />;
}

/** Shows the current page, even if navigation fails, or an error message if the page cannot be loaded. */
function Main() {
  // As `loadPage` of the platform returned it; machines know less of it.
  const page = useSelector(useSite(), ({ context }) => context.page) as LoadedPage;
  const isClosed = useSelector(useSite(), snapshot => snapshot.matches({ page: 'closed' }));
  return (
    // A new element for each page: another program may have wrapped or removed what is in the old one.
    <main id="main" key={page.path}>
      <LostScripts />
      <Failures />
      <Loading />
      <ErrorBoundary>{isClosed ? <PageLoadError /> : page.draw()}</ErrorBoundary>
    </main>
  );
}

/** Says what loads, in a live region that is there before its text. */
function Loading() {
  const isSiteLoading = useSelector(useSite(), snapshot => snapshot.hasTag('loading'));
  const { navigation, bookingSheet, gallery } = useSelector(useSite(), ({ children }) => children);
  const isPageLoading = useSelector(navigation, snapshot => snapshot?.hasTag('loading') === true);
  const isSheetLoading = useSelector(bookingSheet, snapshot => snapshot?.hasTag('loading') === true);
  const isPhotoLoading = useSelector(gallery, snapshot => snapshot?.hasTag('loading') === true);
  const what = isPageLoading || isSiteLoading ? 'page' : isSheetLoading ? 'form' : isPhotoLoading ? 'picture' : '';
  return (
    <div role="status">
      {what && (
        <p key={what} className={loading}>
          {`Loading the ${what}…`}
        </p>
      )}
    </div>
  );
}
