/** The root machine: what visitors and machines do that concerns several machines. */
import { broken, button, field, footer, group, header, image, link, main, seen } from 'xstate-paths';
import { emptyDraft } from '../contact-form/contact-form.context';
import {
  bookFromMenu,
  comes,
  isShown,
  lightbox,
  literally,
  notice,
  pause,
  type SiteContent,
  type SiteDriver,
  says,
  sheet,
  siteKit,
  submitRequest,
  waitFor,
  waitUntil,
} from '../kit';
import * as parts from '../kit/site-parts';
import { type SiteActorName, siteMachine } from './site.machine';

/** Why no path opens another document. */
const leftDocument = {
  notOnPage: 'it would end the path; tests/browser/page-faults.browser.ts opens another document',
};
const neverRefused = {
  notOnPage: 'browsers always allow copying right after a press; the kits of form and lightbox test the failure',
};
const notSent = /The message was not sent: /;

const DRAFT = 'What you’ve written or chosen is still here, but reloading the page would clear it.';
const NO_DRAFT = new RegExp(`^(?!.*${literally(DRAFT)}).*You can always call`);

/** Asks for the form, whose code then loads. */
async function book(driver: SiteDriver, ending: 'works' | 'fails'): Promise<void> {
  await uncover(driver);
  await bookFromMenu(driver);
  await driver.release('loadSheet', ending);
  // Waits only briefly: the sheet does not open on a page with its own form.
  if (ending === 'works') await comes(driver, () => isShown(driver, sheet), 15);
}

/** Dismisses a toast and closes every dialog, so that the whole page can be used. */
async function uncover(driver: SiteDriver): Promise<void> {
  // On a phone, a toast may cover a button at the top. Waits first, because the toast may be about to disappear.
  if (await driver.toast()) await pause(driver);
  if (await driver.toast()) {
    await driver.press(button('Dismiss'));
    await pause(driver);
  }
  if (await driver.look(sheet)) await driver.press(button('Close', sheet));
  if (await driver.look(lightbox)) await driver.press(button('Close', lightbox));
  // `history.back()` is asynchronous: the address keeps the photo for a moment.
  await waitUntil(driver, 'the gallery', async () => !(await driver.address()).includes('photo='));
}

/** A step that nothing covers. */
const uncovered = (doing: (driver: SiteDriver) => Promise<unknown>) => async (driver: SiteDriver) => {
  await uncover(driver);
  await doing(driver);
};

const failures = Object.fromEntries(
  parts.names.map(name => [`${name}.error`, uncovered(driver => driver.fail(name))]),
) as Record<`${SiteActorName}.error`, (driver: SiteDriver) => Promise<void>>;
const start: readonly string[] = ['page.plain', 'draft.empty', 'document.staying', ...parts.onEveryPage];
const regionOf = (place: string) => place.split('.')[0];

