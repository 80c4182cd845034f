/** Decides which page is shown: the page requested last, as soon as its code is loaded. */
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { missing } from '../missing';
import type { Page } from '../page';
import type { Parent } from '../parent';

interface LinkRequest {
  /** The link's address, with query and fragment. */
  link: string;
  /** Path of the link's page. */
  path: string;
}

export interface NavigationContext {
  parent: Parent<NavigationFact>;
  /** The page shown; undefined while an error message replaces it. */
  page: Page | undefined;
  /** Path of the page in the address bar. */
  path: string;
  /** The link followed last; undefined if the address bar has changed since. */
  request: LinkRequest | undefined;
  /** Loaded pages; they can be shown again without loading. */
  pages: readonly Page[];
}

export type NavigationEvent =
  /** A link was followed. The address bar changes together with the page. */
  | { type: 'page.request'; link: string; path: string }
  /** The address bar has changed, for example by Back. */
  | { type: 'address.change'; path: string }
  /** Tries again to load a page that failed. */
  | { type: 'page.retry' }
  /** The browser is ready to draw the next page. */
  | { type: 'page.draw' };

export type NavigationFact =
  /** The address bar names another page. The current page stays until the other one is ready. */
  | { type: 'page.left' }
  /** An error message has replaced the page. */
  | ({ type: 'page.closed' } & LoadFailure)
  | { type: 'page.shown'; page: Page }
  /** The page of `link` cannot be loaded. */
  | ({ type: 'page.failed'; link: string } & LoadFailure);

/** Why the page at `path` cannot be loaded. */
interface LoadFailure {
  path: string;
  reason: unknown;
}

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as { parent: Parent<NavigationFact>; page: Page },
    tags: {} as 'loading',
  },
  actors: {
    /** Reports the page in the address bar: once when the actor starts, then after every Back and Forward. */
    addressBar: fromCallback(missing('addressBar')),
    loadPage: fromPromise<Page, { path: string }>(missing('loadPage')),
    /** Sends `page.draw` when the browser is ready; then sets address, title, scroll position and focus. */
    pageTurn: fromCallback<NavigationEvent, { link: string | undefined; page: Page | undefined; isOther: boolean }>(
      missing('pageTurn'),
    ),
    /** Sets title and focus for the error message. */
    errorMessage: fromCallback(missing('errorMessage')),
  },
  guards: {
    isElsewhere: ({ context }, { path }: { path: string }) => path !== context.path,
    isLoaded: ({ context: { pages } }, { path }: { path: string }) => pages.some(page => page.path === path),
    isLoadedElsewhere: ({ context }, { path }: { path: string }) =>
      path !== context.path && context.pages.some(page => page.path === path),
    isOther: ({ context }) => isOther(context),
    isLink: ({ context }) => context.request !== undefined,
    /** Whether the page in the address bar is shown; after Back or Forward, it may still be loading. */
    isLinkFromHere: ({ context: { page, path } }) => page?.path === path,
  },
  actions: {
    keepRequest: assign({ request: (_, { link, path }: LinkRequest) => ({ link, path }) }),
    dropRequest: assign({ request: undefined }),
    keepAddress: assign((_, { path }: { path: string }) => ({ path, request: undefined })),
    /** Stores the requested path when the page itself stays the same. */
    keepArrival: assign({ path: ({ context }) => pathAhead(context) }),
    keepPage: assign({
      pages: ({ context: { pages } }, { page }: { page: Page }) => [
        ...pages.filter(({ path }) => path !== page.path),
        page,
      ],
    }),
    closePage: assign({ page: undefined }),
    showNext: enqueueActions(({ enqueue, context }) => {
      const next = pageAhead(context);
      if (!next) return;
      enqueue.assign({ page: next, path: next.path });
      enqueue.sendTo(context.parent, { type: 'page.shown', page: next });
    }),
    /** Logs the address if no page exists for it (404). */
    logArrival: (_, _params: { page: Page | undefined }) => {
      throw new Error('logArrival is not provided');
    },
    reportLeft: sendTo(({ context }) => context.parent, { type: 'page.left' }),
    reportClosed: sendTo(
      ({ context }) => context.parent,
      (_, failure: LoadFailure) => ({ type: 'page.closed' as const, ...failure }),
    ),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      ({ context: { request } }, failure: LoadFailure) => ({
        type: 'page.failed' as const,
        link: request?.link ?? failure.path,
        ...failure,
      }),
    ),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input: { parent, page } }) => ({ parent, page, path: page.path, request: undefined, pages: [page] }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  entry: { type: 'logArrival', params: ({ context: { page } }) => ({ page }) },
  on: {
    'page.request': [
      {
        guard: { type: 'isLoaded', params: ({ event }) => event },
        target: '.turning',
        actions: { type: 'keepRequest', params: ({ event }) => event },
      },
      { target: '.loading', actions: { type: 'keepRequest', params: ({ event }) => event } },
    ],
    'address.change': [
      {
        guard: { type: 'isLoadedElsewhere', params: ({ event }) => event },
        target: '.turning',
        actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'reportLeft'],
      },
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        target: '.loading',
        actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'reportLeft'],
      },
    ],
  },
  initial: 'shown',
  states: {
    shown: {},
    /** The old page stays on the screen until the next one has loaded. */
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: pathAhead(context) }),
        onDone: { target: 'turning', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        onError: [
          {
            guard: 'isLinkFromHere',
            target: 'shown',
            actions: { type: 'reportFailed', params: failureOf },
          },
          // The link was followed while the page in the address bar was still loading, so that page is loaded now.
          {
            guard: 'isLink',
            target: 'loading',
            reenter: true,
            actions: [{ type: 'reportFailed', params: failureOf }, 'dropRequest'],
          },
          { target: 'failed', actions: [{ type: 'reportClosed', params: failureOf }, 'closePage'] },
        ],
      },
    },
    turning: {
      invoke: {
        id: 'pageTurn',
        src: 'pageTurn',
        input: ({ context }) => ({ link: context.request?.link, page: pageAhead(context), isOther: isOther(context) }),
      },
      on: {
        'page.draw': [
          {
            guard: 'isOther',
            target: 'shown',
            actions: ['showNext', { type: 'logArrival', params: ({ context: { page } }) => ({ page }) }],
          },
          { target: 'shown', actions: 'keepArrival' },
        ],
      },
    },
    failed: {
      invoke: { id: 'errorMessage', src: 'errorMessage' },
      on: { 'page.retry': 'loading' },
    },
  },
});

/** Path of the requested page. */
function pathAhead({ request, path }: NavigationContext): string {
  return request?.path ?? path;
}

/** The requested page, if it is loaded. */
function pageAhead(context: NavigationContext): Page | undefined {
  const path = pathAhead(context);
  return context.pages.find(page => page.path === path);
}

function isOther(context: NavigationContext): boolean {
  return pageAhead(context) !== context.page;
}

function failureOf({ context, event }: { context: NavigationContext; event: { error: unknown } }): LoadFailure {
  return { path: pathAhead(context), reason: event.error };
}
