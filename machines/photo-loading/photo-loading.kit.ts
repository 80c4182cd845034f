/** Photo loading: a photo arrives, is slow, or fails. */
import { button, image, isShown, type Outcome } from 'xstate-paths';
import { kitOf, lightbox, type SiteContent, type SiteKit } from '../kit';
import { photoLoadingMachine } from './photo-loading.machine';

type Machine = typeof photoLoadingMachine;

/** Given as the alert's name, because a toast in the lightbox is an alert, too. */
const failure = 'This picture couldn’t be loaded.';
const arrives = (): Outcome<Machine> => ({ to: 'shown' });
const fails = (): Outcome<Machine> => ({ to: 'failed' });

export default function photoLoadingKit({ photos }: SiteContent): SiteKit {
  // Not the first picture: it is as large in a phone's gallery as in the lightbox, so its file has already loaded.
  const photo = photos[1]?.alt ?? '';
  return kitOf(photoLoadingMachine)({
    name: 'photo-loading',
    input: undefined,
    events: { 'photo.loaded': [{}], 'photo.failed': [{}], 'photo.retry': [{}] },
    answers: {},
    delays: { patience: 400 },
    stateKey: ({ attempt }) => attempt > 1,
    starts: { in: 'loading', context: { attempt: 1 } },
    transitions: {
      loading: { 'photo.loaded': arrives, 'photo.failed': fails, patience: () => ({ to: 'slow' }) },
      slow: { 'photo.loaded': arrives, 'photo.failed': fails },
      shown: {},
      failed: {
        'photo.retry': ({ context: { attempt } }) => ({
          to: 'loading',
          context: { attempt: attempt + 1 },
          effects: [{ does: 'focusStage' }],
        }),
      },
    },
    activeActors: { loading: [], slow: [], shown: [], failed: [] },
    tags: { slow: ['slow'], failed: ['failed'] },

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
      open: await isShown(driver, lightbox),
      picture: await isShown(driver, image(photo, lightbox)),
      slow: await driver.reads('Loading the picture…'),
      failed: (await driver.look({ role: 'alert', name: failure, within: lightbox }))?.text ?? null,
      focus: await driver.focus(),
    }),
    seen: {
      loading: (_, last) => ({
        open: true,
        picture: true,
        slow: false,
        failed: null,
        ...(last?.type === 'photo.retry' && { focus: photo }),
      }),
      slow: () => ({ open: true, picture: true, slow: true, failed: null }),
      shown: () => ({ open: true, picture: true, slow: false, failed: null }),
      failed: () => ({ open: true, picture: false, slow: false, failed: failure }),
    },
  });
}
