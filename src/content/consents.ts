/**
 * One line for each photograph: where the signed consent of the person in it is kept, under the picture's id, such as
 * 'gallery-knotless-bob': 'Form of May 3, 2026, in the blue folder'.
 * Kept apart from photographs.ts because what stands there is sent to every visitor, and this is nobody else's business.
 */
import type { Consents } from './schema';

export const consents: Consents = {
  // Here, a line each.
};
