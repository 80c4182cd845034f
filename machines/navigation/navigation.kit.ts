/** Navigation: a visitor changes pages by links, Back and Forward. */
import { type ContextFrom, createEmptyActor } from 'xstate';
import { button, isShown, link, type Outcome } from 'xstate-paths';
import { kitOf, quickLinks, type SiteDriver } from '../kit';
import type { Page } from '../page';
import { navigationMachine } from './navigation.machine';

type Machine = typeof navigationMachine;
type Context = ContextFrom<Machine>;
type Moment<Event> = { context: Context; event: Event };

const contact: Page = { path: '/contact', exists: true };
const services: Page = { path: '/services', exists: true };
const titles: Record<string, string> = { '/contact': 'Book an appointment', '/services': 'Styles and prices' };
const LOST = 'Something didn’t load';
const LINK = { link: '/services', path: '/services' };
/** A link to the initial page itself. */
const OWN_LINK = { link: '/contact', path: '/contact' };
const failure = new Error('the code of the page cannot be loaded');
const parent = createEmptyActor();

const ahead = ({ request, path }: Context) => request?.path ?? path;
const isLoaded = ({ pages }: Context, path: string) => pages.some(page => page.path === path);

const requests = ({
  context,
  event: { link: to, path },
}: Moment<{ link: string; path: string }>): Outcome<Machine> => ({
  to: isLoaded(context, path) ? 'turning' : 'loading',
  reenter: true,
  context: { request: { link: to, path } },
});
const leaves = ({ context, event: { path } }: Moment<{ path: string }>): Outcome<Machine> | null =>
  path === context.path
    ? null
    : {
        to: isLoaded(context, path) ? 'turning' : 'loading',
        reenter: true,
        context: { path, request: undefined },
        effects: [{ type: 'page.left' }],
      };
const always = { 'page.request': requests, 'address.change': leaves };

const heading = ({ page }: Context) => ({ heading: titles[page?.path ?? ''] ?? LOST });

/** Goes to a history entry with this path by Back or Forward. */
const goTo = (driver: SiteDriver, path: string) => driver.travel(path, 'onTop');

export default kitOf(navigationMachine)({
  name: 'navigation',
  input: { parent, page: contact },
  events: {
    'page.request': [OWN_LINK, LINK],
    'address.change': [{ path: '/contact' }, { path: '/services' }],
    'page.draw': [{}],
    'page.retry': [{}],
  },
  answers: { loadPage: { done: [contact, services], error: [failure] } },
  delays: {},
  starts: {
    in: 'shown',
    context: { parent, page: contact, path: '/contact', request: undefined, pages: [contact] },
  },
  // Only the requested page can finish loading.
  possible: ({ context, event }) => event.type !== 'xstate.done.actor.loadPage' || event.output.path === ahead(context),
  stateKey: ({ page, path, request, pages }) => [page?.path, path, request?.path, pages.map(one => one.path).sort()],
  transitions: {
    shown: always,
    loading: {
      ...always,
      'loadPage.done': ({ context, event }) => ({
        to: 'turning',
        context: { pages: [...context.pages.filter(({ path }) => path !== event.output.path), event.output] },
      }),
      'loadPage.error': ({ context }) => {
        const report = { path: ahead(context), reason: failure };
        if (!context.request)
          return { to: 'failed', context: { page: undefined }, effects: [{ type: 'page.closed', ...report }] };
        const effects = [{ type: 'page.failed', link: context.request.link, ...report }];
        return context.page?.path === context.path
          ? { to: 'shown', effects }
          : { to: 'loading', reenter: true, context: { request: undefined }, effects };
      },
    },
    turning: {
      ...always,
      'page.draw': ({ context }) => {
        const next = context.pages.find(({ path }) => path === ahead(context));
        if (!next || next === context.page) return { to: 'shown', context: { path: ahead(context) } };
        return {
          to: 'shown',
          context: { page: next, path: next.path },
          effects: [
            { does: 'logArrival', page: next },
            { type: 'page.shown', page: next },
          ],
        };
      },
    },
    failed: { ...always, 'page.retry': () => ({ to: 'loading' }) },
  },
  activeActors: {
    shown: ['addressBar'],
    loading: ['addressBar', 'loadPage'],
    turning: ['addressBar', 'pageTurn'],
    failed: ['addressBar', 'errorMessage'],
  },
  inputs: {
    loadPage: context => ({ path: ahead(context) }),
    pageTurn: context => {
      const page = context.pages.find(({ path }) => path === ahead(context));
      return { link: context.request?.link, page, isOther: page !== context.page };
    },
  },
  tags: { loading: ['loading'] },

  viewports: ['phone', 'desktop'],
  begin: async driver => {
    await driver.visit('/contact');
    await driver.hold('loadPage', 'pageTurn', 'reachHost');
  },
  perform: {
    'page.request': (driver, { path }) => driver.press(link(path === '/services' ? 'Services' : 'Contact', quickLinks)),
    'address.change': (driver, { path }) => goTo(driver, path),
    'loadPage.done': driver => driver.release('loadPage'),
    'loadPage.error': async driver => {
      await driver.release('loadPage', 'fails');
      // The site then tries to open the page of a link as a new document.
      await driver.release('reachHost', 'fails');
    },
    'page.draw': async driver => {
      await driver.release('pageTurn');
      // A page is drawn after the next paint, even if it is the page already shown.
      for (let look = 0; look < 4; look++) await driver.tick(look);
    },
    'page.retry': driver => driver.press(button('Try again')),
  },
  // A link to the page that is shown scrolls to its top.
  scrolls: ['page.draw'],
  differs: [/./, 'title'],
  see: async driver => ({
    heading: (await driver.look({ role: 'heading', within: { role: 'main' } }))?.text ?? null,
    address: await driver.address(),
    focus: await driver.focus(),
    toast: (await driver.toast())?.includes(LOST) ?? false,
    busy: await isShown(driver, { role: 'status', name: 'Loading the page…' }),
  }),
  seen: {
    shown: (context, last) => ({
      ...heading(context),
      address: context.path,
      observed: {
        title: context.page?.path === '/contact' ? /^Contact and booking \|/ : /^Services and prices \|/,
        // A page opened by a link starts at the top; Back and Forward restore the scroll position.
        ...(last?.type === 'page.draw' && context.request && { scroll: 'top' }),
      },
      ...(last?.type.includes('.error.') && { toast: true }),
    }),
    loading: context => ({ ...heading(context), address: context.path, busy: true }),
    turning: context => ({ ...heading(context), address: context.path }),
    failed: context => ({
      heading: LOST,
      address: context.path,
      focus: LOST,
      observed: { title: /^Page not loaded \|/ },
    }),
  },
});
