/** Decides which page is shown: the page requested last, as soon as its code is loaded. */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
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
  /** An error message has replaced the page in the address bar. `link` is empty. */
  | ({ type: 'page.closed'; reason: unknown } & LinkRequest)
  | { type: 'page.shown'; page: Page }
  /** The page of a link cannot be loaded. */
  | ({ type: 'page.failed'; reason: unknown } & LinkRequest);

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
    isLoaded: ({ context }) => pageAhead(context) !== undefined,
    isOther: ({ context }) => isOther(context),
    isLink: ({ context }) => context.request !== undefined,
    /** Whether the page in the address bar is shown; after Back or Forward, it may still be loading. */
    isLinkFromHere: ({ context: { page, path } }) => page?.path === path,
  },
  actions: {
    arrive: assign(({ context }) => ({ page: pageAhead(context), path: pathAhead(context) })),
    reportLeft: sendTo(({ context }) => context.parent, { type: 'page.left' }),
    reportShown: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'page.shown', page: context.page as Page }),
    ),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      ({ context: { request } }, { error }: { error: unknown }) => ({
        type: 'page.failed' as const,
        ...(request as LinkRequest),
        reason: error,
      }),
    ),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input: { parent, page } }) => ({ parent, page, path: page.path, request: undefined, pages: [page] }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: {
    'page.request': {
      target: '.loading',
      actions: assign(({ event: { link, path } }) => ({ request: { link, path } })),
    },
    'address.change': {
      guard: ({ context, event }) => event.path !== context.path,
      target: '.loading',
      actions: [assign(({ event: { path } }) => ({ path, request: undefined })), 'reportLeft'],
    },
  },
  initial: 'shown',
  states: {
    shown: {},
    /** The old page stays on the screen until the next one has loaded. */
    loading: {
      tags: 'loading',
      always: { guard: 'isLoaded', target: 'turning' },
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: pathAhead(context) }),
        onDone: { actions: assign(({ context, event }) => ({ pages: [...context.pages, event.output] })) },
        onError: [
          {
            guard: 'isLinkFromHere',
            target: 'shown',
            actions: { type: 'reportFailed', params: ({ event }) => event },
          },
          // The link was followed while the page in the address bar was still loading, so that page is loaded now.
          {
            guard: 'isLink',
            target: 'loading',
            reenter: true,
            actions: [{ type: 'reportFailed', params: ({ event }) => event }, assign({ request: undefined })],
          },
          {
            target: 'failed',
            actions: [
              sendTo(
                ({ context }) => context.parent,
                ({ context: { path }, event }) => ({
                  type: 'page.closed' as const,
                  link: '',
                  path,
                  reason: event.error,
                }),
              ),
              assign({ page: undefined }),
            ],
          },
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
          { guard: 'isOther', target: 'shown', actions: ['arrive', 'reportShown'] },
          { target: 'shown', actions: 'arrive' },
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
const pathAhead = ({ request, path }: NavigationContext) => request?.path ?? path;

/** The requested page, if it is loaded. */
const pageAhead = (context: NavigationContext) => context.pages.find(({ path }) => path === pathAhead(context));

const isOther = (context: NavigationContext) => pageAhead(context) !== context.page;
