import type { LateActor } from '../../machines/page';
import { quoteSharingMachine } from '../../machines/quote-sharing/quote-sharing.machine';
import { cardSharing } from '../effects/share-card';

/** The sharing of the page's quote. */
export const quoteSharing = (): LateActor => ({
  logic: quoteSharingMachine.provide({ actors: cardSharing() }),
  input: {},
});
