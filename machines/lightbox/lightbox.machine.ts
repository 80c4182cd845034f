/** A full-screen look at one photo of the gallery: closed, or open at an index that wraps at both ends. */
import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import { wrap } from '../wrap';

export interface LightboxContext {
  /** Ids of the photos in gallery order. */
  photos: readonly string[];
  /** Position of the photo shown, or last shown, counted from 0. */
  index: number;
}

export type LightboxEvent =
  | { type: 'photo.open'; index: number }
  | { type: 'photo.next' }
  | { type: 'photo.previous' }
  | { type: 'lightbox.close' }
  /** The page's address was read or has changed; `photo` is the id that it names, if it names one. */
  | { type: 'address.change'; photo: string | null };

/** What the address actor is told. It alone knows the browser's history. */
export type AddressCommand =
  | { type: 'address.push'; photo: string }
  | { type: 'address.replace'; photo: string }
  | { type: 'address.leave' };

export const lightboxMachine = setup({
  types: {
    context: {} as LightboxContext,
    events: {} as LightboxEvent,
    input: {} as { photos: readonly string[] },
    tags: {} as 'open',
  },
  actors: {
    /** Keeps `?photo=<id>` and the lightbox in step, in both directions. */
    address: fromCallback<AddressCommand>(() => {
      throw new Error('address is not provided');
    }),
    /** Turns the arrow keys into `photo.next` and `photo.previous`. */
    keyboard: fromCallback(() => {
      throw new Error('keyboard is not provided');
    }),
    /** Keeps the page behind from scrolling. */
    scrollLock: fromCallback(() => {
      throw new Error('scrollLock is not provided');
    }),
  },
  guards: {
    isInGallery: ({ context }, { index }: { index: number }) => index in context.photos,
    isKnown: ({ context }, { photo }: { photo: string | null }) => photo !== null && context.photos.includes(photo),
  },
  actions: {
    show: assign({ index: (_, { index }: { index: number }) => index }),
    showNamed: assign({
      index: ({ context }, { photo }: { photo: string | null }) => context.photos.indexOf(`${photo}`),
    }),
    showNext: assign({ index: ({ context }) => wrap(context.index + 1, context.photos.length) }),
    showPrevious: assign({ index: ({ context }) => wrap(context.index - 1, context.photos.length) }),
    pushAddress: sendTo('address', ({ context }) => ({ type: 'address.push', photo: shownPhoto(context) })),
    replaceAddress: sendTo('address', ({ context }) => ({ type: 'address.replace', photo: shownPhoto(context) })),
    leaveAddress: sendTo('address', { type: 'address.leave' }),
  },
}).createMachine({
  id: 'lightbox',
  context: ({ input }) => ({ photos: input.photos, index: 0 }),
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
        { id: 'keyboard', src: 'keyboard' },
        { id: 'scrollLock', src: 'scrollLock' },
      ],
      on: {
        'photo.next': { actions: ['showNext', 'replaceAddress'] },
        'photo.previous': { actions: ['showPrevious', 'replaceAddress'] },
        'lightbox.close': { target: 'closed', actions: 'leaveAddress' },
        'address.change': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'showNamed', params: ({ event }) => event },
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
