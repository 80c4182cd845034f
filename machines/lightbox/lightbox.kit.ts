/** How a visitor looks at photos one by one, and what they must see; for whatever photos the gallery has. */
import type { AnyEventObject, ContextFrom } from 'xstate';
import { type AnyKit, kitOf, type Outcome } from '../kit/kit';
import { placeIn } from '../kit/place-in';
import { queryOf } from '../kit/query';
import { button, dialog, group, image, type Screen } from '../kit/screen';
import { lightboxMachine } from './lightbox.machine';

type Machine = typeof lightboxMachine;
type Context = ContextFrom<Machine>;

const lightbox = dialog('Gallery picture');
const copied = 'status: Link copied Paste it wherever you want to show this picture.';

/** `photos`: id and description of each, in gallery order; at least three. `style`: one of theirs, and what its button says. */
export function lightboxKit(
  photos: readonly { id: string; alt: string; hairstyle: string }[],
  style: { id: string; name: string },
): AnyKit {
  const every = photos.map(photo => photo.id);
  const some = photos.filter(photo => photo.hairstyle === style.id).map(photo => photo.id);
  const count = every.length;
  const altOf = (id: string | undefined) => photos.find(photo => photo.id === id)?.alt ?? 'none';
  const styleOf = (ids: readonly string[]) => (ids.length === some.length ? style : null);
  const first = every[0] ?? 'none';
  const last = every[count - 1] ?? 'none';

  const step = ({ photos: ids }: Context, index: number): Outcome<Machine> => ({
    to: 'open',
    context: { index },
    told: [
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
    ...(event?.type === 'photo.share' && { toast: copied }),
  });

  /** Back from an open photo, Forward to one, or another entry of the history that names this photo, none, or nobody's. */
  async function changeAddress(screen: Screen, ids: readonly string[], photo: string | null): Promise<void> {
    const at = (named: string | null) => {
      const query = Object.entries({ style: styleOf(ids)?.id, photo: named }).filter(([, value]) => value);
      return `/gallery${query.length > 0 ? '?' : ''}${query.map(pair => pair.join('=')).join('&')}`;
    };
    const open = (await screen.look(lightbox)) !== null;
    if (open && photo === null) return screen.back();
    await screen.travel(at(photo), open ? 'inPlace' : 'onTop');
    // The next steps begin at a plain address again.
    if (photo === 'nobody') await screen.travel(at(null), 'inPlace');
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
    beyondThePage: [-1, count].map(index => ({
      event: { type: 'photo.open' as const, photos: every, index },
      because: 'the gallery shows no photo that it does not have',
    })),
    answers: {},
    delays: {},
    alike: ({ photos: ids, index }) => [ids.length, placeIn(index, ids.length)],
    starts: { in: 'closed', context: { photos: [], index: 0 } },
    laws: {
      closed: {
        'photo.open': ({ event: { photos: ids, index } }) =>
          index < 0 || index >= ids.length
            ? null
            : {
                to: 'open',
                context: { photos: ids, index },
                told: [{ to: 'address', type: 'address.push', photo: ids[index] }],
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
          told: [{ does: 'sharePhoto', photo: ids[index] }],
        }),
        'lightbox.close': () => ({ to: 'closed', told: [{ to: 'address', type: 'address.leave' }] }),
        'address.change': ({ event: { photos: ids, photo } }) =>
          photo === null || photo === 'nobody'
            ? { to: 'closed' }
            : {
                to: 'open',
                context: { photos: ids, index: ids.indexOf(photo) },
                told: [{ to: 'zoom', type: 'photo.change' }],
              },
      },
    },
    alive: { closed: ['address'], open: ['address', 'scrollLock', 'zoom'] },
    tags: { open: ['open'] },

    viewports: ['phone', 'desktop'],
    begin: screen => screen.visit('/gallery'),
    perform: {
      'photo.open': async (screen, { photos: ids, index }) => {
        await screen.press(button(styleOf(ids)?.name ?? 'All styles', group('Style')));
        await screen.press(image(altOf(ids[index])));
      },
      'photo.next': {
        button: screen => screen.press(button('Next picture', lightbox)),
        ArrowRight: screen => screen.key('ArrowRight'),
        finger: screen =>
          screen.drag(lightbox, [
            [0, 0],
            [-150, 0],
          ]),
      },
      'photo.previous': {
        button: screen => screen.press(button('Previous picture', lightbox)),
        ArrowLeft: screen => screen.key('ArrowLeft'),
        finger: screen =>
          screen.drag(lightbox, [
            [0, 0],
            [150, 0],
          ]),
      },
      'photo.share': screen => screen.press(button('Share this picture', lightbox)),
      'lightbox.close': {
        button: screen => screen.press(button('Close', lightbox)),
        Escape: screen => screen.key('Escape'),
        finger: screen =>
          screen.drag(lightbox, [
            [0, 0],
            [0, 150],
          ]),
      },
      'address.change': (screen, { photos: ids, photo }) => changeAddress(screen, ids, photo),
    },
    see: async screen => {
      const address = await screen.address();
      return {
        picture: (await screen.look({ role: 'img', within: lightbox }))?.text ?? null,
        said: (await screen.look({ role: 'status', within: lightbox }))?.text ?? null,
        photo: queryOf(address, 'photo'),
        style: queryOf(address, 'style'),
        scrolls: await screen.scrolls(),
        focus: await screen.focus(),
        toast: await screen.toast(),
      };
    },
    seen: {
      open: shows,
      closed: ({ photos: ids, index }, event) => ({
        picture: null,
        said: null,
        photo: null,
        scrolls: true,
        ...(event && closes(event) && { focus: altOf(ids[index]) }),
      }),
    },
  });
}

/** What leaves the gallery behind an open photo, or leaves it as it is. */
const closes = ({ type, photo }: AnyEventObject) => type === 'lightbox.close' || photo === null || photo === 'nobody';
