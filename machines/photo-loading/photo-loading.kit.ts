/** How a photo comes to a visitor or is lost on the way, and what they must see of that. */
import { button, dialog, image } from '../../tests/models/driver';
import { type AnyKit, kitOf, type Outcome, type SiteContent } from '../../tests/models/kit';
import { photoLoadingMachine } from './photo-loading.machine';

type Machine = typeof photoLoadingMachine;

const lightbox = dialog('Gallery picture');
const arrives = (): Outcome<Machine> => ({ to: 'shown' });
const isLost = (): Outcome<Machine> => ({ to: 'lost' });

export default function photoLoadingKit({ photos }: SiteContent): AnyKit {
  const photo = photos[0]?.alt ?? '';
  return kitOf(photoLoadingMachine)({
    name: 'photo-loading',
    input: undefined,
    events: { 'photo.loaded': [{}], 'photo.failed': [{}], 'photo.retry': [{}] },
    answers: {},
    delays: { patience: 400 },
    stateKey: ({ attempt }) => attempt > 1,
    starts: { in: 'expected', context: { attempt: 1 } },
    transitions: {
      expected: { 'photo.loaded': arrives, 'photo.failed': isLost, patience: () => ({ to: 'awaited' }) },
      awaited: { 'photo.loaded': arrives, 'photo.failed': isLost },
      shown: {},
      lost: {
        'photo.retry': ({ context: { attempt } }) => ({
          to: 'expected',
          context: { attempt: attempt + 1 },
          effects: [{ does: 'focusStage' }],
        }),
      },
    },
    activeActors: { expected: [], awaited: [], shown: [], lost: [] },
    tags: { late: ['awaited'], lost: ['lost'] },

    viewports: ['phone', 'desktop'],
    begin: async driver => {
      await driver.visit('/gallery');
      await driver.holdPhotos();
      await driver.press(image(photo));
    },
    perform: {
      'photo.loaded': driver => driver.photo('arrives'),
      'photo.failed': driver => driver.photo('is lost'),
      'photo.retry': driver => driver.press(button('Try again', lightbox)),
    },
    differs: ['waits inert', 'said assertive', / in 'Gallery picture'$/],
    see: async driver => ({
      open: (await driver.look(lightbox)) !== null,
      picture: (await driver.look(image(photo, lightbox))) !== null,
      late: await driver.reads('Loading the picture…'),
      lost: (await driver.look({ role: 'alert', within: lightbox }))?.text ?? null,
      focus: await driver.focus(),
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
