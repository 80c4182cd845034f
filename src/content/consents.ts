/**
 * One line for each photograph of a person: the picture's id, and where the person's signed consent is kept, such as
 * 'gallery-knotless-bob': 'Form of May 3, 2026, in the blue folder'. Consents are in a file of their own because
 * photographs.ts is sent to every visitor. This file is not sent to anybody.
 */
import type { Consents } from './schema';

export const consents: Consents = {
  // One line each.
};
