/** The gallery: the photos of all styles or of one, and the lightbox over them. */
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { lightboxMachine, type ShownFact } from '../lightbox/lightbox.machine';
import { missing } from '../missing';
import type { Parent } from '../parent';
import { stopChildrenOf } from '../stop-children';

export interface GalleryPhoto {
  id: string;
  /** Id of the photo's hairstyle. */
  style: string;
}

interface GalleryInput {
  parent: Parent<GalleryFact | ShownFact>;
  /** Every photo of the gallery. */
  photos: readonly GalleryPhoto[];
  /** True for a visitor who saves data: the lightbox does not load the neighboring photos. */
  savesData: boolean;
}

export interface GalleryContext extends GalleryInput {
  /** Id of the style shown; null for all styles. */
  style: string | null;
  /** Id of the photo that is loading, open or was last open; null before the first. */
  photo: string | null;
}

/** The style and the photo in the page's address, if any. */
export interface GalleryAddress {
  style: string | null;
  photo: string | null;
}

export type GalleryEvent =
  /** `style`: null for all styles. */
  | { type: 'style.choose'; style: string | null }
  | { type: 'photo.open'; photo: string }
  /** The address has changed, or was read for the first time. */
  | { type: 'address.change'; style: string | null; photo: string | null }
  /** Restarts a failed lightbox. */
  | { type: 'failure.retry' }
  // Reported by the lightbox:
  | { type: 'photo.shown'; photo: string }
  | { type: 'lightbox.closed' };

/** An actor of the gallery has failed; the gallery itself continues. */
type GalleryFact = { type: 'part.failed'; part: string; reason: unknown };

/** Commands for the address actor; no other actor of the gallery changes the browser's history. */
export type AddressCommand =
  /** Adds a history entry for a chosen style. */
  | { type: 'style.push'; style: string | null }
  /** Removes the style from the current history entry, because the filter would hide the entry's photo. */
  | { type: 'style.drop' }
  | { type: 'photo.push' | 'photo.replace'; photo: string | null }
  | { type: 'photo.leave' };

/** What follows if a photo's thumbnail is pressed. */
const opens = {
  guard: { type: 'isShown', params: ({ event }: { event: { photo: string } }) => event },
  target: 'opening',
  actions: { type: 'keepPhoto', params: ({ event }: { event: { photo: string } }) => event },
} as const;

