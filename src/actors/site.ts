import { createActor, fromCallback, fromPromise, type InspectionEvent } from 'xstate';
import { askBarMachine } from '../../machines/ask-bar/ask-bar.machine';
import { bookingSheetMachine } from '../../machines/booking-sheet/booking-sheet.machine';
import { mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine';
import { navigationMachine } from '../../machines/navigation/navigation.machine';
import { openHoursMachine } from '../../machines/open-hours/open-hours.machine';
import { firstOpenDay } from '../../machines/open-hours/opening';
import type { Page } from '../../machines/page';
import { quoteSharingMachine } from '../../machines/quote-sharing/quote-sharing.machine';
import type { SiteInput } from '../../machines/site/site.context';
import { type SiteActor, siteMachine } from '../../machines/site/site.machine';
import { testimonialRotatorMachine } from '../../machines/testimonial-rotator/testimonial-rotator.machine';
import { type Toast, type ToastsContext, type ToastsEvent, toastsMachine } from '../../machines/toasts/toasts.machine';
import { addressBar } from '../effects/address-bar';
import { buttonView } from '../effects/button-view';
import { dismissal } from '../effects/dismissal';
import { focusAfterRender, focusFirst, focusKeeper, focusReplacement } from '../effects/focus';
import { marked } from '../effects/marks';
import { motionPreference } from '../effects/motion-preference';
import { arrival, errorMessage, pageTurn } from '../effects/page-turn';
import { pageVisibility } from '../effects/page-visibility';
import { pressFilter } from '../effects/press-filter';
import { salonClock } from '../effects/salon-clock';
import { scrollLock } from '../effects/scroll-lock';
import { cardLoading, shareCard } from '../effects/share-card';
import type { FormNow } from '../effects/shown-fields';
import type { SendMessage } from '../services/emailjs';
import { colorTheme } from './color-theme';
import { contactForm } from './contact-form';
import { gallery } from './gallery';

/** Shows a toast and returns a function that removes it. */
export type ShowToast = (
  toast: Toast,
  send: (event: Exclude<ToastsEvent, { type: 'toast.show' }>) => void,
) => () => void;

/** What the site needs from its platform. The entry points pass the real platform; tests pass their own. */
export interface Platform {
  loadPage: (path: string) => Promise<Page>;
  /** Returns the path of the current address. */
  pathNow: () => string;
  writeHead: (page: Page) => void;
  /** The salon's, such as `America/New_York`. */
  timeZone: string;
  /** The document's title while an error message replaces a page. */
  errorTitle: string;
  sendMessage: SendMessage;
  prepareMail: () => void;
  /** Load the views that are opened on demand. */
  loadSheet: () => Promise<unknown>;
  loadLightbox: () => Promise<unknown>;
  /** Asks the host for a page, by default the contact page; rejects if the host cannot be reached. */
  reachHost: (link: string | undefined, signal: AbortSignal) => Promise<unknown>;
  /** Opens a page as a new document, by default the contact page, unless it is aborted; resolves if the visitor comes back. */
  openDocument: (link: string | undefined, signal: AbortSignal) => Promise<void>;
  showToast: ShowToast;
}

/** Creates the site's root actor without starting it. At build, the actor is never started. */
export function createSite(
  platform: Platform,
  input: SiteInput,
  inspect?: (event: InspectionEvent) => void,
): SiteActor {
  const machine = siteMachine.provide({
    actors: {
      navigation: navigationMachine.provide({
        actors: {
          addressBar: addressBar(platform.pathNow),
          loadPage: fromPromise<Page, { path: string }>(({ input }) => platform.loadPage(input.path)),
          pageTurn,
          arrival: arrival(platform.writeHead),
          errorMessage: errorMessage(platform.errorTitle),
        },
      }),
      mobileMenu: mobileMenuMachine.provide({
        actors: { dismissal },
        actions: { focusToggle: () => focusFirst(marked('menu-toggle')) },
      }),
      bookingSheet: bookingSheetMachine.provide({ actors: { scrollLock, loadSheet: fromPromise(platform.loadSheet) } }),
      toasts: toastsMachine.provide({
        actors: {
          focusKeeper,
          pageVisibility,
          visibleToast: fromCallback<ToastsEvent, ToastsContext>(
            ({ input: { toast }, sendBack }) => toast && platform.showToast(toast, sendBack),
          ),
        },
      }),
      colorTheme,
      openHours: openHoursMachine.provide({ actors: { salonClock: salonClock(platform.timeZone) } }),
      contactForm: contactForm(platform.sendMessage, () => formNow(site)),
      testimonialRotator: testimonialRotatorMachine.provide({ actors: { pageVisibility, motionPreference } }),
      gallery: gallery(platform.loadLightbox),
      askBar: askBarMachine.provide({ actors: { buttonView } }),
      quoteSharing: quoteSharingMachine.provide({ actors: { cardLoading, shareCard } }),
      pressFilter,
      reachHost: fromPromise<unknown, { link: string | undefined }>(({ input, signal }) =>
        platform.reachHost(input.link, signal),
      ),
      openDocument: fromPromise<void, { link: string | undefined }>(({ input, signal }) =>
        platform.openDocument(input.link, signal),
      ),
    },
    actions: {
      // The page's form comes before the one in the sheet.
      focusForm: () => focusAfterRender(`${marked('shown')}[name="name"]`),
      focusReplacement,
      prepareMail: platform.prepareMail,
      logArrival: ({ context: { page } }) => {
        if (page.isUnknown) console.error(`404: there is no page at ${page.path}`);
      },
      logFailure: (_, { what, reason }) => console.error(what, reason),
    },
  });
  const site: SiteActor = createActor(machine, { id: 'site', input, ...(inspect && { inspect }) });
  return site;
}

/** What reading the form's fields needs. */
export function formNow(site: SiteActor): FormNow {
  const { children } = site.getSnapshot();
  const today = children.openHours?.getSnapshot().context;
  return { form: children.contactForm, earliest: today ? firstOpenDay(today) : '' };
}