export default ({ hours, photos, hairstyles, phone, email, lineKinds }: SiteContent) => {
  const schedule = { hours, closures: [] };
  const known = { schedule, salonEmail: email, lineKinds };
  const photo = photos[0]?.alt ?? '';
  const hairstyle = hairstyles[0]?.title ?? '';
  /** Opens a picture, whose viewer then loads. */
  const show = async (driver: SiteDriver) => {
    await driver.press(image(photo));
    await driver.release('loadLightbox');
    await waitFor(driver, lightbox);
  };
  const leaving = (step: 'asking' | 'opening', actor: string) => ({
    on: parts.inState[`document.leaving.${step}`],
    actors: [actor, 'pressFilter'],
    tags: ['loading' as const],
    page: { 'said polite': /Loading the (form|page)…/ },
  });
  const states = {
    ...parts.regions,
    ...{ 'page.opening': { on: {} }, 'page.plain': { on: {} } },
    'page.closed': {
      on: {},
      page: ({ draft }: { draft: object }) => ({
        [seen(parts.tryAgain)]: /there/,
        ...Object.fromEntries([phone.shown, email].map(name => [seen(link(name, main)), /^to /])),
        'said assertive': draft === emptyDraft ? NO_DRAFT : says(DRAFT),
      }),
    },
    'draft.empty': { on: parts.inEveryState('draft.empty') },
    'draft.written': { on: parts.inEveryState('draft.written') },
    'document.staying': {
      on: parts.inState['document.staying'],
      actors: ['pressFilter'],
      errors: { 'message.failed': notSent, 'message.copied': notSent },
    },
    'document.leaving.asking': leaving('asking', 'reachHost'),
    'document.leaving.opening': leaving('opening', 'openDocument'),
  };
  return siteKit(siteMachine)({
    viewports: ['phone'],
    start: start.join(' & '),
    always: {
      page: {
        dialog: /^(?!.*Gallery picture)/,
        // The focus may be lost with a part that closes.
        'lost focus of': /^/,
        [seen(parts.tryAgain)]: undefined,
      },
      justAfter: {
        'failure.retry': { 'lost focus of': '' },
        'booking.requested': ({ page }) => (page.hasForm ? { focus: 'Full Name *' } : {}),
      },
    },
    input: { page: parts.services, ...known },
    context: { page: parts.services, ...known, draft: emptyDraft, unloaded: undefined, followed: '' },
    delays: { answerLimit: 10_000 },
    stateKey: ({ page, followed }) => [page.path, followed],
    inputs: {
      ...Object.fromEntries(parts.names.map(name => [name, () => ({})])),
      navigation: ({ page }) => ({ page }),
      openHours: () => ({ schedule }),
      contactForm: ({ draft }) => ({ ...known, draft }),
      testimonialRotator: ({ page }) => ({ count: page.testimonials }),
      gallery: ({ page }) => ({ photos: page.photos, savesData: true }),
      reachHost: ({ unloaded }) => ({ link: unloaded?.link }),
      openDocument: ({ unloaded }) => ({ link: unloaded?.link }),
    },
    begin: async driver => {
      await driver.visit('/services');
      await driver.hold('loadPage', 'loadSheet', 'reachHost', 'loadLightbox');
    },
    events: {
      'hairstyle.choose': { payloads: [{ title: hairstyle }], notOnPage: 'the form then reports `draft.changed`' },
      // The link that chooses a style leads to the contact page, so this goes there and back.
      'draft.changed': {
        payloads: [{ draft: parts.written }],
        by: uncovered(async driver => {
          await driver.press(link(`Book Appointment: ${hairstyle}`));
          await driver.release('loadPage');
          await waitUntil(driver, '/contact', async () => (await driver.address()).startsWith('/contact'));
          await driver.back();
          await driver.release('loadPage');
          await pause(driver);
        }),
      },
      'link.follow': { payloads: [parts.followed], notOnPage: 'tests/browser/page-faults.browser.ts follows links' },
      'document.stay': { notOnPage: 'the site raises it' },
      'sheet.request': { notOnPage: 'the site raises it' },
      'photo.requested': { notOnPage: 'tests/browser/gallery.browser.ts asks for the form and for a picture' },
      'code.failed': {
        payloads: parts.missingCode,
        by: async (driver, { what, inTab, closes }) => {
          if (what === 'The request form') return book(driver, 'fails');
          await uncover(driver);
          // No path opens these pages, because a loaded page cannot fail.
          if (closes) await driver.travel('/styles/cornrows', 'onTop');
          else await driver.press(inTab ? image(photo) : link('Learn History: Ghana Braids'));
          await driver.release(inTab ? 'loadLightbox' : 'loadPage', 'fails');
        },
      },
      // Goes to another page and back, so that the page is the same for the next step.
      'page.left': uncovered(async driver => {
        const here = await driver.address();
        await driver.travel('/styles/cornrows', 'onTop');
        await driver.travel(here, 'onTop');
        await driver.release('loadPage');
      }),
      'page.shown': {
        payloads: [parts.services, parts.contact, parts.gallery, parts.home, parts.style].map(page => ({ page })),
        by: async (driver, { page: { path } }) => {
          await uncover(driver);
          await driver.travel(path, 'onTop');
          await driver.release('loadPage');
          // A page is drawn after the next paint, and the focus follows after its first frame.
          await pause(driver);
        },
      },
      'booking.requested': driver => book(driver, 'works'),
      'form.submitted': async driver => {
        if (!(await isShown(driver, sheet))) await book(driver, 'works');
        await submitRequest(driver, 'x'.repeat(60_000));
      },
      // The message stays, because the form is planned to have one.
      'message.incomplete': async driver => {
        for (const label of ['Full Name *', 'Phone Number *']) await driver.fill(field(label), '');
        await driver.press(button('Send Message'));
        await pause(driver);
      },
      'message.sent': async driver => {
        await submitRequest(driver, 'Ada', 'taken');
        await waitFor(driver, button('Write another message'));
        await driver.press(button('Write another message'));
        await driver.fill(field('Message *'), 'typed');
      },
      'message.failed': {
        payloads: [{ reason: broken, text: parts.text }],
        by: driver => submitRequest(driver, 'Ada', 'lost'),
      },
      'message.copied': async driver => {
        await submitRequest(driver, 'Ada', 'lost');
        await pause(driver);
        await driver.press(button('Copy message'));
      },
      'message.copyFailed': neverRefused,
      'sheet.closed': async driver => {
        await book(driver, 'works');
        await waitFor(driver, sheet);
        await driver.press(button('Close', sheet));
      },
      'photoLink.copied': uncovered(async driver => {
        await show(driver);
        await driver.press(button('Share this picture', lightbox));
        await uncover(driver);
      }),
      'photoLink.failed': { payloads: [{ link: 'https://a.example' }], ...neverRefused },
      'part.failed': {
        payloads: [{ part: 'lightbox', reason: broken }],
        by: uncovered(async driver => {
          await show(driver);
          await driver.fail('lightbox');
          await driver.press(parts.tryAgain);
          await driver.release('loadLightbox');
          await waitFor(driver, lightbox);
          await uncover(driver);
        }),
      },
      'failure.retry': uncovered(async driver => {
        // At the top of the page, no toast covers the button.
        await driver.scroll(0);
        // *Try again* may be on the page twice: the contact page shows the business hours twice.
        const onPage = button('Try again', main);
        await driver.press((await driver.look(onPage)) ? onPage : parts.tryAgain);
      }),
      ...failures,
      'reachHost.done': leftDocument,
      'reachHost.error': driver => driver.release('reachHost', 'fails'),
      ...{ 'openDocument.done': leftDocument, 'openDocument.error': leftDocument },
    },
    machineOnly: [
      ...[emptyDraft, parts.dated].map(draft => ({
        event: { type: 'draft.changed' as const, draft },
        because: 'one draft will do for a path',
      })),
      {
        event: { type: 'booking.requested', title: hairstyle },
        because:
          'these paths never ask for the style of a picture; tests/browser/gallery.full.browser.ts does, from the lightbox',
      },
    ],
    possible: now => {
      const { name, event, onPage } = now;
      const { page } = now.context;
      // Regions do not know of each other: away from the start, only what concerns the place where a path is can happen.
      const away = now.state.split(' & ').filter(place => !start.includes(place) && regionOf(place) !== 'draft');
      // What concerns the document or an actor comes before what concerns the page.
      const near = away.filter(place => regionOf(place) !== 'page');
      const isSaidIn = (places: string[]) => places.some(place => name in states[place as keyof typeof states].on);
      const isOfPage = ['page.shown', 'code.failed', 'booking.requested'].includes(name);
      const isNear = away.length === 0 || (near.length > 0 ? isSaidIn(near) : isOfPage || isSaidIn(away));
      if (!onPage) {
        // A draft is the same on every page.
        if (parts.isIn(now, 'draft.written') && page.path !== parts.services.path) return name === 'page.shown';
        if (name === 'page.shown' && near.length > 0) return event.page === parts.services;
        return isNear || (name === 'draft.changed' && near.includes('navigation.failed'));
      }
      const failed = parts.failedIn(now);
      if (failed.length > 0) return isSaidIn(failed);
      const isStaying = parts.isIn(now, 'document.staying');
      // Of what takes long, or would leave the page first, nothing happens before `answerLimit`.
      if (name === 'page.shown') return isStaying && event.page !== page;
      if (name === 'code.failed') return isStaying && parts.isAtHand(now, `${event.what}`);
      return isNear && (['answerLimit', 'reachHost.error'].includes(name) || parts.isAtHand(now, name));
    },
    states,
    // Error messages push the page down, the next draft closes the receipt, the visitor goes to another page and back, or a
    // message that is too long, or a picture that is tried again, gets the focus.
    mayScroll: [
      ...(['booking.requested', 'form.submitted', 'message.sent', 'page.left'] as const),
      ...(['part.failed', 'code.failed', 'draft.changed', 'failure.retry'] as const),
      ...parts.names.map(name => `${name}.error` as const),
    ],
    mayChange: [
      ...(['title', 'description', 'heading', 'page scrolls', 'dialog'] as const),
      ...(['waits inert', 'focus', 'hidden with focus'] as const),
      ...[/^said/, main, notice, sheet, lightbox],
      ...['Zoom', 'What our clients say', 'Style', 'Selected style'].map(name => group(name)),
      // The parts of a page below the window come after its first frame.
      /^heading .* in 'header'$/,
      // An error message replaces the part that fails.
      /^button /,
      ...[header, footer].flatMap(place => [phone.shown, email, 'Reload the page'].map(name => link(name, place))),
    ],
    neverShown: { 'lost focus of': 'no page may lose it, except with a part that fails or closes' },
    unreachable: {
      'site.document.leaving: code.failed': 'on a page, it takes a link that is followed while Back is still loading',
      'site.navigation.failed: always': 'it takes a link that is followed; tests/browser/page-faults.browser.ts',
      'site: failure.retry':
        'without a failed actor, the view of one must have failed; tests/browser/page-faults.full.browser.ts',
    },
  });
};
