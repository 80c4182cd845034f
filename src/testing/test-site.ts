/** The site with its real effects, for tests of views. */
import type { Mail } from '../actors/contact-form';
import { createSite, type SiteActor } from '../actors/site';
import { loadToasts } from '../components/Toasts/load-toasts';
import { showPlainToast } from '../components/Toasts/plain-toast';
import { notices } from '../content/notices';
import { salon } from '../content/salon';
import { loadPage, pagePath } from '../load-page';

export const unsent: Mail = { sendMessage: async () => {}, salonEmail: salon.email };

/** Not started; at the page that the address bar names. */
export async function testSite(mail = unsent, { closures } = notices): Promise<SiteActor> {
  return createSite(
    {
      loadPage: path => loadPage(path, mail),
      pathNow: () => pagePath(location.pathname),
      writeHead: () => {},
      beforeDrawing: () => {},
      loadSheet: async () => (await import('../components/BookingSheet/BookingSheet')).contactFormFor(mail),
      loadToasts,
      showPlainToast,
    },
    { page: await loadPage(location.pathname, mail), timetable: { hours: salon.hours, closures } },
  );
}
