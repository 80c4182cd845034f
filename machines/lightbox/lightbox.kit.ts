/** How a visitor looks at photos one by one, and what they must see; for whatever photos the gallery has. */
import type { AnyEventObject, ContextFrom } from 'xstate';
import { type AnyKit, kitOf, type Outcome } from '../kit/kit';
import { placeIn } from '../kit/place-in';
import { button, dialog, image, type Screen } from '../kit/screen';
import { lightboxMachine } from './lightbox.machine';

type Machine = typeof lightboxMachine;
type Context = ContextFrom<Machine>;

const lightbox = dialog('Gallery picture');
const addressOf = (photo: string | null) => (photo === null ? '/gallery' : `/gallery?photo=${photo}`);

/** `photos`: id and description of each, in gallery order; at least three. */
export function lightboxKit(photos: readonly { id: string; alt: string }[]): AnyKit {
  const ids = photos.map(photo => photo.id);
  const count = photos.length;
  const last = count - 1;
  const idAt = (index: number) => ids[index] ?? 'none';
  const altAt = (index: number) => photos[index]?.alt ?? 'none';

  const step = (index: number): Outcome<Machine> => ({
    to: 'open',
    context: { index },
    told: [{ to: 'address', type: 'address.replace', photo: idAt(index) }],
  });
  const shows = ({ index }: Context) => ({
    picture: altAt(index),
    said: `Picture ${index + 1} of ${count}: ${altAt(index)}`,
    address: addressOf(idAt(index)),
    scrolls: false,
  });

  return kitOf(lightboxMachine)({
    name: 'lightbox',
    input: { photos: ids },
    events: {
      'photo.open': [{ index: 0 }, { index: 1 }, { index: last }],
      'photo.next': [{}],
      'photo.previous': [{}],
      'lightbox.close': [{}],
      'address.change': [{ photo: idAt(0) }, { photo: idAt(last) }, { photo: 'nobody' }, { photo: null }],
    },
    beyondThePage: [-1, count].map(index => ({
      event: { type: 'photo.open' as const, index },
      because: 'the gallery shows no photo that it does not have',
    })),
    answers: {},
    delays: {},
    alike: ({ index }) => placeIn(index, count),
    starts: { in: 'closed', context: { photos: ids, index: 0 } },
    laws: {
      closed: {
        'photo.open': ({ event: { index } }) =>
          index < 0 || index > last
            ? null
            : { to: 'open', context: { index }, told: [{ to: 'address', type: 'address.push', photo: idAt(index) }] },
        'address.change': ({ event: { photo } }) =>
          photo === null || photo === 'nobody' ? null : { to: 'open', context: { index: ids.indexOf(photo) } },
      },
      open: {
        'photo.next': ({ context: { index } }) => step(index === last ? 0 : index + 1),
        'photo.previous': ({ context: { index } }) => step(index === 0 ? last : index - 1),
        'lightbox.close': () => ({ to: 'closed', told: [{ to: 'address', type: 'address.leave' }] }),
        'address.change': ({ event: { photo } }) =>
          photo === null || photo === 'nobody'
            ? { to: 'closed' }
            : { to: 'open', context: { index: ids.indexOf(photo) } },
      },
    },
    alive: { closed: ['address'], open: ['address', 'keyboard', 'scrollLock'] },
    tags: { open: ['open'] },

    viewports: ['phone', 'desktop'],
    begin: screen => screen.visit('/gallery'),
    perform: {
      'photo.open': (screen, { index }) => screen.press(image(altAt(index))),
      'photo.next': {
        button: screen => screen.press(button('Next picture', lightbox)),
        ArrowRight: screen => screen.key('ArrowRight'),
      },
      'photo.previous': {
        button: screen => screen.press(button('Previous picture', lightbox)),
        ArrowLeft: screen => screen.key('ArrowLeft'),
      },
      'lightbox.close': {
        button: screen => screen.press(button('Close', lightbox)),
        Escape: screen => screen.key('Escape'),
      },
      'address.change': (screen, { photo }) => changeAddress(screen, photo),
    },
    see: async screen => ({
      picture: (await screen.look({ role: 'img', within: lightbox }))?.text ?? null,
      said: (await screen.look({ role: 'status', within: lightbox }))?.text ?? null,
      address: await screen.address(),
      scrolls: await screen.scrolls(),
      focus: await screen.focus(),
    }),
    seen: {
      open: shows,
      closed: ({ index }, event) => ({
        picture: null,
        said: null,
        address: '/gallery',
        scrolls: true,
        ...(event && closes(event) && { focus: altAt(index) }),
      }),
    },
  });
}

/** What leaves the gallery behind an open photo, or leaves it as it is. */
const closes = ({ type, photo }: AnyEventObject) => type === 'lightbox.close' || photo === null || photo === 'nobody';

/** Back from an open photo, Forward to one, or another entry of the history that names this photo, none, or nobody's. */
async function changeAddress(screen: Screen, photo: string | null): Promise<void> {
  const open = (await screen.look(lightbox)) !== null;
  if (open && photo === null) return screen.back();
  await screen.travel(addressOf(photo), open ? 'inPlace' : 'onTop');
  // The next steps begin at a plain address again.
  if (photo === 'nobody') await screen.travel(addressOf(null), 'inPlace');
}
