/** The loading of one photo: loading, slow after 400 ms, shown, or failed until the visitor tries again. */
import { type ActorRefFrom, setup } from 'xstate';
import { unprovided } from '../unprovided';

export const photoLoadingMachine = setup({
  types: { events: {} as { type: 'photo.loaded' | 'photo.failed' | 'photo.retry' }, tags: {} as 'slow' | 'failed' },
  actions: {
    /** Focuses the area that shows the photo, because the pressed Try again button no longer exists. */
    focusStage: unprovided('focusStage'),
  },
  delays: { shortWait: 400 },
}).createMachine({
  id: 'photoLoading',
  initial: 'loading',
  states: {
    loading: {
      on: { 'photo.loaded': 'shown', 'photo.failed': 'failed' },
      initial: 'unnoticed',
      states: { unnoticed: { after: { shortWait: 'slow' } }, slow: { tags: 'slow' } },
    },
    shown: {},
    failed: { tags: 'failed', on: { 'photo.retry': { target: 'loading', actions: 'focusStage' } } },
  },
});

export type PhotoLoadingActor = ActorRefFrom<typeof photoLoadingMachine>;
