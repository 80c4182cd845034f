import type { ContactFormActor } from '../../machines/contact-form/contact-form.machine';

/**
 * While a message is sent the button is disabled, and a disabled button loses the focus to nowhere. Gives it back when the
 * send has ended, unless the visitor has gone elsewhere meanwhile. Returns what stops it.
 */
export function keepFocus(element: HTMLFormElement, form: ContactFormActor): () => void {
  let wasInside = false;
  const note = form.on('message.submitted', () => {
    wasInside = element.contains(document.activeElement);
  });
  const giveBack = () =>
    requestAnimationFrame(() => {
      if (wasInside && (document.activeElement === null || document.activeElement === document.body)) {
        element.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
      }
    });
  const sent = form.on('message.sent', giveBack);
  const failed = form.on('message.failed', giveBack);
  return () => {
    for (const subscription of [note, sent, failed]) subscription.unsubscribe();
  };
}
