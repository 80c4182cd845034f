/** What one machine does to another, written by hand from the specification. Every other event must leave every other machine unchanged. */
import { kits } from './kits';

interface Interaction {
  /** The machine that receives the events. */
  of: string;
  /** Events that change other machines, named as in its kit. */
  events: readonly string[];
  /** The machines that change. */
  changes: readonly string[];
  /** The possible states of these machines afterward; 'gone' if they stop, and no states if only the view changes. */
  to: readonly string[];
  because: string;
  /** Whether the tests of pairs are certain to show this interaction at least once; true by default. */
  isCertain?: boolean;
}

const ofPages = kits.filter(({ page }) => page).map(({ name }) => name);
const editing = ['fresh', 'draft', 'incomplete', 'tooLong', 'failed'].map(state => `editing.${state}`);
/** For each machine, the event that asks for the request form. */
const requests = {
  'mobile-menu': 'booking.choose',
  'ask-bar': 'ask.press',
  gallery: 'booking.requested',
  lightbox: 'photo.ask',
};
/** For each machine, the events that close the lightbox. */
const closing: [of: string, ...events: string[]][] = [
  ['gallery', 'lightbox.closed', 'booking.requested', 'address.change', 'lightbox.error'],
  ['lightbox', 'lightbox.close', 'close.requested', 'photo.ask'],
  ['zoom', 'photo.dismiss'],
];
/** For each machine, the events that show another photo. */
const turning: [of: string, ...events: string[]][] = [
  ['gallery', 'address.change'],
  ['lightbox', 'photo.turn', 'turn.requested', 'photo.show'],
  ['zoom', 'photo.swipe', 'sideArrow.press'],
];

export const interactions: readonly Interaction[] = [
  {
    of: 'contact-form',
    events: ['form.submit', 'sendMessage.done', 'sendMessage.error', 'sendTimeout'],
    changes: ['toasts'],
    to: ['loading'],
    because: 'a toast reports the result of sending',
  },
  {
    of: 'contact-form',
    events: ['form.submit'],
    changes: ['toasts'],
    to: ['hidden'],
    because: 'the next attempt to send dismisses the previous toast',
  },
  ...Object.entries(requests).map(([of, event]) => ({
    of,
    events: [event],
    changes: ['booking-sheet'],
    to: ['open'],
    because: `${of} opens the request form`,
  })),
  ...['ask-bar', 'gallery', 'lightbox'].map(of => ({
    of,
    events: [requests[of as keyof typeof requests]],
    changes: ['contact-form'],
    to: editing,
    because: `${of} names the hairstyle of its page or photo in the request`,
  })),
  {
    of: 'booking-sheet',
    events: ['sheet.close', 'page.change'],
    changes: ['contact-form'],
    to: ['editing.draft'],
    because: 'the receipt is dismissed when the sheet closes',
  },
  {
    of: 'navigation',
    events: ['address.change', 'page.draw'],
    changes: ['contact-form'],
    to: ['editing.draft'],
    because: 'the receipt is dismissed when the page changes',
  },
  {
    of: 'navigation',
    events: ['address.change', 'page.draw'],
    changes: ['booking-sheet', 'mobile-menu'],
    to: ['closed'],
    because: 'menu and sheet close when the page changes',
  },
  {
    of: 'navigation',
    events: ['page.draw', 'loadPage.error'],
    changes: ofPages,
    to: ['gone'],
    because: 'a page’s machines stop when another page or an error message is shown',
  },
  {
    of: 'navigation',
    events: ['loadPage.error'],
    changes: ['contact-form'],
    to: [],
    because: 'an error message replaces the page with the form; the draft stays',
    isCertain: false,
  },
  {
    of: 'navigation',
    events: ['loadPage.error'],
    changes: ['toasts'],
    to: ['loading'],
    because: 'a toast says that the page of a link could not be loaded',
  },
  {
    of: 'navigation',
    events: ['page.draw'],
    changes: ['toasts'],
    to: ['hidden'],
    because: 'a new page dismisses the toast about a page that could not be loaded',
    // The tests of pairs may never show the toast about a page that failed to load; site.kit.ts expects its dismissal.
    isCertain: false,
  },
  ...closing.map(([of, ...events]) => ({
    of,
    events,
    changes: ['lightbox', 'zoom', 'photo-loading'].filter(name => name !== of),
    to: ['gone'],
    because: `${of} closes the lightbox`,
  })),
  ...closing.slice(1).map(([of, ...events]) => ({
    of,
    events,
    changes: ['gallery'],
    to: ['filter.everyStyle & lightbox.closed', 'filter.oneStyle & lightbox.closed'],
    because: `${of} closes the lightbox of the gallery`,
  })),
  ...turning.flatMap(([of, ...events]) =>
    [
      { changes: 'zoom', to: ['fitted'], because: `${of} shows another photo, which starts fitted` },
      { changes: 'lightbox', to: ['looking', 'sharing'], because: `${of} shows another photo in the lightbox` },
      { changes: 'photo-loading', to: ['gone'], because: `${of} replaces the photo` },
      {
        changes: 'gallery',
        to: ['filter.everyStyle & lightbox.open', 'filter.oneStyle & lightbox.open'],
        because: `${of} reports the photo to the gallery`,
      },
    ]
      .filter(({ changes }) => changes !== of && !(of === 'gallery' && changes === 'photo-loading'))
      .map(({ changes, ...rest }) => ({ of, events, changes: [changes], ...rest })),
  ),
  ...Object.entries({ gallery: 'link.copied', lightbox: 'sharePhoto.done' }).map(([of, event]) => ({
    of,
    events: [event],
    changes: ['toasts'],
    to: ['loading'],
    because: `a toast says that the link of ${of} is copied`,
  })),
];

/** The interactions listed above in which this event of machine `of` changes the machine `changes`. */
export const written = (of: string, event: string, changes: string) =>
  interactions.filter(one => one.of === of && one.events.includes(event) && one.changes.includes(changes));
