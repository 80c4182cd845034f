/** Quote sharing: a visitor shares the quote of a style page. */
import { button, isShown, link, waitFor } from 'xstate-paths';
import { kitOf, type SiteContent, type SiteKit } from '../kit';
import { quoteSharingMachine } from './quote-sharing.machine';

const FAILURE = 'The picture couldn’t be shared. Save it or open it, and send it from there.';
const share = button('Share this quote');
const save = link('Save as image: this quote');
const seen =
  (isSharable: boolean, hasFailed = false) =>
  () => ({ share: isSharable, save: true, failed: hasFailed });

export default function quoteSharingKit({ hairstyles: [style] }: SiteContent): SiteKit {
  return kitOf(quoteSharingMachine)({
    name: 'quote-sharing',
    input: undefined,
    events: { 'card.load': [{}], 'share.press': [{}], 'share.end': [{}], 'share.fail': [{}] },
    answers: {},
    delays: {},
    starts: { in: 'linked', context: {} },
    transitions: {
      linked: { 'card.load': () => ({ to: 'sharable' }) },
      sharable: { 'share.press': () => ({ to: 'sharing' }) },
      sharing: { 'share.end': () => ({ to: 'sharable' }), 'share.fail': () => ({ to: 'failed' }) },
      failed: { 'share.press': () => ({ to: 'sharing' }) },
    },
    activeActors: { linked: ['cardLoading'], sharable: [], sharing: ['shareSheet'], failed: [] },
    tags: { sharable: ['sharable', 'sharing', 'failed'], failed: ['failed'] },

    viewports: ['phone', 'desktop'],
    begin: async driver => {
      await driver.visit('/services');
      // Also holds `buttonView` back: a press scrolls the page, which would show and hide the ask bar.
      await driver.hold('cardLoading', 'shareSheet', 'buttonView');
      await driver.follow(link(`Learn History: ${style?.title}`), `/styles/${style?.id}`);
      await waitFor(driver, save);
    },
    perform: {
      'card.load': driver => driver.report('cardLoading', 'card.load'),
      'share.press': driver => driver.press(share),
      'share.end': driver => driver.report('shareSheet', 'share.end'),
      'share.fail': driver => driver.report('shareSheet', 'share.fail'),
    },
    differs: [/^button 'Share this quote'/, /^said/],
    see: async driver => ({
      share: await isShown(driver, share),
      save: await isShown(driver, save),
      failed: await driver.reads(FAILURE),
    }),
    seen: { linked: seen(false), sharable: seen(true), sharing: seen(true), failed: seen(true, true) },
  });
}
