/** Quote sharing: a visitor shares the quote of a style page. */
import { button, type Driver, link, main, type Sharing, seen, text } from 'xstate-paths';
import { type SiteContent, siteKit, waitFor } from '../kit';
import { quoteSharingMachine } from './quote-sharing.machine';

const failure = text('The picture couldn’t be shared. Save it, and send it from there.');
const share = button('Share this quote', main);
const save = link('Save as image: this quote', main);

/** Lets the share sheet appear, and end like this. */
const sharing = (how: Sharing) => async (driver: Driver) => {
  await driver.sharing(how);
  await driver.release('shareCard');
};

export default ({ hairstyles: [style] }: SiteContent) => {
  const sharable = { [seen(share)]: 'haspopup dialog', [seen(save)]: undefined, [failure]: undefined };
  const saves = { [seen(save)]: `to /cards/quote-${style?.id}.jpg` };
  return siteKit(quoteSharingMachine)({
    context: { card: undefined },
    inputs: { shareCard: ({ card }) => ({ card }) },
    begin: async driver => {
      await driver.visit('/services');
      await driver.sharing('works');
      // Also holds `buttonView` back: a press scrolls the page, which would show and hide the ask bar.
      await driver.hold('cardLoading', 'shareCard', 'buttonView');
      await driver.follow(link(`Learn History: ${style?.title}`), `/styles/${style?.id}`);
      await waitFor(driver, save);
    },
    events: {
      // The picture loads when it is near the window.
      'card.load': {
        payloads: [{ card: 'a file' }],
        by: async driver => {
          await driver.hover(save);
          await driver.release('cardLoading');
          await waitFor(driver, share);
          await driver.unhover();
        },
      },
      'share.press': driver => driver.press(share),
      'shareCard.done': { shared: sharing('works'), dismissed: sharing('dismissed') },
      'shareCard.error': sharing('fails'),
    },
    states: {
      linked: {
        on: { 'card.load': ({ event: { card } }) => ({ to: 'sharable.ready', context: { card } }) },
        actors: ['cardLoading'],
        page: { ...sharable, ...saves, [seen(share)]: undefined },
      },
      'sharable.ready': { on: { 'share.press': 'sharable.sharing' }, tags: ['sharable'], page: sharable },
      'sharable.sharing': {
        on: {
          'shareCard.done': 'sharable.ready',
          'shareCard.error': 'sharable.failed',
          'share.press': { to: 'sharable.sharing', reenter: true },
        },
        actors: ['shareCard'],
        tags: ['sharable'],
        page: sharable,
      },
      'sharable.failed': {
        on: { 'share.press': 'sharable.sharing' },
        tags: ['sharable', 'failed'],
        page: { ...sharable, ...saves, [failure]: 'there' },
      },
    },
    mayChange: [share, /^said/],
  });
};
