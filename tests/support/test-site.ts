/** The site with its real effects, for tests of views. */
import type { InspectionEvent } from 'xstate';
import type { SiteActor } from '../../machines/site/site.machine';
import { createSite } from '../../src/actors/site';
import { bookingSheet } from '../../src/components/BookingSheet/BookingSheetSlot';
import { lightbox } from '../../src/components/Gallery/late-lightbox';
import { showToast } from '../../src/components/Toasts/notifier';
import { notices } from '../../src/content/notices';
import { salon } from '../../src/content/salon';
import { type LoadedPage, loadPage, pagePath } from '../../src/load-page';
import { writeHead } from '../../src/routes/head';
import { siteInput } from '../../src/routes/site-input';
import type { SendMessage } from '../../src/services/emailjs';

/** Creates the site at the page in the address bar, without starting it. */
export async function createTestSite(
  sendMessage: SendMessage = async () => {},
  changed = notices,
  inspect?: (event: InspectionEvent) => void,
): Promise<SiteActor> {
  const page = await loadPage(location.pathname);
  // Writes the head that a built page has in its HTML.
  writeHead(page.route);
  return createSite(
    {
      loadPage,
      sendMessage,
      prepareMail: () => {},
      pathNow: () => pagePath(location.pathname),
      writeHead: page => writeHead((page as LoadedPage).route),
      timeZone: salon.timeZone,
      errorTitle: 'Page not loaded | Ochre Row',
      loadSheet: bookingSheet.load,
      loadLightbox: lightbox.load,
      reachHost: () => Promise.reject(new Error('jsdom cannot open another document')),
      openDocument: async () => {},
      showToast,
    },
    siteInput(page, changed),
    inspect,
  );
}