export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    input: {} as GalleryInput,
    tags: {} as 'failed',
    children: {} as { address: 'address'; loadLightbox: 'loadLightbox'; lightbox: 'lightbox' },
  },
  actors: {
    /** Keeps `?style=<id>` and `?photo=<id>` in sync with the gallery, in both directions. */
    address: fromCallback<AddressCommand>(missing('address')),
    /** Loads the code that draws the lightbox. */
    loadLightbox: fromPromise<unknown>(missing('loadLightbox')),
    lightbox: lightboxMachine,
  },
  guards: {
    isShown: ({ context }, { photo }: { photo: string }) => idsShown(context).includes(photo),
    isPhoto: ({ context }, { photo }: GalleryAddress) => context.photos.some(({ id }) => id === photo),
  },
  actions: {
    keepPhoto: assign((_, { photo }: { photo: string | null }) => ({ photo })),
    pushStyle: sendTo('address', ({ context }) => ({ type: 'style.push', style: context.style })),
    dropStyle: sendTo('address', { type: 'style.drop' }),
    pushPhoto: sendTo('address', ({ context }) => ({ type: 'photo.push', photo: context.photo })),
    replacePhoto: sendTo('address', ({ context }) => ({ type: 'photo.replace', photo: context.photo })),
    leavePhoto: sendTo('address', { type: 'photo.leave' }),
    showInLightbox: sendTo('lightbox', ({ context }) => ({ type: 'photo.show', ...shownIn(context) })),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      (_, { actorId: part, error: reason }: { actorId: string; error: unknown }) => ({
        type: 'part.failed' as const,
        part,
        reason,
      }),
    ),
    /** Animates the photo from its thumbnail into the lightbox. */
    growPhoto: missing('growPhoto'),
    /** Focuses the photo's link in the gallery after the dialog has closed. */
    focusPhoto: missing('focusPhoto'),
    /** Opens the photo's image file, which needs no lightbox code. */
    openFile: missing('openFile'),
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({ ...input, style: null, photo: null }),
  invoke: { id: 'address', src: 'address' },
  type: 'parallel',
  states: {
    filter: {
      on: {
        'style.choose': {
          guard: ({ context, event: { style } }) =>
            style !== context.style && (style === null || hasStyle(context, style)),
          actions: [assign(({ event: { style } }) => ({ style })), 'pushStyle'],
        },
        'address.change': [
          {
            guard: ({ context, event }) => isOfOtherStyle(context, event),
            actions: [assign({ style: null }), 'dropStyle'],
          },
          { actions: assign(({ context, event: { style } }) => ({ style: hasStyle(context, style) ? style : null })) },
        ],
      },
    },
    lightbox: {
      initial: 'closed',
      on: {
        'address.change': [
          {
            guard: { type: 'isPhoto', params: ({ event }) => event },
            target: '.restoring',
            actions: { type: 'keepPhoto', params: ({ event }) => event },
          },
          { target: '.closed' },
        ],
      },
      states: {
        closed: {
          on: { 'photo.open': opens },
        },
        /** A thumbnail was pressed. This state ends at once if the code is already loaded. */
        opening: {
          invoke: {
            id: 'loadLightbox',
            src: 'loadLightbox',
            onDone: { target: 'open', actions: ['pushPhoto', 'growPhoto'] },
            onError: {
              target: 'closed',
              actions: [{ type: 'reportFailed', params: ({ event }) => event }, 'openFile'],
            },
          },
        },
        /** The address names the photo. */
        restoring: {
          invoke: {
            id: 'loadLightbox',
            src: 'loadLightbox',
            onDone: 'open',
            onError: { target: 'closed', actions: { type: 'reportFailed', params: ({ event }) => event } },
          },
        },
        open: {
          invoke: {
            id: 'lightbox',
            src: 'lightbox',
            input: ({ context, self }) => ({
              parent: self,
              site: context.parent,
              savesData: context.savesData,
              ...shownIn(context),
            }),
            onError: {
              target: 'failed',
              actions: [
                enqueueActions(({ self, enqueue }) => stopChildrenOf(self.getSnapshot().children.lightbox, enqueue)),
                { type: 'reportFailed', params: ({ event }) => event },
              ],
            },
          },
          exit: 'focusPhoto',
          on: {
            'photo.shown': { actions: [{ type: 'keepPhoto', params: ({ event }) => event }, 'replacePhoto'] },
            'address.change': {
              guard: { type: 'isPhoto', params: ({ event }) => event },
              actions: [{ type: 'keepPhoto', params: ({ event }) => event }, 'showInLightbox'],
            },
            'lightbox.closed': { target: 'closed', actions: 'leavePhoto' },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'failure.retry': 'open',
            'photo.open': opens,
          },
        },
      },
    },
  },
});

/** The photos of the chosen style, or all photos, in the gallery's order. */
export function shownPhotos({ photos, style }: Pick<GalleryContext, 'photos' | 'style'>): readonly GalleryPhoto[] {
  return style === null ? photos : photos.filter(photo => photo.style === style);
}

const idsShown = (context: GalleryContext) => shownPhotos(context).map(({ id }) => id);

/** What the lightbox shows. */
const shownIn = (context: GalleryContext) => ({ photos: idsShown(context), photo: `${context.photo}` });

const hasStyle = ({ photos }: GalleryContext, style: string | null) => photos.some(photo => photo.style === style);

/** Whether the address names a style, and a photo of a different style. */
function isOfOtherStyle(context: GalleryContext, { style, photo }: GalleryAddress): boolean {
  return hasStyle(context, style) && context.photos.some(one => one.id === photo && one.style !== style);
}
