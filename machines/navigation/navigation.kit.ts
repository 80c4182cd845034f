/** Navigation: a visitor changes pages by links, Back and Forward. */
import type { ContextFrom } from 'xstate';
import {
  broken,
  button,
  header,
  heading,
  link,
  type Outcome,
  type StateEntry,
  seen,
  type Transitions,
} from 'xstate-paths';
import { notice, quickLinks, says, siteKit, toast } from '../kit';
import { NO_PAGE, type Page } from '../page';
import { navigationMachine } from './navigation.machine';

type Machine = typeof navigationMachine;
type Context = ContextFrom<Machine>;

const contact: Page = { path: '/contact' };
const services: Page = { path: '/services' };
const LOST = 'Something didn’t load';
const WHY = 'You may be offline, or we may have updated the site since you opened it.';
const headings: Record<string, string> = { '/contact': 'Book an appointment', '/services': 'Styles and prices' };

const always = {
  'page.request': ({ event: { link, path } }) => ({
    to: 'loading',
    reenter: true,
    context: { target: { link, path } },
  }),
  'address.change': ({ context, event: { path } }) =>
    path === context.path
      ? null
      : {
          to: 'loading',
          reenter: true,
          context: { path, target: { link: '', path } },
          effects: [{ type: 'page.left' }],
        },
} satisfies Transitions<Machine>;

/** A link is followed no longer: the page in the address bar stays, or is still loaded. */
const withoutLink = ({ context: { page, path } }: { context: Context }): Outcome<Machine> =>
  page.path === path ? { to: 'shown' } : { to: 'loading', reenter: true, context: { target: { link: '', path } } };

/** The old page stays until the next one is drawn. */
const shows = ({ page, path }: Context) => ({
  address: path,
  heading: headings[page.path] ?? LOST,
  'said polite': undefined,
});
const loads = {
  actors: ['addressBar'],
  tags: ['loading'],
  page: context => ({ ...shows(context), 'said polite': /Loading the page…/ }),
} satisfies StateEntry<Machine>;

