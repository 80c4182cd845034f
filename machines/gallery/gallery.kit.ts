/** The gallery: a visitor filters the photos by style and opens one. Works with any photos. */
import type { ContextFrom } from 'xstate';
import { aspect, broken, button, type Driver, group, image, link, main, seen } from 'xstate-paths';
import {
  announces,
  isShown,
  kitOf,
  lightbox,
  notice,
  picturesIn,
  queryOf,
  quickLinks,
  type SiteContent,
  says,
  sheet,
  waitFor,
  waitForEnd,
  waitUntil,
} from '../kit';
import { galleryModel, nowhere } from '../kit/gallery-model';
import { galleryMachine } from './gallery.machine';

type Machine = typeof galleryMachine;
type Context = ContextFrom<Machine>;

const failed = (part: string) => ({ type: 'part.failed', part, reason: broken });
const focus = { does: 'focusPhoto' };
/** What happens on the bare machine while the address has not yet followed. */
const BEHIND = [
  ...['address.change', 'address.refuse', 'breath', 'nextPaint.done', 'lightbox.closed'],
  ...['photo.open', 'photo.shown', 'loadLightbox.done'],
];
const again = button('Try again', main);
const styles = group('Style');
const photoNamed = aspect('photo in the address');
const styleNamed = aspect('style in the address');

