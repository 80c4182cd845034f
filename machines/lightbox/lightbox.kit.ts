/** The lightbox: a visitor looks at photos one by one. Works with any photos. */
import type { ContextFrom } from 'xstate';
import { button, type Effect, group, image, link, main, seen, type Transitions, to, words } from 'xstate-paths';
import {
  announces,
  askAndClose,
  lightbox,
  notice,
  openPhoto,
  picturesIn,
  placeIn,
  queryOf,
  type SiteContent,
  type SiteDriver,
  says,
  siteKit,
  toast,
  waitForEnd,
  waitUntil,
} from '../kit';
import { lightboxMachine } from './lightbox.machine';

type Machine = typeof lightboxMachine;
type Context = ContextFrom<Machine>;
const shared = 'https://salon.example/gallery?photo=bob';
const failsWithIt = 'if it fails, the lightbox fails with it; gallery.kit.ts covers that';
const facts: Readonly<Record<string, readonly Effect[]>> = {
  copied: [{ type: 'photoLink.copied' }],
  failed: [{ type: 'photoLink.failed', link: shared }],
};
const linkCopied = 'status: Link copied Paste it wherever you want to show this picture.';
/** The state stays the same. */
const stays = (state: string) => state as 'looking' | 'sharing';
const fits = { to: 'zoom', type: 'photo.change' };

/** The photos beside the one shown; the list wraps around. */
const beside = ({ photos: ids, photo }: Context) => {
  const index = ids.indexOf(photo);
  return { next: ids[index + 1] ?? ids[0] ?? 'none', previous: ids[(index || ids.length) - 1] ?? 'none' };
};
const always = {
  'photo.turn': ({ state, context, event: { turn } }) => {
    const photo = beside(context)[turn];
    return { to: stays(state), context: { photo }, effects: [{ type: 'photo.shown', photo }, fits] };
  },
  'photo.show': ({ state, event: { type: _, ...context } }) => ({ to: stays(state), context, effects: [fits] }),
  'photo.ask': ({ state, event: { title } }) => [stays(state), { type: 'booking.requested', title }],
  'lightbox.close': ({ state }) => [stays(state), { type: 'lightbox.close' }],
} satisfies Transitions<Machine>;

const running = (context: Context) => {
  const { next, previous } = beside(context);
  return ['scrollLock', 'zoom', ...[context.photo, next, previous].map(photo => `photoLoading.${photo}`)];
};
const controls = [group('Style'), group('Zoom')];

