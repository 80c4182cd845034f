/** The full-screen photo viewer; the machine runs while the viewer is open. The list of photos wraps around. */
import { type ActorRefFrom, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Parent } from '../parent';
import { type PhotoLoadingActor, photoLoadingMachine } from '../photo-loading/photo-loading.machine';
import { unprovided } from '../unprovided';
import { type Direction, zoomMachine } from '../zoom/zoom.machine';

interface Shown {
  /** Ids of the gallery's visible photos, in order. */
  photos: readonly string[];
  /** Id of the photo shown. */
  photo: string;
}

interface LightboxContext extends Shown {
  /** The gallery. */
  parent: Parent<ToGallery>;
  /** True for a visitor who saves data: neighbors are not loaded. */
  savesData: boolean;
  /** The photo-loading actor of each slide, by photo id. */
  loading: Readonly<Record<string, PhotoLoadingActor>>;
}

export type LightboxEvent =
  | { type: 'photo.turn'; turn: Direction }
  /** The address names another photo. `photos` may have changed with the gallery's filter. */
  | ({ type: 'photo.show' } & Shown)
  | { type: 'photo.share' | 'lightbox.close' }
  /** `title` names the hairstyle and the picture. */
  | { type: 'photo.ask'; title: string };

/** Facts, and `lightbox.close`, which asks the gallery to close it. */
export type ToGallery = { type: 'photo.shown'; photo: string } | { type: 'lightbox.close' } | VisitorFact;

/** What concerns the site: a request for an appointment (`title` names hairstyle and picture), and whether a link was copied. */
export type VisitorFact =
  | { type: 'booking.requested'; title: string }
  | { type: 'photoLink.copied' }
  | { type: 'photoLink.failed'; link: string };

/** Whether the photo's link was shared or copied. */
export type Sharing = { outcome: 'shared' | 'copied' | 'failed'; link: string };

const parent = ({ context }: { context: LightboxContext }) => context.parent;

export const lightboxMachine = setup({
  types: {
    context: {} as LightboxContext,
    events: {} as LightboxEvent,
    input: {} as Omit<LightboxContext, 'loading'>,
    children: {} as { zoom: 'zoom'; scrollLock: 'scrollLock'; sharePhoto: 'sharePhoto' },
  },
  actors: {
    scrollLock: fromCallback(unprovided('scrollLock')),
    zoom: zoomMachine,
    photoLoading: photoLoadingMachine,
    /** Opens the system's share dialog with the photo's address, or copies the address. */
    sharePhoto: fromPromise<Sharing, { photo: string }>(unprovided('sharePhoto')),
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, next: Shown) => {
      const slides = slidesOf({ ...context, ...next });
      for (const photo of Object.keys(context.loading))
        if (!slides.some(slide => slide.photo === photo)) enqueue.stopChild(idOf(photo));
      enqueue.assign(({ spawn }) => ({
        ...next,
        loading: loadingOf(slides, photo => context.loading[photo] ?? spawn('photoLoading', { id: idOf(photo) })),
      }));
    }),
    fitPhoto: sendTo('zoom', { type: 'photo.change' }),
    reportShown: sendTo(parent, ({ context }) => ({ type: 'photo.shown', photo: context.photo })),
  },
}).createMachine({
  id: 'lightbox',
  context: ({ input, spawn }) => ({
    ...input,
    loading: loadingOf(slidesOf(input), photo => spawn('photoLoading', { id: idOf(photo) })),
  }),
  invoke: [
    { id: 'scrollLock', src: 'scrollLock' },
    { id: 'zoom', src: 'zoom', input: ({ self }) => ({ parent: self }) },
  ],
  on: {
    'photo.turn': { actions: [{ type: 'show', params: turned }, 'reportShown', 'fitPhoto'] },
    'photo.show': { actions: [{ type: 'show', params: ({ event: { type: _, ...shown } }) => shown }, 'fitPhoto'] },
    // Again, too, because some systems never say that their share sheet has closed.
    'photo.share': '.sharing',
    // After either, the gallery stops the lightbox.
    'lightbox.close': { actions: sendTo(parent, { type: 'lightbox.close' }) },
    'photo.ask': { actions: sendTo(parent, ({ event: { title } }) => ({ type: 'booking.requested' as const, title })) },
  },
  initial: 'looking',
  states: {
    looking: {},
    sharing: {
      invoke: {
        id: 'sharePhoto',
        src: 'sharePhoto',
        input: ({ context: { photo } }) => ({ photo }),
        onDone: [
          { guard: ({ event }) => event.output.outcome === 'shared', target: 'looking' },
          { target: 'looking', actions: sendTo(parent, ({ event: { output } }) => linkFact(output)) },
        ],
      },
    },
  },
});

const linkFact = ({ outcome, link }: Sharing): VisitorFact =>
  outcome === 'copied' ? { type: 'photoLink.copied' } : { type: 'photoLink.failed', link };

export type LightboxActor = ActorRefFrom<typeof lightboxMachine>;

/** The shown photo and its neighbors, each once. */
export const slidesOf = ({ savesData, ...shown }: Shown & { savesData: boolean }) =>
  [
    { photo: shown.photo, place: 'shown' } as const,
    { photo: beside(shown, 'next'), place: 'next' } as const,
    { photo: beside(shown, 'previous'), place: 'previous' } as const,
  ].slice(0, savesData ? 1 : shown.photos.length);

const loadingOf = (slides: readonly { photo: string }[], start: (photo: string) => PhotoLoadingActor) =>
  Object.fromEntries(slides.map(({ photo }) => [photo, start(photo)]));

const idOf = (photo: string) => `photoLoading.${photo}`;

function turned({ context, event: { turn } }: { context: Shown; event: { turn: Direction } }): Shown {
  return { photos: context.photos, photo: beside(context, turn) };
}

/** The photo beside the one shown; the list wraps around. */
const beside = ({ photos, photo }: Shown, turn: Direction): string =>
  photos.at((photos.indexOf(photo) + (turn === 'next' ? 1 : -1)) % photos.length) ?? photo;
