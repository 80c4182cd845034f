/** Decides which page is shown: the page requested last, as soon as its code is loaded. */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { NO_PAGE, type Page } from '../page';
import { type CodeFact, type Parent, type PartFact, partFact } from '../parent';
import { unprovided } from '../unprovided';

/** `link`: the address of the followed link, with query and fragment; empty if the address bar already shows it. */
type Target = Record<'link' | 'path', string>;

interface NavigationContext {
  parent: Parent<NavigationFact>;
  /** The page shown; `NO_PAGE` while an error message replaces it. */
  page: Page;
  /** Path of the page in the address bar. */
  path: string;
  /** The page to be shown next, or that is shown. */
  target: Target;
  /** The last change of page, or the next one, once its page is loaded. */
  turn: PageChange;
}

/** `isOther`: whether the page is not the one shown before. */
export type PageChange = { page: Page; isOther: boolean } & Pick<Target, 'link'>;

export type NavigationEvent =
  /** A link was followed. The address bar changes together with the page. */
  | ({ type: 'page.request' } & Target)
  /** Sent by the parent: the visitor has asked for something else than the link's page. */
  | { type: 'page.dismiss' }
  /** The address bar has changed, for example by Back. */
  | { type: 'address.change'; path: string }
  /** `page.retry`: tries again to load a page that failed. `page.draw`: the browser is ready to draw the next page. */
  | { type: 'page.retry' | 'page.draw' }
  /** The browser accepts no more history entries for a while. */
  | { type: 'address.refuse' };

export type NavigationFact =
  /** `page.left`: the address bar names another page. The current page stays until the other one is ready. */
  { type: 'page.left' } | { type: 'page.shown'; page: Page } | CodeFact | PartFact;

const parent = ({ context }: { context: NavigationContext }) => context.parent;
const turn = ({ context }: { context: NavigationContext }) => context.turn;
const reportsFailed = { type: 'reportFailed', params: ({ event }: { event: { error: unknown } }) => event } as const;

/** Goes on with the page in the address bar instead of a link's. */
const loadsAddress = { target: 'loading', reenter: true, actions: 'forgetLink' } as const;
const withoutLink = [{ guard: 'isAddressShown', target: 'shown' }, loadsAddress] as const;

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as { parent: Parent<NavigationFact>; page: Page },
    tags: {} as 'loading',
  },
  actors: {
    /** Reports the page in the address bar: once when the actor starts, then after every Back and Forward. */
    addressBar: fromCallback(unprovided('addressBar')),
    loadPage: fromPromise<Page, { path: string }>(unprovided('loadPage')),
    /** Sets address and scroll position when the browser is ready, and sends `page.draw`, or else `address.refuse`. */
    pageTurn: fromCallback<NavigationEvent, PageChange>(unprovided('pageTurn')),
    /** Sets title and description, and then the focus, of the page that has been drawn. */
    arrival: fromPromise<void, PageChange>(unprovided('arrival')),
    /** Sets title and focus for the error message. */
    errorMessage: fromCallback(unprovided('errorMessage')),
  },
  guards: {
    isOther: ({ context }) => context.turn.isOther,
    isLink: ({ context }) => context.target.link !== '',
    /** Whether the page in the address bar is shown; after Back or Forward, it may still be loading. */
    isAddressShown: ({ context: { page, path } }) => page.path === path,
  },
  actions: {
    arrive: assign(({ context: { turn, target } }) => ({ page: turn.page, path: target.path })),
    forgetLink: assign(({ context: { path } }) => ({ target: { link: '', path } })),
    reportLeft: sendTo(parent, { type: 'page.left' }),
    reportShown: sendTo(parent, ({ context }) => ({ type: 'page.shown', page: context.turn.page })),
    reportFailed: sendTo(
      parent,
      ({ context: { target } }, failed: { error: unknown; closes?: true }): CodeFact => ({
        ...{ type: 'code.failed', what: `The page ${target.path}`, link: target.link, reason: failed.error },
        ...(failed.closes && { closes: true }),
      }),
    ),
    reportPart: sendTo(parent, partFact),
  },
  delays: {
    /** Between two attempts to write an address that the browser has refused. */
    retryDelay: 1_000,
  },
}).createMachine({
  id: 'navigation',
  context: ({ input: { parent, page } }) => ({
    parent,
    page,
    path: page.path,
    target: { link: '', path: page.path },
    turn: { page, link: '', isOther: false },
  }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: {
    'page.request': {
      target: '.loading',
      actions: assign(({ event: { link, path } }) => ({ target: { link, path } })),
    },
    'address.change': {
      guard: ({ context, event }) => event.path !== context.path,
      target: '.loading',
      actions: [assign(({ event: { path } }) => ({ path, target: { link: '', path } })), 'reportLeft'],
    },
  },
  initial: 'shown',
  states: {
    shown: {},
    /** The old page stays on the screen until the next one has loaded. This state ends at once if it already has. */
    loading: {
      tags: 'loading',
      on: { 'page.dismiss': withoutLink, 'page.retry': loadsAddress },
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: context.target.path }),
        onDone: {
          target: 'turning',
          actions: assign(({ context: { page, target }, event: { output } }) => ({
            turn: { page: output, link: target.link, isOther: output.path !== page.path },
          })),
        },
        onError: [
          { guard: 'isAddressShown', target: 'shown', actions: reportsFailed },
          // The link was followed while the page in the address bar was still loading, so that page is loaded now.
          { ...loadsAddress, guard: 'isLink', actions: [reportsFailed, 'forgetLink'] },
          {
            target: 'failed',
            actions: [
              { type: 'reportFailed', params: ({ event: { error } }) => ({ error, closes: true }) },
              assign({ page: NO_PAGE }),
            ],
          },
        ],
      },
    },
    turning: {
      invoke: { id: 'pageTurn', src: 'pageTurn', input: turn },
      on: {
        'page.draw': [
          { guard: 'isOther', target: 'arriving', actions: ['arrive', 'reportShown'] },
          { target: 'arriving', actions: 'arrive' },
        ],
        'page.dismiss': withoutLink,
        'address.refuse': 'refused',
      },
    },
    /** Safari, for one, accepts a hundred history entries in half a minute. The old page stays until it accepts another. */
    refused: { tags: 'loading', on: { 'page.dismiss': withoutLink }, after: { retryDelay: 'turning' } },
    arriving: {
      invoke: {
        id: 'arrival',
        src: 'arrival',
        input: turn,
        onDone: 'shown',
        onError: { target: 'shown', actions: { type: 'reportPart', params: ({ event }) => event } },
      },
    },
    failed: {
      invoke: { id: 'errorMessage', src: 'errorMessage' },
      on: { 'page.retry': { target: 'loading', actions: 'reportLeft' } },
    },
  },
});
