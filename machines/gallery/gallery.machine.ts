/** The gallery: the photos of every style, or of one; and one of them over the whole window. */
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
import type { Parent } from '../parent';
import { stopChildrenOf } from '../stop-children';

export interface GalleryPhoto {
  id: string;
  /** Id of the hairstyle that it shows. */
  style: string;
}

/** How the lightbox is started, whose code is loaded late. */
export interface LightboxCode {
  logic: typeof lightboxMachine;
  /** Whether a photo is shown without its neighbors. */
  input: { alone: boolean };
}

export interface GalleryContext {
  parent: Parent<GalleryFact>;
  /** Every photo of the gallery. */
  photos: readonly GalleryPhoto[];
  /** Id of the one style that is shown; null where all are. */
  style: string | null;
  /** Id of the photo that was asked for or is shown over the window, or was the last one; null before the first. */
  photo: string | null;
  code: LightboxCode | undefined;
  /** The one that is open, or was the last one. */
  lightbox: LightboxActor | undefined;
}

/** The page's address: the style and the photo that it names, if it names them. */
export interface GalleryAddress {
  style: string | null;
  photo: string | null;
}

export type GalleryEvent =
  /** Null is every style. */
  | { type: 'style.choose'; style: string | null }
  | { type: 'photo.open'; photo: string }
  /** The address was read, or has changed. */
  | { type: 'address.change'; style: string | null; photo: string | null }
  /** The browser is ready to draw the photo. */
  | { type: 'photo.draw' }
  /** A lightbox that has failed is to be started again. */
  | { type: 'failure.retry' }
  // What the lightbox reports.
  | { type: 'photo.shown'; photo: string }
  | { type: 'lightbox.closed' }
  | { type: 'booking.requested'; title: string }
  | { type: 'link.copied' }
  | { type: 'link.failed'; link: string }
  | { type: `xstate.error.actor.${string}`; error: unknown };

export type GalleryFact =
  /** The visitor asks for an appointment; `title`: of the hairstyle, with the picture that shows it. */
  | { type: 'booking.requested'; title: string }
  | { type: 'link.copied' }
  | { type: 'link.failed'; link: string }
  /** Something that the gallery uses has failed; the gallery itself goes on. */
  | { type: 'part.failed'; part: string; reason: unknown };

/** What the address actor is told. It alone knows the browser's history. */
export type AddressCommand =
  /** A style was chosen, which is an entry of its own. */
  | { type: 'style.push'; style: string | null }
  /** The style of the entry would leave out its photo. */
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
    /** Keeps `?style=<id>` and `?photo=<id>` in step with the gallery, in both directions. */
    address: fromCallback<AddressCommand>(() => {
      throw new Error('address is not provided');
    }),
    loadLightbox: fromPromise<LightboxCode>(() => {
      throw new Error('loadLightbox is not provided');
    }),
    /** Asks for `photo.draw` when the browser is ready to let the thumbnail grow into the photo. */
    growth: fromCallback<GalleryEvent, { photo: string | null }>(() => {
      throw new Error('growth is not provided');
    }),
  },
  guards: {
    isOther: ({ context }, { style }: { style: string | null }) => style !== context.style && hasStyle(context, style),
    isEvery: (_, { style }: { style: string | null }) => style === null,
    /** A photo of another style would be missing from what the address asks for. */
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
    tellFailed: sendTo(
      ({ context }) => context.parent,
      (_, failure: { part: string; reason: unknown }) => ({ type: 'part.failed' as const, ...failure }),
    ),
    /** Moves the focus to the photo in the gallery, once nothing lies over it. */
    focusPhoto: (_, _params: { photo: string | null }) => {
      throw new Error('focusPhoto is not provided');
    },
    /** Opens the picture by itself, which needs no code. */
    followLink: (_, _params: { photo: string | null }) => {
      throw new Error('followLink is not provided');
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
      initial: 'everyStyle',
      states: {
        everyStyle: {
          on: {
            'style.choose': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: 'oneStyle',
              actions: [{ type: 'keepStyle', params: ({ event }) => event }, 'pushStyle'],
            },
            'address.change': [
              { guard: { type: 'leavesOut', params: ({ event }) => event }, actions: 'dropStyle' },
              {
                guard: { type: 'isStyle', params: ({ event }) => event },
                target: 'oneStyle',
                actions: { type: 'keepStyle', params: ({ event }) => event },
              },
            ],
          },
        },
        oneStyle: {
          on: {
            'style.choose': [
              {
                guard: { type: 'isEvery', params: ({ event }) => event },
                target: 'everyStyle',
                actions: ['forgetStyle', 'pushStyle'],
              },
              {
                guard: { type: 'isOther', params: ({ event }) => event },
                actions: [{ type: 'keepStyle', params: ({ event }) => event }, 'pushStyle'],
              },
            ],
            'address.change': [
              {
                guard: { type: 'leavesOut', params: ({ event }) => event },
                target: 'everyStyle',
                actions: ['forgetStyle', 'dropStyle'],
              },
              {
                guard: { type: 'isStyle', params: ({ event }) => event },
                actions: { type: 'keepStyle', params: ({ event }) => event },
              },
              { target: 'everyStyle', actions: 'forgetStyle' },
            ],
          },
        },
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
        /** Short where the code is here. */
        loading: {
          invoke: {
            id: 'loadLightbox',
            src: 'loadLightbox',
            onDone: [
              {
                guard: 'wasPressed',
                target: 'opening',
                actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output }) },
              },
              { target: 'open', actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output }) } },
            ],
            onError: [
              {
                guard: 'wasPressed',
                target: 'closed',
                actions: [
                  { type: 'tellFailed', params: ({ event }) => ({ part: 'loadLightbox', reason: event.error }) },
                  { type: 'followLink', params: ({ context: { photo } }) => ({ photo }) },
                ],
              },
              {
                target: 'closed',
                actions: { type: 'tellFailed', params: ({ event }) => ({ part: 'loadLightbox', reason: event.error }) },
              },
            ],
          },
          initial: 'pressed',
          states: {
            pressed: {},
            /** The address names the photo. */
            named: {},
          },
        },
        opening: {
          invoke: { id: 'growth', src: 'growth', input: ({ context: { photo } }) => ({ photo }) },
          on: { 'photo.draw': { target: 'open', actions: 'pushPhoto' } },
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
                { type: 'tellFailed', params: ({ event }) => ({ part: 'lightbox', reason: event.error }) },
              ],
            },
          },
        },
        failed: { tags: 'failed', on: { 'failure.retry': 'open' } },
      },
    },
  },
});

/** XState's type allows an id only for logic that is here from the start. */
type SpawnLate = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: string; input: InputFrom<Logic> },
) => ActorRefFrom<Logic>;

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;

/** The photos that are shown, in gallery order. */
export function shownPhotos({ photos, style }: Pick<GalleryContext, 'photos' | 'style'>): readonly GalleryPhoto[] {
  return style === null ? photos : photos.filter(photo => photo.style === style);
}

const idsShown = (context: GalleryContext) => shownPhotos(context).map(({ id }) => id);

function hasStyle({ photos }: GalleryContext, style: string | null): boolean {
  return photos.some(photo => photo.style === style);
}
