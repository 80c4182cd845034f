/** The mail service, which is chosen at build time, so that the code of the other service is left out. */
import type { SendMessage } from './send-message';

/** Loads the service. src/environment.ts preloads it; if that failed, the service loads when a message is sent. */
export function mailService(): Promise<SendMessage> {
  if (import.meta.env.VITE_MAIL_SERVICE === 'endpoint') {
    return import('./form-endpoint').then(({ sendToEndpoint }) => sendToEndpoint(import.meta.env.VITE_FORM_ENDPOINT));
  }
  return import('./emailjs').then(({ sendByEmailJS }) =>
    sendByEmailJS({
      publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
      serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID,
      templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
      origin: import.meta.env.LOCAL_MAILBOX ? location.origin : undefined,
    }),
  );
}
