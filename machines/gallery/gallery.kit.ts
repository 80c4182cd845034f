/** The gallery: a visitor filters the photos by style and opens one. Works with any photos. */
import type { ContextFrom } from 'xstate';
import { broken, button, type Effect, group, image, type KitArgs, link, main, seen } from 'xstate-paths';
import {
  announces,
  askAndClose,
  isShown,
  lightbox,
  notice,
  pause,
  picturesIn,
  quickLinks,
  type SiteContent,
  says,
  siteKit,
  waitUntil,
} from '../kit';
import { galleryMachine } from './gallery.machine';

type Machine = typeof galleryMachine;
type Context = ContextFrom<Machine>;
type Now = Pick<KitArgs<Machine>, 'state' | 'context'>;

const failed = (part: string) => ({ type: 'part.failed', part, reason: broken });
const codeFailed = { type: 'code.failed', what: 'The picture viewer', inTab: true, reason: broken };
const focus = { does: 'focusPhoto' };
const requested = { type: 'photo.requested' };
const again = button('Try again', main);
const styles = group('Style');

/** Just after a photo is closed. */
const closing = <Said>(said: Said) => ({ 'lightbox.close': said, 'booking.requested': said });
const closed = (history: string) => closing({ history, address: /^(?!.*photo=(?!nobody))/ });

const LIGHTBOX = ['closed', 'loading', 'open', 'failed'] as const;
const ADDRESS = ['settled', 'painting', 'leaving', 'refused'] as const;
/** What happens on the bare machine while the address waits. */
const MEANWHILE = {
  settled: /^/,
  painting: /^(nextPaint|address|lightbox\.close)/,
  leaving: /^(retryDelay|address|style|photo\.open|loadLightbox\.done)/,
  refused: /^(retryDelay|address|photo\.shown|lightbox\.close)/,
};

/** An address. */
const at = (style: string | null, photo: string | null, isAdded = false) => ({ style, photo, isAdded });
const isInAddress = ({ context: { address, photo } }: Now) => address.photo === photo;
const lightboxIn = ({ state }: { state: string }) => LIGHTBOX.find(one => state.includes(`lightbox.${one}`));
const addressIn = ({ state }: { state: string }) => ADDRESS.find(one => state.includes(`.${one}`)) ?? 'settled';

/** What changes. `isOver`: what the address has waited for. */
type Next = Partial<Pick<Context, 'style' | 'photo' | 'address'>> & {
  lightbox?: (typeof LIGHTBOX)[number];
  isOver?: boolean;
};
/** What an event leads to, and how the address then follows, unless it waits: with a photo that was opened once it is painted. */
function leads(now: Now, next: Next, ...effects: Effect[]) {
  const { style, photo, address, lightbox = lightboxIn(now) ?? 'closed', isOver } = { ...now.context, ...next };
  const wait = addressIn(now);
  const isLeft = lightboxIn(now) === 'open' && lightbox !== 'open';
  const to = (state: (typeof ADDRESS)[number], written = address, ...commands: Effect[]) => ({
    to: `lightbox.${lightbox} & address.${state}` as const,
    context: { style, photo, address: written },
    effects: [...(isLeft ? [focus] : []), ...effects, ...commands.map(command => ({ to: 'address', ...command }))],
  });
  if (wait !== 'settled' && !isOver) return to(wait);
  if (lightbox === 'loading' || lightbox === 'failed') return to('settled');
  const opened = lightbox === 'open' ? photo : null;
  if (opened && !address.photo && wait !== 'painting') return to('painting');
  if (!opened && address.isAdded) return to('leaving', address, { type: 'entry.leave' });
  if (style === address.style && opened === address.photo) return to('settled');
  const isAdded = opened !== null && (address.isAdded || !address.photo);
  const written = { style, photo: opened };
  return to('settled', { ...written, isAdded }, { type: address.photo ? 'entry.replace' : 'entry.add', ...written });
}

