/** The gallery: a visitor filters the photos by style and opens one. Works with any photos. */
import type { ContextFrom } from 'xstate';
import { broken, button, type Driver, group, image, link, type Moment, type Outcome } from 'xstate-paths';
import {
  announces,
  isShown,
  kitOf,
  lightbox,
  picturesIn,
  queryOf,
  quickLinks,
  type SiteContent,
  sheet,
  waitFor,
  waitUntil,
} from '../kit';
import { type GalleryAddress, galleryMachine } from './gallery.machine';

type Machine = typeof galleryMachine;
type Context = ContextFrom<Machine>;

const failed = (part: string) => ({ type: 'part.failed', part, reason: broken });
const focus = { does: 'focusPhoto' };
const tryAgain = "button 'Try again' in 'main'";

export default ({ photos, hairstyles }: SiteContent) => {
  const known = photos.map(({ id, style }) => ({ id, style }));
  const names = new Map<string | null, string>([
    [null, 'All styles'],
    ...hairstyles.map(({ id, shortName }) => [id, shortName] as const),
  ]);
  const [one, other] = [...new Set(known.map(({ style }) => style))];
  if (!one || !other) throw new Error('The gallery’s kit needs photos of two styles');
  /** The style's last photo: with the first, a fault that always opens the first photo would pass. */
  const photoOf = (style: string) => known.filter(photo => photo.style === style).at(-1)?.id ?? '';
  const altOf = (id: string | null) => photos.find(photo => photo.id === id)?.alt ?? 'none';
  const nameOf = (style: string | null) => names.get(style) ?? 'none';
  const idsOf = (style: string | null) =>
    known.filter(photo => style === null || photo.style === style).map(({ id }) => id);

  /** The style that the gallery shows for an address. */
  const styleAfter = ({ style, photo }: GalleryAddress) =>
    style === null || style === 'nobody' || photo === photoOf(style === one ? other : one) ? null : style;
  const hasPhoto = ({ photo }: GalleryAddress) => known.some(({ id }) => id === photo);
  const named = ({ event }: Moment<Machine, 'address.change'>): Outcome<Machine> =>
    hasPhoto(event) ? { to: 'lightbox.restoring', context: { photo: event.photo } } : { to: 'lightbox.closed' };
  const pressed = ({ context: { style }, event: { photo } }: Moment<Machine, 'photo.open'>): Outcome<Machine> | null =>
    idsOf(style).includes(photo) ? { to: 'lightbox.opening', context: { photo } } : null;

  const shownIn = ({ style, photo }: Context) => ({ savesData: false, photos: idsOf(style), photo });
  const styleInAddress = ({ style }: GalleryAddress | Context) => ({ 'style in the address': style ?? '' });
  /** The gallery itself, which an open photo covers. */
  const page = ({ style }: Context) => ({
    dialog: '',
    'page scrolls': 'true',
    'waits inert': /^0/,
    [tryAgain]: undefined,
    'said polite': announces(`${style === null ? 'All' : `${idsOf(style).length} of`} ${photos.length} pictures`),
    ...picturesIn('main', photos, idsOf(style)),
    ...Object.fromEntries([...names].map(([id, name]) => [`button '${name}' in 'Style'`, `pressed ${id === style}`])),
  });

  /** The history entry from which a photo was opened; undefined if opening it added no entry. */
  let entryBefore: string | undefined;
  const entryOf = async (driver: Driver) => (await driver.observe())['history place'];
  const closing = (close: (driver: Driver) => Promise<void>) => async (driver: Driver) => {
    await waitFor(driver, lightbox);
    await close(driver);
    await waitUntil(driver, async () => !(await isShown(driver, lightbox)));
    const isBack = async () => entryBefore === undefined || (await entryOf(driver)) === entryBefore;
    // Going back takes the browser a moment.
    await waitUntil(driver, isBack);
    if (!(await isBack())) throw new Error('closing the photo has not led back to the entry before it');
    entryBefore = undefined;
  };

  return kitOf(galleryMachine)({
    input: { photos: known, savesData: false },
    start: 'filter & lightbox.closed',
    context: { photos: known, savesData: false, style: null, photo: null },
    stateKey: ({ style, photo }) => [style, photo],
    inputs: { lightbox: shownIn },
    begin: async driver => {
      await driver.visit('/gallery');
      await driver.hold('loadLightbox');
    },
    events: {
      'style.choose': {
        payloads: [{ style: null }, { style: one }, { style: other }],
        by: (driver, { style }) => driver.press(button(nameOf(style), group('Style'))),
      },
      'photo.open': {
        payloads: [{ photo: photoOf(other) }, { photo: photoOf(one) }],
        by: async (driver, { photo }) => {
          entryBefore = queryOf(await driver.address(), 'photo') ? undefined : await entryOf(driver);
          await driver.press(image(altOf(photo)));
        },
      },
      // Goes to a history entry of the gallery by Back or Forward, or to all photos by a link that no lightbox covers.
      'address.change': {
        payloads: [
          { style: null, photo: null },
          { style: null, photo: photoOf(one) },
          { style: one, photo: null },
          { style: one, photo: photoOf(one) },
          { style: one, photo: photoOf(other) },
          { style: one, photo: 'nobody' },
          { style: 'nobody', photo: null },
          { style: 'nobody', photo: photoOf(other) },
        ],
        by: async (driver, { style, photo }) => {
          if (style === null && photo === null && !(await isShown(driver, lightbox))) {
            await driver.press(link('Gallery', quickLinks));
            // A link is followed after the next paint, also a link to the address that the page already has.
            for (let look = 0; look < 4; look++) await driver.tick(look);
            return waitUntil(driver, async () => (await driver.address()) === '/gallery');
          }
          const query = Object.entries({ style, photo }).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
          entryBefore = undefined;
          return driver.travel(query.length > 0 ? `/gallery?${query.join('&')}` : '/gallery', 'inPlace');
        },
      },
      'photo.shown': {
        payloads: [{ photo: photoOf(one) }, { photo: photoOf(other) }],
        by: async (driver, { photo }) => {
          for (let turn = 0; turn < known.length && queryOf(await driver.address(), 'photo') !== photo; turn++) {
            await driver.press(button('Next picture', lightbox));
            // The address of a photo that was just opened changes after a paint.
            await driver.wait(100);
          }
        },
      },
      'lightbox.closed': {
        Escape: closing(driver => driver.key('Escape')),
        button: closing(async driver => {
          // Showing another photo must not change the history entry to which closing leads.
          await driver.press(button('Next picture', lightbox));
          await driver.press(button('Previous picture', lightbox));
          await driver.press(button('Close', lightbox));
        }),
        'Book this look': closing(async driver => {
          await driver.press(button('Book this look', lightbox));
          await waitFor(driver, sheet);
          await driver.press(button('Close', sheet));
          await waitUntil(driver, async () => !(await isShown(driver, sheet)));
        }),
      },
      'failure.retry': driver => driver.press(button('Try again')),
      'loadLightbox.done': driver => driver.release('loadLightbox'),
      'loadLightbox.error': driver => driver.release('loadLightbox', 'fails'),
      'lightbox.error': driver => driver.fail('lightbox'),
    },
    machineOnly: [
      { event: { type: 'style.choose', style: 'nobody' }, because: 'there is no button for a style without photos' },
      { event: { type: 'photo.open', photo: 'nobody' }, because: 'there is no picture to press' },
    ],
    possible: ({ state, context, name, event, onPage }) => {
      const isOpen = state.includes('lightbox.open');
      if (name === 'lightbox.error') return isOpen;
      if (!onPage) return true;
      if (name === 'loadLightbox.error') return state.includes('restoring');
      if (name === 'photo.shown') return isOpen && context.style === null && event.photo !== context.photo;
      // Only while the lightbox is closed, because the open lightbox covers the style buttons.
      if (name === 'style.choose') return state.includes('lightbox.closed');
      if (name === 'photo.open') return context.style === null || event.photo === photoOf(context.style);
      return true;
    },
    states: {
      filter: {
        on: {
          'style.choose': ({ context, event: { style } }) =>
            style === context.style || style === 'nobody'
              ? null
              : { to: 'filter', context: { style }, effects: [{ to: 'address', type: 'style.push', style }] },
          'address.change': ({ event }) => {
            const style = styleAfter(event);
            const isDropped = style === null && event.style !== null && event.style !== 'nobody';
            return {
              to: 'filter',
              context: { style },
              effects: isDropped ? [{ to: 'address', type: 'style.drop' }] : [],
            };
          },
        },
        actors: ['address'],
        page: context => (context.style === null ? {} : styleInAddress(context)),
        justAfter: {
          'style.choose': context => ({ ...styleInAddress(context), history: '1 entry on' }),
          // The address keeps an unknown style.
          'address.change': (context, { style }) => (style === 'nobody' ? {} : styleInAddress(context)),
        },
      },
      'lightbox.closed': {
        on: { 'photo.open': pressed, 'address.change': named },
        page,
        harmless: {
          'a press with Ctrl, which opens a new tab': async driver => {
            await driver.press(image(photos[0]?.alt ?? ''), 'Control');
            // If the press had opened the photo here, it would appear now.
            await driver.release('loadLightbox');
          },
        },
        justAfter: {
          'lightbox.closed': ({ photo }) => ({ 'photo in the address': '', focus: altOf(photo) }),
          // The picture that was open has the focus, unless nothing was.
          'address.change': { focus: /^/ },
        },
      },
      'lightbox.opening': {
        on: {
          'loadLightbox.done': ({ context: { photo } }) => [
            'lightbox.open',
            { does: 'growPhoto' },
            { to: 'address', type: 'photo.push', photo },
          ],
          'loadLightbox.error': ['lightbox.closed', { does: 'openFile' }, failed('loadLightbox')],
          'address.change': named,
        },
        actors: ['loadLightbox'],
        page,
      },
      'lightbox.restoring': {
        on: {
          'loadLightbox.done': 'lightbox.open',
          'loadLightbox.error': ['lightbox.closed', failed('loadLightbox')],
          'address.change': named,
        },
        actors: ['loadLightbox'],
        page,
      },
      'lightbox.open': {
        on: {
          'photo.shown': ({ event: { photo } }) => ({
            to: 'lightbox.open',
            context: { photo },
            effects: [{ to: 'address', type: 'photo.replace', photo }],
          }),
          'address.change': ({ event }) =>
            hasPhoto(event)
              ? {
                  to: 'lightbox.open',
                  context: { photo: event.photo },
                  effects: [
                    { to: 'lightbox', type: 'photo.show', photos: idsOf(styleAfter(event)), photo: event.photo },
                  ],
                }
              : ['lightbox.closed', focus],
          'lightbox.closed': ['lightbox.closed', focus, { to: 'address', type: 'photo.leave' }],
          'lightbox.error': ['lightbox.failed', focus, failed('lightbox')],
        },
        actors: ['lightbox'],
        page: ({ photo }) => ({
          dialog: 'Gallery picture',
          'page scrolls': 'false',
          [tryAgain]: undefined,
          ...picturesIn('Gallery picture', photos, [photo]),
          'photo in the address': photo ?? '',
        }),
        justAfter: {
          'loadLightbox.done': { focus: 'Close' },
          'failure.retry': { focus: 'Close' },
          'photo.shown': { history: 'the same entry' },
        },
      },
      'lightbox.failed': {
        on: { 'photo.open': pressed, 'failure.retry': 'lightbox.open', 'address.change': named },
        tags: ['failed'],
        page: context => ({ ...page(context), [tryAgain]: 'there' }),
        justAfter: { 'lightbox.error': ({ photo }) => ({ focus: altOf(photo) }) },
      },
    },
    see: async driver => {
      const address = await driver.address();
      return {
        'photo in the address': queryOf(address, 'photo') ?? '',
        'style in the address': queryOf(address, 'style') ?? '',
      };
    },
    // The page becomes shorter or longer; the browser restores the scroll position of another history entry.
    scrolls: ['style.choose', 'address.change'],
    // An address with another style hides the picture that was pressed. Browsers keep its place: Tab goes on from there.
    differs: [
      'hidden with focus',
      'page scrolls',
      'dialog',
      'waits inert',
      /^said/,
      / in '(Gallery picture|Style|main|toast|Zoom)'$/,
    ],
    unreachable: {
      'gallery.lightbox.opening: xstate.error.actor.loadLightbox':
        'the browser opens the image file in place of the page; tests/browser/gallery.browser.ts tests this',
    },
  });
};
