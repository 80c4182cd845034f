/** Browser entry point: hydrates the prerendered page, or renders one where the address has none. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Page } from '../machines/page';
import { App } from './App';
import { askForInspector } from './actors/inspect';
import { createSite, PAGE_FORM } from './actors/site';
import { loadToasts } from './components/Toasts/load-toasts';
import { showPlainToast } from './components/Toasts/plain-toast';
import { notices } from './content/notices';
import { salon } from './content/salon';
import { adoptFields } from './effects/adopt-fields';
import { onceWriting, preloadOnIntent } from './effects/intent';
import { type LoadedPage, loadPage, pagePath } from './load-page';
import { mailService } from './services/chosen';
import { styleNotFoundRoute } from './site/routes';

const mail = {
  sendMessage: (...message: Parameters<Awaited<ReturnType<typeof mailService>>>) =>
    mailService().then(send => send(...message)),
  salonEmail: salon.email,
};
let applyLateFonts = () => {};
/** Whether both fonts had loaded before the first paint, as they usually have. */
const hasFonts = () => {
  const [paint] = performance.getEntriesByType('paint');
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return paint && fonts.filter(font => font.startTime + font.duration < paint.startTime).length > 1;
};

/** The first page's head is in its HTML; the code that updates the head loads with the next page. */
const loadHead = () => import('./site/head-of-page');
const loadNext = async (path: string) => (await Promise.all([loadPage(path, mail), loadHead().catch(() => {})]))[0];
const writeHead = (page: Page) =>
  void loadHead().then(
    ({ writeHeadOf }) => writeHeadOf((page as LoadedPage).route),
    reason => console.error('The head of the page could not be written:', reason),
  );

/** Parts of the request form that no page shows at first. */
const loadDetails = () => import('./components/RequestDetails/RequestDetails');

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
      errorTitle: `Page not loaded | ${salon.name}`,
      beforeDrawing: () => applyLateFonts(),
      loadSheet: async () => {
        const [{ contactFormFor }] = await Promise.all([
          import('./components/BookingSheet/BookingSheet'),
          loadDetails().catch(() => {}),
        ]);
        return contactFormFor(mail);
      },
      loadToasts,
      showPlainToast,
    },
    { page, timetable: { hours: salon.hours, closures: notices.closures } },
  );

  /** The page is interactive from here on: typed text is kept and earlier clicks are replayed. */
  function ready(): void {
    site.start();
    const form = document.getElementById(PAGE_FORM);
    const { contactForm } = site.getSnapshot().context.actors;
    if (form instanceof HTMLFormElement && contactForm) adoptFields(form, contactForm);
    document.documentElement.dataset.script = 'ready';
    document.dispatchEvent(new Event('site:ready'));
    if (!hasFonts())
      void import('./theme/late-fonts').then(
        ({ fetchLateFonts }) => {
          applyLateFonts = fetchLateFonts();
        },
        // The fallback fonts stay.
        () => {},
      );
    onceWriting(() => {
      for (const code of [loadToasts(), mailService(), loadDetails()]) code.catch(() => {});
    });
    preloadOnIntent(path => void loadNext(path).catch(() => {}));
  }

  const app = <App site={site} onReady={ready} />;
  // The host serves 404.html for every unknown address, so hydrate only if the route matches the prerendered one.
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