export default siteKit(navigationMachine)({
  input: { page: contact },
  delays: { retryDelay: 1_000 },
  context: {
    ...{ page: contact, path: '/contact', target: { link: '', path: '/contact' } },
    turn: { page: contact, link: '', isOther: false },
  },
  stateKey: ({ page, path, target, turn }) => [page.path, path, target, turn.page.path, turn.isOther],
  inputs: {
    loadPage: ({ target }) => ({ path: target.path }),
    pageTurn: ({ turn }) => turn,
    arrival: ({ turn }) => turn,
  },
  begin: async driver => {
    await driver.visit('/contact');
    // Puts the focus on a link, because a page that returns to itself keeps the focus.
    await driver.follow(link('Contact', quickLinks), '/contact');
    await driver.hold('loadPage', 'pageTurn', 'reachHost');
  },
  events: {
    'page.request': {
      // The first is a link to the initial page itself; the second may have a query and a fragment.
      payloads: [
        { link: '/contact', path: '/contact' },
        { link: '/services?style=cornrows#list', path: '/services' },
      ],
      by: (driver, { path }) => driver.press(link(path === '/services' ? 'Services' : 'Contact', quickLinks)),
    },
    // Goes to a history entry with this path by Back or Forward.
    'address.change': {
      payloads: [{ path: '/contact' }, { path: '/services' }],
      by: (driver, { path }) => driver.travel(path, 'onTop'),
    },
    'page.dismiss': { notOnPage: 'tests/browser/gallery.browser.ts asks for the form and for a picture' },
    'page.draw': async driver => {
      const before = await driver.observe();
      await driver.release('pageTurn');
      // A page is drawn after the next paint, even if it is the page already shown.
      for (let look = 0; look < 4; look++) await driver.tick(look);
      const after = await driver.observe();
      // After Back and Forward, the address has already changed.
      const added = Number(after['history place']) - Number(before['history place']);
      if (after.address !== before.address && added !== 1) throw new Error('a link must add a history entry');
    },
    'address.refuse': { notOnPage: 'tests/browser/page-faults.browser.ts adds far more history entries' },
    // It follows the page by itself.
    'arrival.done': () => {},
    'arrival.error': { notOnPage: 'only a mistake in its code makes it fail' },
    'page.retry': driver => driver.press(button('Try again')),
    'loadPage.done': { payloads: [contact, services], by: driver => driver.release('loadPage') },
    'loadPage.error': async driver => {
      await driver.release('loadPage', 'fails');
      // The site then tries to open the page of a link as a new document.
      await driver.release('reachHost', 'fails');
    },
  },
  // Only the requested page can finish loading, and only a page that has failed has Try again.
  possible: ({ state, context, name, event, onPage }) =>
    onPage && state === 'arriving'
      ? name === 'arrival.done'
      : name === 'page.retry'
        ? context.page === NO_PAGE
        : name !== 'loadPage.done' || event.output.path === context.target.path,
  states: {
    shown: {
      on: always,
      actors: ['addressBar'],
      page: context => ({
        ...shows(context),
        title: context.page.path === '/contact' ? /^Contact and booking \|/ : /^Services and prices \|/,
        // The parts below the window are drawn a little later.
        ...(context.page.path === '/services' && { [seen(heading('How to book', header))]: 'there' }),
      }),
      justAfter: {
        'loadPage.error': { [toast]: `alert: ${LOST} ${WHY}`, [seen(link('Call (781) 555-0142', notice))]: /^to tel:/ },
      },
    },
    loading: {
      on: {
        ...always,
        'page.dismiss': withoutLink,
        'page.retry': withoutLink,
        'loadPage.done': ({ context: { page, target }, event: { output } }) => {
          const turn = { page: output, link: target.link, isOther: output.path !== page.path };
          return { to: 'turning', context: { turn } };
        },
        'loadPage.error': ({ context: { page, path, target } }) => {
          const failed = { type: 'code.failed', what: `The page ${target.path}`, link: target.link, reason: broken };
          if (page.path === path) return ['shown', failed];
          return target.link
            ? { to: 'loading', reenter: true, context: { target: { link: '', path } }, effects: [failed] }
            : { to: 'failed', context: { page: NO_PAGE }, effects: [{ ...failed, closes: true }] };
        },
      },
      ...loads,
      actors: ['addressBar', 'loadPage'],
    },
    turning: {
      on: {
        ...always,
        'page.draw': ({ context: { turn, target } }) => ({
          to: 'arriving',
          context: { page: turn.page, path: target.path },
          effects: turn.isOther ? [{ type: 'page.shown', page: turn.page }] : [],
        }),
        'page.dismiss': withoutLink,
        'address.refuse': 'refused',
      },
      actors: ['addressBar', 'pageTurn'],
      page: shows,
    },
    refused: { ...loads, on: { ...always, 'page.dismiss': withoutLink, retryDelay: 'turning' } },
    // The focus follows.
    arriving: {
      on: {
        ...always,
        'arrival.done': 'shown',
        'arrival.error': ['shown', { type: 'part.failed', part: 'arrival', reason: broken }],
      },
      actors: ['addressBar', 'arrival'],
      page: shows,
      justAfter: {
        // A page opened by a link starts at the top; Back and Forward restore the scroll position.
        // Another page has its heading focused; a link to the same page keeps the focus.
        'page.draw': ({ page, target }) => ({
          ...(target.link && { scroll: 'top' }),
          focus: new RegExp(`^(${headings[page.path]}|Contact|Services)$`),
        }),
      },
    },
    failed: {
      on: { ...always, 'page.retry': ['loading', { type: 'page.left' }] },
      actors: ['addressBar', 'errorMessage'],
      page: context => ({
        ...shows(context),
        title: /^Page not loaded \|/,
        'said assertive': says(LOST, WHY, 'You can always call'),
      }),
      justAfter: { 'loadPage.error': { focus: LOST } },
    },
  },
  // A link to the page that is shown scrolls to its top.
  mayScroll: ['page.draw'],
  unreachable: {
    'navigation.refused: xstate.after.retryDelay.navigation.refused': 'only a browser refuses an entry',
  },
  // At another address, the title and description are those of the old page until the next one is drawn.
  mayChange: ['title', 'description', 'said assertive', notice],
});
