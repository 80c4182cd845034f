/** The gallery: the photos of all styles or of one, and the lightbox over them; `?style=` and `?photo=` follow both. */
import { and, assign, enqueueActions, fromCallback, fromPromise, not, or, sendTo, setup, stateIn } from 'xstate';
import { type LightboxEvent, type LightboxFact, lightboxMachine, type VisitorFact } from '../lightbox/lightbox.machine';
import { missing } from '../missing';
import { type CodeFact, type Parent, type PartFact, partFact } from '../parent';
import { stopChildrenOf } from '../stop-children';

interface GalleryPhoto {
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
  | LightboxFact;

type GalleryFact =
  /** A photo is to be shown, whose lightbox may have to load first. */
  { type: 'photo.requested' } | CodeFact | PartFact | VisitorFact;

/** Commands for the address actor; no other actor of the gallery changes the browser's history. */
export type AddressCommand =
  | { type: 'entry.add' | 'entry.replace'; style: string | null; photo: string | null }
  /** Goes back to the entry before. */
  | { type: 'entry.leave' };

/** What follows if a photo's thumbnail is pressed. */
const keepsPhoto = {
  type: 'keepPhoto',
  params: ({ event: { photo } }: { event: { photo: string | null } }) => ({ photo: photo ?? '' }),
} as const;
const opens = { target: 'loading', reenter: true, actions: keepsPhoto } as const;
const writesOpen = { type: 'write', params: ({ context }: { context: GalleryContext }) => context } as const;
const writesNone = { type: 'write', params: { photo: null } } as const;
const parent = ({ context }: { context: GalleryContext }) => context.parent;

export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    input: {} as GalleryInput,
    tags: {} as 'loading' | 'failed',
    children: {} as { [Name in 'address' | 'nextPaint' | 'loadLightbox' | 'lightbox']: Name },
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
    /** Whether the new address names a photo of the gallery. */
    isPhoto: ({ context, event }) => event.type === 'address.change' && isPhoto(context, event.photo),
    isOpen: stateIn({ lightbox: 'open' }),
    isClosed: stateIn({ lightbox: 'closed' }),
    /** Whether the address changes because the gallery itself goes back. */
    isOwnLeave: stateIn({ address: 'leaving' }),
    /** Whether it is the photo that is loading or open. */
    isPhotoInAddress: ({ context }) => context.address.photo === context.photo,
    isAnyPhotoInAddress: ({ context }) => context.address.photo !== null,
    isStyleInAddress: ({ context }) => context.address.style === context.style,
    isEntryAdded: ({ context }) => context.address.isAdded,
  },
  actions: {
    keepPhoto: assign((_, { photo }: { photo: string }) => ({ photo })),
    /** Without a style or a photo that the gallery does not have. */
    keepAddress: assign(({ context }, { style, photo, isAdded }: GalleryAddress) => ({
      address: {
        style: hasStyle(context, style) ? style : null,
        photo: isPhoto(context, photo) ? photo : null,
        isAdded: isAdded && isPhoto(context, photo),
      },
    })),
    /** Writes the style and this photo into the address. A photo gets an entry of its own, unless another one has it. */
    write: enqueueActions(({ context: { style, address }, enqueue }, { photo }: { photo: string | null }) => {
      const isNew = address.photo === null;
      enqueue.sendTo('address', { type: isNew ? 'entry.add' : 'entry.replace', style, photo });
      enqueue.assign({ address: { style, photo, isAdded: photo !== null && (isNew || address.isAdded) } });
    }),
    leaveEntry: sendTo('address', { type: 'entry.leave' } satisfies AddressCommand),
    /** The browser has not gone back, so the entry stays. */
    keepEntry: assign(({ context: { address } }) => ({ address: { ...address, isAdded: false } })),
    showInLightbox: sendTo('lightbox', ({ context }): LightboxEvent => ({ type: 'photo.show', ...shownIn(context) })),
    reportRequested: sendTo(parent, { type: 'photo.requested' }),
    reportMissing: sendTo(parent, ({ context }, { error: reason }: { error: unknown }): CodeFact => {
      const { file: link = '' } = context.photos.find(({ id }) => id === context.photo) ?? {};
      return { type: 'code.failed', what: 'The picture viewer', link, inTab: true, reason };
    }),
    reportFailed: sendTo(parent, partFact),
    /** Animates the photo from its thumbnail into the lightbox. */
    growPhoto: _ => missing('growPhoto')(),
    /** Focuses the photo's link in the gallery after the dialog has closed. */
    focusPhoto: _ => missing('focusPhoto')(),
  },
  delays: {
    /** Until an address that the browser has refused, or an entry that it has not left, is written again. */
    breath: 1_000,
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({ ...input, style: null, photo: '', address: { style: null, photo: null, isAdded: false } }),
  invoke: { id: 'address', src: 'address' },
  type: 'parallel',
  states: {
    filter: {
      on: {
        'style.choose': { actions: assign(({ event: { style } }) => ({ style })) },
        'address.change': {
          guard: not('isOwnLeave'),
          actions: assign(({ context, event }) => ({ style: styleIn(context, event) })),
        },
      },
    },
    lightbox: {
      initial: 'closed',
      on: {
        'address.change': [
          { guard: 'isOwnLeave' },
          {
            guard: and(['isOpen', 'isPhoto']),
            actions: [keepsPhoto, 'showInLightbox'],
          },
          { guard: 'isPhoto', target: '.loading', actions: keepsPhoto },
          { target: '.closed' },
        ],
      },
      states: {
        closed: { on: { 'photo.open': opens } },
        /** Lasts until the next paint at least, even if the code is already loaded. What is asked for last wins. */
        loading: {
          tags: 'loading',
          entry: 'reportRequested',
          invoke: {
            id: 'loadLightbox',
            src: 'loadLightbox',
            onDone: [
              { guard: 'isPhotoInAddress', target: 'open' },
              { target: 'open', actions: 'growPhoto' },
            ],
            onError: [
              {
                guard: 'isPhotoInAddress',
                target: 'failed',
                actions: { type: 'reportFailed', params: ({ event }) => event },
              },
              { target: 'closed', actions: { type: 'reportMissing', params: ({ event }) => event } },
            ],
          },
          on: { 'photo.open': opens, 'style.choose': 'closed', 'photo.dismiss': 'closed' },
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
            'photo.shown': { actions: keepsPhoto },
            'photoLink.*': { actions: sendTo(parent, ({ event }) => event) },
            'booking.requested': { target: 'closed', actions: sendTo(parent, ({ event }) => event) },
            'lightbox.closed': 'closed',
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'failure.retry': { target: 'loading', actions: 'focusPhoto' },
            'photo.open': opens,
            'style.choose': 'closed',
          },
        },
      },
    },
    /** The page's address follows what is shown, one change at a time. */
    address: {
      initial: 'settled',
      on: { 'address.change': { target: '.settled', actions: { type: 'keepAddress', params: ({ event }) => event } } },
      states: {
        settled: {
          always: [
            { guard: and(['isOpen', not('isAnyPhotoInAddress')]), target: 'painting' },
            { guard: and(['isClosed', 'isEntryAdded']), target: 'leaving' },
            { guard: and(['isOpen', or([not('isPhotoInAddress'), not('isStyleInAddress')])]), actions: writesOpen },
            { guard: and(['isClosed', or(['isAnyPhotoInAddress', not('isStyleInAddress')])]), actions: writesNone },
          ],
          on: {
            'address.refuse': { target: 'refused', actions: { type: 'keepAddress', params: ({ event }) => event } },
          },
        },
        /** A pressed photo is painted first, because adding its entry takes long. */
        painting: {
          invoke: {
            id: 'nextPaint',
            src: 'nextPaint',
            onDone: [{ guard: 'isOpen', target: 'settled', actions: writesOpen }, { target: 'settled' }],
          },
        },
        /** Until the browser has gone back, a change would be one of the entry that is left. */
        leaving: { entry: 'leaveEntry', after: { breath: { target: 'settled', actions: 'keepEntry' } } },
        refused: { after: { breath: 'settled' } },
      },
    },
  },
});

/** The photos of the chosen style, or all photos, in the gallery's order. */
export const shownPhotos = <P extends { style: string }>(all: { photos: readonly P[]; style: string | null }) =>
  all.photos.filter(({ style }) => all.style === null || style === all.style);

const idsShown = (context: GalleryContext) => shownPhotos(context).map(({ id }) => id);

/** What the lightbox shows. */
const shownIn = (context: GalleryContext) => ({ photos: idsShown(context), photo: context.photo });

const hasStyle = ({ photos }: GalleryContext, style: string | null) => photos.some(photo => photo.style === style);
const isPhoto = ({ photos }: GalleryContext, photo: string | null) => photos.some(({ id }) => id === photo);

/** The style that is shown at an address: all styles if its photo is of another one. */
const styleIn = (context: GalleryContext, { style, photo }: GalleryAddress) =>
  context.photos.find(one => one.style === style && (one.id === photo || !isPhoto(context, photo)))?.style ?? null;
