/** The site with its real effects, for tests of views. */
import type { InspectionEvent } from 'xstate';
import type { SiteActor } from '../../../../machines/site/site.machine';
import type { Mail } from '../../../../src/actors/contact-form';
import { createSite } from '../../../../src/actors/site';
import { bookingSheet } from '../../../../src/components/BookingSheet/BookingSheetSlot';
import { showToast } from '../../../../src/components/Toasts/notifier';
import { notices } from '../../../../src/content/notices';
import { salon } from '../../../../src/content/salon';
import { type LoadedPage, loadPage, pagePath } from '../../../../src/load-page';
import { writeHeadOf } from '../../../../src/site/head-of-page';

export const unsent: Mail = { sendMessage: async () => {}, salonEmail: salon.email };

/** Creates the site at the page in the address bar, without starting it. */
export async function testSite(
  mail = unsent,
  { closures } = notices,
  inspect?: (event: InspectionEvent) => void,
): Promise<SiteActor> {
  const page = await loadPage(location.pathname, mail);
  // Writes the head that a built page has in its HTML.
  writeHeadOf(page.route);
  return createSite(
    {
      loadPage: path => loadPage(path, mail),
      pathNow: () => pagePath(location.pathname),
      writeHead: page => writeHeadOf((page as LoadedPage).route),
      timeZone: salon.timeZone,
      errorTitle: 'Page not loaded | Ochre Row',
      loadSheet: async () => (await bookingSheet.load()).contactFormFor(mail),
      reachHost: () => Promise.reject(new Error('jsdom cannot open another document')),
      openDocument: () => {},
      showToast,
    },
    { page, schedule: { hours: salon.hours, closures } },
    inspect,
  );
}
