/** A full-screen look at one photo of the gallery: closed, or open at an index that wraps at both ends. */
import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import { wrap } from '../wrap';

export interface LightboxContext {
  /** Ids of the photos that are walked through, in gallery order; of those last walked through while closed. */
  photos: readonly string[];
  /** Position of the photo shown, or last shown, counted from 0. */
  index: number;
}

export type LightboxEvent =
  /** One of the photos that the gallery shows was chosen. */
  | { type: 'photo.open'; photos: readonly string[]; index: number }
  | { type: 'photo.next' }
  | { type: 'photo.previous' }
  | { type: 'photo.share' }
  /** `title`: of the hairstyle, with the picture that shows it. */
  | { type: 'photo.ask'; title: string }
  | { type: 'lightbox.close' }
  /** The page's address was read or has changed; `photo` is the id that it names, if it names one, `photos` what it shows. */
  | { type: 'address.change'; photos: readonly string[]; photo: string | null };

/** What the address actor is told. It alone knows the browser's history. */
export type AddressCommand =
  | { type: 'address.push'; photo: string }
  | { type: 'address.replace'; photo: string }
  | { type: 'address.leave' };

/** What the zoom is told. */
export type ZoomCommand = { type: 'photo.change' };

export const lightboxMachine = setup({
  types: { context: {} as LightboxContext, events: {} as LightboxEvent, tags: {} as 'open' },
  actors: {
    /** Keeps `?photo=<id>` and the lightbox in step, in both directions. */
    address: fromCallback<AddressCommand>(() => {
      throw new Error('address is not provided');
    }),
    /** Keeps the page behind from scrolling. */
    scrollLock: fromCallback(() => {
      throw new Error('scrollLock is not provided');
    }),
    /** How large the photo is shown, and what fingers and keys do with it: a machine of its own. */
    zoom: fromCallback<ZoomCommand>(() => {
      throw new Error('zoom is not provided');
    }),
  },
  guards: {
    isInGallery: (_, { photos, index }: { photos: readonly string[]; index: number }) => index in photos,
    isKnown: (_, { photos, photo }: { photos: readonly string[]; photo: string | null }) =>
      photo !== null && photos.includes(photo),
  },
  actions: {
    show: assign((_, { photos, index }: { photos: readonly string[]; index: number }) => ({ photos, index })),
    showNamed: assign((_, { photos, photo }: { photos: readonly string[]; photo: string | null }) => ({
      photos,
      index: photos.indexOf(`${photo}`),
    })),
    showNext: assign({ index: ({ context }) => wrap(context.index + 1, context.photos.length) }),
    showPrevious: assign({ index: ({ context }) => wrap(context.index - 1, context.photos.length) }),
    pushAddress: sendTo('address', ({ context }) => ({ type: 'address.push', photo: shownPhoto(context) })),
    replaceAddress: sendTo('address', ({ context }) => ({ type: 'address.replace', photo: shownPhoto(context) })),
    leaveAddress: sendTo('address', { type: 'address.leave' }),
    tellZoom: sendTo('zoom', { type: 'photo.change' }),
    /** Hands the photo's address to somebody else. */
    sharePhoto: (_, _params: { photo: string }) => {
      throw new Error('sharePhoto is not provided');
    },
    /** Asks for an appointment with this look. */
    askForLook: (_, _params: { title: string }) => {
      throw new Error('askForLook is not provided');
    },
  },
}).createMachine({
  id: 'lightbox',
  context: { photos: [], index: 0 },
  invoke: { id: 'address', src: 'address' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'photo.open': {
          guard: { type: 'isInGallery', params: ({ event }) => event },
          target: 'open',
          actions: [{ type: 'show', params: ({ event }) => event }, 'pushAddress'],
        },
        'address.change': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'showNamed', params: ({ event }) => event },
        },
      },
    },
    open: {
      tags: 'open',
      invoke: [
        { id: 'scrollLock', src: 'scrollLock' },
        { id: 'zoom', src: 'zoom' },
      ],
      on: {
        'photo.next': { actions: ['showNext', 'replaceAddress', 'tellZoom'] },
        'photo.previous': { actions: ['showPrevious', 'replaceAddress', 'tellZoom'] },
        'photo.share': { actions: { type: 'sharePhoto', params: ({ context }) => ({ photo: shownPhoto(context) }) } },
        'lightbox.close': { target: 'closed', actions: 'leaveAddress' },
        'photo.ask': {
          target: 'closed',
          actions: [{ type: 'askForLook', params: ({ event }) => ({ title: event.title }) }, 'leaveAddress'],
        },
        'address.change': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: [{ type: 'showNamed', params: ({ event }) => event }, 'tellZoom'],
          },
          { target: 'closed' },
        ],
      },
    },
  },
});

export type LightboxActor = ActorRefFrom<typeof lightboxMachine>;

function shownPhoto({ photos, index }: LightboxContext): string {
  return photos[index] ?? '';
}
