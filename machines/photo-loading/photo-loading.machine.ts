/** The loading of one photo: loading, slow after 400 ms, shown, or failed until the visitor tries again. */
import { type ActorRefFrom, assign, setup } from 'xstate';
import { missing } from '../missing';

export interface PhotoLoadingContext {
  /** Number of requests, including the first. */
  attempt: number;
}

export type PhotoLoadingEvent = { type: 'photo.loaded' } | { type: 'photo.failed' } | { type: 'photo.retry' };

export const photoLoadingMachine = setup({
  types: {
    context: {} as PhotoLoadingContext,
    events: {} as PhotoLoadingEvent,
    tags: {} as 'slow' | 'failed',
  },
  actions: {
    tryAgain: assign({ attempt: ({ context }) => context.attempt + 1 }),
    /** Focuses the area that shows the photo, because the pressed Try again button no longer exists. */
    focusStage: missing('focusStage'),
  },
  delays: { shortWait: 400 },
}).createMachine({
  id: 'photoLoading',
  context: { attempt: 1 },
  initial: 'loading',
  states: {
    loading: {
      on: { 'photo.loaded': 'shown', 'photo.failed': 'failed' },
      initial: 'unnoticed',
      states: {
        unnoticed: { after: { shortWait: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    shown: {},
    failed: { tags: 'failed', on: { 'photo.retry': { target: 'loading', actions: ['tryAgain', 'focusStage'] } } },
  },
});

export type PhotoLoadingActor = ActorRefFrom<typeof photoLoadingMachine>;