export default ({ photos, hairstyles }: SiteContent) => {
  const known = photos.map(({ id, style }) => ({ id, style, file: `/${id}.jpg` }));
  const buttonOf = (style: string | null) =>
    button(hairstyles.find(({ id }) => id === style)?.shortName ?? 'All styles', styles);
  const [one, other] = [...new Set(known.map(({ style }) => style))];
  if (!one || !other) throw new Error('The gallery’s kit needs photos of two styles');
  /** The style's last photo: with the first, a fault that always opens the first photo would pass. */
  const photoOf = (style: string) => known.filter(photo => photo.style === style).at(-1)?.id ?? '';
  const altOf = (id: string) => photos.find(photo => photo.id === id)?.alt ?? 'none';
  const idsOf = (style: string | null) =>
    known.filter(photo => style === null || photo.style === style).map(({ id }) => id);
  /** A visitor goes to an address, or the gallery itself has gone back. */
  const arrives = (now: KitArgs<Machine, 'address.change'>) => {
    const { isAdded, ...named } = now.event;
    const [style = null, photo = null] = [named.style, named.photo].map(id => (id === 'nobody' ? null : id));
    const address = { style, photo, isAdded: isAdded && photo !== null };
    if (addressIn(now) === 'leaving') return leads(now, { address, isOver: true });
    // A photo of another style is shown among all.
    const next = { address, style: photo === photoOf(other) ? null : style, isOver: true };
    if (!photo) return leads(now, { ...next, lightbox: 'closed' });
    return lightboxIn(now) === 'open'
      ? leads(now, { ...next, photo }, { to: 'lightbox', type: 'photo.show', photos: idsOf(next.style), photo })
      : leads(now, { ...next, photo, lightbox: 'loading' }, requested);
  };

  /** The gallery itself, which an open photo covers. */
  const announcement = ({ style }: Context) =>
    `${style === null ? 'All' : `${idsOf(style).length} of`} ${photos.length} pictures`;
  const page = (context: Context) => ({
    dialog: '',
    'page scrolls': 'true',
    'waits inert': /^0/,
    [seen(again)]: undefined,
    'said polite': announces(announcement(context)),
    ...picturesIn(main, photos, idsOf(context.style)),
    ...Object.fromEntries(
      [null, ...hairstyles.map(({ id }) => id)].map(id => [seen(buttonOf(id)), `pressed ${id === context.style}`]),
    ),
  });
  const onPhoto = ({ photo }: Context) => ({ focus: altOf(photo) });

  return siteKit(galleryMachine)({
    input: { photos: known, savesData: false },
    start: 'filter & lightbox.closed & address.settled',
    context: { photos: known, savesData: false, style: null, photo: '', address: at(null, null) },
    delays: { retryDelay: 1_000 },
    stateKey: ({ style, photo, address: now }) =>
      [style, photo, now.isAdded, now.photo && now.photo === photo, now.style === style].join(),
    inputs: { lightbox: ({ style, photo }) => ({ savesData: false, photos: idsOf(style), photo }) },
    begin: async driver => {
      await driver.visit('/gallery');
      await driver.hold('loadLightbox', 'nextPaint', 'reachHost');
    },
    events: {
      'style.choose': {
        payloads: [{ style: null }, { style: one }],
        by: (driver, { style }) => driver.press(buttonOf(style)),
      },
      'photo.open': {
        payloads: [{ photo: photoOf(other) }, { photo: photoOf(one) }],
        by: (driver, { photo }) => driver.press(image(altOf(photo))),
      },
      // Goes to a history entry of the gallery by Back or Forward, or to all photos by a link that no lightbox covers.
      'address.change': {
        payloads: [
          ...[at(null, null), at(null, photoOf(one)), at('nobody', 'nobody')],
          ...[at(one, null), at(one, photoOf(one)), at(one, photoOf(other))],
        ],
        by: async (driver, { style, photo }) => {
          const isOpen = await isShown(driver, lightbox);
          if (style === null && photo === null && !isOpen) {
            await driver.press(link('Gallery', quickLinks));
            // A link is followed after the next paint, also a link to the address that the page already has.
            for (let look = 0; look < 4; look++) await driver.tick(look);
            return waitUntil(driver, '/gallery', async () => (await driver.address()) === '/gallery');
          }
          const query = Object.entries({ style, photo }).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
          await driver.travel(query.length > 0 ? `/gallery?${query.join('&')}` : '/gallery', 'inPlace');
          // Closing focuses first the picture that was pressed and then, unless it is filtered out, the one that was open.
          if (isOpen && (photo === null || photo === 'nobody')) await pause(driver);
        },
      },
      'photo.shown': {
        payloads: [{ photo: photoOf(one) }, { photo: photoOf(other) }],
        by: async (driver, { photo }) => {
          for (let turn = 0; turn < known.length && !(await isShown(driver, image(altOf(photo), lightbox))); turn++)
            await driver.press(button('Next picture', lightbox));
        },
      },
      'lightbox.close': {
        Escape: driver => driver.key('Escape'),
        button: async driver => {
          // Showing another photo must not change the history entry to which closing leads.
          await driver.press(button('Next picture', lightbox));
          await driver.press(button('Previous picture', lightbox));
          await driver.press(button('Close', lightbox));
        },
      },
      'booking.requested': { payloads: [{ title: 'Cornrows' }], by: askAndClose },
      'photo.forget': { notOnPage: 'tests/browser/gallery.browser.ts asks for the form while a picture loads' },
      'address.refuse': {
        payloads: [at(null, null)],
        notOnPage: 'tests/browser/gallery.browser.ts turns many pictures',
      },
      'photoLink.copied': { notOnPage: 'the kit of the lightbox copies links' },
      'photoLink.failed': { payloads: [{ link: '/' }], notOnPage: 'the kit of the lightbox copies links' },
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
      {
        event: { type: 'address.change', ...at(null, photoOf(one), true) },
        because: 'no path comes from another page',
      },
    ],
    possible: ({ state, context, name, event, onPage }) => {
      const isOpen = lightboxIn({ state }) === 'open';
      const wait = addressIn({ state });
      if (name === 'address.refuse' && !isOpen) return false;
      if (!MEANWHILE[wait].test(name) || (wait !== 'settled' && event.photo === photoOf(one))) return false;
      if (!onPage) return true;
      if (wait === 'painting') return /Paint|close/.test(name);
      // The browser goes back by itself.
      if (wait === 'leaving') return /address/.test(name) && event.photo === null && event.style === context.style;
      if (name === 'photo.shown') return context.style === null && event.photo !== context.photo;
      if (name === 'style.choose') return lightboxIn({ state }) === 'closed' && event.style !== context.style;
      if (name === 'photo.open') return !isOpen && (context.style === null || event.photo === photoOf(context.style));
      return true;
    },
    states: {
      filter: {
        on: {
          'style.choose': now => leads(now, { style: now.event.style, lightbox: 'closed' }),
          'photo.open': now => leads(now, { lightbox: 'loading', photo: now.event.photo }, requested),
          'address.change': arrives,
        },
        actors: ['address'],
      },
      'lightbox.closed': {
        page,
        noEffect: {
          'a press with Ctrl, which opens a new tab': async driver => {
            await driver.press(image(photos[0]?.alt ?? ''), 'Control');
            // If the press had opened the photo here, it would appear now.
            await driver.release('loadLightbox');
          },
        },
        justAfter: {
          ...closing(onPhoto),
          // The picture that was open has the focus, unless nothing was.
          'address.change': { focus: /^/ },
        },
      },
      'lightbox.loading': {
        on: {
          'photo.forget': now => leads(now, { lightbox: 'closed' }),
          'loadLightbox.done': now =>
            leads(now, { lightbox: 'open' }, ...(isInAddress(now) ? [] : [{ does: 'growPhoto' }])),
          // The address stays as it is, for a reload.
          'loadLightbox.error': now =>
            isInAddress(now)
              ? leads(now, { lightbox: 'failed' }, failed('loadLightbox'))
              : leads(now, { lightbox: 'closed' }, { ...codeFailed, link: `/${now.context.photo}.jpg` }),
        },
        actors: ['loadLightbox'],
        tags: ['loading'],
        page: context => ({ ...page(context), 'said polite': says('Loading the picture…', announcement(context)) }),
        justAfter: { 'failure.retry': onPhoto },
      },
      'lightbox.open': {
        on: {
          'photo.shown': now => leads(now, { photo: now.event.photo }),
          'lightbox.close': now => leads(now, { lightbox: 'closed' }),
          'booking.requested': now =>
            leads(now, { lightbox: 'closed' }, { type: 'booking.requested', title: now.event.title }),
          'photoLink.copied': ['lightbox.open', { type: 'photoLink.copied' }],
          'photoLink.failed': ['lightbox.open', { type: 'photoLink.failed', link: '/' }],
          'lightbox.error': ['lightbox.failed', focus, failed('lightbox')],
        },
        actors: ['lightbox'],
        page: ({ photo }) => ({
          dialog: 'Gallery picture',
          'page scrolls': 'false',
          [seen(again)]: undefined,
          ...picturesIn(lightbox, photos, [photo]),
        }),
        justAfter: { 'loadLightbox.done': { focus: 'Close' }, 'photo.shown': { history: 'the same entry' } },
      },
      'lightbox.failed': {
        on: { 'failure.retry': ['lightbox.loading', focus, requested] },
        tags: ['failed'],
        page: context => ({ ...page(context), [seen(again)]: 'there' }),
        justAfter: { 'lightbox.error': onPhoto },
      },
      'address.settled': {
        on: {
          'address.refuse': ({ event: { type: _, ...address } }) => ({ to: 'address.refused', context: { address } }),
        },
        // The address keeps an unknown style and an unknown photo.
        page: ({ address: { style, photo } }) => ({
          address: new RegExp(`^/gallery.*${style ? `style=${style}` : ''}.*${photo ? `photo=${photo}` : ''}$`),
        }),
        justAfter: {
          'style.choose': ({ style }) => ({
            address: `/gallery${style ? `?style=${style}` : ''}`,
            history: '1 entry on',
          }),
          ...closed('the same entry'),
        },
      },
      'address.painting': { on: { 'nextPaint.done': now => leads(now, { isOver: true }) }, actors: ['nextPaint'] },
      'address.leaving': {
        // If the browser does not go back, the entry stays.
        on: { retryDelay: now => leads(now, { address: { ...now.context.address, isAdded: false }, isOver: true }) },
        justAfter: closed('1 entry back'),
      },
      'address.refused': { on: { retryDelay: now => leads(now, { isOver: true }) } },
    },
    // The page becomes shorter or longer; the browser restores the scroll position of another history entry.
    mayScroll: ['style.choose', 'address.change', 'loadLightbox.error', 'failure.retry'],
    unreachable: {
      'gallery.lightbox.open: photoLink.*': 'the kit of the lightbox copies links',
      'gallery.address.leaving: xstate.after.retryDelay.gallery.address.leaving': 'the browser always goes back',
      'gallery.address.refused: xstate.after.retryDelay.gallery.address.refused':
        'tests/browser/gallery.browser.ts turns many pictures',
    },
    // An address with another style hides the picture that was pressed. Browsers keep its place: Tab goes on from there.
    mayChange: [
      ...(['hidden with focus', 'page scrolls', 'dialog', 'waits inert'] as const),
      ...[/^said/, lightbox, styles, main, notice, group('Zoom')],
    ],
    neverShown: Object.fromEntries(
      photos
        .filter(({ id }) => id !== photoOf(one) && id !== photoOf(other))
        .map(({ alt }) => [seen(image(alt, lightbox)), 'the paths open only two photos']),
    ),
  });
};
