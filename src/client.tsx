/** The entry point in the browser: takes over the page that was built, or draws one where the address has none. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { askForInspector } from './actors/inspect';
import { createSite, PAGE_FORM, type Page } from './actors/site';
import { loadToasts } from './components/Toasts/load-toasts';
import { showPlainToast } from './components/Toasts/plain-toast';
import { notices } from './content/notices';
import { salon } from './content/salon';
import { adoptFields } from './effects/adopt-fields';
import { onceWriting, preloadOnIntent } from './effects/intent';
import { type LoadedPage, loadPage, pagePath } from './load-page';
import { mailService } from './services/chosen';
import { styleNotFoundRoute } from './site/routes';
import { fetchLateFonts } from './theme/late-fonts';

const mail = {
  sendMessage: (...message: Parameters<Awaited<ReturnType<typeof mailService>>>) =>
    mailService().then(send => send(...message)),
  salonEmail: salon.email,
};
let applyLateFonts = () => {};

/** The first page has its head in its HTML; what writes the next one's comes with the next page. */
const loadHead = () => import('./site/head-of-page');
const loadNext = async (path: string) => (await Promise.all([loadPage(path, mail), loadHead()]))[0];
const writeHead = (page: Page) =>
  void loadHead().then(
    ({ writeHeadOf }) => writeHeadOf((page as LoadedPage).route),
    reason => console.error('The head of the page could not be written:', reason),
  );

async function takeOver(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  const page = await loadPage(location.pathname, mail);
  if (import.meta.env.LOCAL_MAILBOX) askForInspector();
  const site = createSite(
    {
      loadPage: loadNext,
      pathNow: () => pagePath(location.pathname),
      writeHead,
      beforeDrawing: () => applyLateFonts(),
      loadSheet: async () => (await import('./components/BookingSheet/BookingSheet')).contactFormFor(mail),
      loadToasts,
      showPlainToast,
    },
    { page, timetable: { hours: salon.hours, closures: notices.closures } },
  );

  /** The page is interactive from here on: text already typed is kept, and presses made before are replayed. */
  function ready(): void {
    site.start();
    const form = document.getElementById(PAGE_FORM);
    const { contactForm } = site.getSnapshot().context.actors;
    if (form instanceof HTMLFormElement && contactForm) adoptFields(form, contactForm);
    document.documentElement.dataset.script = 'ready';
    document.dispatchEvent(new Event('site:ready'));
    applyLateFonts = fetchLateFonts();
    onceWriting(() => {
      for (const code of [loadToasts(), mailService()]) code.catch(() => {});
    });
    preloadOnIntent(path => void loadNext(path).catch(() => {}));
  }

  const app = <App site={site} onReady={ready} />;
  // 404.html answers every unknown address: only what was built for this very route is taken over.
  if (container.dataset.route === String(page.route.path) && page.route !== styleNotFoundRoute) {
    hydrateRoot(container, app);
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
    writeHead(page);
  }
}

takeOver().catch(reason => {
  console.error('The page could not be taken over:', reason);
  document.dispatchEvent(new Event('site:failed'));
});
