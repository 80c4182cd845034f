/** The gallery: a visitor filters the photos by style and opens one. Works with any photos. */
import { type AnyEventObject, type ContextFrom, createEmptyActor, fromCallback } from 'xstate';
import { button, group, image, isShown, link, type Outcome, queryOf, waitFor, waitUntil } from 'xstate-paths';
import { kitOf, lightbox, quickLinks, type SiteContent, type SiteDriver, type SiteKit, sheet } from '../kit';
import { galleryMachine, type LightboxCode } from './gallery.machine';

type Machine = typeof galleryMachine;
type Context = ContextFrom<Machine>;
interface Address {
  style: string | null;
  photo: string | null;
}

const parent = createEmptyActor();
const styles = group('Style');
const broken = new Error('broken on purpose');
/** A lightbox that does nothing, for tests without a page. */
const code = { logic: fromCallback(() => {}), input: { alone: false } } as unknown as LightboxCode;
const failed = (part: string) => ({ type: 'part.failed', part, reason: broken });
/** What tests expect of the gallery while a dialog hides it: none of these is found. */
const covered = { count: null, pictures: null, pressed: null };

export default function galleryKit({ photos, hairstyles }: SiteContent): SiteKit {
  const known = photos.map(({ id, hairstyle }) => ({ id, style: hairstyle }));
  const names = Object.fromEntries(hairstyles.map(({ id, shortName }) => [id, shortName]));
  const [one, other] = [...new Set(known.map(({ style }) => style))];
  if (!one || !other) throw new Error('The gallery’s kit needs photos of two styles');
  /** The style's last photo: with the first, a fault that always opens the first photo would pass. */
  const photoOf = (style: string) => known.filter(photo => photo.style === style).at(-1)?.id ?? '';
  const altOf = (id: string | null) => photos.find(photo => photo.id === id)?.alt ?? 'none';
  const nameOf = (style: string | null) => (style === null ? 'All styles' : (names[style] ?? 'none'));
  const idsOf = (style: string | null) =>
    known.filter(photo => style === null || photo.style === style).map(({ id }) => id);

  const chosen = (style: string | null): Outcome<Machine> => ({
    to: 'filter',
    context: { style },
    effects: [{ to: 'address', type: 'style.push', style }],
  });
  /** The style that the gallery shows for an address. */
  const styleAfter = ({ style, photo }: Address) =>
    style === null || style === 'nobody' || photo === photoOf(style === one ? other : one) ? null : style;
  const filtered = ({ event }: { event: Address }): Outcome<Machine> => {
    const style = styleAfter(event);
    const isDropped = style === null && event.style !== null && event.style !== 'nobody';
    return { to: 'filter', context: { style }, effects: isDropped ? [{ to: 'address', type: 'style.drop' }] : [] };
  };
  const hasPhoto = ({ photo }: Address) => known.some(({ id }) => id === photo);
  const named = ({ event }: { event: Address }): Outcome<Machine> =>
    hasPhoto(event) ? { to: 'lightbox.loading.named', context: { photo: event.photo } } : { to: 'lightbox.closed' };
  const pressed = ({
    context,
    event: { photo },
  }: {
    context: Context;
    event: { photo: string };
  }): Outcome<Machine> | null =>
    idsOf(context.style).includes(photo) ? { to: 'lightbox.loading.pressed', context: { photo } } : null;
  const focus = (photo: string | null) => ({ does: 'focusPhoto', photo });
  const passed = ({ event }: { event: AnyEventObject }): Outcome<Machine> => ({
    to: 'lightbox.open',
    effects: [event],
  });

  const countOf = (style: string | null) =>
    `${style === null ? 'All' : `${idsOf(style).length} of`} ${photos.length} pictures`;
  const counts = [...new Set([null, ...known.map(({ style }) => style)].map(countOf))];
  const shows = ({ style }: Context) => {
    const seen = photos.filter(photo => style === null || photo.hairstyle === style);
    return {
      count: countOf(style),
      pictures: seen.map(({ alt }) => alt),
      pressed: [nameOf(style)],
    };
  };
  const closed = { picture: null, notice: false, scrolls: true, observed: { dialog: '', 'waits inert': '0' } };

  /** The history entry from which a photo was opened; undefined if opening it added no entry. */
  let entryBefore: string | undefined;
  const entryOf = async (driver: SiteDriver) => (await driver.observe())['history place'];
  const closing = (close: (driver: SiteDriver) => Promise<void>) => async (driver: SiteDriver) => {
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
    name: 'gallery',
    input: { parent, photos: known },
    events: {
      'style.choose': [{ style: null }, { style: one }, { style: other }],
      'photo.open': [{ photo: photoOf(other) }, { photo: photoOf(one) }],
      'address.change': [
        { style: null, photo: null },
        { style: null, photo: photoOf(one) },
        { style: one, photo: null },
        { style: one, photo: photoOf(one) },
        { style: one, photo: photoOf(other) },
        { style: one, photo: 'nobody' },
        { style: 'nobody', photo: null },
        { style: 'nobody', photo: photoOf(other) },
      ],
      'photo.shown': [{ photo: photoOf(one) }, { photo: photoOf(other) }],
      'lightbox.closed': [{}],
      'booking.requested': [{ title: 'Cornrows' }],
      'link.copied': [{}],
      'link.failed': [{ link: 'https://a.example' }],
      'failure.retry': [{}],
    },
    machineOnly: [
      { event: { type: 'style.choose', style: 'nobody' }, because: 'there is no button for a style without photos' },
      { event: { type: 'photo.open', photo: 'nobody' }, because: 'there is no picture to press' },
    ],
    answers: { loadLightbox: { done: [code], error: [broken] }, ...{ lightbox: { done: [], error: [broken] } } },
    delays: {},
    unreachable: {
      'gallery.lightbox.loading: xstate.error.actor.loadLightbox (1 of 2)':
        'the browser opens the image file in place of the page; tests/browser/gallery.browser.ts tests this',
      'gallery.lightbox.open: link.failed':
        'browsers always allow copying right after a press; tests/browser/gallery.browser.ts refuses it',
    },
    stateKey: ({ style, photo, code: loaded }) => [style, photo, loaded !== undefined],
    possible: ({ state, context, event: { type, ...event }, onPage }) => {
      const isOpen = state.includes('lightbox.open');
      if (type === 'xstate.error.actor.lightbox') return isOpen;
      if (!onPage) return true;
      if (type === 'xstate.error.actor.loadLightbox') return state.includes('named');
      if (type === 'photo.shown') return isOpen && context.style === null && event.photo !== context.photo;
      if (type === 'link.failed') return false;
      // Only while the lightbox is closed, because the open lightbox covers the style buttons.
      if (type === 'style.choose') return state.includes('lightbox.closed');
      if (type === 'photo.open') return context.style === null || event.photo === photoOf(context.style);
      return true;
    },
    starts: {
      in: 'filter & lightbox.closed',
      context: { parent, photos: known, style: null, photo: null, code: undefined, lightbox: undefined },
    },
    transitions: {
      filter: {
        'style.choose': ({ context, event: { style } }) =>
          style === context.style || style === 'nobody' ? null : chosen(style),
        'address.change': filtered,
      },
      'lightbox.closed': {
        'photo.open': pressed,
        'address.change': named,
      },
      'lightbox.loading.pressed': {
        'loadLightbox.done': ({ context: { photo } }) => ({
          to: 'lightbox.open',
          context: { code },
          effects: [
            { does: 'growPhoto', photo },
            { to: 'address', type: 'photo.push', photo },
          ],
        }),
        'loadLightbox.error': ({ context: { photo } }) => ({
          to: 'lightbox.closed',
          effects: [{ does: 'openFile', photo }, failed('loadLightbox')],
        }),
        'address.change': named,
      },
      'lightbox.loading.named': {
        'loadLightbox.done': () => ({ to: 'lightbox.open', context: { code } }),
        'loadLightbox.error': () => ({ to: 'lightbox.closed', effects: [failed('loadLightbox')] }),
        'address.change': named,
      },
      'lightbox.open': {
        'photo.shown': ({ event: { photo } }) => ({
          to: 'lightbox.open',
          context: { photo },
          effects: [{ to: 'address', type: 'photo.replace', photo }],
        }),
        'address.change': ({ context, event }) =>
          hasPhoto(event)
            ? {
                to: 'lightbox.open',
                context: { photo: event.photo },
                effects: [{ to: 'lightbox', type: 'photo.show', photos: idsOf(styleAfter(event)), photo: event.photo }],
              }
            : { to: 'lightbox.closed', effects: [focus(context.photo)] },
        'lightbox.closed': ({ context: { photo } }) => ({
          to: 'lightbox.closed',
          effects: [focus(photo), { to: 'address', type: 'photo.leave' }],
        }),
        'booking.requested': ({ context: { photo }, event }) => ({
          to: 'lightbox.closed',
          effects: [focus(photo), { to: 'address', type: 'photo.leave' }, event],
        }),
        'link.copied': passed,
        'link.failed': passed,
        ...{
          'lightbox.error': ({ context: { photo } }: { context: Context }): Outcome<Machine> => ({
            to: 'lightbox.failed',
            effects: [focus(photo), failed('lightbox')],
          }),
        },
      },
      'lightbox.failed': {
        'photo.open': pressed,
        'failure.retry': () => ({ to: 'lightbox.open' }),
        'address.change': named,
      },
    },
    activeActors: {
      filter: ['address'],
      'lightbox.closed': [],
      'lightbox.loading.pressed': ['loadLightbox'],
      'lightbox.loading.named': ['loadLightbox'],
      'lightbox.open': ['lightbox'],
      'lightbox.failed': [],
    },
    tags: { failed: ['lightbox.failed'] },

    viewports: ['phone', 'desktop'],
    begin: async driver => {
      await driver.visit('/gallery');
      await driver.hold('loadLightbox');
    },
    perform: {
      'style.choose': (driver, { style }) => driver.press(button(nameOf(style), styles)),
      'photo.open': async (driver, { photo }) => {
        entryBefore = queryOf(await driver.address(), 'photo') ? undefined : await entryOf(driver);
        await driver.press(image(altOf(photo)));
      },
      // Goes to a history entry of the gallery by Back or Forward, or to all photos by a link that no lightbox covers.
      'address.change': async (driver, { style, photo }) => {
        if (style === null && photo === null && !(await isShown(driver, lightbox))) {
          await driver.press(link('Gallery', quickLinks));
          // A link is followed after the next paint.
          return waitUntil(driver, async () => (await driver.address()) === '/gallery');
        }
        const query = Object.entries({ style, photo }).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
        entryBefore = undefined;
        return driver.travel(query.length > 0 ? `/gallery?${query.join('&')}` : '/gallery', 'inPlace');
      },
      'photo.shown': async (driver, { photo }) => {
        const entries = async () => (await driver.observe())['history entries'];
        const before = await entries();
        for (let turn = 0; turn < known.length && queryOf(await driver.address(), 'photo') !== photo; turn++) {
          await driver.press(button('Next picture', lightbox));
          // The address of a photo that was just opened changes after a paint.
          await driver.wait(100);
        }
        if ((await entries()) !== before) throw new Error('Showing another photo added a history entry');
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
      'booking.requested': async driver => {
        await waitFor(driver, lightbox);
        await driver.press(button('Book this look', lightbox));
        await waitFor(driver, sheet);
        await driver.press(button('Close', sheet));
        await waitUntil(driver, async () => !(await isShown(driver, sheet)));
      },
      'link.copied': async driver => {
        await waitFor(driver, lightbox);
        await driver.press(button('Share this picture', lightbox));
      },
      'link.failed': async () => {},
      'failure.retry': driver => driver.press(button('Try again')),
      'loadLightbox.done': driver => driver.release('loadLightbox'),
      'loadLightbox.error': driver => driver.release('loadLightbox', 'fails'),
      ...{ 'lightbox.error': (driver: SiteDriver) => driver.fail('lightbox') },
    },
    arrivals: {
      'by a link to a photo of a style': {
        begin: driver => driver.visit(`/gallery?style=${one}&photo=${photoOf(one)}`),
        after: [
          { type: 'address.change', style: one, photo: photoOf(one) },
          { type: 'xstate.done.actor.loadLightbox', output: code },
        ],
      },
    },
    // The page becomes shorter or longer; the browser restores the scroll position of another history entry.
    scrolls: ['style.choose', 'address.change'],
    differs: ['page scrolls', 'dialog', 'waits inert', /^said/, / in '(Gallery picture|Style|main|toast|Zoom)'$/],
    see: async driver => {
      const address = await driver.address();
      const picture = (await driver.look({ role: 'img', within: lightbox }))?.text ?? null;
      const notice = await isShown(driver, button('Try again'));
      const seen = {
        picture,
        notice,
        scrolls: await driver.scrolls(),
        photo: queryOf(address, 'photo'),
        style: queryOf(address, 'style'),
        focus: await driver.focus(),
      };
      if (picture !== null) return { ...seen, ...covered };
      const pictures: string[] = [];
      for (const { alt } of photos) if (await isShown(driver, image(alt))) pictures.push(alt);
      const buttons = ['All styles', ...Object.values(names)];
      const looks = await Promise.all(buttons.map(name => driver.look(button(name, styles))));
      return {
        ...seen,
        count:
          (await Promise.all(counts.map(name => driver.look({ role: 'status', name })))).find(Boolean)?.text ?? null,
        pictures,
        pressed: buttons.filter((_, index) => looks[index]?.pressed === 'true'),
      };
    },
    seen: {
      // The address keeps an unknown style.
      filter: (context, last) => ({
        ...shows(context),
        ...((context.style !== null ||
          (last && ['style.choose', 'address.change'].includes(last.type) && last.style !== 'nobody')) && {
          style: context.style,
        }),
      }),
      'lightbox.closed': ({ photo }, last) => ({
        ...closed,
        ...(last?.type === 'lightbox.closed' && { photo: null, focus: altOf(photo) }),
        ...(last?.type === 'booking.requested' && { photo: null }),
      }),
      'lightbox.loading.pressed': () => closed,
      'lightbox.loading.named': () => closed,
      'lightbox.open': ({ photo }) => ({
        ...covered,
        picture: altOf(photo),
        notice: false,
        scrolls: false,
        photo,
        observed: { dialog: 'Gallery picture' },
      }),
      'lightbox.failed': () => ({ picture: null, notice: true, scrolls: true }),
    },
  });
}
