import type { LateActor } from '../../machines/page';
import { quoteSharingMachine } from '../../machines/quote-sharing/quote-sharing.machine';
import { cardSharing } from '../effects/share-card';

/** The `quoteSharing` actor, with its browser effects. */
export const quoteSharing = (): LateActor => ({
  logic: quoteSharingMachine.provide({ actors: cardSharing() }),
  input: {},
});
