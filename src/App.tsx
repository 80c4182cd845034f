import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { Router } from 'wouter';
import type { SiteActor } from '../machines/site/site.machine';
import { SiteProvider, useSite, useSiteActor } from './actors/site';
import { BookingSheetSlot } from './components/BookingSheet/BookingSheetSlot';
import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import { PageLost } from './components/Part/PageLost';
import { FailureNotice, Part } from './components/Part/Part';
import { notices } from './content/notices';
import { base, type LoadedPage } from './load-page';
import './theme/global.css';
import { Ready } from './ui/Hydration/hydration';
import { container } from './ui/Section/Section.css';

export interface AppProps {
  site: SiteActor;
  /** The path to render where there is no address bar. */
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
        aroundNav={(_, link) => site.getSnapshot().context.actors.navigation.send({ type: 'page.request', link })}
      >
        <Part>
          <Header />
        </Part>
        <main id="main">
          <Failures />
          <Suspense>
            <Main />
            <Ready onReady={onReady} />
          </Suspense>
        </main>
        <Part>
          <Footer closures={notices.closures} />
        </Part>
        <BookingSheetSlot />
      </Router>
    </SiteProvider>
  );
}

/** Actors that have no place of their own on the page, and the feature a visitor loses when each one fails. */
const WITHOUT_PLACE: Partial<Record<string, string>> = {
  navigation: 'Moving between pages',
  bookingSheet: 'The request form',
  toasts: 'The confirmation that a message was sent',
  colorTheme: 'The light and dark mode switch',
};

/** Reports failed actors that have no place of their own on the page. */
function Failures() {
  const failed = useSelector(useSite(), ({ context }) => context.failed.find(name => name in WITHOUT_PLACE));
  return failed && <FailureNotice what={WITHOUT_PLACE[failed] ?? ''} />;
}

/** The current page, which stays even if navigation fails. */
function Main() {
  const page = useSelector(useSite(), ({ context }) => context.page) as LoadedPage;
  const { sessionId } = useSiteActor('navigation');
  const drawn = <Part key={page.path}>{page.draw()}</Part>;
  return (
    <Part key={sessionId} instead={drawn}>
      <Arrival>{drawn}</Arrival>
    </Part>
  );
}

/** Replaces the page while the code of the next address loads, or after it failed to load. */
function Arrival({ children }: { children: ReactNode }) {
  const navigation = useSiteActor('navigation');
  const isShown = useSelector(navigation, ({ context }) => context.page !== undefined);
  const isLost = useSelector(navigation, snapshot => snapshot.hasTag('failed'));
  if (isShown) return children;
  if (isLost) return <PageLost />;
  return (
    <div role="status" className={container}>
      <h1>Loading the page…</h1>
    </div>
  );
}
