import { fromCallback } from 'xstate';
import type { LightboxEvent } from '../../machines/lightbox/lightbox.machine';
import { listen } from './listen';

const photoKeys: Record<string, LightboxEvent | undefined> = {
  ArrowRight: { type: 'photo.next' },
  ArrowLeft: { type: 'photo.previous' },
};

/** The arrow keys, as long as its state lasts. Escape is the dialog's own business. */
export const photoKeyboard = fromCallback(({ sendBack }) =>
  listen<KeyboardEvent>(window, ['keydown'], event => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const said = photoKeys[event.key];
    if (!said) return;
    event.preventDefault();
    sendBack(said);
  }),
);
