/**
 * One line for each photograph, by the picture's id: where the signed consent of the person in it is kept, such as
 * 'gallery-knotless-bob': 'Form of May 3, 2026, in the blue folder'. Kept apart from photographs.ts, which is sent to
 * every visitor. This file never is.
 */
import type { Consents } from './schema';

export const consents: Consents = {
  // One line each.
};