export default ({ photos, hairstyles }: SiteContent) => {
  const every = photos.map(photo => photo.id);
  const idsOf = (hairstyle: string) => photos.filter(photo => photo.style === hairstyle).map(({ id }) => id);
  /** A hairstyle that has several of the gallery's photos, but not all. */
  const style = hairstyles.find(({ id }) => idsOf(id).length > 1 && idsOf(id).length < every.length);
  if (!style) throw new Error('The lightbox needs a hairstyle with several pictures');
  const some = idsOf(style.id);
  const addressOf = (ids: readonly string[], photo: string) =>
    `/gallery?${ids.length === some.length ? `style=${style.id}&` : ''}photo=${photo}`;
  const nthOf = (ids: readonly string[], photo: string) => `${ids.indexOf(photo) + 1} of ${ids.length}`;
  const photoOf = (id: string) => photos.find(photo => photo.id === id);
  const altOf = (id: string) => photoOf(id)?.alt ?? 'none';
  const styleOf = (id: string) => hairstyles.find(one => one.id === photoOf(id)?.style) ?? style;
  const [first = 'none'] = every;

  const page = ({ photos: ids, photo }: Context) => ({
    dialog: 'Gallery picture',
    address: addressOf(ids, photo),
    'page scrolls': 'false',
    ...picturesIn(lightbox, photos, [photo]),
    'said polite': announces(`Picture ${nthOf(ids, photo)}: ${altOf(photo)}`),
    // The neighboring slides are inert and hidden from assistive technology until a drag brings them in. If the
    // visitor saves data, there are none.
    'waits inert': new RegExp(`^(0 to save data|${Math.min(2, ids.length - 1)})$`),
    // The counter is hidden from screen readers, which hear the position with the picture.
    [words(lightbox)]: says(altOf(photo), nthOf(ids, photo), styleOf(photo).shortName, photoOf(photo)?.caption ?? ''),
    [seen(link(`Style history: ${styleOf(photo).title}`, lightbox))]: `to /styles/${styleOf(photo).id}`,
  });

  /** Runs `close`, then opens the same photo again for the next step. */
  const andAgain = (close: (driver: SiteDriver) => Promise<void>) => async (driver: SiteDriver) => {
    const photo = queryOf(await driver.address(), 'photo') ?? '';
    await close(driver);
    // `history.back()` is asynchronous: the address keeps the photo for a moment.
    await waitForEnd(driver, lightbox);
    await waitUntil(driver, 'the gallery', async () => queryOf(await driver.address(), 'photo') === null);
    await openPhoto(driver, altOf(photo));
  };

  return siteKit(lightboxMachine)({
    input: { photos: every, photo: first, savesData: false },
    // Which photos load is checked by `actors`.
    context: { photos: every, photo: first, savesData: false },
    stateKey: ({ photos: ids, photo }) => [ids.length, placeIn(ids.indexOf(photo), ids.length)],
    inputs: { zoom: () => ({}), sharePhoto: ({ photo }) => ({ photo }) },
    begin: async driver => {
      await driver.visit('/gallery');
      await driver.hold('sharePhoto');
      await openPhoto(driver, altOf(first));
    },
    events: {
      'photo.turn': {
        payloads: [{ turn: 'next' }, { turn: 'previous' }],
        by: {
          press: (driver, { turn }) =>
            driver.press(button(`${turn === 'next' ? 'Next' : 'Previous'} picture`, lightbox)),
          arrow: (driver, { turn }) => driver.key(turn === 'next' ? 'ArrowRight' : 'ArrowLeft'),
          swipe: (driver, { turn }) => driver.drag(lightbox, to(turn === 'next' ? -150 : 150, 0)),
        },
      },
      'photo.show': {
        payloads: [
          { photos: every, photo: first },
          { photos: every, photo: every.at(-1) ?? 'none' },
          { photos: some, photo: some[0] ?? 'none' },
        ],
        // Goes to a history entry with this photo by Back or Forward.
        by: (driver, { photos: ids, photo }) => driver.travel(addressOf(ids, photo), 'inPlace'),
      },
      'photo.share': driver => driver.press(button('Share this picture', lightbox)),
      'photo.ask': { payloads: [{ title: 'Cornrows' }], by: andAgain(askAndClose) },
      'lightbox.close': {
        button: andAgain(driver => driver.press(button('Close', lightbox))),
        Escape: andAgain(driver => driver.key('Escape')),
        'a drag down': andAgain(driver => driver.drag(lightbox, to(0, 150))),
      },
      'sharePhoto.done': {
        payloads: ['copied', 'shared', 'failed'].map(outcome => ({ outcome, link: shared })),
        by: async (driver, { output: { outcome } }) => {
          // Without a share sheet, the link is copied, if that is allowed.
          await driver.sharing(outcome === 'shared' ? 'dismissed' : 'none');
          await driver.copying(outcome === 'failed' ? 'refused' : 'works');
          await driver.release('sharePhoto');
        },
      },
      'sharePhoto.error': { payloads: [], notOnPage: 'it resolves even if sharing fails' },
      'zoom.error': { payloads: [], notOnPage: failsWithIt },
      'photoLoading.error': { payloads: [], notOnPage: failsWithIt },
    },
    possible: ({ state, name, onPage }) => {
      if (name === 'sharePhoto.done') return true;
      // For a visitor, a link is copied at once, so on a page nothing else is done while `sharing`; the share sheet may hang.
      return !onPage || state === 'looking' || name === 'photo.share';
    },
    states: {
      looking: {
        on: { ...always, 'photo.share': 'sharing' },
        actors: running,
        page,
        justAfter: {
          // It is open again.
          ...{ 'photo.ask': { focus: 'Close' }, 'lightbox.close': { focus: 'Close' } },
          'sharePhoto.done': ({ photo }, { output: { outcome } }) => ({
            ...(outcome === 'copied' && { [toast]: linkCopied, copied: new RegExp(`/gallery\\?photo=${photo}$`) }),
            ...(outcome === 'failed' && { [toast]: new RegExp(`^alert: Couldn’t copy .*/gallery\\?photo=${photo}$`) }),
          }),
        },
      },
      sharing: {
        on: {
          ...always,
          'photo.share': { to: 'sharing', reenter: true },
          'sharePhoto.done': ({ event: { output } }) => ['looking', ...(facts[output.outcome] ?? [])],
        },
        actors: context => [...running(context), 'sharePhoto'],
        page,
      },
    },
    // Another picture than the one that was opened may be out of view.
    mayScroll: ['lightbox.close'],
    mayChange: ['page scrolls', 'dialog', 'waits inert', /^said/, lightbox, main, notice, ...controls],
    neverShown: Object.fromEntries(
      photos.map(({ alt }) => [seen(image(alt, lightbox)), 'of those in the middle, the paths show only some']),
    ),
  });
};
