/** What one machine does to another, written by hand from the specification. Whatever is not written must change nothing. */
interface Interaction {
  /** The machine and its event, as its kit calls them. */
  of: string;
  events: readonly string[];
  /** The machine that changes by it, and the states that it may then be in; 'gone' where it ends. */
  changes: string;
  to: readonly string[];
  because: string;
}

const asked = ['form.submit', 'sendMessage.done', 'sendMessage.error', 'sendTimeout'];
const ofPages = ['testimonial-rotator', 'gallery-filter', 'lightbox', 'zoom'];

export const interactions: readonly Interaction[] = [
  {
    of: 'contact-form',
    events: asked,
    changes: 'toasts',
    to: ['shown.drawn'],
    because: 'the visitor is told what has come of the message',
  },
  {
    of: 'contact-form',
    events: ['form.submit'],
    changes: 'toasts',
    to: ['hidden', 'shown.drawn'],
    because: 'what was said of the last attempt leaves with the next',
  },
  {
    of: 'contact-form',
    events: ['sendMessage.done'],
    changes: 'booking-sheet',
    to: ['closed'],
    because: 'the sheet closes when its message has been sent',
  },
  {
    of: 'mobile-menu',
    events: ['booking.choose'],
    changes: 'booking-sheet',
    to: ['open'],
    because: 'Book Now opens the request form over a page that has none',
  },
  ...['booking-sheet', 'mobile-menu'].map(changes => ({
    of: 'navigation',
    events: ['address.change', 'page.draw'],
    changes,
    to: ['closed'],
    because: 'what lies over a page leaves with it',
  })),
  ...ofPages.map(changes => ({
    of: 'navigation',
    events: ['page.draw', 'loadPage.error'],
    changes,
    to: ['gone'],
    because: 'it lives as long as its page is shown',
  })),
  {
    of: 'navigation',
    events: ['loadPage.error'],
    changes: 'toasts',
    to: ['shown.drawn'],
    because: 'a toast says that the page of a link could not be loaded',
  },
  {
    of: 'navigation',
    events: ['page.draw'],
    changes: 'toasts',
    to: ['hidden'],
    because: 'a page that has come at last needs no apology',
  },
  {
    of: 'lightbox',
    events: ['photo.next', 'photo.previous', 'address.change'],
    changes: 'zoom',
    to: ['fitted'],
    because: 'another photo begins fitted',
  },
  {
    of: 'lightbox',
    events: ['lightbox.close', 'address.change'],
    changes: 'zoom',
    to: ['gone'],
    because: 'the zoom lives as long as the lightbox is open',
  },
];

/** What is written of this event and this machine. */
export const written = (of: string, event: string, changes: string) =>
  interactions.filter(one => one.of === of && one.events.includes(event) && one.changes === changes);
