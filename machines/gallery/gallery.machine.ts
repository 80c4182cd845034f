/** The gallery: the photos of all styles or of one, and the lightbox over them. */
import { and, assign, enqueueActions, fromCallback, fromPromise, not, sendTo, setup, stateIn } from 'xstate';
import { type LightboxEvent, type LinkFact, lightboxMachine } from '../lightbox/lightbox.machine';
import { missing } from '../missing';
import { type CodeFact, type Parent, type PartFact, partFact } from '../parent';
import { stopChildrenOf } from '../stop-children';

export interface GalleryPhoto {
  id: string;
  /** Id of the photo's hairstyle. */
  style: string;
  /** Address of the picture's file, which the browser shows if the lightbox cannot be loaded. */
  file: string;
}

interface GalleryInput {
  parent: Parent<GalleryFact>;
  /** Every photo of the gallery. */
  photos: readonly GalleryPhoto[];
  /** True for a visitor who saves data: the lightbox does not load the neighboring photos. */
  savesData: boolean;
}

export interface GalleryContext extends GalleryInput {
  /** Id of the style shown; null for all styles. */
  style: string | null;
  /** Id of the photo that is loading, open or was last open; empty before the first. */
  photo: string;
  /** What the page's address says, as far as the gallery knows it. */
  address: GalleryAddress;
}

/** The style and the photo in the page's address, if any. */
export interface GalleryAddress {
  style: string | null;
  photo: string | null;
  /** Whether opening the photo added this entry to the browser's history, so that closing it goes back. */
  isAdded: boolean;
}

export type GalleryEvent =
  /** `style`: null for all styles. */
  | { type: 'style.choose'; style: string | null }
  | { type: 'photo.open'; photo: string }
  /** Sent by the parent: the visitor has asked for an appointment. A photo that is still loading does not open. */
  | { type: 'photo.dismiss' }
  /** The address has changed, or was read for the first time. */
  | ({ type: 'address.change' } & GalleryAddress)
  /** The browser accepts no more changes of the address for a while. It still is as given. */
  | ({ type: 'address.refuse' } & GalleryAddress)
  /** Restarts a failed lightbox. */
  | { type: 'failure.retry' }
  // Reported by the lightbox:
  | { type: 'photo.shown'; photo: string }
  | { type: 'photo.asked'; title: string }
  | { type: 'lightbox.closed' }
  | LinkFact;

type GalleryFact =
  /** A photo is to be shown, whose lightbox may have to load first. */
  { type: 'photo.requested' } | CodeFact | PartFact | { type: 'booking.requested'; title: string } | LinkFact;

/** Commands for the address actor; no other actor of the gallery changes the browser's history. */
export type AddressCommand =
  | { type: 'entry.add' | 'entry.replace'; style: string | null; photo: string | null }
  /** Goes back to the entry before. */
  | { type: 'entry.leave' };

/** What follows if a photo's thumbnail is pressed. */
const opens = {
  guard: { type: 'isShown', params: ({ event }: { event: { photo: string } }) => event },
  target: 'loading',
  reenter: true,
  actions: { type: 'keepPhoto', params: ({ event }: { event: { photo: string } }) => event },
} as const;

interface Write {
  by: 'add' | 'replace';
  photo: string | null;
}
/** Writes the style and this photo into the address, in a new history entry or in place of the current one. */
const writing = (by: Write['by'], photoOf: (context: GalleryContext) => string | null) => {
  const params = ({ context }: { context: GalleryContext }): Write => ({ by, photo: photoOf(context) });
  return [
    { type: 'writeAddress', params },
    { type: 'keepWritten', params },
  ] as const;
};

