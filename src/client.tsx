/**
 * Browser entry point: hydrates the prerendered page, or renders the page if it was not prerendered for this address.
 */
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Page } from '../machines/page';
import { App } from './App';
import { createSite, PAGE_FORM } from './actors/site';
import { bookingSheet } from './components/BookingSheet/BookingSheetSlot';
import { RequestDetails } from './components/RequestDetails/deferred-details';
import { toastCode } from './components/Toasts/load-toasts';
import { showPlainToast } from './components/Toasts/plain-toast';
import { notices } from './content/notices';
import { salon } from './content/salon';
import { rememberForm } from './effects/adopt-fields';
import { nextPaint } from './effects/next-paint';
import { savesData } from './effects/save-data';
import { base, type LoadedPage, loadPage, pagePath } from './load-page';
import { mailService } from './services/chosen';
import { styleNotFoundRoute } from './site/routes';
import { keepOpen } from './ui/Deferred/keep-open';
import { type LateCode, lateCode } from './ui/Deferred/late-code';
import { createPreloader } from './ui/Deferred/preload';

const mail = {
  sendMessage: (...message: Parameters<Awaited<ReturnType<typeof mailService>>>) =>
    mailService().then(send => send(...message)),
  salonEmail: salon.email,
};
let applyLateFonts = () => {};
/** Whether both fonts had loaded before the first paint, which is the usual case. */
const hasFonts = () => {
  const [paint] = performance.getEntriesByType('paint');
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return paint && fonts.filter(font => font.startTime + font.duration < paint.startTime).length > 1;
};

/**
 * Loads the code that updates the head. The first page does not need it, so it loads together with the next page.
 */
const loadHead = () => import('./site/head-of-page');
/** Requested pages by path, so that a page whose code is loaded is shown without waiting. */
const pages = new Map<string, LateCode<LoadedPage>>();
const loadNext = (path: string) => {
  const next =
    pages.get(path) ??
    lateCode(async () => {
      const [page] = await Promise.all([loadPage(path, mail), loadHead().catch(() => {})]);
      preload(page.preloads ?? []);
      return page;
    });
  pages.set(path, next);
  return next.load();
};
const writeHead = (page: Page) =>
  void loadHead().then(
    ({ writeHeadOf }) => writeHeadOf((page as LoadedPage).route),
    reason => console.error('The head of the page could not be written:', reason),
  );

const preload = createPreloader(savesData);
/** Preloads every page that the current page links to. Loaded pages are not requested again. */
function preloadLinkedPages(): void {
  const links = [...document.links].filter(
    ({ origin, pathname }) => origin === location.origin && !/\./.test(pathname),
  );
  preload([...new Set(links.map(link => link.pathname))].map(path => () => loadNext(path)));
}

async function startPage(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  const page = await loadPage(location.pathname, mail);
  const site = createSite(
    {
      loadPage: loadNext,
      pathNow: () => pagePath(location.pathname),
      writeHead: next => {
        writeHead(next);
        preloadLinkedPages();
      },
      errorTitle: `Page not loaded | ${salon.name}`,
      beforeDrawing: () => applyLateFonts(),
      loadSheet: async () => {
        const details = RequestDetails.load().catch(() => {});
        const [{ contactFormFor }] = await Promise.all([bookingSheet.load(), details, nextPaint()]);
        return contactFormFor(mail);
      },
      loadDocument: async (link = `${base}/contact`, signal) => {
        await fetch(link, { method: 'HEAD', cache: 'no-store', signal });
        location.assign(link);
      },
      loadToasts: toastCode.load,
      showPlainToast,
    },
    { page, schedule: { hours: salon.hours, closures: notices.closures } },
  );

  /** Starts the site: adopts what the visitor did before hydration, and lets the inline loader replay earlier clicks. */
  function ready(): void {
    site.start();
    adopt(site.getSnapshot().context.actors.contactForm);
    reopen();
    document.documentElement.dataset.script = 'ready';
    document.dispatchEvent(new Event('site:ready'));
    if (!hasFonts())
      void import('./theme/late-fonts').then(
        ({ fetchLateFonts }) => {
          applyLateFonts = fetchLateFonts();
        },
        // If the import fails, the fallback fonts stay.
        () => {},
      );
    const loadSheet = () => bookingSheet.load().then(({ rehearse }) => rehearse(site, mail));
    preload([loadSheet, RequestDetails.load, ...(page.preloads ?? []), toastCode.load, mailService]);
    preloadLinkedPages();
  }

  const adopt = rememberForm(PAGE_FORM);
  const reopen = keepOpen();
  const app = <App site={site} onReady={ready} />;
  // Hosts serve 404.html for every unknown address, so the page is hydrated only if it was prerendered for this route.
  if (container.dataset.route === String(page.route.path) && page.route !== styleNotFoundRoute) {
    hydrateRoot(container, app);
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
    writeHead(page);
  }
}

startPage().catch(reason => {
  console.error('The page could not be hydrated:', reason);
  document.dispatchEvent(new Event('site:failed'));
});
