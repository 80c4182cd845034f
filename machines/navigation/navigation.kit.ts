/** Navigation: a visitor changes pages by links, Back and Forward. */
import type { ContextFrom } from 'xstate';
import { broken, button, link, type Transitions } from 'xstate-paths';
import { kitOf, quickLinks, says } from '../kit';
import type { Page } from '../page';
import { navigationMachine } from './navigation.machine';

type Machine = typeof navigationMachine;
type Context = ContextFrom<Machine>;

const contact: Page = { path: '/contact', exists: true };
const services: Page = { path: '/services', exists: true };
const LOST = 'Something didn’t load';
const WHY = 'You may be offline, or we may have updated the site since you opened it.';
const headings: Record<string, string> = { '/contact': 'Book an appointment', '/services': 'Styles and prices' };

const ahead = ({ request, path }: Context) => request?.path ?? path;
const nextOf = ({ pages, ...context }: Context) => pages.find(({ path }) => path === ahead({ pages, ...context }));
const heads = ({ pages }: Context, path: string) => (pages.some(page => page.path === path) ? 'turning' : 'loading');

const always = {
  'page.request': ({ context, event: { link, path } }) => ({
    to: heads(context, path),
    reenter: true,
    context: { request: { link, path } },
  }),
  'address.change': ({ context, event: { path } }) =>
    path === context.path
      ? null
      : {
          to: heads(context, path),
          reenter: true,
          context: { path, request: undefined },
          effects: [{ type: 'page.left' }],
        },
} satisfies Transitions<Machine>;

/** The old page stays until the next one is drawn. */
const shows = ({ page, path }: Context) => ({
  address: path,
  heading: headings[page?.path ?? ''] ?? LOST,
  'said polite': undefined,
});

export default kitOf(navigationMachine)({
  input: { page: contact },
  context: { page: contact, path: '/contact', pages: [contact] },
  stateKey: ({ page, path, request, pages }) => [page?.path, path, request?.path, pages.map(one => one.path).sort()],
  inputs: {
    loadPage: context => ({ path: ahead(context) }),
    pageTurn: context => {
      const page = nextOf(context);
      return { link: context.request?.link, page, isOther: page !== context.page };
    },
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
    'page.retry': driver => driver.press(button('Try again')),
    'loadPage.done': { payloads: [services], by: driver => driver.release('loadPage') },
    'loadPage.error': async driver => {
      await driver.release('loadPage', 'fails');
      // The site then tries to open the page of a link as a new document.
      await driver.release('reachHost', 'fails');
    },
  },
  // Only the requested page can finish loading.
  possible: ({ context, name, event }) => name !== 'loadPage.done' || event.output.path === ahead(context),
  states: {
    shown: {
      on: always,
      actors: ['addressBar'],
      page: context => ({
        ...shows(context),
        title: context.page?.path === '/contact' ? /^Contact and booking \|/ : /^Services and prices \|/,
        // The parts below the window are drawn a little later.
        ...(context.page?.path === '/services' && { "heading 'How to book' in 'header'": 'there' }),
      }),
      justAfter: {
        // A page opened by a link starts at the top; Back and Forward restore the scroll position.
        // Another page has its heading focused; a link to the same page keeps the focus.
        'page.draw': ({ page, request }) => ({
          ...(request && { scroll: 'top' }),
          focus: new RegExp(`^(${headings[page?.path ?? '']}|Contact|Services)$`),
        }),
        'loadPage.error': {
          toast: `alert: ${LOST} ${WHY}`,
          "link 'Call (781) 555-0142' in 'toast'": /^to tel:/,
        },
      },
    },
    loading: {
      on: {
        ...always,
        'loadPage.done': ({ context, event }) => ({
          to: 'turning',
          context: { pages: [...context.pages, event.output] },
        }),
        'loadPage.error': ({ context }) => {
          const report = { path: ahead(context), reason: broken };
          if (!context.request)
            return {
              to: 'failed',
              context: { page: undefined },
              effects: [{ type: 'page.closed', link: '', ...report }],
            };
          const effects = [{ type: 'page.failed', link: context.request.link, ...report }];
          return context.page?.path === context.path
            ? { to: 'shown', effects }
            : { to: heads(context, context.path), reenter: true, context: { request: undefined }, effects };
        },
      },
      actors: ['addressBar', 'loadPage'],
      tags: ['loading'],
      page: context => ({ ...shows(context), 'said polite': /Loading the page…/ }),
    },
    turning: {
      on: {
        ...always,
        'page.draw': ({ context }) => {
          const page = nextOf(context);
          if (!page || page === context.page) return { to: 'shown', context: { path: ahead(context) } };
          return { to: 'shown', context: { page, path: page.path }, effects: [{ type: 'page.shown', page }] };
        },
      },
      actors: ['addressBar', 'pageTurn'],
      page: shows,
    },
    failed: {
      on: { ...always, 'page.retry': 'loading' },
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
  scrolls: ['page.draw'],
  // The title and description of the page that is shown are not those of the address until the next one is drawn.
  differs: ['title', 'description', 'said assertive', / in 'toast'$/],
});
