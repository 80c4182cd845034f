/** The root's context, and the events it receives: mostly facts, which its children report. */
import type { BookingSheetFact } from '../booking-sheet/booking-sheet.machine';
import type { ContactFormFact, ContactFormInput, Draft } from '../contact-form/contact-form.context';
import type { NavigationFact } from '../navigation/navigation.machine';
import type { Page } from '../page';
import type { CodeFact } from '../parent';

/** What the site needs to know of the salon, and the first page. */
export interface SiteInput extends Pick<ContactFormInput, 'schedule' | 'salonEmail' | 'lineKinds'> {
  page: Page;
}

export interface SiteContext extends SiteInput {
  /** What the visitor has entered in the form, with which a form that has failed starts again. */
  draft: Draft;
  /** What could not be loaded, and so opens as a new document if nothing is written. */
  unloaded: CodeFact | undefined;
  /** The link inside the site that was followed last; empty once another page is shown, its page cannot be loaded, or the visitor has gone on. */
  followed: string;
}

export type SiteEvent =
  | { type: 'hairstyle.choose'; title: string }
  /** A link inside the site is followed. `path`: the path of its page. */
  | { type: 'link.follow'; link: string; path: string }
  /** Restarts the failed actors. */
  | { type: 'failure.retry' }
  // Facts from the children:
  | NavigationFact
  | ContactFormFact
  | BookingSheetFact
  /** The visitor asks for the request form. `title`: the hairstyle; by default, the page's hairstyle. */
  | { type: 'booking.requested'; title?: string }
  /** The gallery opens a picture, whose viewer may have to load first. */
  | { type: 'photo.requested' }
  | { type: 'photoLink.copied' }
  | { type: 'photoLink.failed'; link: string }
  // Raised by the site itself:
  /** The document stays, although code is missing. */
  | { type: 'document.stay' }
  | { type: 'sheet.request' };
