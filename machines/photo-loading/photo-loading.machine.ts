/** One photo on its way to the screen: expected, slow by somebody who should know it, shown, or failed until tried again. */
import { type ActorRefFrom, assign, setup } from 'xstate';

export interface PhotoLoadingContext {
  /** How often it has been asked for, the first time included. */
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
    /** The button that was pressed is gone: the focus goes to where the photo will be. */
    focusStage: () => {
      throw new Error('focusStage is not provided');
    },
  },
  delays: { patience: 400 },
}).createMachine({
  id: 'photoLoading',
  context: { attempt: 1 },
  initial: 'loading',
  states: {
    loading: {
      on: { 'photo.loaded': 'shown', 'photo.failed': 'failed' },
      after: { patience: 'slow' },
    },
    slow: { tags: 'slow', on: { 'photo.loaded': 'shown', 'photo.failed': 'failed' } },
    shown: {},
    failed: { tags: 'failed', on: { 'photo.retry': { target: 'loading', actions: ['tryAgain', 'focusStage'] } } },
  },
});

export type PhotoLoadingActor = ActorRefFrom<typeof photoLoadingMachine>;
