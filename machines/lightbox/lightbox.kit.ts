/** The lightbox: a visitor looks at photos one by one. Works with any photos. */
import { type AnyEventObject, type ContextFrom, createEmptyActor } from 'xstate';
import { button, image, isShown, type Outcome, pause, placeIn, queryOf, to, waitFor, waitUntil } from 'xstate-paths';
import { kitOf, lightbox, type SiteContent, type SiteDriver, type SiteKit, sheet } from '../kit';
import { lightboxMachine } from './lightbox.machine';

type Machine = typeof lightboxMachine;
type Context = ContextFrom<Machine>;
type State = 'looking' | 'sharing';

const copied = 'status: Link copied Paste it wherever you want to show this picture.';
const link = 'https://salon.example/gallery?photo=bob';
const parent = createEmptyActor();

export default function lightboxKit({ photos, hairstyles }: Pick<SiteContent, 'photos' | 'hairstyles'>): SiteKit {
  const every = photos.map(photo => photo.id);
  const idsOf = (hairstyle: string) => photos.filter(photo => photo.hairstyle === hairstyle).map(photo => photo.id);
  /** A hairstyle that has several of the gallery's photos, but not all. */
  const style = hairstyles.find(({ id }) => idsOf(id).length > 1 && idsOf(id).length < every.length);
  if (!style) throw new Error('The lightbox needs a hairstyle with several pictures');
  const some = idsOf(style.id);
  const count = every.length;
  const altOf = (id: string) => photos.find(photo => photo.id === id)?.alt ?? 'none';
  const styleOf = (ids: readonly string[]) => (ids.length === some.length ? style.id : null);
  const [first = 'none'] = every;
  const last = every[count - 1] ?? 'none';

  const turns = (to: State) => {
    const turned = ({ context, event: { turn } }: { context: Context; event: { turn: string } }): Outcome<Machine> => {
      const index = context.photos.indexOf(context.photo);
      const next = index + 1 < context.photos.length ? index + 1 : 0;
      const photo = context.photos[turn === 'next' ? next : (index || context.photos.length) - 1] ?? 'none';
      return {
        to,
        context: { photo },
        effects: [
          { type: 'photo.shown', photo },
          { to: 'zoom', type: 'photo.change' },
        ],
      };
    };
    return {
      'photo.turn': turned,
      'turn.requested': turned,
      'photo.show': ({ event }: { event: { photos: readonly string[]; photo: string } }): Outcome<Machine> => ({
        to,
        context: { photos: event.photos, photo: event.photo },
        effects: [{ to: 'zoom', type: 'photo.change' }],
      }),
    };
  };
  const asks = ({ event: { title } }: { event: { title: string } }): Outcome<Machine> => ({
    to: 'looking',
    effects: [{ type: 'booking.requested', title }],
  });
  const closes = (): Outcome<Machine> => ({ to: 'looking', effects: [{ type: 'lightbox.closed' }] });
  const shows = ({ photos: ids, photo }: Context) => ({
    picture: altOf(photo),
    said: `Picture ${ids.indexOf(photo) + 1} of ${ids.length}: ${altOf(photo)}`,
    photo,
    style: styleOf(ids),
    scrolls: false,
    // The neighboring slides are inert and hidden from assistive technology until a drag brings them in. If the
    // visitor saves data, there are none.
    observed: { dialog: 'Gallery picture', 'waits inert': new RegExp(`^(0|${Math.min(2, ids.length - 1)})$`) },
  });
  const runningActors = ({ photos: ids, photo }: Context) => {
    const at = (index: number) => ids[(index + ids.length) % ids.length] ?? '';
    const index = ids.indexOf(photo);
    return ['scrollLock', 'zoom', ...[index, index + 1, index - 1].map(place => `photoLoading.${at(place)}`)];
  };

  /** Opens a photo of the gallery, and waits for the lightbox. */
  async function open(driver: SiteDriver, photo: string): Promise<void> {
    await driver.press(image(altOf(photo)));
    await waitFor(driver, lightbox);
  }
  /** Runs `close`, then opens the same photo again for the next step. */
  const andAgain = (close: (driver: SiteDriver) => Promise<void>) => async (driver: SiteDriver) => {
    const photo = queryOf(await driver.address(), 'photo') ?? '';
    await close(driver);
    // `history.back()` is asynchronous: the address keeps the photo for a moment.
    await waitUntil(
      driver,
      async () => !(await isShown(driver, lightbox)) && queryOf(await driver.address(), 'photo') === null,
    );
    await open(driver, photo);
  };

  return kitOf(lightboxMachine)({
    name: 'lightbox',
    input: { parent, photos: every, photo: first, alone: false },
    events: {
      'photo.turn': [{ turn: 'next' }, { turn: 'previous' }],
      'turn.requested': [{ turn: 'next' }, { turn: 'previous' }],
      'photo.show': [
        { photos: every, photo: first },
        { photos: every, photo: last },
        { photos: some, photo: some[0] ?? 'none' },
      ],
      'photo.share': [{}],
      'photo.ask': [{ title: 'Cornrows' }],
      'lightbox.close': [{}],
      'close.requested': [{}],
    },
    answers: {
      sharePhoto: {
        done: [
          { outcome: 'copied', link },
          { outcome: 'shared', link },
          { outcome: 'failed', link },
        ],
        error: [],
      },
      // If one of these actors fails, the lightbox fails with it; gallery.kit.ts covers that.
      zoom: { done: [], error: [] },
      photoLoading: { done: [], error: [] },
    },
    delays: {},
    // The expected inputs, without the reference to the parent.
    inputs: { zoom: () => ({}), sharePhoto: ({ photo }) => ({ photo }) },
    unreachable: {
      'lightbox.sharing: xstate.done.actor.sharePhoto (2 of 3)':
        'browsers always allow copying right after a press; tests/browser/gallery.browser.ts refuses it',
      'lightbox.sharing: xstate.done.actor.sharePhoto (3 of 3)':
        'the tests’ browsers have no share dialog; tests/browser/gallery.browser.ts provides one',
    },
    stateKey: ({ photos: ids, photo }) => [ids.length, placeIn(ids.indexOf(photo), ids.length)],
    possible: ({ state, event, onPage }) => {
      if (event.type.endsWith('.sharePhoto')) return !onPage || event.output.outcome === 'copied';
      // For a visitor, a link is copied at once, so on a page nothing else is done while `sharing`.
      return !onPage || state === 'looking';
    },
    starts: {
      in: 'looking',
      context: {
        parent,
        photos: every,
        photo: first,
        alone: false,
        // A placeholder: `activeActors` checks which slides load.
        loading: { [first]: createEmptyActor() } as unknown as Context['loading'],
      },
    },
    transitions: {
      looking: {
        ...turns('looking'),
        'photo.share': () => ({ to: 'sharing' }),
        'photo.ask': asks,
        'lightbox.close': closes,
        'close.requested': closes,
      },
      sharing: {
        ...turns('sharing'),
        'photo.ask': asks,
        'lightbox.close': closes,
        'close.requested': closes,
        'sharePhoto.done': ({ event: { output } }) => ({
          to: 'looking',
          effects:
            output.outcome === 'copied'
              ? [{ type: 'link.copied' }]
              : output.outcome === 'failed'
                ? [{ type: 'link.failed', link }]
                : [],
        }),
      },
    },
    activeActors: { looking: runningActors, sharing: context => [...runningActors(context), 'sharePhoto'] },
    tags: {},

    viewports: ['phone', 'desktop'],
    begin: async driver => {
      await driver.visit('/gallery');
      await driver.hold('sharePhoto');
      await open(driver, first);
    },
    perform: {
      'photo.turn': (driver, { turn }) =>
        driver.press(button(turn === 'next' ? 'Next picture' : 'Previous picture', lightbox)),
      'turn.requested': {
        arrow: (driver, { turn }) => driver.key(turn === 'next' ? 'ArrowRight' : 'ArrowLeft'),
        finger: (driver, { turn }) => driver.drag(lightbox, to(turn === 'next' ? -150 : 150, 0)),
      },
      // Goes to a history entry with this photo by Back or Forward.
      'photo.show': (driver, { photos: ids, photo }) => {
        const ofStyle = styleOf(ids);
        return driver.travel(`/gallery?${ofStyle ? `style=${ofStyle}&` : ''}photo=${photo}`, 'inPlace');
      },
      // Opens the request form over the gallery.
      'photo.ask': andAgain(async driver => {
        // On a desktop, a toast may cover the button, even during its exit animation.
        if (await driver.toast()) await driver.press(button('Dismiss'));
        await pause(driver);
        await driver.press(button('Book this look', lightbox));
        await waitFor(driver, sheet);
        await driver.press(button('Close', sheet));
      }),
      'photo.share': driver => driver.press(button('Share this picture', lightbox)),
      'lightbox.close': {
        button: andAgain(driver => driver.press(button('Close', lightbox))),
        Escape: andAgain(driver => driver.key('Escape')),
      },
      'close.requested': andAgain(driver => driver.drag(lightbox, to(0, 150))),
      'sharePhoto.done': driver => driver.release('sharePhoto'),
      'sharePhoto.error': async () => {},
      'zoom.error': async () => {},
      'photoLoading.error': async () => {},
    },
    differs: ['page scrolls', 'dialog', 'waits inert', 'said polite', / in '(Gallery picture|Style|main|toast|Zoom)'$/],
    see: async driver => {
      const address = await driver.address();
      return {
        picture: (await driver.look({ role: 'img', within: lightbox }))?.text ?? null,
        said: (await driver.look({ role: 'status', within: lightbox }))?.text ?? null,
        photo: queryOf(address, 'photo'),
        style: queryOf(address, 'style'),
        scrolls: await driver.scrolls(),
        toast: await driver.toast(),
      };
    },
    seen: {
      looking: (context, last) => ({ ...shows(context), ...(last && isCopied(last) && { toast: copied }) }),
      sharing: shows,
    },
  });
}

const isCopied = ({ type }: AnyEventObject) => type === 'xstate.done.actor.sharePhoto';