export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    input: {} as GalleryInput,
    tags: {} as 'loading' | 'failed',
    children: {} as {
      address: 'address';
      nextPaint: 'nextPaint';
      loadLightbox: 'loadLightbox';
      lightbox: 'lightbox';
    },
  },
  actors: {
    /** Reports `?style=<id>` and `?photo=<id>` when they change, and writes them. */
    address: fromCallback<AddressCommand>(missing('address')),
    nextPaint: fromPromise<void>(missing('nextPaint')),
    /** Loads the code that draws the lightbox. */
    loadLightbox: fromPromise<unknown>(missing('loadLightbox')),
    lightbox: lightboxMachine,
  },
  guards: {
    isShown: ({ context }, { photo }: { photo: string }) => idsShown(context).includes(photo),
    isHidden: ({ context }, { style }: { style: string | null }) =>
      hasStyle(context, style) && !idsShown({ ...context, style }).includes(context.photo),
    isOfOtherStyle: ({ context }, address: GalleryAddress) => isOfOtherStyle(context, address),
    isPhoto: ({ context }, { photo }: GalleryAddress) => isPhoto(context, photo),
    /** Whether the address has changed because the gallery itself went back. */
    isOwnLeave: stateIn({ address: 'leaving' }),
    isOpen: stateIn({ lightbox: 'open' }),
    isClosed: stateIn({ lightbox: 'closed' }),
    isPhotoInAddress: ({ context }) => context.address.photo !== null,
    isPhotoOther: ({ context }) => context.address.photo !== context.photo,
    isStyleOther: ({ context }) => context.address.style !== context.style,
    isEntryAdded: ({ context }) => context.address.isAdded,
  },
  actions: {
    keepPhoto: assign((_, { photo }: { photo: string | null }) => ({ photo: photo ?? '' })),
    keepAddress: assign({ address: ({ context }, address: GalleryAddress) => known(context, address) }),
    writeAddress: sendTo(
      'address',
      ({ context: { style } }, { by, photo }: Write): AddressCommand => ({ type: `entry.${by}`, style, photo }),
    ),
    keepWritten: assign(({ context: { style, address } }, { by, photo }: Write) => ({
      address: { style, photo, isAdded: photo !== null && (by === 'add' || address.isAdded) },
    })),
    leaveEntry: sendTo('address', { type: 'entry.leave' } satisfies AddressCommand),
    showInLightbox: sendTo('lightbox', ({ context }): LightboxEvent => ({ type: 'photo.show', ...shownIn(context) })),
    reportRequested: sendTo(({ context }) => context.parent, { type: 'photo.requested' }),
    reportMissing: sendTo(
      ({ context }) => context.parent,
      ({ context: { photos, photo } }, { error: reason }: { error: unknown }): CodeFact => ({
        type: 'code.failed',
        what: 'The picture viewer',
        link: photos.find(({ id }) => id === photo)?.file ?? '',
        inTab: true,
        reason,
      }),
    ),
    reportFailed: sendTo(({ context }) => context.parent, partFact),
    /** Animates the photo from its thumbnail into the lightbox. */
    growPhoto: _ => missing('growPhoto')(),
    /** Focuses the photo's link in the gallery after the dialog has closed. */
    focusPhoto: _ => missing('focusPhoto')(),
  },
  delays: {
    /** Between two attempts to write an address that the browser has refused. */
    breath: 1_000,
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({
    ...input,
    style: null,
    photo: '',
    address: { style: null, photo: null, isAdded: false },
  }),
  invoke: { id: 'address', src: 'address' },
  type: 'parallel',
  states: {
    filter: {
      on: {
        'style.choose': {
          guard: ({ context, event: { style } }) =>
            style !== context.style && (style === null || hasStyle(context, style)),
          actions: assign(({ event: { style } }) => ({ style })),
        },
        'address.change': [
          { guard: 'isOwnLeave' },
          { guard: { type: 'isOfOtherStyle', params: ({ event }) => event }, actions: assign({ style: null }) },
          { actions: assign(({ context, event }) => ({ style: known(context, event).style })) },
        ],
      },
    },
    lightbox: {
      initial: 'closed',
      on: {
        'address.change': [
          { guard: 'isOwnLeave' },
          {
            guard: { type: 'isPhoto', params: ({ event }) => event },
            target: '.loading.restoring',
            actions: { type: 'keepPhoto', params: ({ event }) => event },
          },
          { target: '.closed' },
        ],
      },
      states: {
        closed: {
          on: { 'photo.open': opens },
        },
        /** Lasts until the next paint at least, even if the code is already loaded. */
        loading: {
          tags: 'loading',
          entry: 'reportRequested',
          on: {
            'photo.open': opens,
            'style.choose': { guard: { type: 'isHidden', params: ({ event }) => event }, target: 'closed' },
            'photo.dismiss': 'closed',
          },
          initial: 'pressed',
          states: {
            /** A thumbnail was pressed. */
            pressed: {
              invoke: {
                id: 'loadLightbox',
                src: 'loadLightbox',
                onDone: { target: '#gallery.lightbox.open', actions: 'growPhoto' },
                onError: {
                  target: '#gallery.lightbox.closed',
                  actions: { type: 'reportMissing', params: ({ event }) => event },
                },
              },
            },
            /** The address names the photo. */
            restoring: {
              invoke: {
                id: 'loadLightbox',
                src: 'loadLightbox',
                onDone: '#gallery.lightbox.open',
                onError: {
                  target: '#gallery.lightbox.closed',
                  actions: [
                    { type: 'reportFailed', params: ({ event }) => event },
                    // The address stays as it is, for a reload.
                    assign(({ context: { address } }) => ({ address: { ...address, photo: null } })),
                  ],
                },
              },
            },
          },
        },
        open: {
          invoke: {
            id: 'lightbox',
            src: 'lightbox',
            input: ({ context, self }) => ({ parent: self, savesData: context.savesData, ...shownIn(context) }),
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
            'photo.shown': { actions: { type: 'keepPhoto', params: ({ event }) => event } },
            'address.change': [
              { guard: 'isOwnLeave' },
              {
                guard: { type: 'isPhoto', params: ({ event }) => event },
                actions: [{ type: 'keepPhoto', params: ({ event }) => event }, 'showInLightbox'],
              },
            ],
            'link.*': {
              actions: sendTo(
                ({ context }) => context.parent,
                ({ event }) => event,
              ),
            },
            'photo.asked': {
              target: 'closed',
              actions: sendTo(
                ({ context }) => context.parent,
                ({ event: { title } }) => ({ type: 'booking.requested' as const, title }),
              ),
            },
            'lightbox.closed': 'closed',
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'failure.retry': 'open',
            'photo.open': opens,
            'style.choose': { guard: { type: 'isHidden', params: ({ event }) => event }, target: 'closed' },
          },
        },
      },
    },
    /** The page's address follows what is shown, one change at a time. */
    address: {
      initial: 'settled',
      on: {
        'address.change': { target: '.settled', actions: { type: 'keepAddress', params: ({ event }) => event } },
        'address.refuse': { target: '.refused', actions: { type: 'keepAddress', params: ({ event }) => event } },
      },
      states: {
        settled: {
          always: [
            { guard: and(['isOpen', not('isPhotoInAddress')]), target: 'painting' },
            { guard: and(['isClosed', 'isPhotoInAddress', 'isEntryAdded']), target: 'leaving' },
            { guard: and(['isClosed', 'isPhotoInAddress']), actions: writing('replace', () => null) },
            { guard: and(['isOpen', 'isPhotoOther']), actions: writing('replace', ({ photo }) => photo) },
            {
              guard: and(['isStyleOther', 'isPhotoInAddress']),
              actions: writing('replace', ({ address }) => address.photo),
            },
            { guard: 'isStyleOther', actions: writing('add', () => null) },
          ],
        },
        /** A pressed photo is painted first, because adding its entry takes long. */
        painting: {
          invoke: {
            id: 'nextPaint',
            src: 'nextPaint',
            onDone: [
              { guard: 'isOpen', target: 'settled', actions: writing('add', ({ photo }) => photo) },
              { target: 'settled' },
            ],
          },
        },
        /** Until the browser has gone back, a change would be one of the entry that is left. */
        leaving: { entry: 'leaveEntry' },
        refused: { after: { breath: 'settled' } },
      },
    },
  },
});

