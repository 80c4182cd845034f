/** The lightbox: a visitor looks at photos one by one. Works with any photos. */
import type { ContextFrom } from 'xstate';
import { button, group, image, link, type Moment, main, seen, type Transitions, to, words } from 'xstate-paths';
import {
  announces,
  isShown,
  kitOf,
  lightbox,
  notice,
  openPhoto,
  pause,
  picturesIn,
  placeIn,
  queryOf,
  type SiteContent,
  type SiteDriver,
  says,
  sheet,
  toast,
  waitFor,
  waitUntil,
} from '../kit';
import type { Turn } from '../zoom/zoom.machine';
import { lightboxMachine } from './lightbox.machine';

type Machine = typeof lightboxMachine;
type Context = ContextFrom<Machine>;
const shared = 'https://salon.example/gallery?photo=bob';
const failsWithIt = 'if it fails, the lightbox fails with it; gallery.kit.ts covers that';
/** Just after the lightbox has opened again. */
const opened = { focus: 'Close' };
const linkCopied = 'status: Link copied Paste it wherever you want to show this picture.';
/** The state stays the same. */
const stays = (state: string) => state as 'looking' | 'sharing';

const turned = ({ state, context, event: { turn } }: Moment<Machine, 'photo.turn'>) => {
  const index = context.photos.indexOf(context.photo);
  const next = index + 1 < context.photos.length ? index + 1 : 0;
  const photo = context.photos[turn === 'next' ? next : (index || context.photos.length) - 1] ?? 'none';
  return {
    to: stays(state),
    context: { photo },
    effects: [
      { type: 'photo.shown', photo },
      { to: 'zoom', type: 'photo.change' },
    ],
  };
};
const always = {
  'photo.turn': turned,
  'photo.show': ({ state, event: { photos, photo } }) => ({
    to: stays(state),
    context: { photos, photo },
    effects: [{ to: 'zoom', type: 'photo.change' }],
  }),
  'photo.ask': ({ state, event: { title } }) => [stays(state), { type: 'booking.requested', title }],
  'lightbox.close': ({ state }) => [stays(state), { type: 'lightbox.closed' }],
} satisfies Transitions<Machine>;

const running = ({ photos: ids, photo }: Context) => {
  const at = (index: number) => ids[(index + ids.length) % ids.length] ?? '';
  const index = ids.indexOf(photo);
  return ['scrollLock', 'zoom', ...[index, index + 1, index - 1].map(place => `photoLoading.${at(place)}`)];
};

const turning =
  (by?: 'Enter') =>
  (driver: SiteDriver, { turn }: { turn: Turn }) =>
    driver.press(button(turn === 'next' ? 'Next picture' : 'Previous picture', lightbox), by);

export default ({ photos, hairstyles }: SiteContent) => {
  const every = photos.map(photo => photo.id);
  const idsOf = (hairstyle: string) => photos.filter(photo => photo.style === hairstyle).map(photo => photo.id);
  /** A hairstyle that has several of the gallery's photos, but not all. */
  const style = hairstyles.find(({ id }) => idsOf(id).length > 1 && idsOf(id).length < every.length);
  if (!style) throw new Error('The lightbox needs a hairstyle with several pictures');
  const some = idsOf(style.id);
  const addressOf = (ids: readonly string[], photo: string) =>
    `/gallery?${ids.length === some.length ? `style=${style.id}&` : ''}photo=${photo}`;
  const placeOf = (ids: readonly string[], photo: string) => `${ids.indexOf(photo) + 1} of ${ids.length}`;
  const photoOf = (id: string) => photos.find(photo => photo.id === id);
  const altOf = (id: string) => photoOf(id)?.alt ?? 'none';
  const styleOf = (id: string) => hairstyles.find(one => one.id === photoOf(id)?.style);
  const [first = 'none'] = every;

  const page = ({ photos: ids, photo }: Context) => ({
    dialog: 'Gallery picture',
    address: addressOf(ids, photo),
    'page scrolls': 'false',
    ...picturesIn(lightbox, photos, [photo]),
    'said polite': announces(`Picture ${placeOf(ids, photo)}: ${altOf(photo)}`),
    // The neighboring slides are inert and hidden from assistive technology until a drag brings them in. If the
    // visitor saves data, there are none.
    'waits inert': new RegExp(`^(0 to save data|${Math.min(2, ids.length - 1)})$`),
    // The counter is hidden from screen readers, which hear the position with the picture.
    [words(lightbox)]: says(
      altOf(photo),
      placeOf(ids, photo),
      styleOf(photo)?.shortName ?? '',
      photoOf(photo)?.caption ?? '',
    ),
    [seen(link(`Style history: ${styleOf(photo)?.title}`, lightbox))]: `to /styles/${styleOf(photo)?.id}`,
  });

  /** Runs `close`, then opens the same photo again for the next step. */
  const andAgain = (close: (driver: SiteDriver) => Promise<void>) => async (driver: SiteDriver) => {
    const photo = queryOf(await driver.address(), 'photo') ?? '';
    await close(driver);
    // `history.back()` is asynchronous: the address keeps the photo for a moment.
    await waitUntil(
      driver,
      'the gallery',
      async () => !(await isShown(driver, lightbox)) && queryOf(await driver.address(), 'photo') === null,
    );
    await openPhoto(driver, altOf(photo));
  };

  return kitOf(lightboxMachine)({
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
          press: turning(),
          Enter: turning('Enter'),
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
      'photo.ask': {
        payloads: [{ title: 'Cornrows' }],
        // Opens the request form over the gallery.
        by: andAgain(async driver => {
          // On a desktop, a toast may cover the button, even during its exit animation.
          if (await driver.toast()) await driver.press(button('Dismiss'));
          await pause(driver);
          await driver.press(button('Book this look', lightbox));
          await waitFor(driver, sheet);
          await driver.press(button('Close', sheet));
        }),
      },
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
          'photo.ask': opened,
          'lightbox.close': opened,
          'sharePhoto.done': ({ photo }, { output: { outcome } }) =>
            outcome === 'copied'
              ? { [toast]: linkCopied, copied: new RegExp(`/gallery\\?photo=${photo}$`) }
              : outcome === 'failed'
                ? { [toast]: new RegExp(`^alert: Couldn’t copy the link .*/gallery\\?photo=${photo}$`) }
                : {},
        },
      },
      sharing: {
        on: {
          ...always,
          'photo.share': { to: 'sharing', reenter: true },
          'sharePhoto.done': ({ event: { output } }) =>
            output.outcome === 'copied'
              ? ['looking', { type: 'link.copied' }]
              : output.outcome === 'failed'
                ? ['looking', { type: 'link.failed', link: shared }]
                : 'looking',
        },
        actors: context => [...running(context), 'sharePhoto'],
        page,
      },
    },
    differs: ['page scrolls', 'dialog', 'waits inert', /^said/, lightbox, group('Style'), main, notice, group('Zoom')],
    neverShown: Object.fromEntries(
      photos.map(({ alt }) => [seen(image(alt, lightbox)), 'of those in the middle, the paths show only some']),
    ),
  });
};
