/** The gallery: the photos of all styles or of one, and the lightbox over them; `?style=` and `?photo=` follow both. */
import { and, assign, enqueueActions, fromCallback, fromPromise, not, sendTo, setup, stateIn } from 'xstate';
import { type LightboxEvent, lightboxMachine, type ToGallery, type VisitorFact } from '../lightbox/lightbox.machine';
import type { Page } from '../page';
import { type CodeFact, type Parent, type PartFact, partFact } from '../parent';
import { stopChildrenOf } from '../stop-children';
import { unprovided } from '../unprovided';

interface GalleryInput extends Required<Pick<Page, 'photos' | 'savesData'>> {
  parent: Parent<GalleryFact>;
}

interface GalleryContext extends GalleryInput {
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
  /** Sent by the parent: the visitor has asked for something else. A photo that is still loading does not open. */
  | { type: 'photo.forget' }
  /** The address has changed, or was read for the first time; or the browser accepts no more changes for a while. */
  | ({ type: 'address.change' | 'address.refuse' } & GalleryAddress)
  /** Restarts a failed lightbox. */
  | { type: 'failure.retry' }
  // Reported by the lightbox:
  | ToGallery;

type GalleryFact =
  /** A photo is to be shown, whose lightbox may have to load first. */
  { type: 'photo.requested' } | CodeFact | PartFact | VisitorFact;

/** Commands for the address actor; no other actor of the gallery changes the browser's history. */
export type AddressCommand =
  | { type: 'entry.add' | 'entry.replace'; style: string | null; photo: string | null }
  /** Goes back to the entry before. */
  | { type: 'entry.leave' };

const keepsPhoto = { type: 'keepPhoto', params: ({ event }: { event: { photo: string | null } }) => event } as const;
const keepsAddress = { type: 'keepAddress', params: ({ event }: { event: GalleryAddress }) => event } as const;
const writesOpen = { type: 'write', params: ({ context }: { context: GalleryContext }) => context } as const;
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
    address: fromCallback<AddressCommand>(unprovided('address')),
    nextPaint: fromPromise<void>(unprovided('nextPaint')),
    loadLightbox: fromPromise<unknown>(unprovided('loadLightbox')),
    lightbox: lightboxMachine,
  },
  guards: {
    /** Whether the new address names a photo of the gallery. */
    isPhoto: ({ context, event }) => event.type === 'address.change' && isPhoto(context, event.photo),
    isOpen: stateIn({ lightbox: 'open' }),
    isClosed: stateIn({ lightbox: 'closed' }),
    isPhotoWhileOpen: and(['isOpen', 'isPhoto']),
    /** Whether the address changes because the gallery itself goes back. */
    isOwnLeave: stateIn({ address: 'leaving' }),
    /** Whether it is the photo that is loading or open. */
    isPhotoInAddress: ({ context }) => context.address.photo === context.photo,
    isOpenWithoutEntry: and(['isOpen', ({ context }) => context.address.photo === null]),
    isClosedWithEntry: and(['isClosed', ({ context }) => context.address.isAdded]),
    isOpenUnwritten: and(['isOpen', ({ context }) => !isWritten(context, context.photo)]),
    isClosedUnwritten: and(['isClosed', ({ context }) => !isWritten(context, null)]),
  },
  actions: {
    keepPhoto: assign((_, { photo }: { photo: string | null }) => ({ photo: photo ?? '' })),
    /** Without a style or a photo that the gallery does not have. */
    keepAddress: assign(({ context }, { style, photo, isAdded }: GalleryAddress) => ({
      address: {
        style: hasStyle(context, style) ? style : null,
        photo: isPhoto(context, photo) ? photo : null,
        isAdded: isAdded && isPhoto(context, photo),
      },
    })),
    /** Writes the style and this photo into the address: in a new history entry, unless the current one already has a photo. */
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
    growPhoto: _ => unprovided('growPhoto')(),
    /** Focuses the photo's link in the gallery after the dialog has closed. */
    focusPhoto: _ => unprovided('focusPhoto')(),
  },
  delays: {
    /** Until an address that the browser has refused, or an entry that it has not left, is written again. */
    retryDelay: 1_000,
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
        'photo.open': { target: '.loading', actions: keepsPhoto },
        'style.choose': '.closed',
        'address.change': [
          { guard: 'isOwnLeave' },
          { guard: 'isPhotoWhileOpen', actions: [keepsPhoto, 'showInLightbox'] },
          { guard: 'isPhoto', target: '.loading', actions: keepsPhoto },
          { target: '.closed' },
        ],
      },
      states: {
        closed: {},
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
          on: { 'photo.forget': 'closed' },
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
            'lightbox.close': 'closed',
          },
        },
        failed: { tags: 'failed', on: { 'failure.retry': { target: 'loading', actions: 'focusPhoto' } } },
      },
    },
    /** The page's address follows what is shown, one change at a time. */
    address: {
      initial: 'settled',
      on: { 'address.change': { target: '.settled', actions: keepsAddress } },
      states: {
        settled: {
          always: [
            { guard: 'isOpenWithoutEntry', target: 'painting' },
            { guard: 'isClosedWithEntry', target: 'leaving' },
            { guard: 'isOpenUnwritten', actions: writesOpen },
            { guard: 'isClosedUnwritten', actions: { type: 'write', params: { photo: null } } },
          ],
          on: { 'address.refuse': { target: 'refused', actions: keepsAddress } },
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
        leaving: { entry: 'leaveEntry', after: { retryDelay: { target: 'settled', actions: 'keepEntry' } } },
        refused: { after: { retryDelay: 'settled' } },
      },
    },
  },
});

/** The photos of the chosen style, or all photos, in the gallery's order. */
export const shownPhotos = <P extends { style: string }>(all: { photos: readonly P[]; style: string | null }) =>
  all.photos.filter(({ style }) => all.style === null || style === all.style);

/** What the lightbox shows. */
const shownIn = (context: GalleryContext) => ({
  photos: shownPhotos(context).map(({ id }) => id),
  photo: context.photo,
});

const isWritten = ({ address, style }: GalleryContext, photo: string | null) =>
  address.photo === photo && address.style === style;
const hasStyle = ({ photos }: GalleryContext, style: string | null) => photos.some(photo => photo.style === style);
const isPhoto = ({ photos }: GalleryContext, photo: string | null) => photos.some(({ id }) => id === photo);

/** The style that is shown at an address: all styles if its photo is of another one. */
const styleIn = (context: GalleryContext, { style, photo }: GalleryAddress) =>
  context.photos.find(one => one.style === style && (one.id === photo || !isPhoto(context, photo)))?.style ?? null;
