/** What the site gets from outside: pages and other code on demand, the mail and the head. */
import type { Page } from '../machines/page';
import type { Platform } from './actors/site';
import { bookingSheet } from './components/BookingSheet/BookingSheetSlot';
import { lightbox } from './components/Gallery/late-lightbox';
import { showToast } from './components/Toasts/notifier';
import { salon } from './content/salon';
import { type LateCode, lateCode } from './effects/late-code';
import { marked } from './effects/marks';
import { nextPaint } from './effects/next-paint';
import { createPreloader } from './effects/preload';
import { savesData } from './effects/save-data';
import { base, type LoadedPage, loadPage, pagePath } from './load-page';

/** Loads the code that updates the head, which the first page does not need, together with the next page. */
const loadHead = () => import('./routes/head');
let requested: Promise<unknown> | undefined;
/**
 * Pages by path, whose load is shared with their preload: a page whose code is loaded must not show that it loads, and
 * an import takes a frame even if its file is already here.
 */
const pages = new Map<string, LateCode<LoadedPage>>();
function loadNext(path: string): Promise<LoadedPage> {
  const next =
    pages.get(path) ??
    lateCode(async () => {
      const [page] = await Promise.all([loadPage(path), loadHead().catch(() => {})]);
      preload(page.preloads ?? []);
      return page;
    });
  pages.set(path, next);
  return next.load();
}
/** The page is a loaded one: `loadPage` below returned it. */
export const writeHead = (page: Page) =>
  void loadHead().then(
    head => head.writeHead((page as LoadedPage).route),
    reason => console.error('The head of the page could not be written:', reason),
  );

/** Not for a visitor who saves data; otherwise, once the page of a pressed link has loaded. */
const preload = createPreloader(async () => {
  await requested;
  return !savesData();
});
/** Preloads every page that the document links to, once the whole page is rendered. Loaded pages are not requested again. */
async function preloadLinkedPages(): Promise<void> {
  do {
    await nextPaint();
  } while (document.querySelector(marked('below')));
  const links = [...document.links].filter(
    ({ origin, pathname }) => origin === location.origin && !/\./.test(pathname),
  );
  preload([...new Set(links.map(link => link.pathname))].map(path => () => loadNext(path)));
}

export const loadFirstPage = () => loadPage(location.pathname);

/** Preloaded; if that is not allowed or failed, loaded when something is written, or else when it is sent. */
const loadMail = () =>
  import('./services/emailjs').then(({ sendByEmailJS }) =>
    sendByEmailJS({
      publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
      serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID,
      templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
      origin: import.meta.env.LOCAL_MAILBOX ? location.origin : undefined,
    }),
  );

const formPage = `${base}/contact`;

export const platform: Platform = {
  // A failure is reported when the message is sent.
  prepareMail: () => void loadMail().catch(() => {}),
  sendMessage: (...message) => loadMail().then(send => send(...message)),
  loadPage: path => {
    const page = loadNext(path);
    requested = page.catch(() => {});
    return page;
  },
  pathNow: () => pagePath(location.pathname),
  writeHead: next => {
    writeHead(next);
    void preloadLinkedPages();
  },
  timeZone: salon.timeZone,
  errorTitle: `Page not loaded | ${salon.name}`,
  loadLightbox: lightbox.load,
  loadSheet: bookingSheet.load,
  reachHost: (link = formPage, signal) => fetch(link, { method: 'HEAD', cache: 'no-store', signal }),
  openDocument: (link = formPage, signal) => {
    location.assign(link);
    const { pathname, search, hash } = new URL(link, location.href);
    // The browser only jumps to another part of this document.
    if (hash && pathname === location.pathname && search === location.search) return Promise.resolve();
    signal.addEventListener('abort', () => window.stop());
    // The browser may keep the document, and show it again after Back.
    return new Promise(resolve => addEventListener('pageshow', () => resolve(), { once: true, signal }));
  },
  showToast,
};

/** Loads the code for the next likely presses, which the first paint does not need. */
export function loadRest(page: LoadedPage): void {
  pages.set(
    page.path,
    lateCode(async () => page),
  );
  preload([bookingSheet.load, ...(page.preloads ?? []), loadMail]);
  void preloadLinkedPages();
}
