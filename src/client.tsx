/** The front door in the browser: takes over the page that was built, or draws one where the address has none. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AroundNavHandler } from 'wouter';
import { App } from './App';
import { askForInspector } from './actors/inspect';
import { createRootActors, PAGE_FORM, startRootActors } from './actors/root';
import { lost } from './components/Part/PageLost';
import { lazyNotifier } from './components/Toasts/lazy-notifier';
import { salon } from './content/salon';
import { adoptFields } from './effects/adopt-fields';
import { onceWriting, warmOnIntent } from './effects/intent';
import { changePage } from './effects/view-transition';
import { createPageLoader } from './pages/load-page';
import { findRoute, type Route, styleNotFoundRoute } from './routes';
import { mailService } from './services/chosen';
import { fetchLateFonts } from './theme/late-fonts';

const notifier = lazyNotifier();
const root = createRootActors({
  sendMessage: (params, signal) => mailService().then(send => send(params, signal)),
  notifier,
  salonEmail: salon.email,
  ...(import.meta.env.LOCAL_MAILBOX ? askForInspector() : {}),
});
const pages = createPageLoader();

/** The first page has its head in its HTML; what writes the next one's comes with the next page. */
const head = () => import('./head-of-page');
const arrive = (route: Route) =>
  void head().then(
    ({ writeHeadOf }) => writeHeadOf(route),
    reason => console.error('The head of the page could not be written:', reason),
  );

const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const routeAt = (pathname: string) => findRoute(pathname.slice(base.length) || '/');

/** The next page is here before the address changes, so the old one stays until then. The last press wins. */
let wanted = 0;
let applyLateFonts: (() => void) | undefined;
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const turn = ++wanted;
  const [address = '', place] = to.split('#');
  const go = () => {
    if (turn !== wanted) return;
    notifier.dismiss(lost);
    changePage(() => {
      applyLateFonts?.();
      navigate(to, options);
      window.scrollTo({ top: 0, behavior: 'instant' });
    }, place);
  };
  Promise.all([pages.load(routeAt(address.split('?')[0] ?? '')), head()]).then(go, reason => {
    console.error(`The page ${to} could not be loaded:`, reason);
    // Said and not mended by reloading: the old page stays, with whatever somebody has written on it.
    if (turn === wanted) notifier.show(lost);
  });
};

/** From here on the page answers: what stands in the form by now is kept, what was pressed meanwhile is done. */
function ready(): void {
  startRootActors(root);
  const form = document.getElementById(PAGE_FORM);
  if (form instanceof HTMLFormElement && root.contactForm) adoptFields(form, root.contactForm);
  document.documentElement.dataset.script = 'ready';
  document.dispatchEvent(new Event('site:ready'));
  applyLateFonts = fetchLateFonts();
  onceWriting(() => {
    notifier.warm();
    mailService().catch(() => {});
  });
  warmOnIntent(pathname => void Promise.all([pages.load(routeAt(pathname)), head()]).catch(() => {}));
}

async function takeOver(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  const route = routeAt(location.pathname);
  await pages.load(route);
  const app = <App root={root} pages={pages} aroundNav={aroundNav} onReady={ready} onArrive={arrive} />;
  // 404.html answers every unknown address: only what was built for this very route is taken over.
  if (container.dataset.route === String(route.path) && route !== styleNotFoundRoute) {
    hydrateRoot(container, app);
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
    arrive(route);
  }
}

takeOver().catch(reason => {
  console.error('The page could not be taken over:', reason);
  document.dispatchEvent(new Event('site:failed'));
});
