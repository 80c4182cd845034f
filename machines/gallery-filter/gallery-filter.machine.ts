/** Which photos the gallery shows: those of every style, or of one that the visitor or the address has chosen. */
import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate';

export interface FilterPhoto {
  id: string;
  /** Id of the hairstyle that it shows. */
  style: string;
}

export interface GalleryFilterContext {
  /** Every photo of the gallery. */
  photos: readonly FilterPhoto[];
  /** Id of the one style that is shown; null where all are. */
  style: string | null;
}

/** The page's address: the style and the photo that it names, if it names them. */
export interface GalleryAddress {
  style: string | null;
  photo: string | null;
}

export type GalleryFilterEvent =
  /** Null is every style. */
  | { type: 'style.choose'; style: string | null }
  | { type: 'address.change'; style: string | null; photo: string | null };

/** What the address actor is told: that a style was chosen, which is an entry of its own, or that the entry's own does not hold. */
export type StyleCommand = { type: 'style.push'; style: string | null } | { type: 'style.drop' };

export const galleryFilterMachine = setup({
  types: {
    context: {} as GalleryFilterContext,
    events: {} as GalleryFilterEvent,
    input: {} as { photos: readonly FilterPhoto[] },
    tags: {} as 'filtered',
  },
  actors: {
    /** Keeps `?style=<id>` and the filter in step, in both directions. */
    styleAddress: fromCallback<StyleCommand>(() => {
      throw new Error('styleAddress is not provided');
    }),
  },
  guards: {
    isOther: ({ context }, { style }: { style: string | null }) =>
      style !== context.style && isShownAnywhere(context, style),
    isEvery: (_, { style }: { style: string | null }) => style === null,
    /** A photo of another style would be missing from what the address asks for. */
    leavesOut: ({ context }, { style, photo }: GalleryAddress) =>
      isShownAnywhere(context, style) && context.photos.some(one => one.id === photo && one.style !== style),
    isKnown: ({ context }, { style }: { style: string | null }) => isShownAnywhere(context, style),
  },
  actions: {
    keepStyle: assign({ style: (_, { style }: { style: string | null }) => style }),
    forgetStyle: assign({ style: null }),
    pushStyle: sendTo('styleAddress', ({ context }) => ({ type: 'style.push', style: context.style })),
    dropStyle: sendTo('styleAddress', { type: 'style.drop' }),
  },
}).createMachine({
  id: 'galleryFilter',
  context: ({ input }) => ({ photos: input.photos, style: null }),
  invoke: { id: 'styleAddress', src: 'styleAddress' },
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
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'oneStyle',
            actions: { type: 'keepStyle', params: ({ event }) => event },
          },
        ],
      },
    },
    oneStyle: {
      tags: 'filtered',
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
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'keepStyle', params: ({ event }) => event },
          },
          { target: 'everyStyle', actions: 'forgetStyle' },
        ],
      },
    },
  },
});

export type GalleryFilterActor = ActorRefFrom<typeof galleryFilterMachine>;

/** The photos that are shown, in gallery order. */
export function shownPhotos({ photos, style }: GalleryFilterContext): readonly FilterPhoto[] {
  return style === null ? photos : photos.filter(photo => photo.style === style);
}

function isShownAnywhere({ photos }: GalleryFilterContext, style: string | null): boolean {
  return photos.some(photo => photo.style === style);
}