export default (content: SiteContent) => {
  const { photos } = content;
  const {
    known,
    names,
    one,
    other,
    photoOf,
    altOf,
    nameOf,
    idsOf,
    styleAfter,
    hasPhoto,
    isLeaving,
    named,
    pressed,
    loading,
    now,
    follows,
    follow,
    refuses,
  } = galleryModel(content);
  const shownIn = ({ style, photo }: Context) => ({ savesData: false, photos: idsOf(style), photo });
  /** The gallery itself, which an open photo covers. */
  const announcement = ({ style }: Pick<Context, 'style'>) =>
    `${style === null ? 'All' : `${idsOf(style).length} of`} ${photos.length} pictures`;
  const page = ({ style }: Context) => ({
    dialog: '',
    'page scrolls': 'true',
    'waits inert': /^0/,
    [seen(again)]: undefined,
    'said polite': announces(announcement({ style })),
    ...picturesIn(main, photos, idsOf(style)),
    ...Object.fromEntries([...names].map(([id, name]) => [seen(button(name, styles)), `pressed ${id === style}`])),
  });

  const loads = {
    actors: ['loadLightbox'],
    tags: ['loading' as const],
    page: (context: Context) => ({
      ...page(context),
      'said polite': says('Loading the picture…', announcement(context)),
    }),
  };

  /** The history entry from which a photo was opened; undefined if opening it added no entry. */
  let entryBefore: string | undefined;
  /** Whether the browser has already gone back from a photo that was closed. */
  let isBehind = false;
  const entryOf = async (driver: Driver) => (await driver.observe())['history place'];
  const closing = (close: (driver: Driver) => Promise<void>) => async (driver: Driver) => {
    await waitFor(driver, lightbox);
    isBehind = entryBefore !== undefined && (await entryOf(driver)) !== entryBefore;
    await close(driver);
    await waitForEnd(driver, lightbox);
    const isBack = async () => entryBefore === undefined || (await entryOf(driver)) === entryBefore;
    // Going back takes the browser a moment.
    await waitUntil(driver, 'the entry before the photo', isBack);
    entryBefore = undefined;
  };

  return kitOf(galleryMachine)({
    input: { photos: known, savesData: false },
    start: 'filter & lightbox.closed & address.settled',
    context: { photos: known, savesData: false, style: null, photo: '', address: nowhere },
    delays: { breath: 1_000 },
    stateKey: ({ style, photo, address }) => [
      style,
      photo,
      address.photo && address.photo === photo,
      address.style === style,
      address.isAdded,
    ],
    inputs: { lightbox: shownIn },
    begin: async driver => {
      await driver.visit('/gallery');
      isBehind = false;
      await driver.hold('loadLightbox', 'nextPaint', 'reachHost');
    },
    events: {
      'style.choose': {
        payloads: [{ style: null }, { style: one }, { style: other }],
        by: (driver, { style }) => driver.press(button(nameOf(style), styles)),
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
          { style: null, photo: null, isAdded: false },
          { style: null, photo: photoOf(one), isAdded: false },
          { style: one, photo: null, isAdded: false },
          { style: one, photo: photoOf(one), isAdded: false },
          { style: one, photo: photoOf(other), isAdded: false },
          { style: one, photo: 'nobody', isAdded: false },
          { style: 'nobody', photo: null, isAdded: false },
          { style: 'nobody', photo: photoOf(other), isAdded: false },
        ],
        by: async (driver, { style, photo }) => {
          if (isBehind) {
            isBehind = false;
            return undefined;
          }
          if (style === null && photo === null && !(await isShown(driver, lightbox))) {
            await driver.press(link('Gallery', quickLinks));
            // A link is followed after the next paint, also a link to the address that the page already has.
            for (let look = 0; look < 4; look++) await driver.tick(look);
            return waitUntil(driver, '/gallery', async () => (await driver.address()) === '/gallery');
          }
          const query = Object.entries({ style, photo }).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
          entryBefore = undefined;
          return driver.travel(query.length > 0 ? `/gallery?${query.join('&')}` : '/gallery', 'inPlace');
        },
      },
      'photo.shown': {
        payloads: [{ photo: photoOf(one) }, { photo: photoOf(other) }],
        by: async (driver, { photo }) => {
          for (let turn = 0; turn < known.length && !(await isShown(driver, image(altOf(photo), lightbox))); turn++)
            await driver.press(button('Next picture', lightbox));
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
      },
      'photo.asked': {
        payloads: [{ title: 'Cornrows' }],
        by: closing(async driver => {
          await driver.press(button('Book this look', lightbox));
          await waitFor(driver, sheet);
          await driver.press(button('Close', sheet));
          await waitForEnd(driver, sheet);
        }),
      },
      'photo.dismiss': { notOnPage: 'tests/browser/gallery.browser.ts asks for the form while a picture loads' },
      'address.refuse': { payloads: [nowhere], notOnPage: 'tests/browser/gallery.browser.ts turns many pictures' },
      'link.copied': { notOnPage: 'the kit of the lightbox copies links' },
      'link.failed': { payloads: [{ link: '/' }], notOnPage: 'the kit of the lightbox copies links' },
      'nextPaint.done': driver => driver.release('nextPaint'),
      'nextPaint.error': { payloads: [], notOnPage: 'it never fails' },
      'failure.retry': driver => driver.press(again),
      'loadLightbox.done': driver => driver.release('loadLightbox'),
      'loadLightbox.error': async driver => {
        await driver.release('loadLightbox', 'fails');
        // The site then tries to open the picture's file as a new document.
        await driver.release('reachHost', 'fails');
      },
      'lightbox.error': driver => driver.fail('lightbox'),
    },
    machineOnly: [
      { event: { type: 'style.choose', style: 'nobody' }, because: 'there is no button for a style without photos' },
      { event: { type: 'photo.open', photo: 'nobody' }, because: 'there is no picture to press' },
      {
        event: { type: 'address.change', style: null, photo: photoOf(one), isAdded: true },
        because: 'a path goes only to entries of its own; tests/browser/gallery.full.browser.ts goes Back and Forward',
      },
    ],
    possible: ({ state, context, name, event, onPage }) => {
      const isOpen = state.includes('lightbox.open');
      if (name === 'lightbox.error') return isOpen;
      // Regions do not know of each other: while the address is to follow, only what concerns it happens.
      const isBehind = !state.includes('address.settled');
      if (!onPage) return !isBehind || BEHIND.includes(name);
      if (state.includes('address.painting')) return name === 'nextPaint.done' || name === 'lightbox.closed';
      // The browser goes back by itself.
      if (state.includes('address.leaving'))
        return name === 'address.change' && event.photo === null && event.style === context.style;
      if (name === 'photo.shown') return isOpen && context.style === null && event.photo !== context.photo;
      // The open lightbox covers the style buttons.
      if (name === 'style.choose') return state.includes('lightbox.closed');
      if (name === 'photo.open') return context.style === null || event.photo === photoOf(context.style);
      return true;
    },
    states: {
      filter: {
        on: {
          'style.choose': ({ event: { style } }) => (style === 'nobody' ? null : { to: 'filter', context: { style } }),
          'address.change': moment =>
            isLeaving(moment) ? null : { to: 'filter', context: { style: styleAfter(moment.event) } },
        },
        actors: ['address'],
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
          'lightbox.closed': ({ photo }) => ({ focus: altOf(photo) }),
          'photo.asked': ({ photo }) => ({ focus: altOf(photo) }),
          // The picture that was open has the focus, unless nothing was.
          'address.change': { focus: /^/ },
        },
      },
      'lightbox.loading.pressed': {
        ...loads,
        on: {
          ...loading,
          'loadLightbox.done': ['lightbox.open', { does: 'growPhoto' }],
          'loadLightbox.error': ({ context: { photo } }) => [
            'lightbox.closed',
            { type: 'code.failed', what: 'The picture viewer', link: `/${photo}.jpg`, inTab: true, reason: broken },
          ],
        },
      },
      'lightbox.loading.restoring': {
        ...loads,
        on: {
          ...loading,
          'loadLightbox.done': 'lightbox.open',
          'loadLightbox.error': ['lightbox.closed', failed('loadLightbox')],
        },
      },
      'lightbox.open': {
        on: {
          'photo.shown': ({ event: { photo } }) => ({ to: 'lightbox.open', context: { photo } }),
          'address.change': moment => {
            if (isLeaving(moment)) return null;
            const { event } = moment;
            return hasPhoto(event)
              ? {
                  to: 'lightbox.open',
                  context: { photo: event.photo ?? '' },
                  effects: [
                    { to: 'lightbox', type: 'photo.show', photos: idsOf(styleAfter(event)), photo: event.photo },
                  ],
                }
              : ['lightbox.closed', focus];
          },
          'lightbox.closed': ['lightbox.closed', focus],
          'photo.asked': ({ event: { title } }) => ['lightbox.closed', focus, { type: 'booking.requested', title }],
          'link.copied': ['lightbox.open', { type: 'link.copied' }],
          'link.failed': ({ event: { link } }) => ['lightbox.open', { type: 'link.failed', link }],
          'lightbox.error': ['lightbox.failed', focus, failed('lightbox')],
        },
        actors: ['lightbox'],
        page: ({ photo }) => ({
          dialog: 'Gallery picture',
          'page scrolls': 'false',
          [seen(again)]: undefined,
          ...picturesIn(lightbox, photos, [photo]),
        }),
        justAfter: {
          'loadLightbox.done': { focus: 'Close' },
          'failure.retry': { focus: 'Close' },
          'photo.shown': { history: 'the same entry' },
        },
      },
      'lightbox.failed': {
        on: {
          'photo.open': pressed,
          'style.choose': loading['style.choose'],
          'failure.retry': 'lightbox.open',
          'address.change': named,
        },
        tags: ['failed'],
        page: context => ({ ...page(context), [seen(again)]: 'there' }),
        justAfter: { 'lightbox.error': ({ photo }) => ({ focus: altOf(photo) }) },
      },
      'address.settled': {
        on: {
          ...refuses,
          'style.choose': follow,
          'address.change': follow,
          'photo.shown': follow,
          'photo.asked': follow,
          'photo.dismiss': follow,
          'lightbox.closed': follow,
          'failure.retry': follow,
          'loadLightbox.done': moment => follows({ ...now(moment), lightbox: 'open' }),
          // An address whose photo cannot be loaded stays, for a reload.
          'loadLightbox.error': moment => {
            const { address, ...rest } = now(moment);
            const photo = moment.state.includes('restoring') ? null : address.photo;
            return follows({ ...rest, address: { ...address, photo }, lightbox: 'closed' });
          },
        },
        // The address keeps an unknown style and an unknown photo.
        page: ({ address: { style, photo } }) => ({
          ...(style && { [styleNamed]: style }),
          ...(photo && { [photoNamed]: photo }),
        }),
        justAfter: {
          'style.choose': ({ style }) => ({ [styleNamed]: style ?? '', history: '1 entry on' }),
          'lightbox.closed': { [photoNamed]: /^(nobody)?$/ },
        },
      },
      'address.painting': {
        on: {
          ...refuses,
          'address.change': follow,
          'nextPaint.done': moment => {
            const { lightbox, photo, style } = now(moment);
            return lightbox === 'open'
              ? {
                  to: 'address.settled',
                  context: { address: { style, photo, isAdded: true } },
                  effects: [{ to: 'address', type: 'entry.add', style, photo }],
                }
              : follows(now(moment));
          },
        },
        actors: ['nextPaint'],
      },
      'address.leaving': { on: { ...refuses, 'address.change': follow } },
      'address.refused': {
        on: { ...refuses, 'address.change': follow, breath: moment => follows(now(moment)) },
      },
    },
    see: async driver => {
      const address = await driver.address();
      return {
        [photoNamed]: queryOf(address, 'photo') ?? '',
        [styleNamed]: queryOf(address, 'style') ?? '',
      };
    },
    // The page becomes shorter or longer; the browser restores the scroll position of another history entry.
    scrolls: ['style.choose', 'address.change', 'loadLightbox.error'],
    // An address with another style hides the picture that was pressed. Browsers keep its place: Tab goes on from there.
    unreachable: {
      'gallery.lightbox.failed: style.choose': 'the paths filter only while nothing has failed',
      'gallery.lightbox.loading: style.choose': 'tests/browser/gallery.browser.ts filters while a picture loads',
      'gallery.lightbox.open: link.*': 'the kit of the lightbox copies links',
      'gallery.lightbox.open: address.change (1 of 2)': 'the browser goes back before a picture can open',
      'gallery.address.refused: xstate.after.breath.gallery.address.refused':
        'tests/browser/gallery.browser.ts turns many pictures',
    },
    differs: [
      'hidden with focus',
      'page scrolls',
      'dialog',
      'waits inert',
      /^said/,
      ...[lightbox, styles, main, notice, group('Zoom')],
    ],
    neverShown: Object.fromEntries(
      photos.map(({ alt }) => [seen(image(alt, lightbox)), 'the paths open only two photos']),
    ),
  });
};
