/** The gallery: the photos of all styles or of one, and the lightbox over them. */
import {
  type ActorRefFrom,
  type AnyActorLogic,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  type InputFrom,
  sendTo,
  setup,
  stateIn,
  stopChild,
} from 'xstate';
import type { LightboxActor, lightboxMachine } from '../lightbox/lightbox.machine';
import { missing } from '../missing';
import type { Parent } from '../parent';
import { stopChildrenOf } from '../stop-children';

export interface GalleryPhoto {
  id: string;
  /** Id of the photo's hairstyle. */
  style: string;
}

/** The lightbox's logic, loaded on demand, and its input. */
export interface LightboxCode {
  logic: typeof lightboxMachine;
  /** `alone`: true for a visitor who saves data, so that the neighboring photos are not loaded. */
  input: { alone: boolean };
}

export interface GalleryContext {
  parent: Parent<GalleryFact>;
  /** Every photo of the gallery. */
  photos: readonly GalleryPhoto[];
  /** Id of the style shown; null for all styles. */
  style: string | null;
  /** Id of the photo that is loading, open or was last open; null before the first. */
  photo: string | null;
  code: LightboxCode | undefined;
  /** The lightbox that is open or was last open. */
  lightbox: LightboxActor | undefined;
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
  | { type: 'lightbox.closed' }
  | { type: 'booking.requested'; title: string }
  | { type: 'link.copied' }
  | { type: 'link.failed'; link: string }
  | { type: `xstate.error.actor.${string}`; error: unknown };

export type GalleryFact =
  /** The visitor asks for an appointment. `title` names the hairstyle and the picture. */
  | { type: 'booking.requested'; title: string }
  | { type: 'link.copied' }
  | { type: 'link.failed'; link: string }
  /** An actor of the gallery has failed; the gallery itself continues. */
  | { type: 'part.failed'; part: string; reason: unknown };

/** Commands for the address actor; no other actor of the gallery changes the browser's history. */
export type AddressCommand =
  /** Adds a history entry for a chosen style. */
  | { type: 'style.push'; style: string | null }
  /** Removes the style from the current history entry, because the filter would hide the entry's photo. */
  | { type: 'style.drop' }
  | { type: 'photo.push' | 'photo.replace'; photo: string | null }
  | { type: 'photo.leave' };

export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    input: {} as Pick<GalleryContext, 'parent' | 'photos'>,
    tags: {} as 'failed',
  },
  actors: {
    /** Keeps `?style=<id>` and `?photo=<id>` in sync with the gallery, in both directions. */
    address: fromCallback<AddressCommand>(missing('address')),
    loadLightbox: fromPromise<LightboxCode>(missing('loadLightbox')),
  },
  guards: {
    isOther: ({ context }, { style }: { style: string | null }) =>
      style !== context.style && (style === null || hasStyle(context, style)),
    /** Whether the address names a style, and a photo of a different style. */
    leavesOut: ({ context }, { style, photo }: GalleryAddress) =>
      hasStyle(context, style) && context.photos.some(one => one.id === photo && one.style !== style),
    isStyle: ({ context }, { style }: { style: string | null }) => hasStyle(context, style),
    isShown: ({ context }, { photo }: { photo: string }) => shownPhotos(context).some(({ id }) => id === photo),
    isPhoto: ({ context }, { photo }: { photo: string | null }) => context.photos.some(({ id }) => id === photo),
    wasPressed: stateIn({ lightbox: { loading: 'pressed' } }),
  },
  actions: {
    keepStyle: assign({ style: (_, { style }: { style: string | null }) => style }),
    forgetStyle: assign({ style: null }),
    keepPhoto: assign({ photo: (_, { photo }: { photo: string | null }) => photo }),
    keepCode: assign({ code: (_, { code }: { code: LightboxCode }) => code }),
    pushStyle: sendTo('address', ({ context }) => ({ type: 'style.push', style: context.style })),
    dropStyle: sendTo('address', { type: 'style.drop' }),
    pushPhoto: sendTo('address', ({ context }) => ({ type: 'photo.push', photo: context.photo })),
    replacePhoto: sendTo('address', ({ context }) => ({ type: 'photo.replace', photo: context.photo })),
    leavePhoto: sendTo('address', { type: 'photo.leave' }),
    startLightbox: assign({
      lightbox: ({ context, self, spawn }) =>
        context.code &&
        (spawn as SpawnLate)(context.code.logic, {
          id: 'lightbox',
          input: { ...context.code.input, parent: self, photos: idsShown(context), photo: `${context.photo}` },
        }),
    }),
    stopLightbox: stopChild('lightbox'),
    stopRest: enqueueActions(({ context, enqueue }) => stopChildrenOf(context.lightbox, enqueue)),
    showInLightbox: sendTo(
      ({ context }) => context.lightbox as LightboxActor,
      ({ context }) => ({ type: 'photo.show' as const, photos: idsShown(context), photo: `${context.photo}` }),
    ),
    passOn: sendTo(
      ({ context }) => context.parent,
      (_, fact: GalleryFact) => fact,
    ),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      (_, failure: { part: string; reason: unknown }) => ({ type: 'part.failed' as const, ...failure }),
    ),
    /** Animates the photo from its thumbnail into the lightbox. */
    growPhoto: (_, _params: { photo: string | null }) => {
      throw new Error('growPhoto is not provided');
    },
    /** Focuses the photo's link in the gallery after the dialog has closed. */
    focusPhoto: (_, _params: { photo: string | null }) => {
      throw new Error('focusPhoto is not provided');
    },
    /** Opens the photo's image file, which needs no lightbox code. */
    openFile: (_, _params: { photo: string | null }) => {
      throw new Error('openFile is not provided');
    },
  },
}).createMachine({
  id: 'gallery',
  context: ({ input: { parent, photos } }) => ({
    parent,
    photos,
    style: null,
    photo: null,
    code: undefined,
    lightbox: undefined,
  }),
  invoke: { id: 'address', src: 'address' },
  type: 'parallel',
  states: {
    filter: {
      on: {
        'style.choose': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: [{ type: 'keepStyle', params: ({ event }) => event }, 'pushStyle'],
        },
        'address.change': [
          { guard: { type: 'leavesOut', params: ({ event }) => event }, actions: ['forgetStyle', 'dropStyle'] },
          {
            guard: { type: 'isStyle', params: ({ event }) => event },
            actions: { type: 'keepStyle', params: ({ event }) => event },
          },
          { actions: 'forgetStyle' },
        ],
      },
    },
    lightbox: {
      initial: 'closed',
      on: {
        'address.change': [
          {
            guard: { type: 'isPhoto', params: ({ event }) => event },
            target: '.loading.named',
            actions: { type: 'keepPhoto', params: ({ event }) => event },
          },
          { target: '.closed' },
        ],
      },
      states: {
        closed: {
          on: {
            'photo.open': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'keepPhoto', params: ({ event }) => event },
            },
          },
        },
        /** This state ends at once if the code is already loaded. */
        loading: {
          invoke: {
            id: 'loadLightbox',
            src: 'loadLightbox',
            onDone: [
              {
                guard: 'wasPressed',
                target: 'open',
                actions: [
                  { type: 'keepCode', params: ({ event }) => ({ code: event.output }) },
                  'pushPhoto',
                  { type: 'growPhoto', params: ({ context: { photo } }) => ({ photo }) },
                ],
              },
              { target: 'open', actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output }) } },
            ],
            onError: [
              {
                guard: 'wasPressed',
                target: 'closed',
                actions: [
                  { type: 'reportFailed', params: ({ event }) => ({ part: 'loadLightbox', reason: event.error }) },
                  { type: 'openFile', params: ({ context: { photo } }) => ({ photo }) },
                ],
              },
              {
                target: 'closed',
                actions: {
                  type: 'reportFailed',
                  params: ({ event }) => ({ part: 'loadLightbox', reason: event.error }),
                },
              },
            ],
          },
          initial: 'pressed',
          states: {
            pressed: {},
            /** The address opened the photo; no thumbnail was pressed. */
            named: {},
          },
        },
        open: {
          entry: 'startLightbox',
          exit: ['stopLightbox', { type: 'focusPhoto', params: ({ context: { photo } }) => ({ photo }) }],
          on: {
            'photo.shown': { actions: [{ type: 'keepPhoto', params: ({ event }) => event }, 'replacePhoto'] },
            'address.change': {
              guard: { type: 'isPhoto', params: ({ event }) => event },
              actions: [{ type: 'keepPhoto', params: ({ event }) => event }, 'showInLightbox'],
            },
            'lightbox.closed': { target: 'closed', actions: 'leavePhoto' },
            'booking.requested': {
              target: 'closed',
              actions: ['leavePhoto', { type: 'passOn', params: ({ event }) => event }],
            },
            'link.copied': { actions: { type: 'passOn', params: ({ event }) => event } },
            'link.failed': { actions: { type: 'passOn', params: ({ event }) => event } },
            'xstate.error.actor.lightbox': {
              target: 'failed',
              actions: [
                'stopRest',
                { type: 'reportFailed', params: ({ event }) => ({ part: 'lightbox', reason: event.error }) },
              ],
            },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'failure.retry': 'open',
            'photo.open': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'keepPhoto', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

/** XState's types allow an id only for actors declared in `setup`; the lightbox is loaded later. */
type SpawnLate = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: string; input: InputFrom<Logic> },
) => ActorRefFrom<Logic>;

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;

/** The photos of the chosen style, or all photos, in the gallery's order. */
export function shownPhotos({ photos, style }: Pick<GalleryContext, 'photos' | 'style'>): readonly GalleryPhoto[] {
  return style === null ? photos : photos.filter(photo => photo.style === style);
}

const idsShown = (context: GalleryContext) => shownPhotos(context).map(({ id }) => id);

function hasStyle({ photos }: GalleryContext, style: string | null): boolean {
  return photos.some(photo => photo.style === style);
}
