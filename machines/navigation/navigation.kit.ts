/** How a visitor comes from page to page, by links and by Back and Forward, and what they must see on the way. */
import { type ContextFrom, createEmptyActor } from 'xstate';
import { kitOf, type Outcome } from '../kit/kit';
import { link, navigation, type Screen } from '../kit/screen';
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
  anew: true,
  context: { link: event.link },
});
const leaves = ({ context, event: { path } }: Moment<{ path: string }>): Outcome<Machine> | null =>
  path === context.path
    ? null
    : { to: 'loading', anew: true, context: { path, page: undefined, link: undefined }, told: [{ type: 'page.left' }] };
const always = { 'page.request': requests, 'address.change': leaves };

const title = ({ page }: Context) => ({ heading: page ? (titles[page.path] ?? null) : 'Loading the page…' });

/** Comes by Back and Forward to an entry with this path. */
const goTo = (screen: Screen, path: string) => screen.travel(path, 'onTop');

export const navigationKit = kitOf(navigationMachine)({
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
  laws: {
    shown: always,
    loading: {
      ...always,
      'loadPage.done': ({ event }) => ({ to: 'turning', context: { next: event.output } }),
      'loadPage.error': ({ context, event }) => {
        const logged = { does: 'logFailure', path: ahead(context), reason: event.error };
        return context.page
          ? { to: 'shown', told: [logged, { type: 'page.failed' }] }
          : { to: 'failed', told: [logged] };
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
              told: [
                { does: 'logArrival', page: next },
                { type: 'page.shown', page: next },
              ],
            },
    },
    failed: always,
  },
  alive: {
    shown: ['addressBar'],
    loading: ['addressBar', 'loadPage'],
    turning: ['addressBar', 'pageTurn'],
    failed: ['addressBar'],
  },
  tags: { failed: ['failed'] },

  viewports: ['phone', 'desktop'],
  begin: async screen => {
    await screen.visit('/contact');
    await screen.hold('loadPage', 'pageTurn');
  },
  perform: {
    'page.request': screen => screen.press(link('Services', navigation('Quick links'))),
    'address.change': (screen, { path }) => goTo(screen, path),
    'loadPage.done': screen => screen.release('loadPage'),
    'loadPage.error': screen => screen.release('loadPage', 'fails'),
    'page.draw': screen => screen.release('pageTurn'),
  },
  see: async screen => ({
    heading: (await screen.look({ role: 'heading', within: { role: 'main' } }))?.text ?? null,
    address: await screen.address(),
    focus: await screen.focus(),
    toast: (await screen.toast())?.includes(LOST) ?? false,
  }),
  seen: {
    shown: (context, last) => ({
      ...title(context),
      address: context.path,
      ...(last?.type === 'page.draw' && context.page === context.next && { toast: false }),
      ...(last?.type.includes('.error.') && { toast: true }),
    }),
    loading: context => ({ ...title(context), address: context.path }),
    turning: context => ({ ...title(context), address: context.path }),
    failed: context => ({ heading: LOST, address: context.path }),
  },
});
