/** Photo loading: a photo arrives, is slow, or fails. */
import { button, image, seen, text } from 'xstate-paths';
import { lightbox, openPhoto, type SiteContent, siteKit } from '../kit';
import { photoLoadingMachine } from './photo-loading.machine';

const ends = { 'photo.loaded': 'shown', 'photo.failed': 'failed' } as const;
const slowly = text('Loading the picture…');

export default ({ photos }: SiteContent) => {
  // Not the first picture: it is as large in a phone's gallery as in the lightbox, so its file has already loaded.
  const photo = photos[1]?.alt ?? '';
  const picture = seen(image(photo, lightbox));
  const page = { dialog: 'Gallery picture', [picture]: 'there', [slowly]: undefined, 'said assertive': undefined };
  return siteKit(photoLoadingMachine)({
    delays: { shortWait: 400 },
    begin: async driver => {
      await driver.visit('/gallery');
      await driver.holdPhotos();
      await openPhoto(driver, photo);
    },
    events: {
      'photo.loaded': driver => driver.photo('arrives'),
      'photo.failed': driver => driver.photo('is lost'),
      'photo.retry': driver => driver.press(button('Try again', lightbox)),
    },
    states: {
      'loading.unnoticed': {
        on: { ...ends, shortWait: 'loading.slow' },
        page,
        justAfter: { 'photo.retry': { focus: photo } },
      },
      'loading.slow': { on: ends, tags: ['slow'], page: { ...page, [slowly]: 'there' } },
      shown: { page },
      failed: {
        on: { 'photo.retry': ['loading.unnoticed', { does: 'focusStage' }] },
        tags: ['failed'],
        page: { ...page, [picture]: undefined, 'said assertive': 'This picture couldn’t be loaded.' },
      },
    },
    mayChange: ['waits inert', 'said assertive', lightbox],
  });
};