/** The photos of the chosen style, or all photos, in the gallery's order. */
export function shownPhotos<Photo extends Pick<GalleryPhoto, 'style'>>({
  photos,
  style,
}: {
  photos: readonly Photo[];
  style: string | null;
}): readonly Photo[] {
  return style === null ? photos : photos.filter(photo => photo.style === style);
}

const idsShown = (context: GalleryContext) => shownPhotos(context).map(({ id }) => id);

/** What the lightbox shows. */
const shownIn = (context: GalleryContext) => ({ photos: idsShown(context), photo: context.photo });

const hasStyle = ({ photos }: GalleryContext, style: string | null) => photos.some(photo => photo.style === style);
const isPhoto = ({ photos }: GalleryContext, photo: string | null) => photos.some(({ id }) => id === photo);

/** The address without a style or a photo that the gallery does not have. */
const known = (context: GalleryContext, { style, photo, isAdded }: GalleryAddress): GalleryAddress => ({
  style: hasStyle(context, style) ? style : null,
  photo: isPhoto(context, photo) ? photo : null,
  isAdded,
});

/** Whether the address names a style, and a photo of a different style. */
function isOfOtherStyle(context: GalleryContext, { style, photo }: GalleryAddress): boolean {
  return hasStyle(context, style) && context.photos.some(one => one.id === photo && one.style !== style);
}
