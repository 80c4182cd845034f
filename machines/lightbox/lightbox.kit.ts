/** How a visitor looks at photos one by one, and what they must see; for whatever photos the gallery has. */
import type { AnyEventObject, ContextFrom } from 'xstate';
import { button, type Driver, dialog, group, image } from '../../tests/models/driver';
import { type AnyKit, kitOf, type Outcome, type SiteContent } from '../../tests/models/kit';
import { placeIn } from '../../tests/models/place-in';
import { queryOf } from '../../tests/models/query';
import { lightboxMachine } from './lightbox.machine';

type Machine = typeof lightboxMachine;
type Context = ContextFrom<Machine>;

const lightbox = dialog('Gallery picture');
const copied = 'status: Link copied Paste it wherever you want to show this picture.';

export default function lightboxKit({ photos, hairstyles }: Pick<SiteContent, 'photos' | 'hairstyles'>): AnyKit {
  const every = photos.map(photo => photo.id);
  const idsOf = (hairstyle: string) => photos.filter(photo => photo.hairstyle === hairstyle).map(photo => photo.id);
  /** Some of the photos, but not all. */
  const style = hairstyles.find(({ id }) => idsOf(id).length > 1 && idsOf(id).length < every.length);
  if (!style) throw new Error('The lightbox needs a style that has several photos');
  const some = idsOf(style.id);
  const count = every.length;
  const altOf = (id: string | undefined) => photos.find(photo => photo.id === id)?.alt ?? 'none';
  const styleOf = (ids: readonly string[]) => (ids.length === some.length ? style : null);
  const first = every[0] ?? 'none';
  const last = every[count - 1] ?? 'none';

  const step = ({ photos: ids }: Context, index: number): Outcome<Machine> => ({
    to: 'open',
    context: { index },
    effects: [
      { to: 'address', type: 'address.replace', photo: ids[index] },
      { to: 'zoom', type: 'photo.change' },
    ],
  });
  const shows = ({ photos: ids, index }: Context, event?: AnyEventObject) => ({
    picture: altOf(ids[index]),
    said: `Picture ${index + 1} of ${ids.length}: ${altOf(ids[index])}`,
    photo: ids[index] ?? null,
    style: styleOf(ids)?.id ?? null,
    scrolls: false,
    // The photos on both sides wait where a finger can pull them in, and nobody else meets them.
    observed: { dialog: 'Gallery picture', 'waits inert': String(Math.min(2, ids.length - 1)) },
    ...(event?.type === 'photo.share' && { toast: copied }),
  });

  /** Back from an open photo, Forward to one, or another entry of the history that names this photo, none, or nobody's. */
  async function changeAddress(driver: Driver, ids: readonly string[], photo: string | null): Promise<void> {
    const at = (named: string | null) => {
      const query = Object.entries({ style: styleOf(ids)?.id, photo: named }).filter(([, value]) => value);
      return `/gallery${query.length > 0 ? '?' : ''}${query.map(pair => pair.join('=')).join('&')}`;
    };
    const open = (await driver.look(lightbox)) !== null;
    if (open && photo === null) return driver.back();
    await driver.travel(at(photo), open ? 'inPlace' : 'onTop');
    // The next steps begin at a plain address again.
    if (photo === 'nobody') await driver.travel(at(null), 'inPlace');
  }

  return kitOf(lightboxMachine)({
    name: 'lightbox',
    input: undefined,
    events: {
      'photo.open': [
        { photos: every, index: 0 },
        { photos: every, index: 1 },
        { photos: every, index: count - 1 },
        { photos: some, index: some.length - 1 },
      ],
      'photo.next': [{}],
      'photo.previous': [{}],
      'photo.share': [{}],
      'lightbox.close': [{}],
      'address.change': [
        { photos: every, photo: first },
        { photos: every, photo: last },
        { photos: every, photo: 'nobody' },
        { photos: every, photo: null },
        { photos: some, photo: some[0] ?? 'none' },
      ],
    },
    machineOnly: [-1, count].map(index => ({
      event: { type: 'photo.open' as const, photos: every, index },
      because: 'the gallery shows no photo that it does not have',
    })),
    answers: {},
    delays: {},
    stateKey: ({ photos: ids, index }) => [ids.length, placeIn(index, ids.length)],
    starts: { in: 'closed', context: { photos: [], index: 0 } },
    transitions: {
      closed: {
        'photo.open': ({ event: { photos: ids, index } }) =>
          index < 0 || index >= ids.length
            ? null
            : {
                to: 'open',
                context: { photos: ids, index },
                effects: [{ to: 'address', type: 'address.push', photo: ids[index] }],
              },
        'address.change': ({ event: { photos: ids, photo } }) =>
          photo === null || photo === 'nobody'
            ? null
            : { to: 'open', context: { photos: ids, index: ids.indexOf(photo) } },
      },
      open: {
        'photo.next': ({ context }) => step(context, context.index + 1 < context.photos.length ? context.index + 1 : 0),
        'photo.previous': ({ context }) => step(context, (context.index || context.photos.length) - 1),
        'photo.share': ({ context: { photos: ids, index } }) => ({
          to: 'open',
          effects: [{ does: 'sharePhoto', photo: ids[index] }],
        }),
        'lightbox.close': () => ({ to: 'closed', effects: [{ to: 'address', type: 'address.leave' }] }),
        'address.change': ({ event: { photos: ids, photo } }) =>
          photo === null || photo === 'nobody'
            ? { to: 'closed' }
            : {
                to: 'open',
                context: { photos: ids, index: ids.indexOf(photo) },
                effects: [{ to: 'zoom', type: 'photo.change' }],
              },
      },
    },
    activeActors: { closed: ['address'], open: ['address', 'scrollLock', 'zoom'] },
    tags: { open: ['open'] },

    viewports: ['phone', 'desktop'],
    begin: driver => driver.visit('/gallery'),
    perform: {
      'photo.open': async (driver, { photos: ids, index }) => {
        await driver.press(button(styleOf(ids)?.shortName ?? 'All styles', group('Style')));
        await driver.press(image(altOf(ids[index])));
      },
      'photo.next': {
        button: driver => driver.press(button('Next picture', lightbox)),
        ArrowRight: driver => driver.key('ArrowRight'),
        finger: driver =>
          driver.drag(lightbox, [
            [0, 0],
            [-150, 0],
          ]),
      },
      'photo.previous': {
        button: driver => driver.press(button('Previous picture', lightbox)),
        ArrowLeft: driver => driver.key('ArrowLeft'),
        finger: driver =>
          driver.drag(lightbox, [
            [0, 0],
            [150, 0],
          ]),
      },
      'photo.share': driver => driver.press(button('Share this picture', lightbox)),
      'lightbox.close': {
        button: driver => driver.press(button('Close', lightbox)),
        Escape: driver => driver.key('Escape'),
        finger: driver =>
          driver.drag(lightbox, [
            [0, 0],
            [0, 150],
          ]),
      },
      'address.change': (driver, { photos: ids, photo }) => changeAddress(driver, ids, photo),
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
        focus: await driver.focus(),
        toast: await driver.toast(),
      };
    },
    seen: {
      open: shows,
      closed: ({ photos: ids, index }, event) => ({
        picture: null,
        said: null,
        photo: null,
        scrolls: true,
        observed: { dialog: '', 'waits inert': '0' },
        ...(event && closes(event) && { focus: altOf(ids[index]) }),
      }),
    },
  });
}

/** What leaves the gallery behind an open photo, or leaves it as it is. */
const closes = ({ type, photo }: AnyEventObject) => type === 'lightbox.close' || photo === null || photo === 'nobody';
