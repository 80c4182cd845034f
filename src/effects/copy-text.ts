import { withTimeLimit } from './time-limit';

/** Copies a text; rejects if the browser does not allow it, or does not answer. */
export async function copyText(text: string): Promise<void> {
  await withTimeLimit(navigator.clipboard.writeText(text));
}
