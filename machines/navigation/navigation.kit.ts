/** How a visitor comes from page to page, by links and by Back and Forward, and what they must see on the way. */
import { type ContextFrom, createEmptyActor } from 'xstate';
import { type Driver, link, navigation } from '../../tests/models/driver';
import { kitOf, type Outcome } from '../../tests/models/kit';
import type { Page } from '../page';
import { navigationMachine } from './navigation.machine';

type Machine = typeof navigationMachine;
type Context = ContextFrom<Machine>;
type Moment<Event> = { context: Context; event: Event };

const contact: Page = { path: '/contact', exists: true };
const services: Page = { path: '/services', exists: true };
const titles: Record<string, string> = { '/contact': 'Ask for an appointment', '/services': 'Styles and prices' };
const LOST = 'This couldn’t be loaded';
const LINK = '/services';
/** With the old page still there, and without. */
const lostLink = new Error('the page of a link is lost');
const lostEntry = new Error('the page of an entry is lost');
const parent = createEmptyActor();

const ahead = ({ link: to, path }: Context) => to ?? path;
const requests = ({ event }: Moment<{ link: string }>): Outcome<Machine> => ({
  to: 'loading',
  reenter: true,
  context: { link: event.link },
});
const leaves = ({ context, event: { path } }: Moment<{ path: string }>): Outcome<Machine> | null =>
  path === context.path
    ? null
    : {
        to: 'loading',
        reenter: true,
        context: { path, page: undefined, link: undefined },
        effects: [{ type: 'page.left' }],
      };
const always = { 'page.request': requests, 'address.change': leaves };

const title = ({ page }: Context) => ({ heading: page ? (titles[page.path] ?? null) : 'Loading the page…' });

/** Comes by Back and Forward to an entry with this path. */
const goTo = (driver: Driver, path: string) => driver.travel(path, 'onTop');

export default kitOf(navigationMachine)({
  name: 'navigation',
  input: { parent, page: contact },
  events: {
    'page.request': [{ link: LINK }],
    'address.change': [{ path: '/contact' }, { path: '/services' }],
    'page.draw': [{}],
  },
  answers: { loadPage: { done: [contact, services], error: [lostLink, lostEntry] } },
  delays: {},
  starts: {
    in: 'shown',
    context: { parent, page: contact, path: '/contact', link: undefined, next: undefined },
  },
  possible: ({ context, event }) => {
    if (event.type === 'xstate.error.actor.loadPage') return event.error === (context.page ? lostLink : lostEntry);
    // What is loaded is what was asked for.
    return event.type !== 'xstate.done.actor.loadPage' || event.output.path === ahead(context);
  },
  transitions: {
    shown: always,
    loading: {
      ...always,
      'loadPage.done': ({ event }) => ({ to: 'turning', context: { next: event.output } }),
      'loadPage.error': ({ context, event }) => {
        const logged = { does: 'logFailure', path: ahead(context), reason: event.error };
        return context.page
          ? { to: 'shown', effects: [logged, { type: 'page.failed' }] }
          : { to: 'failed', effects: [logged] };
      },
    },
    turning: {
      ...always,
      'page.draw': ({ context: { page, next } }) =>
        next === undefined || next.path === page?.path
          ? { to: 'shown' }
          : {
              to: 'shown',
              context: { page: next, path: next.path },
              effects: [
                { does: 'logArrival', page: next },
                { type: 'page.shown', page: next },
              ],
            },
    },
    failed: always,
  },
  activeActors: {
    shown: ['addressBar'],
    loading: ['addressBar', 'loadPage'],
    turning: ['addressBar', 'pageTurn'],
    failed: ['addressBar'],
  },
  inputs: {
    loadPage: context => ({ path: ahead(context) }),
    pageTurn: ({ link: to, page, next }) => ({ link: to, page: next, isOther: next?.path !== page?.path }),
  },
  tags: { failed: ['failed'] },

  viewports: ['phone', 'desktop'],
  begin: async driver => {
    await driver.visit('/contact');
    await driver.hold('loadPage', 'pageTurn');
  },
  perform: {
    'page.request': driver => driver.press(link('Services', navigation('Quick links'))),
    'address.change': (driver, { path }) => goTo(driver, path),
    'loadPage.done': driver => driver.release('loadPage'),
    'loadPage.error': driver => driver.release('loadPage', 'fails'),
    'page.draw': driver => driver.release('pageTurn'),
  },
  differs: [/./, 'title'],
  see: async driver => ({
    heading: (await driver.look({ role: 'heading', within: { role: 'main' } }))?.text ?? null,
    address: await driver.address(),
    focus: await driver.focus(),
    toast: (await driver.toast())?.includes(LOST) ?? false,
  }),
  seen: {
    shown: (context, last) => ({
      ...title(context),
      address: context.path,
      observed: {
        title: context.page?.path === '/contact' ? /^Contact and booking \|/ : /^Services and prices \|/,
        // Whoever follows a link, which stands at the foot of the page, begins at the top of the next.
        ...(last?.type === 'page.draw' && context.link !== undefined && { scroll: 'top' }),
      },
      ...(last?.type === 'page.draw' && context.page === context.next && { toast: false }),
      ...(last?.type.includes('.error.') && { toast: true }),
    }),
    loading: context => ({
      ...title(context),
      address: context.path,
      ...(!context.page && { observed: { 'said polite': /Loading the page…/ } }),
    }),
    turning: context => ({ ...title(context), address: context.path }),
    failed: context => ({ heading: LOST, address: context.path, observed: { 'said assertive': new RegExp(LOST) } }),
  },
});
