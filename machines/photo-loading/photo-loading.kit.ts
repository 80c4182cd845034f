/** How a photo comes to a visitor or is lost on the way, and what they must see of that. */
import { type AnyKit, kitOf, type Outcome } from '../kit/kit';
import { button, dialog, image } from '../kit/screen';
import { photoLoadingMachine } from './photo-loading.machine';

type Machine = typeof photoLoadingMachine;

const lightbox = dialog('Gallery picture');
const arrives = (): Outcome<Machine> => ({ to: 'shown' });
const isLost = (): Outcome<Machine> => ({ to: 'lost' });

/** `photo`: description of the gallery's first photo. */
export function photoLoadingKit(photo: string): AnyKit {
  return kitOf(photoLoadingMachine)({
    name: 'photo-loading',
    input: undefined,
    events: { 'photo.loaded': [{}], 'photo.failed': [{}], 'photo.retry': [{}] },
    answers: {},
    delays: { patience: 400 },
    alike: ({ attempt }) => attempt > 1,
    starts: { in: 'expected', context: { attempt: 1 } },
    laws: {
      expected: { 'photo.loaded': arrives, 'photo.failed': isLost, patience: () => ({ to: 'awaited' }) },
      awaited: { 'photo.loaded': arrives, 'photo.failed': isLost },
      shown: {},
      lost: {
        'photo.retry': ({ context: { attempt } }) => ({
          to: 'expected',
          context: { attempt: attempt + 1 },
          told: [{ does: 'focusStage' }],
        }),
      },
    },
    alive: { expected: [], awaited: [], shown: [], lost: [] },
    tags: { late: ['awaited'], lost: ['lost'] },

    viewports: ['phone', 'desktop'],
    begin: async screen => {
      await screen.visit('/gallery');
      await screen.holdPhotos();
      await screen.press(image(photo));
    },
    perform: {
      'photo.loaded': screen => screen.photo('arrives'),
      'photo.failed': screen => screen.photo('is lost'),
      'photo.retry': screen => screen.press(button('Try again', lightbox)),
    },
    see: async screen => ({
      open: (await screen.look(lightbox)) !== null,
      picture: (await screen.look(image(photo, lightbox))) !== null,
      late: await screen.reads('Loading the picture…'),
      lost: (await screen.look({ role: 'alert', within: lightbox }))?.text ?? null,
      focus: await screen.focus(),
    }),
    seen: {
      expected: (_, last) => ({
        open: true,
        picture: true,
        late: false,
        lost: null,
        ...(last?.type === 'photo.retry' && { focus: photo }),
      }),
      awaited: () => ({ open: true, picture: true, late: true, lost: null }),
      shown: () => ({ open: true, picture: true, late: false, lost: null }),
      lost: () => ({ open: true, picture: false, late: false, lost: 'This picture could not be loaded.' }),
    },
  });
}
