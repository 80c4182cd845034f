/** Which page is shown: the one last asked for, as soon as its code has been loaded. */
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Page } from '../page';
import type { Parent } from '../parent';

interface LinkRequest {
  /** Where the link leads, with query and fragment. */
  link: string;
  /** Path of the page there. */
  path: string;
}

export interface NavigationContext {
  parent: Parent<NavigationFact>;
  /** The page that is shown; undefined while an error message is shown in its place. */
  page: Page | undefined;
  /** The page that the address bar names, by its path. */
  path: string;
  /** The link that was followed last; undefined where the address bar has changed since. */
  request: LinkRequest | undefined;
  /** The pages that have been loaded: they are shown without waiting. */
  pages: readonly Page[];
}

export type NavigationEvent =
  /** A link was followed. The address bar changes with the page. */
  | { type: 'page.request'; link: string; path: string }
  /** The address bar has changed by itself, as by Back and Forward. */
  | { type: 'address.change'; path: string }
  /** The visitor asks again for the page that could not be loaded. */
  | { type: 'page.retry' }
  /** The browser is ready to draw the next page. */
  | { type: 'page.draw' };

export type NavigationFact =
  /** The address bar has left the page, which is shown until the next one is ready. */
  | { type: 'page.left' }
  /** An error message is shown in place of the page. */
  | ({ type: 'page.closed' } & LoadFailure)
  | { type: 'page.shown'; page: Page }
  /** A link led to a page that cannot be loaded. */
  | ({ type: 'page.failed' } & LoadFailure);

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
    /** Reports the page that the address bar names: once at the start, then after every Back and Forward. */
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
    /** Sets title and focus for the error message. */
    errorMessage: fromCallback(() => {
      throw new Error('errorMessage is not provided');
    }),
  },
  guards: {
    isElsewhere: ({ context }, { path }: { path: string }) => path !== context.path,
    isLoaded: ({ context: { pages } }, { path }: { path: string }) => pages.some(page => page.path === path),
    isLoadedElsewhere: ({ context }, { path }: { path: string }) =>
      path !== context.path && context.pages.some(page => page.path === path),
    isOther: ({ context }) => isOther(context),
    isLink: ({ context }) => context.request !== undefined,
    isLinkFromHere: ({ context: { request, page, path } }) => request !== undefined && page?.path === path,
  },
  actions: {
    keepRequest: assign({ request: (_, { link, path }: LinkRequest) => ({ link, path }) }),
    dropRequest: assign({ request: undefined }),
    keepAddress: assign((_, { path }: { path: string }) => ({ path, request: undefined })),
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
    /** Reports an address that leads nowhere. */
    logArrival: (_, _params: { page: Page | undefined }) => {
      throw new Error('logArrival is not provided');
    },
    tellLeft: sendTo(({ context }) => context.parent, { type: 'page.left' }),
    tellClosed: sendTo(
      ({ context }) => context.parent,
      (_, failure: LoadFailure) => ({ type: 'page.closed' as const, ...failure }),
    ),
    tellFailed: sendTo(
      ({ context }) => context.parent,
      (_, failure: LoadFailure) => ({ type: 'page.failed' as const, ...failure }),
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
        actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'tellLeft'],
      },
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        target: '.loading',
        actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'tellLeft'],
      },
    ],
  },
  initial: 'shown',
  states: {
    shown: {},
    /** The old page stays on the screen meanwhile. */
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
            actions: { type: 'tellFailed', params: failureOf },
          },
          // The page of the address bar was still being loaded when the visitor followed the link.
          {
            guard: 'isLink',
            target: 'loading',
            reenter: true,
            actions: [{ type: 'tellFailed', params: failureOf }, 'dropRequest'],
          },
          { target: 'failed', actions: [{ type: 'tellClosed', params: failureOf }, 'closePage'] },
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
          { target: 'shown' },
        ],
      },
    },
    failed: {
      invoke: { id: 'errorMessage', src: 'errorMessage' },
      on: { 'page.retry': 'loading' },
    },
  },
});

/** Path of the page asked for. */
function pathAhead({ request, path }: NavigationContext): string {
  return request?.path ?? path;
}

/** The page asked for, if it is loaded. */
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
