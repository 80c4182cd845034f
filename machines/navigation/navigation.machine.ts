/** Which page is shown: the one last asked for, as soon as its code has been loaded. */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Page } from '../page';
import type { Parent } from '../parent';

export interface NavigationContext {
  parent: Parent<NavigationFact>;
  /** The page that is shown; undefined once the address bar has left it. */
  page: Page | undefined;
  /** The page that the address bar names, by its path. */
  path: string;
  /** Where a link leads, with query and fragment; undefined where the address bar has changed first. */
  link: string | undefined;
  /** The page asked for, once it has been loaded. */
  next: Page | undefined;
}

export type NavigationEvent =
  /** A link was followed. The address bar changes with the page. */
  | { type: 'page.request'; link: string }
  /** The address bar has changed by itself, as by Back and Forward. */
  | { type: 'address.change'; path: string }
  /** The browser is ready to draw the next page. */
  | { type: 'page.draw' };

export type NavigationFact =
  | { type: 'page.left' }
  | { type: 'page.shown'; page: Page }
  /** A link led to a page that cannot be loaded. */
  | { type: 'page.failed' };

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as { parent: Parent<NavigationFact>; page: Page },
    tags: {} as 'failed',
  },
  actors: {
    /** Reports every entry of the history that is come to by Back or Forward. */
    addressBar: fromCallback(() => {
      throw new Error('addressBar is not provided');
    }),
    loadPage: fromPromise<Page, { path: string }>(() => {
      throw new Error('loadPage is not provided');
    }),
    /** Asks for `page.draw` when the browser is ready; then sets address, title, scroll position and focus. */
    pageTurn: fromCallback<NavigationEvent, { link: string | undefined; page: Page | undefined; isOther: boolean }>(
      () => {
        throw new Error('pageTurn is not provided');
      },
    ),
  },
  guards: {
    isElsewhere: ({ context }, { path }: { path: string }) => path !== context.path,
    isOther: ({ context }) => isOther(context),
    isPageShown: ({ context }) => context.page !== undefined,
  },
  actions: {
    keepLink: assign({ link: (_, { link }: { link: string }) => link }),
    leavePage: assign((_, { path }: { path: string }) => ({ path, link: undefined, page: undefined })),
    keepNext: assign({ next: (_, { next }: { next: Page }) => next }),
    showNext: assign(({ context: { next, path } }) => ({ page: next, path: next?.path ?? path })),
    /** Reports an address that leads nowhere. */
    logArrival: (_, _params: { page: Page | undefined }) => {
      throw new Error('logArrival is not provided');
    },
    logFailure: (_, _params: { path: string; reason: unknown }) => {
      throw new Error('logFailure is not provided');
    },
    tellLeft: sendTo(({ context }) => context.parent, { type: 'page.left' }),
    tellShown: sendTo(
      ({ context }) => context.parent,
      ({ context: { page } }) => (page ? { type: 'page.shown', page } : { type: 'page.left' }),
    ),
    tellFailed: sendTo(({ context }) => context.parent, { type: 'page.failed' }),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input: { parent, page } }) => ({ parent, page, path: page.path, link: undefined, next: undefined }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  entry: { type: 'logArrival', params: ({ context: { page } }) => ({ page }) },
  on: {
    'page.request': { target: '.loading', actions: { type: 'keepLink', params: ({ event }) => event } },
    'address.change': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.loading',
      actions: [{ type: 'leavePage', params: ({ event }) => event }, 'tellLeft'],
    },
  },
  initial: 'shown',
  states: {
    shown: {},
    /** For a link the old page stays meanwhile; after Back or Forward there is none. */
    loading: {
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: pathAhead(context) }),
        onDone: { target: 'turning', actions: { type: 'keepNext', params: ({ event }) => ({ next: event.output }) } },
        onError: [
          {
            guard: 'isPageShown',
            target: 'shown',
            actions: [
              {
                type: 'logFailure',
                params: ({ context, event }) => ({ path: pathAhead(context), reason: event.error }),
              },
              'tellFailed',
            ],
          },
          {
            target: 'failed',
            actions: {
              type: 'logFailure',
              params: ({ context, event }) => ({ path: pathAhead(context), reason: event.error }),
            },
          },
        ],
      },
    },
    turning: {
      invoke: {
        id: 'pageTurn',
        src: 'pageTurn',
        input: ({ context }) => ({ link: context.link, page: context.next, isOther: isOther(context) }),
      },
      on: {
        'page.draw': [
          {
            guard: 'isOther',
            target: 'shown',
            actions: ['showNext', { type: 'logArrival', params: ({ context: { page } }) => ({ page }) }, 'tellShown'],
          },
          { target: 'shown' },
        ],
      },
    },
    failed: { tags: 'failed' },
  },
});

/** Path of the page asked for. */
function pathAhead({ link, path }: NavigationContext): string {
  return link?.replace(/[?#].*/, '') ?? path;
}

function isOther({ page, next }: NavigationContext): boolean {
  return next?.path !== page?.path;
}
